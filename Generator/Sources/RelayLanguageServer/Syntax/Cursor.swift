import GraphQLLanguage
import GraphQLSchema

/// A position between the tokens of a document, and the elements that fit there.
struct Cursor: Sendable {
    /// The kinds of elements that fit at a position.
    enum Context: Sendable {
        /// A definition.
        case document
        /// A field, or the dots of a spread.
        case selection(parent: String?)
        /// The name of a fragment or `on`, after the dots of a spread.
        case spread(parent: String?)
        /// A type that applies within another; `nil` for any composite type.
        case typeCondition(parent: String?)
        /// The `on` after the name of a fragment.
        case on
        case argument(Occurrence.ArgumentOwner, used: Set<String>)
        case value(ValueContext)
        case inputField(type: String?, used: Set<String>)
        /// The name of a variable, after its `$`.
        case variable(TypeReference?)
        case variableType
        case directive(DirectiveLocation)
    }

    /// A value and its purpose.
    struct ValueContext: Sendable {
        var type: TypeReference?
        var owner: Occurrence.ArgumentOwner?
        var argument: String?
        /// Whether the position is between quotation marks.
        var isString = false
        /// The response name of the field that a directive applies to.
        var subject: String?
    }

    /// The arguments that contain the position.
    struct Call: Sendable {
        var owner: Occurrence.ArgumentOwner
        /// The name of the last argument before the position.
        var argument: String?
    }

    var context: Context
    /// The bytes that a completion replaces.
    var range: Range<Int>
    /// The index of the definition.
    var definition: Int
    /// The names that the same selections have already: response names of fields, and spreads.
    var siblings: Set<String> = []

    /// Finds the elements that fit at an offset.
    ///
    /// - Parameters:
    ///   - offset: A byte offset.
    ///   - source: The document.
    ///   - schema: The schema that gives names their types.
    /// - Returns: The cursor, or `nil` in comments and where only a new name fits; and the arguments
    ///   that contain the offset.
    static func find(
        _ offset: Int,
        in source: Source,
        schema: Schema?
    ) -> (cursor: Cursor?, call: Call?, index: DocumentIndex) {
        var reader = DocumentReader(source, schema: schema, cursor: offset)
        reader.read()
        let isInComment = reader.index.comments.contains {
            $0.lowerBound < offset && offset <= $0.upperBound
        }
        return (isInComment ? nil : reader.found, isInComment ? nil : reader.call, reader.index)
    }
}
