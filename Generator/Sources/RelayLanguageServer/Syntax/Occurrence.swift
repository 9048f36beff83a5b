import GraphQLLanguage
import GraphQLSchema

/// A name in a document, and its meaning.
struct Occurrence: Sendable {
    /// The element that has the arguments of a pair of parentheses.
    enum ArgumentOwner: Sendable, Equatable {
        /// A field of a type, which is `nil` if it is unknown.
        case field(parent: String?, name: String)
        case directive(String)
        /// A spread of a fragment, whose variables are the arguments.
        case fragment(String)
    }

    /// The meaning of a name.
    enum Meaning: Sendable, Equatable {
        case operation(OperationType)
        /// The name in the definition of a fragment.
        case fragment
        /// The name in a spread, and the type of the enclosing selection.
        case spread(parent: String?)
        case type
        case field(parent: String?)
        /// An alias, and the field that it renames.
        case alias(parent: String?, field: String)
        case argument(ArgumentOwner)
        case variableDefinition(TypeReference?)
        /// The use of a variable, and the type that its position has.
        case variable(TypeReference?)
        case directive
        case enumValue(type: String?)
        case inputField(type: String?)
    }

    /// The bytes of the name in the document, without a `$` or `@`.
    var range: Range<Int>
    var text: String
    var meaning: Meaning
    /// The index of the definition that contains it.
    var definition: Int
}
