// @generated Reader.schema sha256:ae9bb42e7265b7a4180ca2e6112dc521c4d9b06f8e151c46b88f368769923eaf
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Reader_: Relay.GraphQLEnum {
    case a
    case b
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    public static var allCases: [Self] {
        return [.a, .b]
    }

    /// The value of a name.
    public init(rawValue: Swift.String) {
        switch rawValue {
        case "A":
            self = .a
        case "B":
            self = .b
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    public var rawValue: Swift.String {
        switch self {
        case .a:
            return "A"
        case .b:
            return "B"
        case .unknown(let name):
            return name
        }
    }
}
