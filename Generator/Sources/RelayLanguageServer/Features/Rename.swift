import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/prepareRename` and `textDocument/rename` for fragments, operations,
/// variables and aliases, with their uses in Swift code.
struct Rename {
    let session: Session
    let context: ProjectContext
    let symbol: Symbol
    /// The name as it is written at the position.
    let place: Place

    static func prepare(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        let rename = try find(session, parameters)
        return [
            "range": session.range(rename.place.range, in: rename.place.view),
            "placeholder": .string(rename.name),
        ]
    }

    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let name = parameters["newName"]?.string else { throw .parameters("`newName`") }
        let rename = try find(session, parameters)
        return try rename.edit(name)
    }

    /// The name of the symbol in GraphQL.
    private var name: String {
        switch symbol {
        case .fragment(let name), .operation(let name), .variable(let name, _, _),
            .alias(let name, _, _), .type(let name), .field(let name, _),
            .argument(let name, _), .directive(let name), .enumValue(let name, _),
            .inputField(let name, _):
            name
        }
    }

    // MARK: - Refusals

    static func refuse(_ reason: String) -> ResponseError { ResponseError(.requestFailed, reason) }

    private static func find(
        _ session: Session,
        _ parameters: JSON
    ) throws(ResponseError) -> Rename {
        guard let position = try session.position(parameters), let context = position.context
        else { throw refuse("The file belongs to no project, so the uses of a name are unknown.") }
        let rename: Rename
        if let inDocument = position.inDocument {
            guard let name = inDocument.occurrence,
                let symbol = Symbol(name, in: inDocument.index)
            else { throw refuse("There is no name here that can be renamed.") }
            rename = Rename(
                session: session,
                context: context,
                symbol: symbol,
                place: inDocument.place(name.range)
            )
        } else {
            guard let word = SwiftName.word(at: position),
                let definition = SwiftName.definition(word.text, context),
                let key = definition.entry.key
            else { throw refuse("This is not the name of a generated type or property.") }
            rename = Rename(
                session: session,
                context: context,
                symbol: key.isOperation ? .operation(key.name) : .fragment(key.name),
                place: Place(view: position.view, range: word.range)
            )
        }
        try rename.check()
        return rename
    }

    /// Throws the reason why the symbol cannot be renamed.
    private func check() throws(ResponseError) {
        switch symbol {
        case .type, .field, .argument, .directive, .enumValue, .inputField:
            throw Self.refuse(
                "`\(name)` belongs to the schema, which only the server can change."
                    + (isField ? " Write an alias before it." : "")
            )
        case .fragment(let name):
            guard context.symbols.fragments[name] != nil else {
                throw Self.refuse("No document of this project defines fragment `\(name)`.")
            }
        case .operation(let name):
            guard context.symbols.operations[name] != nil else {
                throw Self.refuse("No document of this project defines operation `\(name)`.")
            }
        case .variable, .alias: break
        }
        guard !context.project.isRenamed(name) else {
            throw Self.refuse(
                "`relay.json` gives `\(name)` a Swift name under `naming`. Change it there first."
            )
        }
        let broken = context.project.files.first { $0.parsed.diagnostics.hasErrors }
        if let broken {
            throw Self.refuse(
                "`\(broken.parsed.source.path)` has syntax errors, so uses could be missed. Fix "
                    + "them first."
            )
        }
    }

    private var isField: Bool {
        if case .field = symbol { true } else { false }
    }

    private func check(_ new: String) throws(ResponseError) {
        let isName =
            new.utf8.first.map { $0 == 0x5F || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) } ?? false
        guard isName, new.utf8.allSatisfy({ $0 < 0x80 && SwiftName.isPart($0) }) else {
            throw Self.refuse("`\(new)` is not a name: letters, digits and `_`, no digit first.")
        }
        switch symbol {
        case .fragment:
            guard new != "on" else { throw Self.refuse("A fragment can't be named `on`.") }
            guard context.symbols.fragments[new] == nil else {
                throw Self.refuse("There is a fragment `\(new)` already.")
            }
        case .operation:
            guard context.symbols.operations[new] == nil else {
                throw Self.refuse("There is an operation `\(new)` already.")
            }
        case .variable(_, let owner, let isOperation):
            let place =
                isOperation ? context.symbols.operations[owner] : context.symbols.fragments[owner]
            let variables: [VariableDefinition] =
                switch place?.entry.definition {
                case .operation(let definition)?: definition.variableDefinitions
                case .fragment(let definition)?: definition.variableDefinitions
                default: []
                }
            guard !variables.contains(where: { $0.variable.name.text == new }) else {
                throw Self.refuse("`\(owner)` has a variable `$\(new)` already.")
            }
        default: break
        }
    }

    // MARK: - Edits

    private func edit(_ new: String) throws(ResponseError) -> JSON {
        guard new != name else { return ["changes": [:]] }
        try check(new)
        var edits: [(place: Place, text: String)] = []
        var files: [(old: String, new: String)] = []
        switch symbol {
        case .fragment, .operation:
            edits = symbol.uses(in: context).map { ($0.place, new) }
            edits += try RenameSwift(context: context).definition(symbol, new)
            files = renamedFiles(new)
        case .variable(_, let owner, let isOperation):
            edits = symbol.uses(in: context).map { ($0.place, new) }
            let swift = RenameSwift(context: context)
            if isOperation {
                edits += try swift.variable(name, of: context.symbols.operations[owner], new)
            } else if isRefetchable(owner) {
                edits += try swift.variable(name, of: context.symbols.fragments[owner], new)
            }
        case .alias:
            edits = [(place, new)]
            edits += try RenameSwift(context: context).responseName(name, new)
        default: break
        }
        return workspaceEdit(edits, files)
    }

    /// Returns whether Swift code sets variables of a fragment when it refetches it.
    private func isRefetchable(_ fragment: String) -> Bool {
        context.symbols.fragment(fragment)?.directives.first(named: "refetchable") != nil
    }

    /// Returns the files of definitions that are named after them.
    private func renamedFiles(_ new: String) -> [(old: String, new: String)] {
        let operations = session.client["workspace"]?["workspaceEdit"]?["resourceOperations"]?.array
        guard operations?.contains("rename") == true else { return [] }
        let definition =
            switch symbol {
            case .fragment(let name): context.symbols.fragments[name]
            case .operation(let name): context.symbols.operations[name]
            default: nil as ProjectSymbols.Place?
            }
        guard let path = definition?.path, let slash = path.lastIndex(of: "/") else { return [] }
        let folder = path[...slash]
        for ending in [".graphql", ".gql"] where path == "\(folder)\(name)\(ending)" {
            return [(path, "\(folder)\(new)\(ending)")]
        }
        return []
    }

    private func workspaceEdit(
        _ edits: [(place: Place, text: String)],
        _ files: [(old: String, new: String)]
    ) -> JSON {
        var byPath: [String: [JSON]] = [:]
        for edit in edits {
            byPath[edit.place.view.path, default: []].append([
                "range": session.range(edit.place.range, in: edit.place.view),
                "newText": .string(edit.text),
            ])
        }
        let workspace = session.workspace
        guard session.client["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool == true
        else {
            var changes: [String: JSON] = [:]
            for (path, edits) in byPath { changes[workspace.uri(path)] = .array(edits) }
            return ["changes": .object(changes)]
        }
        var changes = byPath.sorted { $0.key < $1.key }.map { path, edits -> JSON in
            let version = workspace.documents[path]?.version
            return [
                "textDocument": [
                    "uri": .string(workspace.uri(path)), "version": version.map(JSON.int) ?? .null,
                ],
                "edits": .array(edits),
            ]
        }
        for file in files {
            changes.append([
                "kind": "rename", "oldUri": .string(workspace.uri(file.old)),
                "newUri": .string(FileURI.uri(file.new)),
            ])
        }
        return ["documentChanges": .array(changes)]
    }
}
