// @generated Type.schema sha256:54961965472817a6643a2c516dc19bf37e3dfb1764b88236e4c2722be2e501fc
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Type_: Relay.GraphQLEnum {
    case a
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    public static var allCases: [Self] {
        return [.a]
    }

    /// The value of a name.
    public init(rawValue: Swift.String) {
        switch rawValue {
        case "A":
            self = .a
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    public var rawValue: Swift.String {
        switch self {
        case .a:
            return "A"
        case .unknown(let name):
            return name
        }
    }
}
