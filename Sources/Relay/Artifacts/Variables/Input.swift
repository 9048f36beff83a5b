/// An optional input: for a server, unset, null and a value are three different things.
public enum Input<Wrapped> {
    /// The input is not sent, and the server uses its default.
    case unset
    /// `null` is sent.
    case null
    /// The value is sent.
    ///
    /// The case is indirect, so that input objects can contain themselves.
    indirect case value(Wrapped)

    /// Creates an input with a value, or an unset input for `nil`.
    public init(_ value: Wrapped?) {
        self = value.map(Input.value) ?? .unset
    }

    /// The value; `nil` if the input is unset or null.
    public var value: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Input: Sendable where Wrapped: Sendable {}
extension Input: Equatable where Wrapped: Equatable {}
extension Input: Hashable where Wrapped: Hashable {}

extension Input: ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral {
    /// Creates a value from a literal.
    public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
        self = .value(Wrapped(unicodeScalarLiteral: value))
    }
}

extension Input: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a value from a literal.
    public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
        self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
    }
}

extension Input: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
    /// Creates a value from a literal.
    public init(stringLiteral value: Wrapped.StringLiteralType) {
        self = .value(Wrapped(stringLiteral: value))
    }
}

extension Input: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
    /// Creates a value from a literal.
    public init(integerLiteral value: Wrapped.IntegerLiteralType) {
        self = .value(Wrapped(integerLiteral: value))
    }
}

extension Input: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
    /// Creates a value from a literal.
    public init(floatLiteral value: Wrapped.FloatLiteralType) {
        self = .value(Wrapped(floatLiteral: value))
    }
}

extension Input: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
    /// Creates a value from a literal.
    public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
        self = .value(Wrapped(booleanLiteral: value))
    }
}
