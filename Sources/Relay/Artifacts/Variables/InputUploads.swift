/// The files found while an input value is converted to JSON, with their paths in the value.
///
/// ```swift
/// // [FileUpload] in an input object: {"title": "x", "files": [null, null]}
/// ["files.0": a, "files.1": b]
/// ```
public struct InputUploads: Sendable {
    /// The files by path.
    ///
    /// If the value itself is a file, its path is `""`.
    private var found: [(path: String, file: FileUpload)] = []

    /// No files.
    public init() {}

    /// Adds a file that is the entire value.
    public mutating func add(_ file: FileUpload) {
        found.append(("", file))
    }

    /// Adds the files that `body` finds in the member or element `key` of the value.
    ///
    /// - Parameters:
    ///   - key: The name of a member, or the index of an element.
    ///   - body: Converts the member or element to JSON.
    /// - Returns: The result of `body`.
    public mutating func nested(
        _ key: @autoclosure () -> String,
        _ body: (inout InputUploads) -> JSONValue
    ) -> JSONValue {
        let count = found.count
        let value = body(&self)
        for index in count..<max(count, found.count) {
            let path = found[index].path
            found[index].path = path.isEmpty ? key() : key() + "." + path
        }
        return value
    }

    /// Adds the files of an object that was converted before, relative to the entire value.
    mutating func add(_ files: [String: FileUpload]) {
        for (path, file) in files { found.append((path, file)) }
    }

    /// The files by path.
    public var files: [String: FileUpload] {
        Dictionary(found.map { ($0.path, $0.file) }) { $1 }
    }

    /// Whether there are no files.
    public var isEmpty: Bool { found.isEmpty }
}
