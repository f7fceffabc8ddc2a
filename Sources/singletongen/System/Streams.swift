/// Whole reads and writes of descriptors, which continue after interruptions.
enum Streams {
  static func status(of descriptor: Int32) throws(SystemError) -> stat {
    var result = stat()
    guard fstat(descriptor, &result) == 0 else { throw .last }
    return result
  }

  /// Reads up to the end.
  ///
  /// - Parameter limit: how many bytes there may be; more are the error `EFBIG`.
  static func readAll(_ descriptor: Int32, limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(Int(try status(of: descriptor).st_size), limit))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno != EINTR { throw .last }
      } else if count == 0 {
        return bytes
      } else if count > limit - bytes.count {
        throw SystemError(code: EFBIG)
      } else {
        // Not with room reserved for each chunk: the array would be copied for each of them.
        bytes += chunk[..<count]
      }
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
