/// A type as an artifact writes it: `[enum Episode!]!`.
package indirect enum TypeReference: Sendable, Hashable {
    case named(Kind, String)
    case list(TypeReference)
    case nonNull(TypeReference)

    /// The kind of a named type.
    package enum Kind: Sendable, Hashable {
        case int, float, string, boolean, id
        /// A custom scalar: any JSON value.
        case scalar
        case enumeration
        /// An object type.
        case object
        /// An interface or a union.
        case abstract
    }

    /// The named type inside all lists and non-null types.
    package var named: (kind: Kind, name: String) {
        switch self {
        case .named(let kind, let name): (kind, name)
        case .list(let inner), .nonNull(let inner): inner.named
        }
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type in GraphQL syntax.
    package var description: String {
        switch self {
        case .named(_, let name): name
        case .list(let inner): "[\(inner)]"
        case .nonNull(let inner): "\(inner)!"
        }
    }
}

extension TypeReference {
    /// The depths at which null is not allowed: bit 0 for the value itself, bit 1 for the elements
    /// of a list, and so on for the first eight.
    var nonNullDepths: UInt8 {
        switch self {
        case .named: 0
        case .list(let inner): inner.nonNullDepths << 1
        case .nonNull(let inner): inner.nonNullDepths | 1
        }
    }

    /// The number of lists around the named type.
    package var listDepth: Int {
        switch self {
        case .named: 0
        case .list(let inner): inner.listDepth + 1
        case .nonNull(let inner): inner.listDepth
        }
    }
}
