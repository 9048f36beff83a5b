// @generated Visibility.schema sha256:67d98d7ccb28d50f11dcb8041a7376b1eb267d2f4e301135c57721c530d7cf22
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum Visibility: Relay.GraphQLEnum {
    case open
    case closed
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.open, .closed]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
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
    package var rawValue: Swift.String {
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
