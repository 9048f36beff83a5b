import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// A project with the workspace around it.
struct ProjectContext {
    let workspace: Workspace
    let configuration: EditedProjects
    let project: EditedProject
    /// The index of the project in the configuration.
    let number: Int
    let symbols: ProjectSymbols

    var schema: Schema? { project.schema }

    /// Returns the field of a type.
    func field(_ name: String, of parent: String?) -> OutputField? {
        guard let schema, let type = parent.flatMap({ schema.type(named: $0) }) else { return nil }
        return schema.field(named: name, on: type)
    }

    /// Returns the arguments of an element.
    func arguments(of owner: Occurrence.ArgumentOwner) -> [Parameter] {
        switch owner {
        case .field(let parent, let name):
            return field(name, of: parent)?.arguments.map(Parameter.init) ?? []
        case .directive(let name):
            return schema?.directive(named: name)?.arguments.map(Parameter.init) ?? []
        case .fragment(let name):
            return symbols.fragment(name)?.variableDefinitions.map(Parameter.init) ?? []
        }
    }
}

/// An argument, an input field, or a variable of a fragment.
struct Parameter {
    var name: String
    var type: TypeReference
    var description: String?
    var deprecationReason: String?
    var defaultValue: Value?
    var isRequired: Bool
    var span: SourceSpan

    init(_ value: InputValue) {
        name = value.name
        type = value.type
        description = value.description
        deprecationReason = value.deprecationReason
        defaultValue = value.defaultValue
        isRequired = value.isRequired
        span = value.span
    }

    init(_ variable: VariableDefinition) {
        name = variable.variable.name.text
        type = TypeReference(variable.type)
        description = variable.description?.value
        defaultValue = variable.defaultValue
        isRequired = type.isNonNull && defaultValue == nil
        span = variable.variable.name.span
    }

    /// Its declaration: `first: Int = 10`.
    var label: String {
        "\(name): \(type)" + (defaultValue.map { " = \(Printer.print($0))" } ?? "")
    }
}

extension EditedProject {
    /// Returns whether a file belongs to the project.
    func contains(_ path: String) -> Bool {
        file(path) != nil || schemaPaths.contains(path)
    }

    /// Returns the contents of a file, which are found by halving because files are sorted.
    func file(_ path: String) -> ParsedFile? {
        var low = 0
        var high = files.count
        while low < high {
            let middle = (low + high) / 2
            if files[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < files.count, files[low].path == path else { return nil }
        return files[low].parsed
    }
}
