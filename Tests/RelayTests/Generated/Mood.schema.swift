// @generated Mood.schema sha256:26a9daa104ed15f7ce132d624c00414836e3a4f317268ffa68360ed53040b1e6
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Mood: Relay.GraphQLEnum {
    case good
    case neutral
    case bad
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.good, .neutral, .bad]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "GOOD":
            self = .good
        case "NEUTRAL":
            self = .neutral
        case "BAD":
            self = .bad
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .good:
            return "GOOD"
        case .neutral:
            return "NEUTRAL"
        case .bad:
            return "BAD"
        case .unknown(let name):
            return name
        }
    }
}
