// swift-format-ignore-file
// Apple's ObjectiveC, as far as this package and the compiler use it.

@_exported import ObjectiveC

public struct Selector: Hashable, Sendable {
    public init(_ string: String) {}
}

public struct ObjCBool: Sendable {
    public init(_ value: Bool) { boolValue = value }
    public let boolValue: Bool
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}
