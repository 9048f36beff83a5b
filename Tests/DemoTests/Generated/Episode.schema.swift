// @generated Episode.schema sha256:97a52a13412ca1bae220bbf74640ae27e447c52be32dc0005e80555f9903bece
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The films of the original trilogy.
nonisolated enum Episode: Relay.GraphQLEnum {
    case newhope
    case empire
    case jedi
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.newhope, .empire, .jedi]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "NEWHOPE":
            self = .newhope
        case "EMPIRE":
            self = .empire
        case "JEDI":
            self = .jedi
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .newhope:
            return "NEWHOPE"
        case .empire:
            return "EMPIRE"
        case .jedi:
            return "JEDI"
        case .unknown(let name):
            return name
        }
    }
}
