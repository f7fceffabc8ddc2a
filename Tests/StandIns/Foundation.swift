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
