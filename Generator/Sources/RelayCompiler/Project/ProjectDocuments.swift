import Foundation
import GraphQLLanguage
import GraphQLSchema

/// The documents of a project and the Swift code beside them, parsed but not compiled.
struct ProjectDocuments {
    let config: ProjectConfig
    let files: SourceScanner.Files
    /// The files with documents, in the order of `files.documents`.
    let parsed: [ParsedFile]

    /// Reads the projects of a configuration.
    ///
    /// - Parameter file: The configuration file.
    /// - Returns: The projects, and the errors in the configuration and in the syntax of documents.
    /// - Throws: `ProjectError` if files cannot be found or read.
    static func read(
        _ file: URL
    ) throws(ProjectError) -> (projects: [ProjectDocuments], diagnostics: [Diagnostic]) {
        let file = file.standardizedFileURL
        var (configs, diagnostics) = ConfigReader.read(try FilePaths.source(file.path), file: file)
        var projects: [ProjectDocuments] = []
        for config in configs {
            if let missing = ConfigChecks(config).missingPaths() {
                diagnostics += missing
                continue
            }
            let files = try SourceScanner(config).files()
            var cache = SourceCache()
            let parsed = try cache.parse(files.documents)
            diagnostics += parsed.locate(parsed.flatMap(\.diagnostics))
            projects.append(ProjectDocuments(config: config, files: files, parsed: parsed))
        }
        return (projects, diagnostics.sortedAndDeduplicated())
    }

    /// The definitions in the documents.
    var definitions: [DefinitionEntry] { parsed.flatMap(\.definitions) }

    /// The Swift files that are not generated.
    var swiftSources: [Source] {
        parsed.map(\.source).filter { $0.path.hasSuffix(".swift") }
    }

    /// Reads the files of the project's own schema.
    ///
    /// - Returns: The schema and the extensions of the client.
    /// - Throws: `ProjectError` if a file cannot be read.
    func schemaSources() throws(ProjectError) -> (schema: [Source], extensions: [Source]) {
        func read(_ files: [FileEntry]) throws(ProjectError) -> [Source] {
            var sources: [Source] = []
            for file in files { sources.append(try FilePaths.source(file.path)) }
            return sources
        }
        return (try read(files.schema), try read(files.schemaExtensions))
    }

    /// Returns the fragments of modules that other packages generate.
    func describedFiles(_ schema: Schema) throws(ProjectError) -> [ParsedFile] {
        var described = DescribedModules()
        return try described.resolve(config.modules, schema).files.map(\.file)
    }

    /// Returns a position in the file that contains it: in the Swift file of a literal.
    func located(_ span: SourceSpan) -> SourceSpan {
        parsed.locate([Diagnostic(rule: "", message: "", span: span)]).first?.span ?? span
    }

    /// Returns the files that exist for a generated name: `UserRow_user.graphql.swift`.
    func generatedFiles(_ name: String) -> [String] {
        config.outputFolders.map { $0.appendingPathComponent(name).path }
            .filter { FileKind(at: $0) != .nothing }.map(FilePaths.display)
    }
}
