// @generated Kind_.schema sha256:70da4160f652a9ece1cfc79b8cfdc6c3d79e2286d5786e83895f809f4cb3dd87
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Kind_: Relay.GraphQLEnum {
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
