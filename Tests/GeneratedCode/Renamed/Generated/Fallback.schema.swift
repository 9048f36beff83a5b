// @generated Fallback.schema sha256:f06f45ee64fa96113bc84172db79d4ba60f342e0d7e972be8ee4c52215e28ca6
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum Fallback: Relay.GraphQLEnum {
    case a
    case self_
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.a, .self_]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
        switch rawValue {
        case "A":
            self = .a
        case "self":
            self = .self_
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    package var rawValue: Swift.String {
        switch self {
        case .a:
            return "A"
        case .self_:
            return "self"
        case .unknown(let name):
            return name
        }
    }
}
