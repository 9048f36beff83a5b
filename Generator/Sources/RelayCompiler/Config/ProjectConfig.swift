import Foundation
import GraphQLLanguage

/// The configuration of one project, with every path resolved against its folder.
struct ProjectConfig: Sendable {
    /// The configuration file.
    var file: URL
    /// The name of the project; `nil` if the file has only one.
    var name: String?
    /// Files and folders with the schema.
    var schema: [URL] = []
    /// Files and folders with the client's extensions of the schema.
    var schemaExtensions: [URL] = []
    /// Files and folders with documents.
    var sources: [URL] = []
    /// Patterns of files to exclude, relative to `folder`: `Sources/Old/**`.
    var excludes: [String] = []
    /// The folder for generated files; that of the first module if there are modules.
    var artifactDirectory: URL
    /// The modules; empty if the project is a single module.
    var modules: [ModuleConfig] = []
    /// The folders for generated files of all projects, which contain no documents.
    var generatedFolders: [URL]
    /// The folder for generated samples; `nil` if there are none.
    var sampleDirectory: URL?
    /// How objects are identified.
    var identity = ConfiguredIdentity()
    /// The options for generated code.
    var options = CodegenOptions()
    /// The source ranges of values in the configuration, for diagnostics.
    var places = ConfigPlaces()
    /// How operations are persisted; `nil` if they are sent as texts.
    var persist: PersistConfig?

    /// The folders for generated files: one, or one for each module, and then those of samples.
    var outputFolders: [URL] {
        let artifacts = modules.isEmpty ? [artifactDirectory] : ownModules.map(\.artifactDirectory)
        return artifacts + sampleFolders
    }

    /// The folders for samples: one, or one for each module that has samples.
    private var sampleFolders: [URL] {
        modules.isEmpty
            ? [sampleDirectory].compactMap(\.self) : ownModules.compactMap(\.sampleDirectory)
    }

    /// Whether operations are sent with their texts.
    var sendsTexts: Bool { persist?.keepsText ?? true }

    /// The modules that are generated here.
    var ownModules: [ModuleConfig] { modules.filter { $0.description == nil } }

    /// The folder of the configuration file, to which paths in messages and headers are relative.
    var folder: URL { file.deletingLastPathComponent() }
}

/// The positions of values in a configuration, for findings about them.
struct ConfigPlaces: Sendable {
    /// The range of the whole project.
    var project = SourceSpan.synthesized
    /// The ranges of paths, by the resolved paths.
    var paths: [String: SourceSpan] = [:]
    /// The ranges of custom scalars, by their names.
    var scalars: [String: SourceSpan] = [:]
    /// The ranges of enums and input object types that are given names, by their GraphQL names.
    var types: [String: SourceSpan] = [:]
    /// The ranges of enum values and input fields that are given names, by their coordinates.
    var members: [String: SourceSpan] = [:]
    /// The ranges of operations that are given names, by their GraphQL names.
    var operations: [String: SourceSpan] = [:]
    /// The ranges of fragments that are given names, by their GraphQL names.
    var fragments: [String: SourceSpan] = [:]

    /// The ranges of the patterns of excluded files, by the patterns.
    var excludes: [String: SourceSpan] = [:]
    /// The range of the path of the list of persisted operations.
    var persistFile: SourceSpan?
    /// The range of the path of the manifest for Apollo's servers.
    var manifest: SourceSpan?

    /// The ranges of everything that the schema, the documents or their folders should have.
    var parts: [SourceSpan] {
        [scalars, types, members, operations, fragments, excludes].flatMap(\.values)
    }
}

/// How operations are persisted.
struct PersistConfig: Sendable {
    /// The digests that can be used as ids.
    enum Algorithm: String, CaseIterable, Sendable {
        case md5
        case sha256
    }

    /// The configuration's folder, in which the command runs.
    var folder: URL
    /// The file with ids and texts.
    var file: URL
    /// The digest that is the id where no command is configured.
    var algorithm = Algorithm.sha256
    /// The command that returns ids for texts, with its arguments; `nil` if ids are digests.
    var command: [String]?
    /// The time limit of the command, in seconds.
    var timeout: Double = 60
    /// The manifest for Apollo's servers, if there is one.
    var apolloManifest: URL?
    /// Whether the text is sent in addition to the id.
    var keepsText = false
}
