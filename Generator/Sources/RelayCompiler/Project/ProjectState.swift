import Foundation
import GraphQLLanguage
import GraphQLSchema

/// The state of a project between runs, which lets a run skip unchanged work.
///
/// A run parses only files with a new stamp, and builds the schema again only if one of its files
/// changed. It checks and compiles a definition if its text changed, if it reaches a definition that
/// changed, or if the last run reported something about it. Other definitions are left out of the
/// program, except fragments that these reach. If the names of definitions change, everything is
/// compiled again.
///
/// A class because it is updated in place by every run.
final class ProjectState {
    /// Valid definitions, compiled as far as is possible without ids.
    struct Draft: Sendable {
        fileprivate var compilation: Compilation
        /// Whether only changed definitions were compiled.
        fileprivate var isPart = false
        /// The artifacts of definitions that were not compiled again.
        fileprivate var kept: [DefinitionArtifact]
        fileprivate var entries: [DefinitionEntry.Key: DefinitionEntry]
        fileprivate var flagged: Set<DefinitionEntry.Key>
        /// The modules of the definitions; `nil` if the project is a single module.
        fileprivate var placement: ModulePlacement?
        /// The operations for the server.
        var operations: [Compiler.OperationOutput]
    }

    /// The output of the last run without errors.
    private struct Compiled: Sendable {
        var schema: Schema
        var names: DefinitionNames
        var entries: [DefinitionEntry.Key: DefinitionEntry]
        /// The modules of definitions.
        var placement: ModulePlacement?
        /// The definitions with diagnostics.
        var flagged: Set<DefinitionEntry.Key>
        /// The definitions of artifacts, by the names of the artifacts.
        var owners: [DefinitionEntry.Key: DefinitionEntry.Key]
        var artifacts: ArtifactSet
        var operations: [Compiler.OperationOutput]
        var ids: [String: String]?
    }

    let config: ProjectConfig
    /// The writers for the folders of generated files, in the order of `outputFolders`.
    private var writers: [ArtifactWriter]
    /// The files of the last run; empty before the first one.
    private(set) var files = SourceScanner.Files()
    /// The contents of the files with documents of the last run, in the order of `files.documents`.
    private(set) var parsed: [ParsedFile] = []
    /// The texts that replace files.
    var unsaved = UnsavedTexts()
    /// The files on disk, as of the last search.
    private var found: SourceScanner.Files?
    /// Findings about parts of the schema in the configuration that the schema does not have.
    private(set) var unknownParts: [Diagnostic] = []
    private var cache = SourceCache()
    private var schemaCache: (entries: [FileEntry], sources: [Source], result: SchemaResult)?
    private var described = DescribedModules()
    private var last: Compiled?

    init(_ config: ProjectConfig) {
        self.config = config
        writers = config.outputFolders.map { folder in
            ArtifactWriter(folder: folder, base: config.folder, owner: config.owner(of: folder))
        }
    }

    /// Reads, checks and compiles changes.
    ///
    /// - Parameters:
    ///   - stopwatch: Measures the stages.
    ///   - rescans: Whether to search for files. Otherwise those of the last search are used.
    /// - Returns: The draft, or `nil` if there are errors, and the diagnostics.
    /// - Throws: `ProjectError` if files cannot be found or read.
    func draft(
        _ stopwatch: inout Stopwatch,
        rescans: Bool = true
    ) throws(ProjectError) -> (draft: Draft?, diagnostics: [Diagnostic]) {
        stopwatch.begin("finding files")
        let checks = ConfigChecks(config)
        if let missing = checks.missingPaths() { return (nil, missing) }
        let current = try findFiles(rescans: rescans)
        stopwatch.begin("reading the schema")
        let schema = try schema(current)
        stopwatch.begin("parsing documents")
        let contents = try cache.parse(current.documents, unsaved)
        // Together, because each file is paired with its contents.
        (files, parsed) = (current, contents)
        var diagnostics =
            schema.diagnostics + parsed.flatMap(\.diagnostics) + checks.documents(files, parsed)
        unknownParts = []
        if !schema.diagnostics.hasErrors {
            unknownParts = checks.unknownParts(schema.schema, parsed, files)
            diagnostics += checks.equalNames(schema.schema)
        }
        var draft: Draft?
        if !diagnostics.hasErrors {
            let modules = try described.resolve(config.modules, schema.schema)
            diagnostics += modules.diagnostics
            if modules.diagnostics.isEmpty {
                var found: [Diagnostic]
                (draft, found) = compile(parsed, modules, schema.schema, &stopwatch)
                diagnostics += found
            }
        }
        return (draft, parsed.locate(diagnostics).sortedAndDeduplicated())
    }

