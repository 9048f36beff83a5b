/// A parsed node and the errors in its source.
public struct ParseResult<Node: Sendable>: Sendable {
    /// The parsed node.
    public var node: Node
    /// The errors, in source order.
    public var diagnostics: [Diagnostic]

    /// Creates a result.
    public init(node: Node, diagnostics: [Diagnostic]) {
        self.node = node
        self.diagnostics = diagnostics
    }
}

extension ParseResult<Document> {
    /// The document, with all definitions that could be parsed.
    public var document: Document { node }
}

/// Thrown inside the parser after an error was recorded, and caught by the nearest caller that can
/// continue.
struct Recovery: Error {}

/// A recursive-descent parser for all of GraphQL, which continues after errors.
///
/// It records each error and continues with the next selection, field or definition. Methods are
/// named after the productions of the specification.
public struct Parser: Sendable {
    let source: Source
    let options: ParserOptions
    var lexer: Lexer
    var token: Token
    /// The end of the last token that was consumed.
    var previousEnd: UInt32 = 0
    var diagnostics: [Diagnostic] = []
    private var names = NameTable()
    private var tokenCount = 0
    private var depth = 0

    /// The open brackets, by the kind of the token that closes them.
    private var openBrackets: [Token.Kind] = []
    private var openCounts: (parentheses: Int, brackets: Int, braces: Int) = (0, 0, 0)
    /// The indentation of the current definition, in bytes.
    private var definitionIndent = 0
    /// Whether the rest of the current definition, or of the whole source, is skipped.
    private var abandonsDefinition = false
    private var abandonsSource = false

    init(source: Source, options: ParserOptions) {
        self.source = source
        self.options = options
        self.lexer = Lexer(source: source, maximumDiagnostics: options.maximumDiagnostics)
        self.token = Token(kind: .endOfFile, isFirstOnLine: true, start: 0, end: 0)
        if source.bytes.count > options.maximumBytes {
            abandonsSource = true
            error(
                "The source has \(source.bytes.count) bytes; the limit is "
                    + "\(options.maximumBytes). Split it.",
                at: SourceSpan(source: source, range: 0..<0)
            )
        } else {
            token = lexer.next()
        }
    }

    /// Parses a document with any combination of operations, fragments and type-system definitions.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - options: The accepted syntax and its limits.
    /// - Returns: All definitions that could be parsed, and the errors in source order.
    public static func parse(
        _ source: Source,
        options: ParserOptions = ParserOptions()
    ) -> ParseResult<Document> {
        var parser = Parser(source: source, options: options)
        let document = parser.parseDocument()
        let diagnostics = SyntaxCause.explain(parser.finish(), in: source)
        return ParseResult(node: document, diagnostics: diagnostics)
    }

    /// Parses a single value.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - isConstant: Whether variables are errors.
    ///   - options: The accepted syntax and its limits.
    /// - Returns: The value, or `nil` if it could not be parsed, and the errors.
    public static func parseValue(
        _ source: Source,
        isConstant: Bool = false,
        options: ParserOptions = ParserOptions()
    ) -> ParseResult<Value?> {
        var parser = Parser(source: source, options: options)
        let value = try? parser.parseWhole { (parser: inout Parser) throws(Recovery) in
            try parser.parseValue(isConstant: isConstant)
        }
        return ParseResult(node: value, diagnostics: parser.finish())
    }

    /// Parses a single type reference.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - options: The accepted syntax and its limits.
    /// - Returns: The type, or `nil` if it could not be parsed, and the errors.
    public static func parseType(
        _ source: Source,
        options: ParserOptions = ParserOptions()
    ) -> ParseResult<TypeNode?> {
        var parser = Parser(source: source, options: options)
        let type = try? parser.parseWhole { (parser: inout Parser) throws(Recovery) in
            try parser.parseType()
        }
        return ParseResult(node: type, diagnostics: parser.finish())
    }

    private mutating func parseWhole<Node>(
        _ parse: (inout Parser) throws(Recovery) -> Node
    ) throws(Recovery) -> Node {
        guard !abandonsSource else { throw Recovery() }
        let node = try parse(&self)
        if token.kind != .endOfFile {
            throw unexpected("the end")
        }
        return node
    }

    private consuming func finish() -> [Diagnostic] {
        guard !lexer.diagnostics.isEmpty else { return diagnostics }
        return (lexer.diagnostics + diagnostics).sortedAndDeduplicated()
    }

    // MARK: - Definitions

