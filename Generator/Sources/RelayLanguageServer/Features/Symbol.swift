import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// An element that names in documents refer to.
enum Symbol: Equatable {
    case fragment(String)
    case operation(String)
    /// A variable of the definition with a key: `Row_user` and whether it is an operation.
    case variable(String, of: String, isOperation: Bool)
    case type(String)
    case field(String, of: String)
    /// A response name in a document, at the range of its alias.
    case alias(String, parent: String?, field: String)
    case argument(String, of: Occurrence.ArgumentOwner)
    case directive(String)
    case enumValue(String, of: String)
    case inputField(String, of: String)

    /// Creates the symbol of a name; `nil` if its type is unknown.
    init?(_ name: Occurrence, in index: DocumentIndex) {
        let text = name.text
        func variable() -> Symbol? {
            guard index.definitions.indices.contains(name.definition) else { return nil }
            let definition = index.definitions[name.definition]
            let isOperation = definition.kind != .fragment
            return definition.name.map { .variable(text, of: $0, isOperation: isOperation) }
        }
        let symbol: Symbol? =
            switch name.meaning {
            case .operation: .operation(text)
            case .fragment, .spread: .fragment(text)
            case .type: .type(text)
            case .field(let parent): parent.map { .field(text, of: $0) }
            case .alias(let parent, let field): .alias(text, parent: parent, field: field)
            case .argument(.fragment(let fragment)):
                .variable(text, of: fragment, isOperation: false)
            case .argument(let owner): .argument(text, of: owner)
            case .variableDefinition, .variable: variable()
            case .directive: .directive(text)
            case .enumValue(let type): type.map { .enumValue(text, of: $0) }
            case .inputField(let type): type.map { .inputField(text, of: $0) }
            }
        guard let symbol else { return nil }
        self = symbol
    }

    /// The name of the fragment whose definition and spreads contain all uses, if there is one.
    private var fragmentName: String? {
        switch self {
        case .fragment(let name): name
        case .variable(_, let fragment, false): fragment
        default: nil
        }
    }

    /// A use of a symbol in a document.
    struct Use {
        var place: Place
        var isDefinition: Bool
    }

    /// Returns the uses in the documents of a project.
    func uses(in context: ProjectContext) -> [Use] {
        context.project.files.flatMap { file -> [Use] in
            guard !file.parsed.definitions.isEmpty || context.workspace.documents[file.path] != nil,
                let view = context.workspace.view(file.path, in: context)
            else { return [] }
            return uses(in: view, context)
        }
    }

    /// Returns the uses in the documents of a file.
    func uses(in view: FileView, _ context: ProjectContext) -> [Use] {
        view.documents.indices.flatMap { number -> [Use] in
            let index = view.index(number, schema: context.schema)
            if let fragment = fragmentName,
                !index.definitions.contains(where: {
                    $0.name == fragment || $0.spreads.contains(fragment)
                })
            {
                return []
            }
            return index.occurrences.filter { Symbol($0, in: index) == self }.map { name in
                let isDefinition =
                    switch name.meaning {
                    case .fragment, .operation, .variableDefinition: true
                    default: false
                    }
                let range = view.documents[number].fileRange(name.range)
                return Use(place: Place(view: view, range: range), isDefinition: isDefinition)
            }
        }
    }

    /// Returns the places in the schema that define it.
    func definition(_ name: Occurrence, _ position: DocumentPosition, _ context: ProjectContext)
        -> [Place]
    {
        switch self {
        case .type, .field, .argument, .directive, .enumValue, .inputField:
            Definition.places(of: name, position, context)
        case .fragment, .operation, .variable, .alias: []
        }
    }
}
