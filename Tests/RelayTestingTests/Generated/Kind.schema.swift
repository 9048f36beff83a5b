// @generated Kind.schema sha256:56a39ca25e3d363b2b5d3a5406b35719fcd3b8d5a3a0e696e3347d5d1e57ecb8
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Kind: Relay.GraphQLEnum {
    case news
    case opinion
    case review
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.news, .opinion, .review]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "NEWS":
            self = .news
        case "OPINION":
            self = .opinion
        case "REVIEW":
            self = .review
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .news:
            return "NEWS"
        case .opinion:
            return "OPINION"
        case .review:
            return "REVIEW"
        case .unknown(let name):
            return name
        }
    }
}
