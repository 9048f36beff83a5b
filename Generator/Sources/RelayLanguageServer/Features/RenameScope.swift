import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Checks that the new name of a variable means the same wherever the old one does.
///
/// Fragments can use variables that they do not declare: those of the operations that reach them.
struct RenameScope {
    /// The variables of a definition.
    private struct Variables {
        var declared: Set<String> = []
        var used: Set<String> = []
    }

    private let context: ProjectContext
    private var variables: [DefinitionEntry.Key: Variables] = [:]

    init(_ context: ProjectContext) {
        self.context = context
        for file in context.project.files {
            guard !file.parsed.definitions.isEmpty,
                let view = context.workspace.view(file.path, in: context)
            else { continue }
            for number in view.documents.indices {
                add(view.index(number, schema: context.schema))
            }
        }
    }

    private mutating func add(_ index: DocumentIndex) {
        for name in index.occurrences where index.definitions.indices.contains(name.definition) {
            let definition = index.definitions[name.definition]
            guard let owner = definition.name else { continue }
            let key = DefinitionEntry.Key(isOperation: definition.kind != .fragment, name: owner)
            switch name.meaning {
            case .variableDefinition:
                variables[key, default: Variables()].declared.insert(name.text)
            case .variable:
                variables[key, default: Variables()].used.insert(name.text)
            default: break
            }
        }
    }

    /// Checks that a variable can be renamed.
    func check(_ name: String, of owner: DefinitionEntry.Key) throws(ResponseError) {
        guard variables[owner]?.declared.contains(name) == true else {
            throw Rename.refuse(
                "`\(owner.name)` does not declare `$\(name)`. Rename it in the operation or fragment "
                    + "that declares it."
            )
        }
        guard owner.isOperation else { return }
        for fragment in reachable(from: owner) where !fragment.isOperation {
            let variables = variables[fragment] ?? Variables()
            guard !variables.used.contains(name) || variables.declared.contains(name) else {
                throw Rename.refuse(
                    "Fragment `\(fragment.name)` uses `$\(name)` of the operations that spread it. "
                        + "Declare it as a variable of the fragment first, or rename it by hand."
                )
            }
        }
    }

    /// Checks the new name of a variable.
    func check(_ name: String, to new: String, of owner: DefinitionEntry.Key) throws(ResponseError)
    {
        for key in reachable(from: owner) {
            let variables = variables[key] ?? Variables()
            let all = variables.declared.union(variables.used)
            let property = context.project.property(new)
            let clash = all.sorted().first {
                $0 == new || key == owner && $0 != name && context.project.property($0) == property
            }
            if let clash {
                throw Rename.refuse(
                    "`\(key.name)` has a variable `$\(clash)` already. Choose another name."
                )
            }
        }
    }

    /// Returns a definition and those that it spreads directly or indirectly.
    private func reachable(from owner: DefinitionEntry.Key) -> [DefinitionEntry.Key] {
        let place =
            owner.isOperation
            ? context.symbols.operations[owner.name] : context.symbols.fragments[owner.name]
        var result = [owner]
        var seen: Set<String> = owner.isOperation ? [] : [owner.name]
        var waiting = Array(place?.entry.spreads ?? [])
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            result.append(DefinitionEntry.Key(isOperation: false, name: name))
            waiting += Array(context.symbols.fragments[name]?.entry.spreads ?? [])
        }
        return result
    }
}
