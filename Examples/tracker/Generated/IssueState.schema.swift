// @generated IssueState.schema sha256:ae46c9249563bed904e67202d6dac1e22aa6b713d072d46c8c3c81eb10cdf8d9
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueState: Relay.GraphQLEnum {
    case open
    case closed
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.open, .closed]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "OPEN":
            self = .open
        case "CLOSED":
            self = .closed
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .open:
            return "OPEN"
        case .closed:
            return "CLOSED"
        case .unknown(let name):
            return name
        }
    }
}
