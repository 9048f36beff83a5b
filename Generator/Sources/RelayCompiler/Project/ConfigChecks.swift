import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Checks a configuration against the files on disk and the scalars of the schema.
struct ConfigChecks {
    private let config: ProjectConfig

    init(_ config: ProjectConfig) {
        self.config = config
    }

    /// Returns errors for paths that do not exist, or `nil` if there are none.
    func missingPaths() -> [Diagnostic]? {
        let urls =
            config.schema + config.schemaExtensions + config.sources
            + config.modules.compactMap(\.description)
        let missing = urls.filter { FileKind(at: $0.path) == .nothing }
        guard !missing.isEmpty else { return nil }
        return missing.map { url in
            let folder = url.deletingLastPathComponent().path
            let similar = SimilarFiles.nearest(to: url.lastPathComponent, in: folder)
            let nearest = [similar].compactMap { name in
                name.map { FilePaths.relative("\(folder)/\($0)", to: config.folder.path) }
            }
            let path = FilePaths.display(url.path)
            var advice = Suggestions.didYouMean(nearest)
            if nearest.isEmpty {
                advice = " Paths in `\(config.file.lastPathComponent)` are relative to its folder."
                if config.schema.contains(url) {
                    advice +=
                        " `\(SchemaLoader.fetchCommand(to: path))` saves the schema of a server."
                        + (path.hasSuffix(".json")
                            ? " Write the path of that file as `schema`." : "")
                }
            }
            return finding("`\(path)` does not exist.\(advice)", config.places.paths[url.path])
        }
    }

    /// Returns the mistakes in the documents as a whole.
    ///
    /// - Parameters:
    ///   - files: The files that were found.
    ///   - parsed: The contents of the files with documents.
    /// - Returns: An error if there is nothing to compile, and a warning for each place in which
    ///   documents are overlooked.
    func documents(_ files: SourceScanner.Files, _ parsed: [ParsedFile]) -> [Diagnostic] {
        let span = config.sources.first.flatMap { config.places.paths[$0.path] }
        var findings = files.skipped.map { skipped in
            finding(
                "`\(FilePaths.display(skipped.path))` is not searched for documents: "
                    + "\(skipped.reason). Add its target to `src`, or rename it.",
                span,
                severity: .warning
            )
        }
        let isEmpty = parsed.allSatisfy { $0.definitions.isEmpty && $0.diagnostics.isEmpty }
        // All types of the schema are generated without documents.
        if isEmpty, !config.options.generatesAllTypes {
            let folders = config.sources.map { "`\(FilePaths.display($0.path))`" }
            findings.append(
                finding(
                    "There is no document in \(folders.joined(separator: ", ")): no operation or "
                        + "fragment in a `.graphql` file, or in `graphql(…)` in a `.swift` file.",
                    span
                )
            )
        }
        return findings
    }

    /// Returns diagnostics for custom scalars, named types, enum values and input fields that the schema
    /// does not have, for names of operations and fragments that no document has, and for patterns that
    /// exclude nothing.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - files: The contents of the files with documents.
    ///   - found: The files that were found.
    /// - Returns: Warnings.
    func unknownParts(
        _ schema: Schema,
        _ files: [ParsedFile],
        _ found: SourceScanner.Files
    ) -> [Diagnostic] {
        unknownScalars(schema) + unknownTypes(schema) + unknownMembers(schema)
            + unknownDefinitions(files) + uselessPatterns(found)
    }

    /// Returns errors for two parts of the schema that are given the same name.
    func equalNames(_ schema: Schema) -> [Diagnostic] {
        let naming = config.options.naming
        let types = config.places.types.filter { schema.type(named: $0.key)?.isNamed ?? false }
        let members = config.places.members.filter { hasMember($0.key, schema) }
        return equalNames(types) { DefinitionNames.plain(naming.schemaTypeNames[$0] ?? $0) }
            + equalNames(members) { coordinate in
                let type = coordinate.prefix { $0 != "." }
                return "\(type).\(naming.memberNames[coordinate] ?? "")"
            }
    }

    private func equalNames(
        _ places: [String: SourceSpan],
        _ swiftName: (String) -> String
    ) -> [Diagnostic] {
        var owners: [String: (name: String, span: SourceSpan)] = [:]
        var findings: [Diagnostic] = []
        let sorted = places.sorted { $0.value.startOffset < $1.value.startOffset }
        for (name, span) in sorted {
            let new = swiftName(name)
            guard let owner = owners.updateValue((name, span), forKey: new) else { continue }
            var finding = finding(
                "`\(owner.name)` and `\(name)` would both become `\(new)`. Rename one.",
                span
            )
            finding.related = [.init(message: "The other is named here.", span: owner.span)]
            findings.append(finding)
        }
        return findings
    }

