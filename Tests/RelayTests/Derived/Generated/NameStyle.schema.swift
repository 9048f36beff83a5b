// @generated NameStyle.schema sha256:c999476ceb0b72c37531a81b9011ac31653d973733503a0af15659100d512f52
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum NameStyle: Relay.GraphQLEnum {
    case full
    case short
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.full, .short]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "FULL":
            self = .full
        case "SHORT":
            self = .short
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .full:
            return "FULL"
        case .short:
            return "SHORT"
        case .unknown(let name):
            return name
        }
    }
}
