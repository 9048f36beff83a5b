/// Why a project can't be compiled at all.
public enum ProjectError: Error, CustomStringConvertible {
    /// There is no configuration at a path, or in any folder above it.
    case noConfiguration(String)
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
    /// The folder for generated files is a symbolic link.
    case linkedFolder(path: String)
    /// The list of persisted operations is not one.
    case invalidPersistFile(path: String, reason: String)
    /// The command that persists operations did not do so.
    case persistCommand(command: String, reason: String)

    /// What is wrong and the remedy.
    public var description: String {
        switch self {
        case .noConfiguration(let path):
            "There is no `relay.json` in `\(path)` or above. `relay-generator init` makes one; or "
                + "give its path."
        case .unreadable(let path, let reason):
            "`\(path)` can't be read: \(reason)."
        case .missing(let path, let key):
            "`\(path)` does not exist. It stands under `\(key)` in the configuration."
        case .noSchema(let path):
            "`\(path)` holds no file of a schema: none ends in `.graphql`, `.graphqls`, `.gql` or `.json`."
        case .unwritable(let path, let reason):
            "`\(path)` can't be written: \(reason)."
        case .foreignFile(let path):
            "`\(path)` was not generated, so it is not replaced. Move it, or choose another "
                + "`artifactDirectory`."
        case .linkedFolder(let path):
            "`\(path)` is a symbolic link, and generated files stay in their folder. Give the "
                + "folder itself as `artifactDirectory`."
        case .invalidPersistFile(let path, let reason):
            "`\(path)` is no list of persisted operations: \(reason)."
        case .persistCommand(let command, let reason):
            "The command `\(command)` persisted nothing: \(reason). Nothing was written."
        }
    }
}
