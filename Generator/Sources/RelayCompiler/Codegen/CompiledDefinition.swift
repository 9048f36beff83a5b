import GraphQLLanguage
import GraphQLSchema

/// A definition with everything that its generated file says.
struct CompiledDefinition {
    enum Kind {
        case operation(CompiledOperation)
        /// With the fragment's own variables.
        case fragment([VariableDefinition])
    }

    var kind: Kind
    var name: String
    /// The name of its Swift type.
    var swiftName: String
    /// The type it selects on.
    var type: SchemaType
    /// What it reads.
    var reader: ReaderSelections
    var source: DefinitionSource
}

/// What an operation has and a fragment does not.
struct CompiledOperation {
    var kind: OperationType
    /// What goes to the server.
    var text: String
    /// The variables as they are declared.
    var variables: [VariableDefinition]
    /// Those the text uses.
    var sentVariables: [VariableDefinition]
    /// The fields of a response.
    var normalization: [Selection]
}
