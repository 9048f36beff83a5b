// @generated LineLength.schema sha256:0d48a0bf9c2807b92aea81e602cea29e3bded2f560d3268501aab086f5a2e352
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LineLength: Relay.GraphQLEnum {
    case long
    case short
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    static var allCases: [Self] {
        return [.long, .short]
    }

    /// The value of a name.
    init(rawValue: Swift.String) {
        switch rawValue {
        case "LONG":
            self = .long
        case "SHORT":
            self = .short
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    var rawValue: Swift.String {
        switch self {
        case .long:
            return "LONG"
        case .short:
            return "SHORT"
        case .unknown(let name):
            return name
        }
    }
}
