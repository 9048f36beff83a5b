// @generated Site.schema sha256:ddd0703b55535c740371e928472937562904a1311df03253fed1f41e5daa2cae
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Site: Relay.GraphQLEnum {
    case web
    case mobile
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.web, .mobile]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "WEB":
            self = .web
        case "MOBILE":
            self = .mobile
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .web:
            return "WEB"
        case .mobile:
            return "MOBILE"
        case .unknown(let name):
            return name
        }
    }
}
