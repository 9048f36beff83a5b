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
    /// - Parameter transform: Makes new selections of the old ones and the type they are on.
    /// - Returns: The new program.
    func mapSelections(_ transform: ([Selection], SchemaType) -> [Selection]) -> Program {
        var program = self
        for index in program.operations.indices {
            let operation = program.operations[index]
            program.operations[index].selections = transform(
                operation.selections,
                operation.type
            )
        }
        for index in program.fragments.indices {
            let fragment = program.fragments[index]
            program.fragments[index].selections = transform(fragment.selections, fragment.type)
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
    /// The description and where the definition stands.
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
    /// The description and where the definition stands.
    var source: DefinitionSource
}

/// Where a definition comes from.
struct DefinitionSource: Sendable {
    /// What the author says about it.
    var description: String?
    /// The whole definition.
    var span: SourceSpan
}