    private func findFiles(rescans: Bool) throws(ProjectError) -> SourceScanner.Files {
        let scanner = SourceScanner(config)
        if rescans || found == nil { found = try scanner.files() }
        return scanner.files(found ?? SourceScanner.Files(), with: unsaved)
    }

    /// The schema of the last run; `nil` before it was read.
    var schemaResult: SchemaResult? { schemaCache?.result }

    /// The operations of the last run without errors.
    var operations: [Compiler.OperationOutput] { last?.operations ?? [] }

    /// The names of the Swift types of definitions, also of those of other modules and of the queries
    /// that refetch fragments, as of the last run without errors.
    var typeNames: [DefinitionEntry.Key: String] {
        guard let last else { return [:] }
        var result: [DefinitionEntry.Key: String] = [:]
        for (key, entry) in last.entries {
            result[key] =
                key.isOperation ? last.names.operation(key.name) : last.names.fragment(key.name)
            guard let query = entry.refetchQuery else { continue }
            result[.init(isOperation: true, name: query)] = last.names.operation(query)
        }
        return result
    }

    /// Compares later runs with a draft.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - ids: The ids of persisted operations by name; `nil` if operations are not persisted.
    /// - Returns: The artifacts of the draft.
    @discardableResult
    func accept(_ draft: Draft, ids: [String: String]?) -> ArtifactSet {
        let builder = draft.compilation.builder
        let before = last
        let isSameSchema = before.map { $0.schema === builder.schema } ?? false
        // A part of the program doesn't have the fragments of all derived fields.
        let derivedFields = draft.isPart ? before?.artifacts.derivedFields : nil
        let types = isSameSchema ? before?.artifacts.types ?? [] : []
        let artifacts = draft.compilation.artifacts(
            persistedIDs: ids,
            besides: draft.kept,
            known: Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
            derivedFields: derivedFields
        )
        last = Compiled(
            schema: builder.schema,
            names: builder.names,
            entries: draft.entries,
            placement: draft.placement,
            flagged: draft.flagged,
            owners: Self.owners(artifacts.definitions, draft, before),
            artifacts: artifacts,
            operations: draft.operations,
            ids: ids
        )
        Release.later(before)
        return artifacts
    }

    /// Returns the files of a draft, and compares later runs with it.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - ids: The ids of persisted operations by name; `nil` if operations are not persisted.
    /// - Returns: The files of each folder, in the order of `outputFolders`.
    func files(of draft: Draft, ids: [String: String]?) -> [[GeneratedFile]] {
        let builder = draft.compilation.builder
        let artifacts = accept(draft, ids: ids)
        guard let placement = draft.placement else {
            let all = artifacts.files()
            guard config.sampleDirectory != nil else { return [all] }
            return [all.filter { !$0.isSample }, all.filter(\.isSample)]
        }
        let descriptions = described.describe(
            config.ownModules,
            placement,
            fragments: draft.entries.values.filter { $0.key?.isOperation == false },
            types: artifacts.types.map(\.name),
            schema: builder.schema
        )
        let modules = config.ownModules
        let files = artifacts.parts(of: modules.map(\.name), placement, descriptions)
            .map { $0.files() }
        let samples = zip(modules, files).filter { $0.0.sampleDirectory != nil }.map(\.1)
        return files.map { $0.filter { !$0.isSample } } + samples.map { $0.filter(\.isSample) }
    }

    /// Returns the changes after which the folders hold exactly these files.
    func changes(
        for files: [[GeneratedFile]]
    ) throws(ProjectError) -> [ArtifactWriter.Changes] {
        var changes: [ArtifactWriter.Changes] = []
        for (index, files) in files.enumerated() {
            changes.append(try writers[index].changes(for: files))
        }
        return changes
    }

    /// Makes the changes to the folders.
    func apply(_ changes: [ArtifactWriter.Changes]) throws(SystemError) {
        for (index, change) in changes.enumerated() {
            try writers[index].apply(change)
        }
    }

    /// The folders with relevant files, as of the last run.
    var watchedFolders: Set<String> {
        let paths =
            config.schema + config.schemaExtensions + config.sources
            + config.modules.compactMap(\.description)
        // If a path does not exist, it or its parent folder may be created.
        return (found ?? files).folders.union(paths.map { FilePaths.nearestFolder($0.path) })
    }

