/// An error that keeps a project from being compiled at all.
public enum ProjectError: Error, CustomStringConvertible {
    /// There is no configuration at a path or in its parent folders.
    case noConfiguration(String)
    /// The file at a path is not a configuration.
    case notAConfiguration(path: String, isSchema: Bool)
    /// The nearest configuration in a parent folder belongs to another user.
    case foreignConfiguration(path: String)
    /// A file cannot be read.
    case unreadable(path: String, reason: String)
    /// A path in the configuration does not exist.
    case missing(path: String, key: String)
    /// A schema folder contains no schema file.
    case noSchema(path: String)
    /// The generated files cannot be written.
    case unwritable(path: String, reason: String)
    /// There is a file at the path of a generated file that was not generated.
    case foreignFile(path: String)
    /// There is a generated file that was edited so that it no longer has the generator's first
    /// line.
    case editedFile(path: String)
    /// The folder for generated files, or one of its parent folders, is a symbolic link.
    case linkedFolder(path: String)
    /// Another configuration has the same folder for generated files.
    case sharedFolder(path: String, configuration: String)
    /// The file with persisted operations is invalid.
    case invalidPersistFile(path: String, reason: String)
    /// There is a file at the path of Apollo's manifest that is not one.
    case foreignManifest(path: String)
    /// The command that persists operations failed.
    case persistCommand(command: String, reason: String)
    /// The configuration that names a command belongs to another user.
    case foreignCommand(command: String, path: String)

    /// The problem and the remedy.
    public var description: String {
        switch self {
        case .noConfiguration(let path):
            "There is no `relay.json` in `\(path)`, or above it in the repository. "
                + "`relay-generator init` creates one; or pass its path."
        case .notAConfiguration(let path, let isSchema):
            "`\(path)` is not a configuration, which is a JSON file such as `relay.json`. Pass its "
                + "path or folder. "
                + (isSchema
                    ? "If there is none, `relay-generator init --schema \(path)` writes one."
                    : "`relay-generator check --schema SCHEMA DOCUMENT` checks documents.")
        case .foreignConfiguration(let path):
            "`\(path)` belongs to another user, so it is not used. If you trust it, pass its path: "
                + "`relay-generator \(path)`."
        case .unreadable(let path, let reason):
            "`\(path)` can't be read: \(reason)."
        case .missing(let path, let key):
            "`\(path)` does not exist. It is the value of `\(key)` in the configuration."
        case .noSchema(let path):
            "`\(path)` has no schema file: none ends in `.graphql`, `.graphqls`, `.gql` or `.json`."
        case .unwritable(let path, let reason):
            "`\(path)` can't be written: \(reason)."
        case .foreignFile(let path):
            "`\(path)` was not generated, so it is not replaced. Move it, or choose another "
                + "`artifactDirectory`."
        case .editedFile(let path):
            "`\(path)` was generated, but its first line was changed by hand, so it is not "
                + "replaced. Delete it to have it generated again, or move it."
        case .linkedFolder(let path):
            "`\(path)` is a symbolic link, so generated files would not be where "
                + "`artifactDirectory` says. Write the path of the link's target."
        case .sharedFolder(let path, let configuration):
            "`\(path)` is the folder for generated files of `\(configuration)` too, and each would "
                + "delete the files of the other. Give each its own `artifactDirectory`."
        case .invalidPersistFile(let path, let reason):
            "`\(path)` is not a list of persisted operations: \(reason)."
        case .foreignManifest(let path):
            "`\(path)` is not a manifest of Apollo, so it is not replaced. Move it, or choose "
                + "another `apolloManifest`."
        case .persistCommand(let command, let reason):
            "The command `\(command)` persisted nothing: \(reason). Nothing was written."
        case .foreignCommand(let command, let path):
            "The command `\(command)` was not run, because `\(path)` belongs to another user. If you "
                + "trust it, pass its path: `relay-generator \(path)`."
        }
    }
}
