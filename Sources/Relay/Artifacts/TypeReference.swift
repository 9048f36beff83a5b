/// A type as an artifact writes it: `[enum Episode!]!`.
package indirect enum TypeReference: Sendable, Hashable {
    case named(Kind, String)
    case list(TypeReference)
    case nonNull(TypeReference)

    /// What a named type is.
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

    /// The type's name and kind, without lists and non-nulls.
    package var named: (kind: Kind, name: String) {
        switch self {
        case .named(let kind, let name): (kind, name)
        case .list(let inner), .nonNull(let inner): inner.named
        }
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type as GraphQL writes it.
    package var description: String {
        switch self {
        case .named(_, let name): name
        case .list(let inner): "[\(inner)]"
        case .nonNull(let inner): "\(inner)!"
        }
    }
}

extension TypeReference {
    /// Where null is not allowed: bit 0 for the value itself, bit 1 for the elements of a list, and
    /// so on for the first eight.
    var nonNullDepths: UInt8 {
        switch self {
        case .named: 0
        case .list(let inner): inner.nonNullDepths << 1
        case .nonNull(let inner): inner.nonNullDepths | 1
        }
    }

    /// How many lists are around the named type.
    package var listDepth: Int {
        switch self {
        case .named: 0
        case .list(let inner): inner.listDepth + 1
        case .nonNull(let inner): inner.listDepth
        }
    }
}
