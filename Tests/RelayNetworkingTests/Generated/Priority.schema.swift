// @generated Priority.schema sha256:019f24780d5bca959f6a6ba4a47f17d669072fbfeef22abfa0ffb04dd882e0ff
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Priority: Relay.GraphQLEnum {
    case low
    case normal
    case urgent
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.low, .normal, .urgent]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "LOW":
            self = .low
        case "NORMAL":
            self = .normal
        case "URGENT":
            self = .urgent
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .low:
            return "LOW"
        case .normal:
            return "NORMAL"
        case .urgent:
            return "URGENT"
        case .unknown(let name):
            return name
        }
    }
}
