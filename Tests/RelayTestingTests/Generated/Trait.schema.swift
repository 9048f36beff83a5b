// @generated Trait.schema sha256:a39366bba90643219c3b2eeb2ef3b00b8683996fd7711d62fcf888c36cd4d323
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Trait: Relay.GraphQLEnum {
    case cheerful
    case derisive
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.cheerful, .derisive]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "CHEERFUL":
            self = .cheerful
        case "DERISIVE":
            self = .derisive
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .cheerful:
            return "CHEERFUL"
        case .derisive:
            return "DERISIVE"
        case .unknown(let name):
            return name
        }
    }
}
