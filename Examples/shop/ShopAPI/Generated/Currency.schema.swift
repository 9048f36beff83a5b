// @generated Currency.schema sha256:ec226d1a6e73458bc97c580bb5de6ed6af1112e849df834e19d277e000d90f59
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum Currency: Relay.GraphQLEnum {
    case eur
    case usd
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.eur, .usd]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
        switch rawValue {
        case "EUR":
            self = .eur
        case "USD":
            self = .usd
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    package var rawValue: Swift.String {
        switch self {
        case .eur:
            return "EUR"
        case .usd:
            return "USD"
        case .unknown(let name):
            return name
        }
    }
}
