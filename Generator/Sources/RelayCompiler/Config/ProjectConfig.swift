import Foundation

/// What `relay.json` says about one project, with every path resolved against its folder.
struct ProjectConfig: Sendable {
    /// The configuration file.
    var file: URL
    /// Files and folders that hold the schema.
    var schema: [URL]
    /// Files and folders that hold documents.
    var sources: [URL]
    /// Patterns, relative to `folder`, of files that are left out: `Sources/Old/**`.
    var excludes: [String]
    /// The folder that generated files go to.
    var artifactDirectory: URL
    /// The Swift types of custom scalars, by the scalars' names.
    var customScalarTypes: [String: String]
    /// Who may use the generated code.
    var accessLevel: AccessLevel

    /// The folder of the configuration file, which messages and headers count paths from.
    var folder: URL { file.deletingLastPathComponent() }
}
