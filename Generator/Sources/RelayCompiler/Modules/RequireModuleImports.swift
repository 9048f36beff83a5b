import GraphQLLanguage
import GraphQLSchema

/// Definitions may only use fragments and schema types of modules that their own module imports.
///
/// `fragment Row_user on User { … }` in module `DesignSystem`, `query Feed { me { ...Row_user } }` in
/// module `Feed`, which does not import it:
/// "Fragment `Row_user` belongs to module `DesignSystem`, which `Feed` does not import. Add
/// "DesignSystem" to `imports` of `Feed` in relay.json, and to the `dependencies` of its target in
/// Package.swift."
///
/// It is separate from the rules because it depends on the configuration and not on the schema.
struct RequireModuleImports {
    let placement: ModulePlacement

    private var graph: ModuleGraph { placement.graph }

    /// Returns the spreads of fragments that the imports do not allow.
    func check(_ definitions: [DefinitionEntry]) -> [Diagnostic] {
        var fragments: [String: DefinitionEntry] = [:]
        for entry in definitions {
            guard let key = entry.key, !key.isOperation else { continue }
            fragments[key.name] = entry
        }
        return definitions.flatMap { entry -> [Diagnostic] in
            guard let user = placement.module(of: entry.span), !placement.isDescribed(entry.span)
            else { return [] }
            let exposing = entry.key?.isOperation == true ? "operations" : nil
            let used = Self.used(by: entry, fragments).sorted { $0.key < $1.key }
            return used.compactMap { name, spread in
                guard let owner = fragments[name].flatMap({ placement.module(of: $0.span) }),
                    owner != user,
                    let message = message(
                        "Fragment `\(name)`",
                        of: owner,
                        user: user,
                        exposing: exposing
                    ) ?? sampleMessage(name, of: owner, user: user)
                else { return nil }
                return finding(message, entry.definition.spread(of: spread) ?? entry.nameSpan)
            } + checkProviders(entry, user, fragments)
        }
    }

    /// Returns the fragments to which a definition has references, with the spreads that lead to them:
    /// those that it spreads, and those in fragments that it spreads with `@relay(mask: false)`.
    private static func used(
        by entry: DefinitionEntry,
        _ fragments: [String: DefinitionEntry]
    ) -> [String: String] {
        var used: [String: String] = [:]
        for name in entry.spreads { used[name] = name }
        var open = entry.definition.unmasked.map { (fragment: $0, spread: $0) }
        var visited: Set<String> = []
        while let (name, spread) = open.popLast() {
            guard visited.insert(name).inserted, let fragment = fragments[name] else { continue }
            for inner in fragment.spreads { used[inner] = used[inner] ?? spread }
            open += fragment.definition.unmasked.map { ($0, spread) }
        }
        return used
    }

    /// Returns the providers of variables that an operation mentions and can't see.
    private func checkProviders(
        _ entry: DefinitionEntry,
        _ user: String,
        _ fragments: [String: DefinitionEntry]
    ) -> [Diagnostic] {
        guard entry.key?.isOperation == true || entry.hasQueries else { return [] }
        var open = entry.spreads.sorted()
        var reached = Set(open)
        var findings: [Diagnostic] = []
        while let name = open.popLast() {
            guard let fragment = fragments[name] else { continue }
            open += fragment.spreads.sorted().filter { reached.insert($0).inserted }
            guard fragment.hasProviders, let owner = placement.module(of: fragment.span),
                owner != user, graph[user]?.imports.contains(owner) != true,
                let message = message(
                    "The provider of a variable of fragment `\(name)`",
                    of: owner,
                    user: user,
                    exposing: nil
                )
            else { continue }
            findings.append(finding(message, entry.nameSpan))
        }
        return findings
    }

    /// Returns the uses of types of the schema that the imports do not allow.
    ///
    /// - Parameters:
    ///   - definitions: Compiled definitions.
    ///   - schema: The schema.
    ///   - entries: The definitions in the documents, for positions.
    ///   - scalarModules: The modules with the Swift types of custom scalars.
    /// - Returns: The errors.
    func checkTypes(
        _ definitions: [CompiledDefinition],
        schema: Schema,
        entries: [DefinitionEntry.Key: DefinitionEntry],
        scalarModules: [String: String]
    ) -> [Diagnostic] {
        definitions.compactMap { definition in
            guard let user = placement.module(of: definition.source.span) else { return nil }
            let span = entries[definition.key]?.nameSpan ?? definition.source.span
            let scalars = definition.leafTypes.sorted().lazy.compactMap { scalar -> String? in
                guard let owner = scalarModules[scalar], owner != user, graph[owner] != nil,
                    graph[user]?.imports.contains(owner) != true
                else { return nil }
                return message(
                    "The Swift type of scalar `\(scalar)`",
                    of: owner,
                    user: user,
                    exposing: nil
                )
            }
            if let message = scalars.first { return finding(message, span) }
            guard user != graph.schemaTypes,
                let type = wrongType(definition.leafTypes.filter(schema.hasFile))
            else { return nil }
            let kind = schema.type(named: type)?.kindName ?? "type"
            guard let owner = graph.schemaTypes else {
                return finding(
                    "\(SwiftNames.capitalized(kind)) `\(type)` has no module. Add `\"schemaTypes\": true` to a module that "
                        + "every module with such types imports.",
                    span
                )
            }
            if let existing = placement.existingTypes, !existing.contains(type) {
                return finding(
                    "\(SwiftNames.capitalized(kind)) `\(type)` was not generated in module "
                        + "`\(owner)`. Add `\"schemaTypes\": \"all\"` to that module in the "
                        + "relay.json of its package.",
                    span
                )
            }
            return message(
                "\(SwiftNames.capitalized(kind)) `\(type)`",
                of: owner,
                user: user,
                exposing: definition.isOperation
                    ? "operations" : definition.hasFilter(of: type) ? "connections" : nil
            ).map { finding($0, span) }
        }
    }

