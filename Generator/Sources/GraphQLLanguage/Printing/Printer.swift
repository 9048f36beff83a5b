/// Prints syntax trees as GraphQL.
///
/// The pretty form is that of the reference implementation: indentation by two spaces, one
/// selection a line, and arguments on separate lines if a single line would exceed 80 characters.
/// The minified form contains only the necessary white space: between two words, and before a
/// spread that follows a word. Parsing and printing the output again does not change it.
public struct Printer: Sendable {
    /// The output forms.
    public enum Style: Sendable {
        /// Human-readable.
        case pretty
        /// As short as possible, for requests.
        case minified
    }

    let style: Style
    /// The output so far, in UTF-8.
    var text: [UInt8] = []
    var indentation = 0
    /// The comments that have not been printed yet.
    ///
    /// Comments are printed only when a document is formatted.
    var comments: ArraySlice<SourceSpan> = []
    /// Whether the output ends with a name, number or string, so that a separator must come before
    /// another one.
    private var endsInWord = false
    /// The output size above which lines are no longer indented.
    private var maximumBytes = Int.max
    static let lineLength = 80

    init(style: Style) {
        self.style = style
    }

    // MARK: - Entry points

    /// Prints a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - style: The form. The pretty form ends with a line feed.
    /// - Returns: The text.
    public static func print(_ document: Document, style: Style = .pretty) -> String {
        var printer = Printer(style: style)
        printer.write(document)
        return printer.finish()
    }

    /// Prints a definition without a final line feed.
    public static func print(_ definition: Definition, style: Style = .pretty) -> String {
        var printer = Printer(style: style)
        printer.write(definition)
        return printer.finish()
    }

    /// Prints a selection set without a final line feed.
    public static func print(_ selectionSet: SelectionSet, style: Style = .pretty) -> String {
        var printer = Printer(style: style)
        printer.write(selectionSet)
        return printer.finish()
    }

    /// Prints a value.
    public static func print(_ value: Value, style: Style = .pretty) -> String {
        var printer = Printer(style: style)
        printer.write(value)
        return printer.finish()
    }

    /// Prints a directive.
    public static func print(_ directive: Directive, style: Style = .pretty) -> String {
        var printer = Printer(style: style)
        printer.write(directive)
        return printer.finish()
    }

    /// Prints a document in the pretty form with its comments.
    ///
    /// A comment stays in front of the element that it preceded, or at the end of the line that it
    /// followed.
    ///
    /// - Parameter document: A parsed document.
    /// - Returns: The text. Formatting it again does not change it.
    public static func format(_ document: Document) -> String {
        format(document, maximumBytes: .max) ?? ""
    }

    /// Formats a document unless the result would be too long.
    ///
    /// The indentation of deeply nested documents can make the result hundreds of times longer than
    /// the source.
    ///
    /// - Parameters:
    ///   - document: A parsed document.
    ///   - maximumBytes: The maximum length of the result.
    /// - Returns: The text, or `nil` if it would be too long.
    public static func format(_ document: Document, maximumBytes: Int) -> String? {
        var printer = Printer(style: .pretty)
        printer.comments = document.comments[...]
        printer.maximumBytes = maximumBytes
        printer.write(document)
        return printer.text.count > maximumBytes ? nil : printer.finish()
    }

    consuming func finish() -> String { String(decoding: text, as: UTF8.self) }

    // MARK: - Tokens and layout

    /// Writes a name, number or keyword.
    mutating func word(_ word: some StringProtocol) {
        if style == .minified, endsInWord {
            text.append(UInt8(ascii: " "))
        }
        text.append(contentsOf: word.utf8)
        endsInWord = true
    }

    mutating func punctuator(_ punctuator: StaticString) {
        if style == .minified, endsInWord, punctuator.utf8CodeUnitCount == 3 {
            text.append(UInt8(ascii: " "))
        }
        punctuator.withUTF8Buffer { text.append(contentsOf: $0) }
        endsInWord = false
    }

    /// Writes white space that the minified form omits.
    mutating func space(_ space: StaticString = " ") {
        guard style == .pretty else { return }
        space.withUTF8Buffer { text.append(contentsOf: $0) }
    }

    /// Writes the separator between items on a line.
    mutating func comma() {
        guard style == .pretty else { return }
        punctuator(",")
        space()
    }

