import GraphQLLanguage
import GraphQLSchema

/// All definitions of a project, with their schema.
struct Program: Sendable {
    let schema: Schema
    /// The operations, sorted by name.
    var operations: [Operation] = []
    /// The fragments, sorted by name.
    var fragments: [Fragment] = []

    private var fragmentIndices: [String: Int] = [:]
    private var operationIndices: [String: Int] = [:]

    init(schema: Schema, operations: [Operation], fragments: [Fragment]) {
        self.schema = schema
        self.operations = operations.sorted { $0.name < $1.name }
        self.fragments = fragments.sorted { $0.name < $1.name }
        for (index, fragment) in self.fragments.enumerated() {
            fragmentIndices[fragment.name] = index
        }
        for (index, operation) in self.operations.enumerated() {
            operationIndices[operation.name] = index
        }
    }

    /// Returns the fragment with this name.
    func fragment(named name: String) -> Fragment? {
        fragmentIndices[name].map { fragments[$0] }
    }

    /// Returns the position of the fragment with this name.
    func index(ofFragment name: String) -> Int? { fragmentIndices[name] }

    /// Returns the operation with this name.
    func operation(named name: String) -> Operation? {
        operationIndices[name].map { operations[$0] }
    }

    /// Returns the names of the fragments that selections spread, directly or through others.
    func fragments(reachedFrom selections: [Selection]) -> Set<String> {
        var reached = SpreadNames.all(in: selections)
        var open = Array(reached)
        while let name = open.popLast() {
            guard let fragment = fragment(named: name) else { continue }
            open += SpreadNames.all(in: fragment.selections).filter { reached.insert($0).inserted }
        }
        return reached
    }

    /// Returns the program with the selections of each definition replaced.
    ///
    /// - Parameter transform: Returns the new selections for the old ones and their type; runs on
    ///   several threads at once.
    /// - Returns: The new program.
    func mapSelections(
        _ transform: @Sendable ([Selection], SchemaType) -> [Selection]
    ) -> Program {
        var program = self
        program.operations = Parallel.map(operations) { operation in
            var operation = operation
            operation.selections = transform(operation.selections, operation.type)
            return operation
        }
        program.fragments = Parallel.map(fragments) { fragment in
            var fragment = fragment
            fragment.selections = transform(fragment.selections, fragment.type)
            return fragment
        }
        return program
    }
}

/// A query, mutation or subscription.
struct Operation: Sendable {
    var kind: OperationType
    var name: String
    /// The root type.
    var type: SchemaType
    var variables: [VariableDefinition]
    /// The directives that are sent to the server.
    var directives: [Directive]
    var selections: [Selection]
    /// The instructions of Relay's directives.
    var marks = DefinitionMarks()
    /// The description and the position of the definition.
    var source: DefinitionSource
}

/// A fragment.
struct Fragment: Sendable {
    var name: String
    /// The type that it applies to.
    var type: SchemaType
    /// Its own variables.
    ///
    /// All others in it belong to the operation.
    var variables: [VariableDefinition]
    /// The directives that are sent to the server.
    var directives: [Directive]
    var selections: [Selection]
    /// The instructions of Relay's directives.
    var marks = DefinitionMarks()
    /// The description and the position of the definition.
    var source: DefinitionSource
}

/// The instructions of Relay's directives on a whole definition.
struct DefinitionMarks: Equatable, Sendable {
    /// Whether reading throws if a field has an error.
    var throwsOnFieldError = false
    /// How errors that no field catches are caught, if they are.
    var catchTarget: CatchTarget?
    /// Whether it writes to the store and is not sent to the server.
    var isUpdatable = false
    /// Whether references to the fragment can be assigned.
    var isAssignable = false
    /// Whether the optimistic response has a type.
    var hasRawResponse = false
    /// Whether the response is delivered as JSON, so that it has no types and is not stored.
    var hasJSONResponse = false
    /// Whether it is a query that fetches the objects of a derived field, or reads them.
    var isOfEdge = false
    /// Whether it begins at an object of the app, so that there is nothing to send.
    var isNeverSent = false
    /// The constants that `@metadata` gives the network.
    var metadata: ObjectValue?
    /// The directive `@refetchable`.
    var refetchable: Directive?
    /// The query that refetches the fragment.
    var refetch: Refetch?
    /// The connections in it.
    var connections: [Connection] = []

    /// Creates the marks that Relay's directives on a definition make.
    ///
    /// - Parameters:
    ///   - directives: The directives of the definition.
    ///   - schema: The schema. A server may have a directive `@metadata` of its own.
    init(_ directives: [Directive] = [], schema: Schema? = nil) {
        throwsOnFieldError = directives.contains(.throwOnFieldError)
        catchTarget = CatchTarget(directives)
        isUpdatable = directives.contains(.updatable)
        isAssignable = directives.contains(.assignable)
        hasRawResponse = directives.contains(.rawResponseType)
        hasJSONResponse = directives.contains(.jsonResponse)
        refetchable = directives.first(.refetchable)
        if schema?.directive(.metadata)?.origin == .client,
            case .object(let values)? = directives.value("values", of: .metadata)
        {
            metadata = values
        }
    }

    /// Whether fields that are null only with an error are non-null when it is read.
    var isStrict: Bool { throwsOnFieldError || catchTarget != nil }
}

/// How to refetch a fragment.
struct Refetch: Equatable, Sendable {
    /// The query.
    var query: String
    /// The response keys from its root to the fragment.
    var path: [String]
    /// The field that identifies the object, and the variable for its value.
    var identifier: (field: String, variable: String)?
    /// The query's other variables.
    var variables: [VariableDefinition] = []

    static func == (lhs: Refetch, rhs: Refetch) -> Bool {
        lhs.query == rhs.query && lhs.path == rhs.path
            && lhs.identifier?.field == rhs.identifier?.field
            && lhs.identifier?.variable == rhs.identifier?.variable
    }
}

/// A paginated list of a definition: a connection, or a list with `@pagination`.
struct Connection: Equatable, Sendable {
    /// The response keys from the definition's root to the connection; `nil` if they lead through a
    /// list.
    var path: [String]?
    /// The variables for loading the next page, if it can be loaded.
    var forward: Paging?
    /// The variables for loading the previous page, if it can be loaded.
    var backward: Paging?

    /// How its pages are requested; `nil` for a connection.
    var numbering: PageNumbering?

    /// The response key of its field.
    var name = ""
    /// The key of a connection in the store; `nil` if another handler than the standard one merges its
    /// pages.
    var key: String?
    /// The arguments that distinguish connections with the same key.
    var filters: [Filter] = []

    struct Paging: Equatable, Sendable {
        var count: String?
        var cursor: String?
    }

    /// An argument of the connection's field.
    struct Filter: Equatable, Sendable {
        var name: String
        var type: TypeReference
        /// The value that the document gives it.
        var value: Value
    }
}

/// The source of a definition.
struct DefinitionSource: Sendable {
    /// The author's description.
    var description: String?
    /// The range of the whole definition.
    var span: SourceSpan

    /// The digest in headers of generated files, the same for all ends of lines.
    var digest: String { SHA256.hexadecimal(LineEnds.unified(Array(span.text.utf8))) }
}
