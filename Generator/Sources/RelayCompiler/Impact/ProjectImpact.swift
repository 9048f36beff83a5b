import GraphQLLanguage
import GraphQLSchema

/// The parts of one project that the changes of a schema affect.
struct ProjectImpact {
    private(set) var effects: [SchemaImpact.Effect]
    private(set) var diagnostics: [Diagnostic] = []

    private let project: ProjectDocuments
    private let entries: [DefinitionEntry]
    /// The coordinates that each definition uses itself.
    private let uses: [Set<String>]
    /// The positions in `entries` of the definitions that are no longer valid.
    private let broken: Set<Int>
    private let words: [(path: String, names: Set<String>)]
    /// The names of Swift types.
    private let mapper: SwiftTypeMapper

    init(
        _ project: ProjectDocuments,
        old: SchemaResult,
        new: SchemaResult
    ) throws(ProjectError) {
        self.project = project
        effects = SchemaComparison.changes(from: old.schema, to: new.schema).map {
            SchemaImpact.Effect(change: $0)
        }
        let entries = project.definitions
        self.entries = entries
        let others = try project.describedFiles(old.schema)
        let all = entries + others.flatMap(\.definitions)
        var types: [String: String] = [:]
        for entry in all {
            if case .fragment(let fragment) = entry.definition {
                types[fragment.name.text] = fragment.typeCondition.name.text
            }
        }
        uses = entries.map { CoordinateUses.of($0.definition, old.schema, fragmentTypes: types) }
        words = project.swiftSources.map { ($0.path, SwiftWords($0).names) }

        let documents = (project.parsed + others).flatMap(\.documents).map(\.document)
        mapper = SwiftTypeMapper(documents, schema: old.schema, options: project.config.options)
        func errors(_ schema: SchemaResult) -> [Diagnostic] {
            guard !schema.diagnostics.hasErrors else {
                return schema.diagnostics.filter { $0.severity == .error }
            }
            return Compiler.check(documents, schema: schema.schema, options: project.config.options)
                .diagnostics.filter { $0.severity == .error }
        }
        func owners(_ errors: [Diagnostic]) -> Set<Int> {
            Set(
                entries.indices.filter { index in
                    errors.contains { entries[index].contains($0.span) }
                }
            )
        }
        let before = errors(old)
        let after = errors(new)
        broken = owners(after).subtracting(owners(before))
        let messages = Set(before.map(\.message))
        diagnostics = project.parsed.locate(after.filter { !messages.contains($0.message) })

        let users = Self.users(entries)
        for index in effects.indices { fill(&effects[index], users) }
        raise()
    }

