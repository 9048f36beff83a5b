import GraphQLLanguage
import GraphQLSchema

/// How the store identifies the objects of a type.
enum KeyPolicy: Hashable, Sendable {
    /// By their place in the response: each place has an object of its own.
    case place
    /// By the values of fields, which are unique within a scope.
    ///
    /// Each field is a path from the object: `["author", "id"]`. They are sorted, so that the order
    /// in which they are declared means nothing.
    case fields([[String]], scope: Scope)

    /// The objects among which the values of key fields are unique.
    enum Scope: Hashable, Sendable {
        /// All objects of the server.
        case global
        /// The objects of the same object type.
        case type
        /// The objects of all types with the same `keyGroup`.
        case group(String)
    }

    /// The paths of the key fields; empty without any.
    var paths: [[String]] {
        if case .fields(let paths, _) = self { paths } else { [] }
    }
}

/// The key of a type in an artifact: `@key(fields: ["author.id", "region"])`.
struct KeyMark: Hashable, Sendable {
    /// The object type that it applies to; `nil` for all types without a mark of their own.
    var type: String?
    var policy: KeyPolicy
    /// The response names of the key fields, as paths, if some are sent under an alias.
    var responsePaths: [[String]]?
    /// The Swift type that computes the key from the fields, if one does.
    var keyType: String?
}

/// A `@typePolicy` in a schema, or a member of `identity` in `relay.json`.
struct KeyDeclaration: Sendable {
    /// The type that it is declared on.
    var type: String
    /// The text of `keyFields`.
    var text: String
    /// The value of `keyGroup`.
    var group: String?
    /// The value of `keyType`.
    var keyType: String?
    /// The range of the text.
    var span: SourceSpan
    /// The fields in the text, sorted by their paths; `nil` if it is not a list of fields.
    var paths: [[String]]?
    /// The fields in the order of the text.
    var order: [[String]]

    init(
        type: String,
        text: String,
        group: String? = nil,
        keyType: String? = nil,
        span: SourceSpan
    ) {
        self.type = type
        self.keyType = keyType
        self.text = text
        self.group = group
        self.span = span
        let order = Self.paths(in: text)
        self.order = order ?? []
        paths = order.map { paths in
            Set(paths).sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
        }
    }

    /// Returns the paths of fields: `isbn author { id }` is `isbn` and `author.id`.
    private static func paths(in text: String) -> [[String]]? {
        guard text.contains(where: { !$0.isWhitespace && $0 != "," }) else { return [] }
        let result = Parser.parse(Source(path: "<keyFields>", text: "{\(text)\n}"))
        guard !result.diagnostics.hasErrors, result.document.definitions.count == 1,
            case .operation(let operation)? = result.document.definitions.first
        else { return nil }
        var paths: [[String]] = []
        guard collect(operation.selectionSet, below: [], into: &paths) else { return nil }
        return paths
    }

    private static func collect(
        _ set: SelectionSet,
        below path: [String],
        into paths: inout [[String]]
    ) -> Bool {
        set.selections.allSatisfy { selection in
            guard case .field(let field) = selection, field.alias == nil,
                field.arguments.isEmpty, field.directives.isEmpty
            else { return false }
            let path = path + [field.name.text]
            if let inner = field.selectionSet { return collect(inner, below: path, into: &paths) }
            paths.append(path)
            return true
        }
    }
}
