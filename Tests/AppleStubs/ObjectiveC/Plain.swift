// swift-format-ignore-file
// Apple's ObjectiveC for code that hands pointers to C, which the compiler of Linux refuses to check
// together with classes of Objective-C.

public struct Selector: Hashable, Sendable {}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol {
    public init() {}
    open func copy() -> Any { self }
}
