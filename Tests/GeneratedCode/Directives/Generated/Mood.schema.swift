// @generated Mood.schema sha256:079edc65b3b797e4ebc986da43c197e6a906814e94339b7fa5e0513e5bfef8c0
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum Mood: Relay.GraphQLEnum {
    case calm
    case hurried
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.calm, .hurried]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
        switch rawValue {
        case "CALM":
            self = .calm
        case "HURRIED":
            self = .hurried
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    package var rawValue: Swift.String {
        switch self {
        case .calm:
            return "CALM"
        case .hurried:
            return "HURRIED"
        case .unknown(let name):
            return name
        }
    }
}