    /// Returns the type to report among those that a definition uses: one that was not generated, or
    /// the first.
    private func wrongType(_ types: Set<String>) -> String? {
        let sorted = types.sorted()
        guard let existing = placement.existingTypes else { return sorted.first }
        return sorted.first { !existing.contains($0) } ?? sorted.first
    }

    /// Returns why a module cannot use a fragment or type of another one, or `nil` if it can.
    ///
    /// `exposing` says which generated code of the module shows it to other modules.
    private func message(
        _ what: String,
        of owner: String,
        user: String,
        exposing: String?
    ) -> String? {
        let access = graph[owner]?.accessLevel ?? .internal
        let userAccess = graph[user]?.accessLevel ?? .internal
        guard graph[user]?.imports.contains(owner) == true else {
            let start = "\(what) belongs to module `\(owner)`, which `\(user)` does not import."
            guard !graph.reaches(user, from: owner) else {
                return "\(start) It cannot, because `\(owner)` imports `\(user)`. Move it to a "
                    + "module that both import."
            }
            return "\(start) Add \"\(owner)\" to `imports` of `\(user)` in relay.json, and to the "
                + "`dependencies` of its target in Package.swift."
        }
        if access == .internal {
            return "\(what) is internal to module `\(owner)`. Add `\"accessLevel\": "
                + "\"\(max(userAccess, .package).rawValue)\"` to that module in relay.json."
        }
        if let exposing, access < userAccess {
            return "\(what) of module `\(owner)` is \(access.rawValue), and \(exposing) of module "
                + "`\(user)` are \(userAccess.rawValue). Add `\"accessLevel\": "
                + "\"\(userAccess.rawValue)\"` to `\(owner)` in relay.json."
        }
        return nil
    }

    /// Returns why samples of a module cannot contain those of a fragment of another one, or `nil`
    /// if they can.
    private func sampleMessage(_ fragment: String, of owner: String, user: String) -> String? {
        guard graph[user]?.samples != nil, graph[owner]?.samples == nil else { return nil }
        return "Samples of module `\(user)` need samples of fragment `\(fragment)`, and its module "
            + "`\(owner)` has none. Add `\"samples\"` with a folder to `\(owner)` in relay.json."
    }

    private func finding(_ message: String, _ span: SourceSpan) -> Diagnostic {
        Diagnostic(rule: "RequireModuleImports", message: message, span: span)
    }
}

extension Schema {
    /// Returns whether a file is generated for a type: whether it is an enum or an input object
    /// type.
    fileprivate func hasFile(_ name: String) -> Bool {
        switch type(named: name) {
        case .enum, .inputObject: true
        default: false
        }
    }
}

extension CompiledDefinition {
    /// Returns whether the function that names a connection of a fragment takes a value of a type.
    fileprivate func hasFilter(of type: String) -> Bool {
        marks.connections.contains { connection in
            connection.filters.contains { filter in
                filter.type.name == type && !filter.value.variables.isEmpty
            }
        }
    }
}

extension DefinitionEntry {
    /// The range of the definition's name, or of the whole definition if it has none.
    var nameSpan: SourceSpan {
        switch definition {
        case .operation(let operation): operation.name?.span ?? span
        case .fragment(let fragment): fragment.name.span
        default: span
        }
    }
}

extension Definition {
    /// Returns the position at which a fragment is spread first.
    fileprivate func spread(of fragment: String) -> SourceSpan? {
        switch self {
        case .operation(let operation): operation.selectionSet.spread(of: fragment)
        case .fragment(let definition): definition.selectionSet.spread(of: fragment)
        default: nil
        }
    }
}

extension Definition {
    /// The fragments that are spread with `@relay(mask: false)`.
    fileprivate var unmasked: [String] {
        switch self {
        case .operation(let operation): operation.selectionSet.unmasked
        case .fragment(let definition): definition.selectionSet.unmasked
        default: []
        }
    }
}

extension SelectionSet {
    fileprivate var unmasked: [String] {
        selections.flatMap { selection -> [String] in
            switch selection {
            case .field(let field): field.selectionSet?.unmasked ?? []
            case .inlineFragment(let inline): inline.selectionSet.unmasked
            case .fragmentSpread(let spread):
                spread.directives.isUnmasked ? [spread.name.text] : []
            }
        }
    }

    fileprivate func spread(of fragment: String) -> SourceSpan? {
        for selection in selections {
            let span: SourceSpan? =
                switch selection {
                case .field(let field): field.selectionSet?.spread(of: fragment)
                case .inlineFragment(let inline): inline.selectionSet.spread(of: fragment)
                case .fragmentSpread(let spread):
                    spread.name.text == fragment ? spread.name.span : nil
                }
            if let span { return span }
        }
        return nil
    }
}
