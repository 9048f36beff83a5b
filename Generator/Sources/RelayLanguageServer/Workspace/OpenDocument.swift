import GraphQLLanguage
import RelayCompiler

/// A document that is open in the editor.
struct OpenDocument {
    /// The URI as the editor writes it.
    let uri: String
    /// The full path.
    let path: String
    /// The version of the text, as the editor counts it; `nil` if it does not.
    private(set) var version: Int?
    /// The text.
    private(set) var lines: TextLines

    init(uri: String, path: String, version: Int?, text: String) {
        self.uri = uri
        self.path = path
        self.version = version
        lines = TextLines(Array(text.utf8))
    }

    /// Applies changes in order.
    ///
    /// - Parameters:
    ///   - changes: `[{"range": …, "text": "…"}]`; a change without a range is the whole text.
    ///   - version: The version after them.
    ///   - encoding: The unit of positions.
    mutating func apply(_ changes: [JSON], version: Int?, _ encoding: PositionEncoding) {
        self.version = version ?? self.version
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            guard let range = change["range"] else {
                lines = TextLines(Array(text.utf8))
                continue
            }
            guard let start = lines.offset(range["start"], encoding),
                let end = lines.offset(range["end"], encoding)
            else { continue }
            var bytes = lines.bytes
            bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
            lines = TextLines(bytes)
        }
    }
}
