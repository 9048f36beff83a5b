// @generated PictureKind.schema sha256:afd16301ad27df881cad8361c82625dc5a1c840d726723a7ff3fc93a4c9d20ba
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum PictureKind: Relay.GraphQLEnum {
    case ongoing
    case itself
    case `default`
    case other
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.ongoing, .itself, .`default`, .other]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
        switch rawValue {
        case "IN_PROGRESS_":
            self = .ongoing
        case "self":
            self = .itself
        case "DEFAULT":
            self = .`default`
        case "OTHER":
            self = .other
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    package var rawValue: Swift.String {
        switch self {
        case .ongoing:
            return "IN_PROGRESS_"
        case .itself:
            return "self"
        case .`default`:
            return "DEFAULT"
        case .other:
            return "OTHER"
        case .unknown(let name):
            return name
        }
    }
}