    private mutating func parseDocument() -> Document {
        var definitions: [Definition] = []
        while token.kind != .endOfFile, !abandonsSource {
            openBrackets.removeAll(keepingCapacity: true)
            openCounts = (0, 0, 0)
            depth = 0
            abandonsDefinition = false
            definitionIndent = indentation(of: token)
            do {
                definitions.append(try parseDefinition())
            } catch {
                skipToNextDefinition()
            }
        }
        if definitions.isEmpty, diagnostics.isEmpty, lexer.diagnostics.isEmpty,
            !options.allowsEmptyDocument
        {
            error("The document is empty. Expected a definition.", at: span(of: token))
        }
        return Document(
            definitions: definitions,
            comments: lexer.comments,
            span: SourceSpan(source: source, range: 0..<source.bytes.count)
        )
    }

    private mutating func skipToNextDefinition() {
        while token.kind != .endOfFile, !abandonsSource {
            if startsDefinitionLine() || openBrackets.isEmpty && startsDefinition() { return }
            advance()
        }
    }

    /// Returns whether a definition may start here: with a keyword, a description or `{`.
    private mutating func startsDefinition() -> Bool {
        switch token.kind {
        case .leftBrace, .string, .blockString: token.isFirstOnLine
        case .name: token.isFirstOnLine && Keyword.startsDefinition(text(of: token))
        default: false
        }
    }

    /// Returns whether a definition certainly starts here: with a keyword at the beginning of a
    /// line that is indented no more than the definition before it.
    private mutating func startsDefinitionLine() -> Bool {
        token.kind == .name && token.isFirstOnLine && indentation(of: token) <= definitionIndent
            && Keyword.startsDefinition(text(of: token))
    }

    private func indentation(of token: Token) -> Int {
        let start = Int(token.start)
        var index = start
        while index > 0,
            lexer.bytes[index - 1] == UInt8(ascii: " ")
                || lexer.bytes[index - 1] == UInt8(ascii: "\t")
        {
            index -= 1
        }
        return start - index
    }

    // MARK: - Tokens

    func span(of token: Token) -> SourceSpan {
        SourceSpan(source: source, lower: token.start, upper: token.end)
    }

    /// Returns the span from an offset to the end of the last consumed token.
    func span(from start: UInt32) -> SourceSpan {
        SourceSpan(source: source, lower: start, upper: previousEnd)
    }

    mutating func text(of token: Token) -> String {
        names.string(lexer.bytes, token.range)
    }

    mutating func advance() {
        previousEnd = token.end
        switch token.kind {
        case .leftBrace, .leftBracket, .leftParenthesis: open(token.kind)
        case .rightBrace, .rightBracket, .rightParenthesis: close(token.kind)
        default: break
        }
        tokenCount += 1
        if tokenCount > options.maximumTokens {
            exceedTokens()
        } else {
            token = lexer.next()
        }
    }

