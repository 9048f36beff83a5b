import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// A GraphQL document of a file: the file itself, or a literal of a Swift file.
struct EmbeddedDocument: Sendable {
    /// The text of the document.
    let source: Source
    /// Its positions in the Swift file; `nil` if it is the whole file.
    let map: SwiftSourceMap?
    /// Whether backslashes are not escapes.
    let isRaw: Bool
    /// Whether it may have several lines.
    let isMultiline: Bool
    /// Whether it has a line for text.
    private let hasLines: Bool

    /// Creates the document that is a whole file.
    init(_ source: Source) {
        self.source = source
        map = nil
        isRaw = true
        isMultiline = true
        hasLines = true
    }

    /// Creates the document of a literal.
    init(_ literal: SwiftDocument) {
        source = literal.source
        map = literal.map
        isRaw = literal.isRaw
        isMultiline = literal.isMultiline
        hasLines = literal.hasLines
    }

    /// Returns the bytes of the file for bytes of the document.
    func fileRange(_ range: Range<Int>) -> Range<Int> {
        guard let map else { return range }
        return map.fileSpan(SourceSpan(source: source, range: range)).range
    }

    /// Returns the offset in the document for an offset in the file, or `nil` outside it.
    func offset(_ fileOffset: Int) -> Int? {
        guard let map else { return fileOffset }
        // Swift allows no text on the lines of the quotes.
        guard hasLines else { return nil }
        return map.documentOffset(fileOffset, count: source.bytes.count)
    }

    /// Returns a text as it is written in the file.
    func escaped(_ text: String) -> String {
        guard map != nil, !isRaw else { return text }
        return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Returns a text with a space in place of each line end and the indentation after it.
    private static func inOneLine(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.drop { $0 == "\t" } }.joined(separator: " ")
    }

    /// Returns a snippet whose text is written in the file, in which backslashes have a meaning.
    func escapedSnippet(_ snippet: String) -> String {
        let snippet = isMultiline ? snippet : Self.inOneLine(snippet)
        guard map != nil, !isRaw else { return snippet }
        return snippet.replacing("\"", with: "\\\\\"")
    }
}

/// A file with documents, as it is now: unsaved if it is open.
///
/// A class because it keeps the indexes of its documents.
final class FileView {
    /// The full path.
    let path: String
    /// The whole file.
    let source: Source
    /// Its documents, in order.
    let documents: [EmbeddedDocument]
    /// Its lines.
    private(set) lazy var lines = TextLines(source.bytes, isFile: !isOpen)
    private let isOpen: Bool
    private var indexes: [(schema: Schema?, index: DocumentIndex)?]

    init(path: String, _ file: ParsedFile, isOpen: Bool = false) {
        self.path = path
        self.isOpen = isOpen
        source = file.source
        documents =
            path.hasSuffix(".swift")
            ? file.swiftDocuments.values.map(EmbeddedDocument.init)
                .sorted { $0.fileRange(0..<0).lowerBound < $1.fileRange(0..<0).lowerBound }
            : [EmbeddedDocument(file.source)]
        indexes = documents.map { _ in nil }
    }

    /// Creates the view of a file without Swift code, such as a schema.
    init(path: String, graphQL source: Source, isOpen: Bool = false) {
        self.path = path
        self.isOpen = isOpen
        self.source = source
        // A configuration is open in the editor, too.
        documents = path.hasSuffix(".json") ? [] : [EmbeddedDocument(source)]
        indexes = documents.map { _ in nil }
    }

    /// Returns the index of a document.
    func index(_ number: Int, schema: Schema?) -> DocumentIndex {
        guard documents.indices.contains(number) else { return DocumentIndex() }
        if let known = indexes[number], known.schema === schema { return known.index }
        let index = DocumentIndex(documents[number].source, schema: schema)
        indexes[number] = (schema, index)
        return index
    }

    /// Returns the number of the document at an offset in the file, and the offset in it.
    func document(at offset: Int) -> (number: Int, offset: Int)? {
        for (number, document) in documents.enumerated() {
            if let offset = document.offset(offset) { return (number, offset) }
        }
        return nil
    }
}
