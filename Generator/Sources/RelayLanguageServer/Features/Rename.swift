import Foundation
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

    /// Throws a refusal if there is no name at the position that can be renamed.
    ///
    /// The files need not be looked at again for it, which takes long. A file without a project may have
    /// one then.
    static func precheck(_ session: Session, _ parameters: JSON) throws(ResponseError) {
        guard try session.position(parameters)?.context != nil else { return }
        try found(session, parameters).checkOrigin()
    }

    private static func find(
        _ session: Session,
        _ parameters: JSON
    ) throws(ResponseError) -> Rename {
        let rename = try found(session, parameters)
        try rename.check()
        return rename
    }

    /// Returns the symbol at the position, which may be one that cannot be renamed.
    private static func found(
        _ session: Session,
        _ parameters: JSON
    ) throws(ResponseError) -> Rename {
        guard let position = try session.position(parameters), let context = position.context
        else { throw refuse("The file belongs to no project, so the uses of a name are unknown.") }
        if let inDocument = position.inDocument {
            guard let name = inDocument.occurrence,
                let symbol = Symbol(name, in: inDocument.index)
            else { throw refuse("There is no name here that can be renamed.") }
            return Rename(
                session: session,
                context: context,
                symbol: symbol,
                place: inDocument.place(name.range)
            )
        }
        guard let word = SwiftName.word(at: position), let key = definition(word.text, context)
        else {
            throw refuse(
                "This is not the name of the generated type of an operation or fragment, or of "
                    + "the property for its spreads. Rename other names in the documents."
            )
        }
        return Rename(
            session: session,
            context: context,
            symbol: key.isOperation ? .operation(key.name) : .fragment(key.name),
            place: Place(view: position.view, range: word.range)
        )
    }

    /// Returns the definition with a Swift name for its type or for its spreads, if there is only one.
    private static func definition(
        _ name: String,
        _ context: ProjectContext
    ) -> DefinitionEntry.Key? {
        let types = context.project.typeNames.filter { $0.value == name }.keys
        let fragments = context.symbols.fragments.keys.filter {
            context.project.spreadProperty($0) == name
        }
        let keys = types + fragments.map { DefinitionEntry.Key(isOperation: false, name: $0) }
        return Set(keys).count == 1 ? keys.first : nil
    }

    /// The definition that is renamed, or that has the variable.
    private var key: DefinitionEntry.Key? {
        switch symbol {
        case .fragment(let name): .init(isOperation: false, name: name)
        case .operation(let name): .init(isOperation: true, name: name)
        case .variable(_, let owner, let isOperation):
            .init(isOperation: isOperation, name: owner)
        default: nil
        }
    }

    /// Throws a refusal if the symbol belongs to the schema.
    private func checkOrigin() throws(ResponseError) {
        switch symbol {
        case .type, .field, .argument, .directive, .enumValue, .inputField:
            throw Self.refuse(
                "`\(name)` belongs to the schema, which only the server can change."
                    + (isField ? " Write an alias before it." : "")
            )
        case .fragment, .operation, .variable, .alias: break
        }
    }

    /// Throws the reason why the symbol cannot be renamed.
    private func check() throws(ResponseError) {
        try checkOrigin()
        switch symbol {
        case .fragment(let name):
            guard context.symbols.fragments[name] != nil else {
                throw Self.refuse("No document of this project defines fragment `\(name)`.")
            }
        case .operation(let name):
            guard context.symbols.operations[name] != nil else {
                throw Self.refuse("No document of this project defines operation `\(name)`.")
            }
        default: break
        }
        if let failure = context.configuration.failure {
            throw Self.refuse(failure.description)
        }
        if let lost = context.workspace.lostDocument(where: context.project.contains) {
            throw .lost(lost)
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
        if let error = context.configuration.diagnostics.first(where: { $0.severity == .error }) {
            throw Self.refuse(
                "`\(error.span.source.path)` has an error, so the effect of a rename can't be "
                    + "checked. Fix it first: \(error.message)"
            )
        }
        try checkOwner()
        try checkFiles()
    }

    /// Throws a refusal if an edited document also belongs to another project, whose other uses would
    /// keep the old name.
    private func checkFiles() throws(ResponseError) {
        let paths =
            if case .alias = symbol {
                [place.view.path]
            } else {
                Set(symbol.uses(in: context).map(\.place.view.path)).sorted()
            }
        for other in context.workspace.contexts {
            guard other.configuration !== context.configuration || other.number != context.number,
                let path = paths.first(where: other.project.contains)
            else { continue }
            throw Self.refuse(
                "`\(FilePaths.display(path))` also belongs to another project, of "
                    + "`\(FilePaths.display(other.configuration.file.path))`. Rename `\(name)` by hand."
            )
        }
    }

    /// Throws a refusal if the definition is unknown, or belongs to several projects.
    private func checkOwner() throws(ResponseError) {
        guard let key else { return }
        guard context.project.typeNames[key] != nil, definition != nil else {
            throw Self.refuse(
                "No document of this project defines `\(key.name)`. Rename it where it is defined."
            )
        }
        let others = context.workspace.contexts.filter {
            $0.configuration === context.configuration && $0.number != context.number
        }
        let isShared = others.contains {
            $0.symbols.fragments[key.name] != nil || $0.symbols.operations[key.name] != nil
        }
        guard !isShared else {
            throw Self.refuse(
                "Several projects of `relay.json` have a definition `\(key.name)`. Rename it by hand."
            )
        }
        if case .variable(let name, _, _) = symbol {
            try RenameScope(context).check(name, of: key)
        }
    }

    /// The definition that is renamed, or that has the variable, with its file.
    private var definition: ProjectSymbols.Place? {
        guard let key else { return nil }
        return key.isOperation
            ? context.symbols.operations[key.name] : context.symbols.fragments[key.name]
    }

    private var isField: Bool {
        if case .field = symbol { true } else { false }
    }

    private func check(_ new: String) throws(ResponseError) {
        let isName =
            new.utf8.first.map { $0 == 0x5F || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) } ?? false
        guard isName, new.utf8.allSatisfy({ $0 < 0x80 && SwiftWords.isPart($0) }) else {
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
        case .variable:
            if let key { try RenameScope(context).check(name, to: new, of: key) }
        case .alias:
            guard !new.hasPrefix("__") else {
                throw Self.refuse("Names that begin with `__` are reserved. Choose another name.")
            }
        default: break
        }
    }

    // MARK: - Edits

    private func edit(_ new: String) throws(ResponseError) -> JSON {
        guard new != name else { return ["changes": [:]] }
        try check(new)
        var edits: [(place: Place, text: String)] =
            if case .alias = symbol {
                [(place, new)]
            } else {
                symbol.uses(in: context).map { ($0.place, new) }
            }
        let trial = try RenameTrial(context, edits)
        let swift = RenameSwift(context)
        switch symbol {
        case .fragment, .operation:
            guard let key else { break }
            let types = try trial.types(key, to: new)
            edits += try swift.type(types.old, types.new, named: name)
            if !key.isOperation { edits += try swift.spread(name, new) }
        case .variable: edits += try swift.variable(name, of: operationTypes, new)
        case .alias(_, let parent, let field):
            let type = context.field(field, of: parent)?.type.name
            let isLeaf = type.flatMap { context.schema?.type(named: $0) }?.isComposite == false
            try swift.alias(name, new, isLeaf: isLeaf)
        default: break
        }
        var edit = WorkspaceEdit()
        for (place, text) in edits {
            let range = session.range(place.range, in: place.view)
            edit.replace(range, of: place.view.path, with: text)
        }
        return edit.json(session, renaming: renamedFiles(new))
    }

    /// The types of the operations that have the variable: of its operation, or of the query that
    /// refetches its fragment.
    private var operationTypes: Set<String> {
        guard let key else { return [] }
        let query = definition?.entry.refetchQuery
        let operations = [key.isOperation ? key.name : query].compactMap(\.self)
        return Set(
            operations.compactMap {
                context.project.typeNames[DefinitionEntry.Key(isOperation: true, name: $0)]
            }
        )
    }

    /// Returns the files of definitions that are named after them.
    private func renamedFiles(_ new: String) -> [(old: String, new: String)] {
        let operations = session.client["workspace"]?["workspaceEdit"]?["resourceOperations"]?.array
        guard operations?.contains("rename") == true else { return [] }
        if case .variable = symbol { return [] }
        guard let path = definition?.path, let slash = path.lastIndex(of: "/") else { return [] }
        let folder = path[...slash]
        for ending in [".graphql", ".gql"] where path == "\(folder)\(name)\(ending)" {
            let newPath = "\(folder)\(new)\(ending)"
            // On some file systems, names that differ in case are those of the same file.
            let isTaken =
                newPath.lowercased() != path.lowercased()
                && (FileManager.default.fileExists(atPath: newPath)
                    || session.workspace.documents[newPath] != nil)
            return isTaken ? [] : [(path, newPath)]
        }
        return []
    }
}
