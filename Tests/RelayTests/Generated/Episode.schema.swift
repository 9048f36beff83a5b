// @generated Episode.schema sha256:8b856ca27298f875d3cb896646e1f7a689af326dde19f8eaf85d3229d15bc46b
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The films, in the order in which they were made.
nonisolated enum Episode: Relay.GraphQLEnum {
    case newhope
    case empire
    case jedi
    case theForceAwakens
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.newhope, .empire, .jedi, .theForceAwakens]
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
        case "THE_FORCE_AWAKENS":
            self = .theForceAwakens
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
        case .theForceAwakens:
            return "THE_FORCE_AWAKENS"
        case .unknown(let name):
            return name
        }
    }
}
