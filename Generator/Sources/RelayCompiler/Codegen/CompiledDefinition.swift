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
    /// Its own part of requests and responses; `nil` if its artifact is complete.
    var linked: DefinitionPart?
    /// The variables that a fragment has from providers, sorted.
    var provided: [String] = []
    var source: DefinitionSource

    /// Whether it is a query, mutation or subscription.
    var isOperation: Bool {
        if case .operation = kind { true } else { false }
    }
}

extension CompiledDefinition {
    /// The fields of responses that its artifact lists; `nil` if it lists none.
    var listedFields: [Selection]? {
        if let fields = linked?.normalization { return fields }
        if case .operation(let operation) = kind { return operation.normalization }
        return nil
    }

    /// The Swift types that compute the keys of objects in its responses, sorted.
    var keyTypes: [String] {
        var types: Set<String> = []
        Self.collectKeyTypes(in: listedFields ?? [], into: &types)
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

extension CompiledDefinition {
    /// The queries that fetch the objects of the derived fields that it reads, in the order of the fields.
    var edgeQueries: [String] {
        var names: [String] = []
        reader.forEachItem { item in
            guard let name = item.kind.field?.marks.edge?.query, !names.contains(name) else {
                return
            }
            names.append(name)
        }
        return names
    }
}

extension CompiledDefinition {
    /// Uses the ids of persisted operations.
    ///
    /// - Parameters:
    ///   - ids: The ids, by the names of operations.
    ///   - keepsText: Whether texts are sent nevertheless.
    mutating func persist(_ ids: [String: String], _ keepsText: Bool) {
        switch kind {
        case .operation(var operation):
            operation.id = ids[name]
            operation.sendsText = keepsText || operation.id == nil
            kind = .operation(operation)
            // The texts of fragments are not in their artifacts.
            guard !keepsText else { return }
            if marks.hasJSONResponse { linked = nil }
            linked?.text = operation.sendsText ? DefinitionPart.Text(operation.text) : nil
        case .fragment:
            guard !keepsText else { return }
            linked?.text = nil
            linked?.jsonText = nil
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
    /// The fields of a response, with all fragments merged in; empty if neither the artifact nor a
    /// type of responses needs them.
    var normalization: [Selection]
}