    private func uselessPatterns(_ files: SourceScanner.Files) -> [Diagnostic] {
        files.uselessPatterns.map { pattern in
            finding(
                "`\(pattern)` in `excludes` matches no document and no folder in `src`. Remove it, or "
                    + "begin it with `**/` if there are such files only at times.",
                config.places.excludes[pattern],
                severity: .warning
            )
        }
    }

    private func unknownTypes(_ schema: Schema) -> [Diagnostic] {
        let known = schema.types.filter(\.isNamed).map(\.name)
        let names = Set(known)
        return config.places.types.filter { !names.contains($0.key) }.map { name, span in
            let message =
                schema.type(named: name) == nil
                ? "The schema has no enum or input object type `\(name)`."
                    + Suggestions.didYouMean(name, among: known)
                : "`\(name)` is not an enum or an input object type of the schema."
            return finding(message, span, severity: .warning)
        }
    }

    /// Returns diagnostics for named operations and fragments that no document defines.
    ///
    /// Modules that are compiled separately may define them, so nothing is reported if there are any.
    private func unknownDefinitions(_ files: [ParsedFile]) -> [Diagnostic] {
        let places = config.places
        guard !places.operations.isEmpty || !places.fragments.isEmpty,
            config.ownModules.count == config.modules.count
        else { return [] }
        let documents = files.flatMap(\.documents).map(\.document)
        let fragments = documents.flatMap(\.fragments)
        let queries = fragments.compactMap {
            $0.directives.first(.refetchable)?.string("queryName")
        }
        let operations = documents.flatMap(\.operations).compactMap(\.name?.text) + queries
        func unknown(
            _ kind: String,
            _ places: [String: SourceSpan],
            _ known: [String]
        ) -> [Diagnostic] {
            let names = Set(known)
            return places.filter { !names.contains($0.key) }.map { name, span in
                let message =
                    "No document defines \(kind) `\(name)`."
                    + Suggestions.didYouMean(name, among: known)
                return finding(message, span, severity: .warning)
            }
        }
        return unknown("operation", places.operations, operations)
            + unknown("fragment", places.fragments, fragments.map(\.name.text))
    }

    private func unknownMembers(_ schema: Schema) -> [Diagnostic] {
        config.places.members.compactMap { coordinate, span in
            guard !hasMember(coordinate, schema) else { return nil }
            return finding(
                "The schema has no enum value or input field `\(coordinate)`.",
                span,
                severity: .warning
            )
        }
    }

    private func hasMember(_ coordinate: String, _ schema: Schema) -> Bool {
        guard case .member(let type, let name)? = SchemaCoordinate(coordinate) else { return false }
        return switch schema.type(named: type) {
        case .enum(let type): type.values[name] != nil
        case .inputObject(let type): type.fields[name] != nil
        default: false
        }
    }

    private func unknownScalars(_ schema: Schema) -> [Diagnostic] {
        let scalars = schema.types.compactMap { type -> String? in
            if case .scalar = type { type.name } else { nil }
        }
        let builtIn = ["Boolean", "Float", "ID", "Int", "String"]
        return config.places.scalars.filter {
            builtIn.contains($0.key) || !scalars.contains($0.key)
        }
        .map { name, span in
            let message =
                if builtIn.contains(name) {
                    "`\(name)` is built in, and has a Swift type of its own. Remove the line."
                } else if schema.type(named: name) == nil {
                    "The schema has no scalar `\(name)`."
                        + Suggestions.didYouMean(name, among: scalars)
                } else {
                    "`\(name)` is not a scalar of the schema."
                }
            return finding(message, span, severity: .warning)
        }
    }

    /// Returns the unknown parts among those that projects share, if no project has them.
    static func unknownEverywhere(_ projects: [ProjectState]) -> [Diagnostic] {
        let all = projects.flatMap(\.unknownParts)
        return all.filter { finding in
            projects.allSatisfy { project in
                !project.config.places.parts.contains(finding.span)
                    || project.unknownParts.contains { $0.span == finding.span }
            }
        }
    }

    private func finding(
        _ message: String,
        _ span: SourceSpan?,
        severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        Diagnostic(
            severity: severity,
            rule: "Config",
            message: message,
            span: span ?? config.places.project
        )
    }
}

extension SchemaType {
    /// Whether it becomes a Swift type whose name can be configured.
    fileprivate var isNamed: Bool {
        switch self {
        case .enum, .inputObject: definition.origin != .builtIn
        default: false
        }
    }
}
