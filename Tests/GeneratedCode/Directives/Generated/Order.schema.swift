// @generated Order.schema sha256:5b802b1392f3cdce8c30de735133c7429ffe0b4e8383d6860974c067d13dd7d2
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum Order: Relay.GraphQLEnum {
    case newest
    case best
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.newest, .best]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
        switch rawValue {
        case "NEWEST":
            self = .newest
        case "BEST":
            self = .best
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    package var rawValue: Swift.String {
        switch self {
        case .newest:
            return "NEWEST"
        case .best:
            return "BEST"
        case .unknown(let name):
            return name
        }
    }
}
