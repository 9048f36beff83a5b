// @generated Category.schema sha256:5838091694ff719032a815d94b5efa0b3dba5172bbfc317c2697b4161b740530
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

package nonisolated enum Category: Relay.GraphQLEnum {
    case books
    case toys
    /// A value that the schema did not have when this was generated.
    case unknown(Swift.String)

    /// The values that the schema had when this was generated.
    package static var allCases: [Self] {
        return [.books, .toys]
    }

    /// The value of a name.
    package init(rawValue: Swift.String) {
        switch rawValue {
        case "BOOKS":
            self = .books
        case "TOYS":
            self = .toys
        default:
            self = .unknown(rawValue)
        }
    }

    /// The name of the value in the schema.
    package var rawValue: Swift.String {
        switch self {
        case .books:
            return "BOOKS"
        case .toys:
            return "TOYS"
        case .unknown(let name):
            return name
        }
    }
}
