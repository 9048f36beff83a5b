/// The files found in an input value while it is turned into JSON, each with its path in the value.
///
/// ```swift
/// // [FileUpload] in an input object: {"title": "x", "files": [null, null]}
/// ["files.0": a, "files.1": b]
/// ```
public struct InputUploads: Sendable {
    /// The files by path; the value itself, when it is a file, has the path `""`.
    private var found: [(path: String, file: FileUpload)] = []

    /// No files.
    public init() {}

    /// Adds a file that is the whole value.
    public mutating func add(_ file: FileUpload) {
        found.append(("", file))
    }

    /// Adds the files that `body` finds, in the member or element `key` of the value.
    ///
    /// - Parameters:
    ///   - key: The name of a member, or the index of an element.
    ///   - body: Turns the member or element into JSON.
    /// - Returns: What `body` returns.
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

    /// Adds the files of an object that was written before, as parts of the whole value.
    mutating func add(_ files: [String: FileUpload]) {
        for (path, file) in files { found.append((path, file)) }
    }

    /// The files by path.
    public var files: [String: FileUpload] {
        Dictionary(found.map { ($0.path, $0.file) }) { $1 }
    }

    /// Whether there are none.
    public var isEmpty: Bool { found.isEmpty }
}