    /// Consumes the next token if it has this kind.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    mutating func expect(_ kind: Token.Kind) throws(Recovery) {
        guard token.kind == kind else { throw unexpected(kind.label) }
        advance()
    }

    /// Returns whether the next token is this keyword.
    mutating func peeks(keyword: String) -> Bool {
        token.kind == .name && token.end - token.start == keyword.utf8.count
            && text(of: token) == keyword
    }

    mutating func take(keyword: String) -> Bool {
        guard peeks(keyword: keyword) else { return false }
        advance()
        return true
    }

    mutating func expect(keyword: String) throws(Recovery) {
        guard take(keyword: keyword) else { throw unexpected("`\(keyword)`") }
    }

    private mutating func exceedTokens() {
        if !abandonsSource {
            abandonsSource = true
            error(
                "The source has more than \(options.maximumTokens) tokens. Split it.",
                at: span(of: token)
            )
        }
        token = Token(kind: .endOfFile, isFirstOnLine: true, start: token.end, end: token.end)
    }

    private mutating func open(_ kind: Token.Kind) {
        switch kind {
        case .leftParenthesis:
            openCounts.parentheses += 1
            openBrackets.append(.rightParenthesis)
        case .leftBracket:
            openCounts.brackets += 1
            openBrackets.append(.rightBracket)
        default:
            openCounts.braces += 1
            openBrackets.append(.rightBrace)
        }
    }

    /// Closes the innermost bracket of a kind, and all brackets inside it.
    ///
    /// Does nothing if no such bracket is open.
    mutating func close(_ kind: Token.Kind) {
        let isOpen =
            switch kind {
            case .rightParenthesis: openCounts.parentheses > 0
            case .rightBracket: openCounts.brackets > 0
            default: openCounts.braces > 0
            }
        guard isOpen else { return }
        while let last = openBrackets.popLast() {
            switch last {
            case .rightParenthesis: openCounts.parentheses -= 1
            case .rightBracket: openCounts.brackets -= 1
            default: openCounts.braces -= 1
            }
            if last == kind { return }
        }
    }

    // MARK: - Errors

    mutating func error(
        _ message: String,
        at span: SourceSpan,
        related: [Diagnostic.Related] = [],
        fixIts: [Diagnostic.FixIt] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule: "Syntax",
                message: message,
                span: span,
                related: related,
                fixIts: fixIts
            )
        )
        if diagnostics.count >= options.maximumDiagnostics {
            abandonsSource = true
        }
    }

    /// Reports that something other than the current token was expected.
    mutating func unexpected(_ expectation: String) -> Recovery {
        error("Expected \(expectation), found \(describeToken()).", at: span(of: token))
        return Recovery()
    }

    mutating func describeToken() -> String {
        switch token.kind {
        case .name, .int, .float:
            let range = token.range
            let isLong = range.count > 60
            let text = source.text(in: isLong ? range.lowerBound..<range.lowerBound + 60 : range)
            return isLong ? "`\(text)…`" : "`\(text)`"
        default: return token.kind.label
        }
    }

    // MARK: - Nesting and lists

    /// Increases the nesting depth.
    ///
    /// Past the limit, the rest of the definition is skipped.
    mutating func descend() throws(Recovery) {
        depth += 1
        guard depth > options.maximumDepth else { return }
        error(
            "Nested more than \(options.maximumDepth) levels deep. Split it with fragments.",
            at: span(of: token)
        )
        abandonsDefinition = true
        throw Recovery()
    }

    mutating func ascend() { depth -= 1 }

    /// Parses a bracketed list such as `( item… )`.
    ///
    /// After an error in an item it continues with the next one.
    ///
    /// - Parameters:
    ///   - opener: The kind of the opening bracket, which must be next.
    ///   - expectation: The item that must occur at least once, for the error message; `nil` if the
    ///     list may be empty.
    ///   - parse: Parses an item.
    /// - Returns: The items that could be parsed.
    /// - Throws: `Recovery` if the end of the list was not found; an error is recorded.
    mutating func parseItems<Item>(
        in opener: Token.Kind,
        expecting expectation: String?,
        _ parse: (inout Parser) throws(Recovery) -> Item
    ) throws(Recovery) -> [Item] {
        let openingToken = token
        let closer = opener.closer ?? .endOfFile
        try expect(opener)
        let level = openBrackets.count
        let itemDepth = depth
        let diagnosticCount = diagnostics.count
        var items: [Item] = []
        while token.kind != closer {
            if token.kind == .endOfFile {
                throw unclosed(openingToken, closer)
            }
            let start = token.start
            do throws(Recovery) {
                items.append(try parse(&self))
            } catch {
                depth = itemDepth
                try recover(to: closer, level: level, from: start)
            }
        }
        if items.isEmpty, let expectation, diagnostics.count == diagnosticCount {
            error("Expected \(expectation), found \(closer.label).", at: span(of: token))
        }
        advance()
        return items
    }

    private mutating func unclosed(_ opener: Token, _ closer: Token.Kind) -> Recovery {
        if !abandonsSource {
            error(
                "Expected \(closer.label), found end of file.",
                at: span(of: token),
                related: [
                    .init(message: "\(opener.kind.label) was opened here.", span: span(of: opener))
                ]
            )
        }
        return Recovery()
    }

    /// Skips to the closing bracket of the list at a level, or to the next line that may start an
    /// item.
    private mutating func recover(
        to closer: Token.Kind,
        level: Int,
        from start: UInt32
    ) throws(Recovery) {
        while true {
            if abandonsDefinition || abandonsSource || token.kind == .endOfFile
                || openBrackets.count < level || startsDefinitionLine()
            {
                throw Recovery()
            }
            if openBrackets.count == level {
                if token.kind == closer { return }
                if token.isFirstOnLine, token.start > start, startsItem(in: closer) { return }
            }
            advance()
        }
    }

    private func startsItem(in closer: Token.Kind) -> Bool {
        switch token.kind {
        case .name, .spread, .string, .blockString: true
        case .dollar: closer == .rightParenthesis
        default: false
        }
    }
}

/// Words that are keywords in some contexts and ordinary names in others.
enum Keyword {
    static func startsDefinition(_ text: String) -> Bool {
        switch text {
        case "query", "mutation", "subscription", "fragment", "schema", "scalar", "type",
            "interface", "union", "enum", "input", "directive", "extend":
            true
        default: false
        }
    }
}
