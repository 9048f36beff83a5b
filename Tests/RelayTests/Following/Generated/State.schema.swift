// @generated State.schema sha256:c7403daf6018153839824bd4449b4a458ea4580201499b4b56b7af71c21cf708
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum State: Relay.GraphQLEnum {
    case open
    case closed
    case draft
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.open, .closed, .draft]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "OPEN":
            self = .open
        case "CLOSED":
            self = .closed
        case "DRAFT":
            self = .draft
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
        case .draft:
            return "DRAFT"
        case .unknown(let name):
            return name
        }
    }
}
