import GraphQLLanguage
import GraphQLSchema

/// All definitions of a project against its schema.
struct Program: Sendable {
    let schema: Schema
    /// By name.
    var operations: [Operation] = []
    /// By name.
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

    /// The fragment of a name.
    func fragment(named name: String) -> Fragment? {
        fragmentIndices[name].map { fragments[$0] }
    }

    /// The operation of a name.
    func operation(named name: String) -> Operation? {
        operationIndices[name].map { operations[$0] }
    }

    /// The program with the selections of each definition replaced.
    ///
    /// - Parameter transform: Makes new selections of the old ones and the type they are on; runs
    ///   on several threads at once.
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
    /// Directives that go to the server.
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
    /// The type it is on.
    var type: SchemaType
    /// Its own variables; all others it uses are the operation's.
    var variables: [VariableDefinition]
    /// Directives that go to the server.
    var directives: [Directive]
    var selections: [Selection]
    /// The instructions of Relay's directives.
    var marks = DefinitionMarks()
    /// The description and the position of the definition.
    var source: DefinitionSource
}

/// The instructions of Relay's directives on a whole definition.
struct DefinitionMarks: Equatable, Sendable {
    /// Whether reading throws where a field has an error.
    var throwsOnFieldError = false
    /// How errors that no field catches are caught, if they are.
    var catchTarget: CatchTarget?
    /// Whether it writes to the store, and servers hear nothing of it.
    var isUpdatable = false
    /// Whether references to the fragment can be assigned.
    var isAssignable = false
    /// Whether the optimistic response has a type.
    var hasRawResponse = false
    /// The constants that `@metadata` gives the network.
    var metadata: ObjectValue?
    /// The directive `@refetchable`.
    var refetchable: Directive?
    /// The query that fetches the fragment again.
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
        refetchable = directives.first(.refetchable)
        if schema?.directive(.metadata)?.origin == .client,
            case .object(let values)? = directives.value("values", of: .metadata)
        {
            metadata = values
        }
    }

    /// Whether fields that are null only with an error are never null for its reader.
    var isStrict: Bool { throwsOnFieldError || catchTarget != nil }
}

/// How a fragment is fetched again.
struct Refetch: Equatable, Sendable {
    /// The query.
    var query: String
    /// The response keys from its root to the fragment.
    var path: [String]
    /// The field that identifies the object and the variable that takes its value.
    var identifier: (field: String, variable: String)?

    static func == (lhs: Refetch, rhs: Refetch) -> Bool {
        lhs.query == rhs.query && lhs.path == rhs.path
            && lhs.identifier?.field == rhs.identifier?.field
            && lhs.identifier?.variable == rhs.identifier?.variable
    }
}

/// A connection of a definition.
struct Connection: Equatable, Sendable {
    /// The response keys from the definition's root to it; nil where lists are between.
    var path: [String]?
    /// Whether pages follow one another, and the variables that ask for them, where they vary.
    var forward: Paging?
    /// Whether pages precede one another, and the variables that ask for them.
    var backward: Paging?

    struct Paging: Equatable, Sendable {
        var count: String?
        var cursor: String?
    }
}

/// Where a definition comes from.
struct DefinitionSource: Sendable {
    /// The author's description.
    var description: String?
    /// The whole definition.
    var span: SourceSpan
}
