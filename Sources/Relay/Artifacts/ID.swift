/// An object's id, as the server gives it: opaque text.
///
/// Ids are equal when their bytes are: texts that Unicode calls equivalent are different ids.
public struct ID: Sendable {
    /// The text.
    public let rawValue: String

    /// The id with this text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ID: Hashable {
    /// Whether both have the same bytes.
    public static func == (left: ID, right: ID) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Feeds the bytes to `hasher`.
    public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
    }
}

extension ID: ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The id written out.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The text.
    public var description: String { rawValue }
}
