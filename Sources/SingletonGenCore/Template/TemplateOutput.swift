/// The bytes that a rendering writes, before they are appended to the caller's array.
///
/// Rendering writes many short texts; appending each to an array took a third of its time. This
/// is the one place of the engine with unsafe memory: bytes below `count` are initialized, and
/// `count` is never above the size of `memory`.
struct TemplateOutput: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)
  private(set) var count = 0

  deinit { memory.deallocate() }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func append(_ text: String) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable {
      append(UnsafeRawBufferPointer($0))
    }
    if done == nil {
      for byte in text.utf8 { append(byte) }
    }
  }

  /// Appends a text with the characters replaced that HTML gives a meaning.
  mutating func append(escapingHTML text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      default: append(byte)
      }
    }
  }

  /// Appends all bytes to the array.
  func copy(to array: inout [UInt8]) {
    array.append(contentsOf: UnsafeRawBufferPointer(rebasing: memory[..<count]))
  }

  private mutating func append(_ byte: UInt8) {
    if count == memory.count { grow(by: 1) }
    memory[count] = byte
    count += 1
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > memory.count - count { grow(by: bytes.count) }
    guard let start = memory.baseAddress else { return }
    (start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Makes room for so many more bytes, and at least doubles the room.
  private mutating func grow(by additional: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(count + additional, 2 * memory.count), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}
