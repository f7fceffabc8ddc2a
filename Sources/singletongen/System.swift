#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the operating system says of a call that failed.
struct SystemError: Error {
  let code: Int32

  /// The error of the last call of this thread.
  static var last: SystemError { SystemError(code: errno) }

  var isBrokenPipe: Bool { code == EPIPE }

  /// The system's own words, such as `No such file or directory`.
  var reason: String { String(cString: strerror(code)) }
}

/// An open file that is closed when it goes out of scope.
struct FileHandle: ~Copyable {
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

  func readAll() throws(SystemError) -> [UInt8] { try Streams.readAll(descriptor) }

  func write(_ bytes: [UInt8]) throws(SystemError) { try Streams.write(bytes, to: descriptor) }

  func status() throws(SystemError) -> stat { try Streams.status(of: descriptor) }
}

/// Whole reads and writes, which go on after interruptions.
enum Streams {
  static func status(of descriptor: Int32) throws(SystemError) -> stat {
    var result = stat()
    guard fstat(descriptor, &result) == 0 else { throw .last }
    return result
  }

  static func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var size = 1 << 16
    var info = stat()
    if fstat(descriptor, &info) == 0, info.st_size > 0 { size = Int(info.st_size) + 1 }
    while true {
      let old = bytes.count
      bytes.reserveCapacity(old + size)
      var failure: SystemError?
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        var result: Int
        repeat {
          result = read(descriptor, buffer.baseAddress, size)
        } while result < 0 && errno == EINTR
        if result < 0 { failure = .last }
        count = max(result, 0)
      }
      if let failure { throw failure }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      size = max(1 << 16, size - chunk.count)
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = writeOnce(descriptor, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
  }
}

/// The system's `write`, which the method of the same name hides.
private func writeOnce(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
