import Foundation
import GraphQLLanguage

/// The configuration of one project, with every path resolved against its folder.
struct ProjectConfig: Sendable {
    /// The configuration file.
    var file: URL
    /// The name of the project; nil where the file has but one.
    var name: String?
    /// Files and folders that hold the schema.
    var schema: [URL] = []
    /// Files and folders that hold the client's extensions of the schema.
    var schemaExtensions: [URL] = []
    /// Files and folders that hold documents.
    var sources: [URL] = []
    /// Patterns, relative to `folder`, of files that are left out: `Sources/Old/**`.
    var excludes: [String] = []
    /// The folder that generated files go to.
    var artifactDirectory: URL
    /// The folders that generated files of this and the other projects go to: none holds documents.
    var generatedFolders: [URL]
    /// The options for generated code.
    var options = CodegenOptions()
    /// Where the configuration says what, for findings about it.
    var places = ConfigPlaces()
    /// Where operations are persisted; nil when they are sent as texts.
    var persist: PersistConfig?

    /// The folder of the configuration file, which messages and headers count paths from.
    var folder: URL { file.deletingLastPathComponent() }
}

/// The positions of values in a configuration, for findings about them.
struct ConfigPlaces: Sendable {
    /// The whole project.
    var project = SourceSpan.synthesized
    /// Paths, by what they are resolved to.
    var paths: [String: SourceSpan] = [:]
    /// Custom scalars, by their names.
    var scalars: [String: SourceSpan] = [:]
}

/// How operations are persisted.
struct PersistConfig: Sendable {
    /// The digests that can be ids.
    enum Algorithm: String, CaseIterable, Sendable {
        case md5
        case sha256
    }

    /// The folder of the configuration, in which the command runs.
    var folder: URL
    /// The list of ids and texts.
    var file: URL
    /// The digest that is the id where no command is configured.
    var algorithm = Algorithm.sha256
    /// The command that makes ids of texts, with its arguments; nil where digests are ids.
    var command: [String]?
    /// How long the command may take, in seconds.
    var timeout: Double = 60
    /// Whether the text is sent beside the id.
    var keepsText = false
}
