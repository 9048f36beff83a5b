/// An input that may be left out: unset, null and a value are three different things to a server.
public enum Input<Wrapped> {
    /// The input isn't sent; the server takes its default.
    case unset
    /// `null` is sent.
    case null
    /// The value is sent; indirect, so that input objects can hold themselves.
    indirect case value(Wrapped)

    /// The value; unset where it is `nil`.
    public init(_ value: Wrapped?) {
        self = value.map(Input.value) ?? .unset
    }

    /// The value, if there is one.
    public var value: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Input: Sendable where Wrapped: Sendable {}
extension Input: Equatable where Wrapped: Equatable {}
extension Input: Hashable where Wrapped: Hashable {}

extension Input: ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral {
    /// The value written out.
    public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
        self = .value(Wrapped(unicodeScalarLiteral: value))
    }
}

extension Input: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The value written out.
    public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
        self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
    }
}

extension Input: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
    /// The value written out.
    public init(stringLiteral value: Wrapped.StringLiteralType) {
        self = .value(Wrapped(stringLiteral: value))
    }
}

extension Input: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
    /// The value written out.
    public init(integerLiteral value: Wrapped.IntegerLiteralType) {
        self = .value(Wrapped(integerLiteral: value))
    }
}

extension Input: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
    /// The value written out.
    public init(floatLiteral value: Wrapped.FloatLiteralType) {
        self = .value(Wrapped(floatLiteral: value))
    }
}

extension Input: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
    /// The value written out.
    public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
        self = .value(Wrapped(booleanLiteral: value))
    }
}