    /// Returns the definitions that reach each fragment, itself included, by positions.
    private static func users(_ entries: [DefinitionEntry]) -> [Set<Int>] {
        var positions: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            if let key = entry.key, !key.isOperation { positions[key.name] = index }
        }
        var spreaders: [Int: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            for name in entry.spreads {
                if let fragment = positions[name] { spreaders[fragment, default: []].append(index) }
            }
        }
        return entries.indices.map { start in
            var reached: Set<Int> = [start]
            var waiting = [start]
            while let next = waiting.popLast() {
                for user in spreaders[next] ?? [] where reached.insert(user).inserted {
                    waiting.append(user)
                }
            }
            return reached
        }
    }

    private func fill(_ effect: inout SchemaImpact.Effect, _ users: [Set<Int>]) {
        let affected = effect.change.affected
        guard !affected.isEmpty else { return }
        var indices = Set(entries.indices.filter { !uses[$0].isDisjoint(with: affected) })
        // A spread may become invalid because of the fragment.
        for index in indices { indices.formUnion(users[index].intersection(broken)) }
        effect.definitions = indices.sorted().map(definition).sorted {
            ($0.file, $0.line) < ($1.file, $1.line)
        }
        var files: Set<String> = []
        var names: Set<String> = []
        for index in indices {
            files.formUnion(generatedFiles(of: entries[index]))
            names.formUnion(Self.swiftNames(entries[index], project.config.options.naming))
        }
        if effect.change.isOfType {
            // These contain the types of the fields of fragments.
            let users = indices.reduce(into: Set<Int>()) { $0.formUnion(users[$1]) }
            for index in users where entries[index].definition.hasRawResponse {
                files.formUnion(generatedFiles(of: entries[index]))
            }
        }
        if let type = Self.typeWithMembers(effect.change) {
            let name = mapper.schemaName(type)
            let stem = DefinitionNames.fileStem(type, name)
            let generated = project.generatedFiles("\(stem).schema.swift")
            files.formUnion(generated)
            if !generated.isEmpty { names.insert(name) }
        }
        files.formUnion(words.lazy.filter { !$0.names.isDisjoint(with: names) }.map(\.path))
        effect.swiftFiles = files.sorted()
    }

    /// Makes a change breaking if definitions that it affects are no longer valid, and no breaking
    /// change affects them.
    ///
    /// For example, a field that is non-null now can conflict with a nullable one of the same name.
    private mutating func raise() {
        func invalid(_ effect: SchemaImpact.Effect) -> Set<SchemaImpact.AffectedDefinition> {
            Set(effect.definitions.filter { !$0.isValid })
        }
        let explained = effects.filter { $0.change.severity == .breaking }
            .reduce(into: Set<SchemaImpact.AffectedDefinition>()) { $0.formUnion(invalid($1)) }
        for index in effects.indices where !invalid(effects[index]).isSubset(of: explained) {
            effects[index].change.severity = .breaking
        }
    }

    private func definition(_ index: Int) -> SchemaImpact.AffectedDefinition {
        let entry = entries[index]
        let kind =
            if case .operation(let operation) = entry.definition {
                operation.operation.rawValue
            } else {
                "fragment"
            }
        let span = project.located(entry.nameSpan)
        return SchemaImpact.AffectedDefinition(
            name: entry.key?.name ?? "",
            kind: kind,
            file: span.source.path,
            line: span.start.line,
            isValid: !broken.contains(index)
        )
    }

    /// Returns the enum or input object type whose members a change concerns.
    private static func typeWithMembers(_ change: SchemaChange) -> String? {
        let name = change.coordinate.prefix { $0 != "." && $0 != "(" }
        return change.affected.contains { $0 == name || $0 == "\(name).*" } ? String(name) : nil
    }

    /// Returns the files that are generated for a definition.
    private func generatedFiles(of entry: DefinitionEntry) -> [String] {
        guard let key = entry.key else { return [] }
        let names = mapper.names
        let name = key.isOperation ? names.operation(key.name) : names.fragment(key.name)
        let stem = DefinitionNames.fileStem(key.name, name)
        return ["graphql", "memberwise", SampleOptions.fileKind].flatMap { kind in
            project.generatedFiles("\(stem).\(kind).swift")
        }
    }

    /// Returns the names that the Swift type of a definition may have.
    static func swiftNames(
        _ entry: DefinitionEntry,
        _ naming: CodegenOptions.Naming
    ) -> [String] {
        guard let name = entry.key?.name else { return [] }
        switch entry.definition {
        case .operation(let operation):
            let plain = DefinitionNames.plain(naming.operationNames[name] ?? name)
            return [plain, plain + SwiftNames.capitalized(operation.operation.rawValue)]
        default:
            let plain = DefinitionNames.plain(naming.fragmentNames[name] ?? name)
            return [plain, "\(plain)Fragment"]
        }
    }
}

extension SchemaChange {
    /// Whether a field has another type.
    fileprivate var isOfType: Bool { kind == .fieldChangedKind || kind == .fieldChangedKindSafe }
}

extension Definition {
    /// Whether it is an operation with a type of its whole response.
    fileprivate var hasRawResponse: Bool {
        guard case .operation(let operation) = self else { return false }
        return operation.directives.contains(.rawResponseType)
    }
}
