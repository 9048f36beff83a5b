import GraphQLLanguage
import GraphQLSchema

/// The names of a document and its structure, found without the need for valid syntax.
struct DocumentIndex: Sendable {
    /// A definition of a document.
    struct Definition: Sendable {
        /// The kinds of definitions.
        enum Kind: Sendable, Equatable {
            case operation(OperationType)
            case fragment
            /// A definition of a schema: `type`, `enum`, ….
            case schema(String)
        }

        var kind: Kind
        var name: String?
        /// The range of its name, or of its first token if it has no name.
        var nameRange: Range<Int>
        /// The whole range, without a description.
        var range: Range<Int>
        /// The type that a fragment applies to, or the root type of an operation.
        var type: String?
        /// Its variables, in order.
        var variables: [Variable] = []
        /// The names of the fragments that it spreads.
        var spreads: Set<String> = []
        /// The outermost fields with selections, in order.
        var fields: [FieldNode] = []
    }

    /// A variable of an operation or fragment.
    struct Variable: Sendable {
        var name: String
        var type: TypeReference?
    }

    /// A selected field and the fields in its selections.
    struct FieldNode: Sendable {
        var name: String
        var nameRange: Range<Int>
        var range: Range<Int>
        var type: TypeReference?
        var fields: [FieldNode] = []
    }

    /// A token that is not a name with a meaning.
    enum LexicalKind: Sendable {
        case keyword
        case string
        case number
    }

    /// The names, in order.
    var occurrences: [Occurrence] = []
    /// The definitions, in order.
    var definitions: [Definition] = []
    /// Keywords, strings and numbers, in order.
    var lexical: [(range: Range<Int>, kind: LexicalKind)] = []
    /// The ranges of brackets with their contents, inner ones first.
    var regions: [(range: Range<Int>, isBlock: Bool)] = []
    /// The ranges of selections and arguments, inner ones first.
    var elements: [Range<Int>] = []
    /// The comments, in order.
    var comments: [Range<Int>] = []

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - schema: The schema that gives names their types.
    init(_ source: Source, schema: Schema?) {
        var reader = DocumentReader(source, schema: schema)
        reader.read()
        self = reader.index
    }

    /// Creates an index without names.
    init() {}

    /// Returns the name that contains an offset or ends at it.
    func occurrence(at offset: Int) -> Occurrence? {
        var low = 0
        var high = occurrences.count
        while low < high {
            let middle = (low + high) / 2
            if occurrences[middle].range.upperBound < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let candidates = occurrences[low...].prefix { $0.range.lowerBound <= offset }
        // A `$` or `@` belongs to the name after it.
        return candidates.last
            ?? occurrences[low...].first.flatMap {
                $0.range.lowerBound == offset + 1 && $0.hasSign ? $0 : nil
            }
    }

    /// Returns the definition that contains an offset.
    func definition(at offset: Int) -> Definition? {
        definitions.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    }
}

extension Occurrence {
    /// Whether a `$` or `@` is written before the name.
    fileprivate var hasSign: Bool {
        switch meaning {
        case .variable, .directive: true
        default: false
        }
    }
}
