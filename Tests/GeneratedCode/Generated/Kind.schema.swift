// @generated Kind.schema sha256:bb23676772844e810fb8f29e3ad02b3fcbd42685854f9a7b5558233009d3adb5
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

/// Enums that differ in case only.
public nonisolated enum Kind: Relay.GraphQLEnum {
    case self_
    case `Self`
    case init_
    case type
    case unknown_
    case none
    case some
    case `case`
    case `default`
    case UPPER_CASE
    case upperCase
    case upper_case
    case rawValue_
    case allCases_
    case hash_
    case hashValue_
    case description
    case __
    case X
    case x
    case a
    case _a
    /// - Note: Deprecated. It is */ old.
    case old
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    public static var allCases: [Self] {
        return [.self_, .`Self`, .init_, .type, .unknown_, .none, .some, .`case`, .`default`, .UPPER_CASE, .upperCase, .upper_case, .rawValue_, .allCases_, .hash_, .hashValue_, .description, .__, .X, .x, .a, ._a, .old]
    }

    /// The value of a name.
    public init(rawValue: Swift.String) {
        switch rawValue {
        case "self":
            self = .self_
        case "Self":
            self = .`Self`
        case "init":
            self = .init_
        case "Type":
            self = .type
        case "unknown":
            self = .unknown_
        case "none":
            self = .none
        case "some":
            self = .some
        case "case":
            self = .`case`
        case "default":
            self = .`default`
        case "UPPER_CASE":
            self = .UPPER_CASE
        case "upperCase":
            self = .upperCase
        case "upper_case":
            self = .upper_case
        case "rawValue":
            self = .rawValue_
        case "allCases":
            self = .allCases_
        case "hash":
            self = .hash_
        case "hashValue":
            self = .hashValue_
        case "description":
            self = .description
        case "_":
            self = .__
        case "X":
            self = .X
        case "x":
            self = .x
        case "A_":
            self = .a
        case "_A":
            self = ._a
        case "OLD":
            self = .old
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    public var rawValue: Swift.String {
        switch self {
        case .self_:
            return "self"
        case .`Self`:
            return "Self"
        case .init_:
            return "init"
        case .type:
            return "Type"
        case .unknown_:
            return "unknown"
        case .none:
            return "none"
        case .some:
            return "some"
        case .`case`:
            return "case"
        case .`default`:
            return "default"
        case .UPPER_CASE:
            return "UPPER_CASE"
        case .upperCase:
            return "upperCase"
        case .upper_case:
            return "upper_case"
        case .rawValue_:
            return "rawValue"
        case .allCases_:
            return "allCases"
        case .hash_:
            return "hash"
        case .hashValue_:
            return "hashValue"
        case .description:
            return "description"
        case .__:
            return "_"
        case .X:
            return "X"
        case .x:
            return "x"
        case .a:
            return "A_"
        case ._a:
            return "_A"
        case .old:
            return "OLD"
        case .unknown(let name):
            return name
        }
    }
}