    /// Returns whether operations that were not compiled again have new ids, for example because
    /// the file with ids was edited.
    func isOvertaken(_ draft: Draft, by ids: [String: String]?) -> Bool {
        draft.kept.contains { $0.isOperation && ids?[$0.name] != last?.ids?[$0.name] }
    }

    /// Clears the cache, so that the next run compiles everything.
    func forget() {
        last = nil
    }

    private func schema(_ files: SourceScanner.Files) throws(ProjectError) -> SchemaResult {
        let entries = files.schema + files.schemaExtensions
        if let cached = schemaCache, cached.entries == entries,
            !entries.contains(where: \.stamp.isRecent)
        {
            return cached.result
        }
        var sources: [Source] = []
        for file in entries {
            sources.append(try unsaved.read(file.path))
        }
        if let cached = schemaCache, cached.sources == sources {
            schemaCache?.entries = entries
            return cached.result
        }
        let result = SchemaReader.read(
            Array(sources.prefix(files.schema.count)),
            extensions: Array(sources.dropFirst(files.schema.count)),
            identity: config.identity
        )
        schemaCache = (entries, sources, result)
        return result
    }

    // MARK: - Compiling

    private func compile(
        _ own: [ParsedFile],
        _ modules: DescribedModules.Resolved,
        _ schema: Schema,
        _ stopwatch: inout Stopwatch
    ) -> (Draft?, [Diagnostic]) {
        stopwatch.begin("comparing definitions")
        let files = own + modules.files.map(\.file)
        var all = files.flatMap(\.definitions)
        if let derived = DerivedSpreads(schema) { all = all.map { $0.implying(derived) } }
        var entries: [DefinitionEntry.Key: DefinitionEntry] = [:]
        for entry in all {
            if let key = entry.key { entries[key] = entry }
        }
        var options = config.options
        let folder = config.folder.path
        for (file, entry) in zip(files, self.files.documents) {
            options.pathsInHeaders[file.source.path] = FilePaths.relative(entry.path, to: folder)
        }
        options.modules = placement(of: own, modules)
        let misplaced = options.modules.map { check($0, all, entries) } ?? []
        guard misplaced.isEmpty else { return (nil, misplaced) }
        // Another module, or another description of one, concerns what did not change too.
        if entries.count == all.count, last?.placement == options.modules,
            let part = ChangedPart(entries, last: last.map { ($0.entries, $0.flagged) }),
            let last, last.schema === schema
        {
            let result = compile(part, entries, last, schema, options, &stopwatch)
            if let result { return result }
        }
        stopwatch.begin("compiling")
        let documents = files.flatMap(\.documents).map(\.document)
        let output = Compiler.compile(
            documents,
            schema: schema,
            options: options,
            where: { options.modules?.isDescribed($0.span) != true }
        )
        return draft(of: output, entries, options) { compilation in
            Draft(
                compilation: compilation,
                kept: [],
                entries: entries,
                flagged: Self.flagged(output.diagnostics, entries),
                placement: options.modules,
                operations: compilation.operations
            )
        }
    }

    /// Returns the uses of fragments that the modules do not allow.
    private func check(
        _ placement: ModulePlacement,
        _ all: [DefinitionEntry],
        _ entries: [DefinitionEntry.Key: DefinitionEntry]
    ) -> [Diagnostic] {
        let misplaced = RequireModuleImports(placement: placement).check(all)
        guard config.sendsTexts else { return misplaced }
        return misplaced + RequireFragmentTexts(placement: placement).check(entries)
    }

    /// Returns a draft, unless there are errors in the output or in the use of other modules.
    private func draft(
        of output: Compiler.Output<Compilation>,
        _ entries: [DefinitionEntry.Key: DefinitionEntry],
        _ options: CodegenOptions,
        _ make: (Compilation) -> Draft
    ) -> (Draft?, [Diagnostic]) {
        guard let compilation = output.result else { return (nil, output.diagnostics) }
        let misplaced = options.modules.map { placement in
            RequireModuleImports(placement: placement).checkTypes(
                compilation.definitions,
                schema: compilation.builder.schema,
                entries: entries,
                scalarModules: options.customScalarModules
            )
        }
        // The package that generates a module reports its warnings.
        let own = output.diagnostics.filter { finding in
            finding.severity == .error || options.modules?.isDescribed(finding.span) != true
        }
        let diagnostics = own + (misplaced ?? [])
        return (diagnostics.hasErrors ? nil : make(compilation), diagnostics)
    }

