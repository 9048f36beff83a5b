/// An error that keeps a project from being compiled at all.
public enum ProjectError: Error, CustomStringConvertible {
    /// There is no configuration at a path, or in any folder above it.
    case noConfiguration(String)
    /// The configuration nearest above belongs to another user.
    case foreignConfiguration(path: String)
    /// A file can't be read.
    case unreadable(path: String, reason: String)
    /// A path of the configuration leads nowhere.
    case missing(path: String, key: String)
    /// A folder of the schema holds no file of a schema.
    case noSchema(path: String)
    /// The generated files can't be written.
    case unwritable(path: String, reason: String)
    /// There is a file where a generated one should be, and it was not generated.
    case foreignFile(path: String)
    /// There is a file where a generated one should be, and it was generated but edited so that
    /// this does not show any more.
    case editedFile(path: String)
    /// The folder for generated files, or one on the way to it, is a symbolic link.
    case linkedFolder(path: String)
    /// The list of persisted operations is not one.
    case invalidPersistFile(path: String, reason: String)
    /// The command that persists operations did not do so.
    case persistCommand(command: String, reason: String)

    /// The problem and the remedy.
    public var description: String {
        switch self {
        case .noConfiguration(let path):
            "There is no `relay.json` in `\(path)`, or above it in the repository. "
                + "`relay-generator init` makes one; or give its path."
        case .foreignConfiguration(let path):
            "`\(path)` belongs to another user, so it is not used. If you trust it, give its path: "
                + "`relay-generator \(path)`."
        case .unreadable(let path, let reason):
            "`\(path)` can't be read: \(reason)."
        case .missing(let path, let key):
            "`\(path)` does not exist. It is the value of `\(key)` in the configuration."
        case .noSchema(let path):
            "`\(path)` holds no file of a schema: none ends in `.graphql`, `.graphqls`, `.gql` or `.json`."
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
                + "`artifactDirectory` says. Give the folder that the link leads to."
        case .invalidPersistFile(let path, let reason):
            "`\(path)` is not a list of persisted operations: \(reason)."
        case .persistCommand(let command, let reason):
            "The command `\(command)` persisted nothing: \(reason). Nothing was written."
        }
    }
}
