// A stand-in for Apple's Foundation: the names that the output uses.

@_exported import Darwin
@_exported import ObjectiveC

@objc public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

@objc public protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

open class Thread: NSObject, @unchecked Sendable {
  open class var current: Thread { fatalError() }
  open var threadDictionary: NSMutableDictionary { fatalError() }
}

open class NSMutableDictionary: NSObject {
  public subscript(key: Any) -> Any? {
    get { fatalError() }
    set {}
  }
}

public struct Data: Sendable {
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == UInt8 {}
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { fatalError() }

  @available(macOS 10.15.4, *)
  public func write<Bytes>(contentsOf data: Bytes) throws {}
}
