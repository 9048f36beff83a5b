// swift-format-ignore-file
// The classes that values become where Objective-C sees them.
open class NSData: NSObject {}
open class NSURL: NSObject {}
open class NSError: NSObject, Error, @unchecked Sendable {}
open class NSArray: NSObject {}

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension String: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Data: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension URL: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension URLRequest: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURLRequest }
extension _ObjectiveCBridgeable where _ObjectiveCType: NSObject {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType, result: inout Self?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}