    /// Starts a new line.
    mutating func newLine() {
        guard style == .pretty else { return }
        text.append(UInt8(ascii: "\n"))
        guard text.count <= maximumBytes else { return }
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation * 2))
    }

    /// Writes `{ … }` with one item a line, or nothing if there are no items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - end: The byte offset after the closing bracket; -1 if unknown.
    ///   - spans: Returns the source range of an item.
    ///   - write: Writes an item.
    mutating func block<Item>(
        _ items: [Item],
        end: Int = -1,
        _ spans: (Item) -> SourceSpan,
        _ write: (inout Printer, Item) -> Void
    ) {
        guard !items.isEmpty else { return }
        punctuator("{")
        lines(items, end: end, spans, write)
        punctuator("}")
    }

    /// Writes items with their comments on separate indented lines, and starts a new line.
    mutating func lines<Item>(
        _ items: [Item],
        end: Int,
        _ spans: (Item) -> SourceSpan,
        _ write: (inout Printer, Item) -> Void
    ) {
        indentation += 1
        var isFirst = true
        for item in items {
            let span = spans(item)
            if isFirst { trailingComment(after: nil, before: span.startOffset) }
            isFirst = false
            leadingComments(before: span.startOffset)
            newLine()
            write(&self, item)
            trailingComment(after: span, before: nil)
        }
        if end >= 0 { leadingComments(before: end - 1) }
        indentation -= 1
        newLine()
    }

    /// Writes `(…)`, on a single line if it fits after the output that starts at `start`.
    mutating func arguments<Item>(
        _ items: [Item],
        since start: Int,
        wraps: Bool,
        _ spans: (Item) -> SourceSpan,
        _ write: (inout Printer, Item) -> Void
    ) {
        guard let last = items.last else { return }
        punctuator("(")
        let open = text.count
        let end = closingOffset(after: spans(last))
        let needsLines = hasComments(before: end)
        if !needsLines {
            for (index, item) in items.enumerated() {
                if index > 0 { comma() }
                write(&self, item)
            }
            punctuator(")")
            if style == .minified || !wraps || Self.length(text[start...]) <= Self.lineLength {
                return
            }
            text.removeLast(text.count - open)
        }
        lines(items, end: end + 1, spans, write)
        punctuator(")")
    }

    /// The number of UTF-16 code units of UTF-8 text.
    private static func length(_ text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { count, byte in
            byte & 0b1100_0000 == 0b1000_0000 ? count : count + (byte >= 0b1111_0000 ? 2 : 1)
        }
    }

    // MARK: - Comments

    /// Returns the offset of the bracket that closes a list.
    ///
    /// Only comments and insignificant characters are between it and the last item.
    func closingOffset(after last: SourceSpan) -> Int {
        guard !comments.isEmpty else { return last.endOffset }
        let bytes = last.source.bytes
        var offset = last.endOffset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ")") {
            if bytes[offset] == UInt8(ascii: "#") {
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
                    bytes[offset] != UInt8(ascii: "\r")
                {
                    offset += 1
                }
            } else {
                offset += 1
            }
        }
        return offset
    }

    func hasComments(before offset: Int) -> Bool {
        comments.first.map { $0.startOffset < offset } ?? false
    }

    /// Writes the comments before an offset, each on a line of its own.
    mutating func leadingComments(before offset: Int) {
        while let comment = comments.first, comment.startOffset < offset {
            newLine()
            write(comment)
        }
    }

    /// Writes the next comment at the end of the line if it was there in the source: on the line
    /// where `span` ends, or on the line of the opening bracket before `offset`.
    mutating func trailingComment(after span: SourceSpan?, before offset: Int?) {
        guard let comment = comments.first else { return }
        if let offset, comment.startOffset >= offset { return }
        let bytes = comment.source.bytes
        var index = comment.startOffset
        while index > 0 {
            let byte = bytes[index - 1]
            guard
                byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
            else { break }
            index -= 1
        }
        guard index > 0 else { return }
        if let span {
            guard index == span.endOffset else { return }
        } else {
            guard bytes[index - 1] == UInt8(ascii: "{") || bytes[index - 1] == UInt8(ascii: "(")
            else { return }
        }
        space()
        write(comment)
    }

    mutating func write(_ comment: SourceSpan) {
        comments.removeFirst()
        var bytes = comment.source.bytes[comment.range]
        while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
            bytes.removeLast()
        }
        text.append(contentsOf: bytes)
        endsInWord = false
    }
}
