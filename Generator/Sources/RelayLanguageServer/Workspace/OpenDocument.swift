import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// A document that is open in the editor.
struct OpenDocument {
    /// The URI as the editor writes it.
    let uri: String
    /// The full path.
    let path: String
    /// The version of the text, as the editor counts it; `nil` if it does not.
    private(set) var version: Int?
    /// Whether a change could not be applied, so that the text is not that of the editor.
    private(set) var isLost = false
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
    /// If one cannot be applied, those after it are ignored up to the next whole text.
    ///
    /// - Parameters:
    ///   - changes: `[{"range": …, "text": "…"}]`; a change without a range is the whole text.
    ///   - version: The version after them.
    ///   - encoding: The unit of positions.
    mutating func apply(_ changes: [JSON], version: Int?, _ encoding: PositionEncoding) {
        self.version = version ?? self.version
        for change in changes {
            guard let text = change["text"]?.string else {
                isLost = true
                continue
            }
            guard let range = change["range"] else {
                lines = TextLines(Array(text.utf8))
                isLost = false
                continue
            }
            guard !isLost, let start = lines.offset(range["start"], encoding),
                let end = lines.offset(range["end"], encoding)
            else {
                isLost = true
                continue
            }
            lines.replace(min(start, end)..<max(start, end), with: text)
        }
    }
}
