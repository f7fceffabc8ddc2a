/// An open file that is closed when it goes out of scope.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    var descriptor: Int32
    repeat {
      descriptor = open(path, flags | O_CLOEXEC, mode)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit { _ = close(descriptor) }

  func readAll(limit: Int = .max) throws(SystemError) -> [UInt8] {
    try Streams.readAll(descriptor, limit: limit)
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try Streams.write(bytes, to: descriptor) }

  func status() throws(SystemError) -> stat { try Streams.status(of: descriptor) }
}
