/// The id that a server assigns to an object: opaque text.
///
/// Ids are compared by their bytes: texts that are canonically equivalent in Unicode are different
/// ids.
public struct ID: Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an id with this text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ID: Hashable {
    /// Returns whether both have the same bytes.
    public static func == (left: ID, right: ID) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
    }
}

extension ID: ExpressibleByStringInterpolation, CustomStringConvertible {
    /// Creates an id from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The text.
    public var description: String { rawValue }
}
