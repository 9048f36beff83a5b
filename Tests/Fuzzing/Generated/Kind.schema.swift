// @generated Kind.schema sha256:042df409e906b2b12fc7d72cd7a9249f71838200e9037b79f3476832cdfdecab
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Kind: Relay.GraphQLEnum {
    case big
    case small
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.big, .small]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "BIG":
            self = .big
        case "SMALL":
            self = .small
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .big:
            return "BIG"
        case .small:
            return "SMALL"
        case .unknown(let name):
            return name
        }
    }
}
