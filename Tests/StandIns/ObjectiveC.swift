// A stand-in for Apple's module ObjectiveC: the names that the output uses.

public protocol NSObjectProtocol: AnyObject {}

@objc open class NSObject: NSObjectProtocol {
  public init() {}
}

public struct NSZone {}
