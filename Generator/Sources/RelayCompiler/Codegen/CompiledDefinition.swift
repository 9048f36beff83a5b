import GraphQLLanguage
import GraphQLSchema

/// A definition with all data for its generated file.
struct CompiledDefinition: Sendable {
    enum Kind: Sendable {
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
    /// The selections that the definition reads.
    var reader: ReaderSelections
    /// The instructions of Relay's directives.
    var marks = DefinitionMarks()
    var source: DefinitionSource

    /// Whether it is a query, mutation or subscription.
    var isOperation: Bool {
        if case .operation = kind { true } else { false }
    }
}

extension CompiledDefinition {
    /// The Swift types that compute the keys of objects in its responses, sorted.
    var keyTypes: [String] {
        guard case .operation(let operation) = kind else { return [] }
        var types: Set<String> = []
        Self.collectKeyTypes(in: operation.normalization, into: &types)
        return types.sorted()
    }

    private static func collectKeyTypes(
        in selections: [Selection],
        into types: inout Set<String>
    ) {
        for selection in selections {
            switch selection {
            case .linkedField(let linked):
                for case let type? in linked.field.marks.keys.lazy.map(\.keyType) {
                    types.insert(type)
                }
                collectKeyTypes(in: linked.selections, into: &types)
            case .inlineFragment(let fragment):
                collectKeyTypes(in: fragment.selections, into: &types)
            case .scalarField, .fragmentSpread: break
            }
        }
    }
}

/// The members that only operations have.
struct CompiledOperation: Sendable {
    var kind: OperationType
    /// The text of the operation with its fragments.
    var text: String
    /// The id under which the server knows the text; `nil` if it is not persisted.
    var id: String?
    /// Whether the text is sent.
    ///
    /// It must be sent if there is no id.
    var sendsText = true
    /// The declared variables.
    var variables: [VariableDefinition]
    /// The variables that the text or the store uses.
    var sentVariables: [VariableDefinition]
    /// The fields of a response.
    var normalization: [Selection]
}