    /// Returns the modules of the documents, or `nil` if the project is a single module.
    private func placement(
        of files: [ParsedFile],
        _ modules: DescribedModules.Resolved
    ) -> ModulePlacement? {
        guard !config.modules.isEmpty else { return nil }
        return ModulePlacement(
            modules,
            documents: zip(files, self.files.documents).map { ($0.source.path, $1.path) }
        )
    }

    /// Compiles changes.
    ///
    /// - Returns: The result, or `nil` if everything must be compiled.
    private func compile(
        _ part: ChangedPart,
        _ entries: [DefinitionEntry.Key: DefinitionEntry],
        _ last: Compiled,
        _ schema: Schema,
        _ options: CodegenOptions,
        _ stopwatch: inout Stopwatch
    ) -> (Draft?, [Diagnostic])? {
        stopwatch.begin("compiling")
        let output = Compiler.compile(
            [Document(definitions: part.needed.map(\.definition))],
            schema: schema,
            options: options,
            names: last.names,
            where: { part.isAffected($0.span) && options.modules?.isDescribed($0.span) != true }
        )
        guard let compilation = output.result else {
            // Some errors name other fragments, that could have been meant.
            let namesOthers = output.diagnostics.contains { $0.rule == KnownFragmentNamesRule.name }
            return namesOthers ? nil : (nil, output.diagnostics)
        }
        let kept = last.artifacts.definitions.filter { artifact in
            last.owners[artifact.key].map { !part.isAffected($0) } ?? false
        }
        let names = kept.map(\.key) + compilation.definitions.map(\.key)
        guard Set(names) == Set(last.artifacts.definitions.map(\.key)),
            names.count == last.artifacts.definitions.count
        else { return nil }
        let uses = kept.map { ($0.source, $0.leafTypes) }
        let before = last.artifacts.definitions.map { ($0.source, $0.leafTypes) }
        guard
            ScalarImports(uses + compilation.definitions.map { ($0.source, $0.leafTypes) }, options)
                == ScalarImports(before, options)
        else { return nil }
        let keptOperations = Set(kept.filter(\.isOperation).map(\.name))
        let draft = Draft(
            compilation: compilation,
            isPart: true,
            kept: kept,
            entries: entries,
            flagged: Self.flagged(output.diagnostics, entries),
            placement: options.modules,
            operations: last.operations.filter { keptOperations.contains($0.name) }
                + compilation.operations
        )
        return self.draft(of: output, entries, options) { _ in draft }
    }

    private static func owners(
        _ artifacts: [DefinitionArtifact],
        _ draft: Draft,
        _ last: Compiled?
    ) -> [DefinitionEntry.Key: DefinitionEntry.Key] {
        var owners: [DefinitionEntry.Key: DefinitionEntry.Key] = [:]
        let kept = Set(draft.kept.map(\.key))
        for artifact in artifacts {
            let key = artifact.key
            if kept.contains(key) {
                owners[key] = last?.owners[key]
            } else if draft.entries[key]?.contains(artifact.source.span) == true {
                owners[key] = key
            } else {
                owners[key] =
                    draft.entries.first { $0.value.contains(artifact.source.span) }?.key
            }
        }
        return owners
    }

    private static func flagged(
        _ diagnostics: [Diagnostic],
        _ entries: [DefinitionEntry.Key: DefinitionEntry]
    ) -> Set<DefinitionEntry.Key> {
        guard !diagnostics.isEmpty else { return [] }
        return Set(
            entries.filter { _, entry in diagnostics.contains { entry.contains($0.span) } }.keys
        )
    }
}

extension [ProjectState] {
    /// Reads, checks and compiles changes of the projects of a configuration.
    ///
    /// - Parameters:
    ///   - stopwatch: Measures the stages.
    ///   - rescans: Whether to search for files.
    /// - Returns: The drafts of projects without errors, and the findings in all of them.
    /// - Throws: `ProjectError` if files cannot be found or read.
    func drafts(
        _ stopwatch: inout Stopwatch,
        rescans: Bool = true
    ) throws(ProjectError) -> (
        drafts: [(state: ProjectState, draft: ProjectState.Draft)], diagnostics: [Diagnostic]
    ) {
        var drafts: [(state: ProjectState, draft: ProjectState.Draft)] = []
        var diagnostics: [Diagnostic] = []
        for state in self {
            let (draft, found) = try state.draft(&stopwatch, rescans: rescans)
            diagnostics += found
            if let draft { drafts.append((state, draft)) }
        }
        return (drafts, diagnostics + ConfigChecks.unknownEverywhere(self))
    }
}
