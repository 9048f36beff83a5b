// @generated Swift.schema sha256:9f0269815b03632bfac1e5cf5896f8f27f77fddb78546775ecb8bbe985685c50
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Swift_: Relay.GraphQLEnum {
    case swift
    case relay
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    public static var allCases: [Self] {
        return [.swift, .relay]
    }

    /// The value of a name.
    public init(rawValue: Swift.String) {
        switch rawValue {
        case "Swift":
            self = .swift
        case "relay":
            self = .relay
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    public var rawValue: Swift.String {
        switch self {
        case .swift:
            return "Swift"
        case .relay:
            return "relay"
        case .unknown(let name):
            return name
        }
    }
}
