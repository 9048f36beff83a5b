import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Reads a document token by token, and never stops at an error.
///
/// The compiler's parser drops what is not valid; an editor needs names and their types while the
/// text around them is incomplete.
struct DocumentReader {
    /// The result.
    private(set) var index = DocumentIndex()
    /// The elements that fit at the cursor.
    private(set) var found: Cursor?
    /// The arguments that contain the cursor.
    var call: Cursor.Call?

    let schema: Schema?
    let cursor: Int?
    private let source: Source
    private var lexer: Lexer
    private(set) var token: Token
    private(set) var previousEnd = 0
    private var previousIsName = false
    private var indentation = 0
    /// The depth of brackets, which is limited because the reader is recursive.
    var depth = 0
    static let maximumDepth = 200
    /// The fields that were read on each level of selections.
    var levels: [[DocumentIndex.FieldNode]] = []
    /// The selections that contain the cursor, as the number of selection sets that were begun.
    private var selectionCount = 0
    private var foundIn: Int?

    init(_ source: Source, schema: Schema?, cursor: Int? = nil) {
        self.source = source
        self.schema = schema
        self.cursor = cursor
        lexer = Lexer(source: source)
        token = lexer.next()
    }

    /// Reads the whole document.
    mutating func read() {
        while token.kind != .endOfFile { readDefinition() }
        note(.document)
        index.comments = lexer.comments.map(\.range)
        index.occurrences.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: - Tokens

    var text: String { source.text(in: token.range) }

    func isWord(_ word: StaticString) -> Bool {
        guard token.kind == .name, token.range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { source.bytes[token.range].elementsEqual($0) }
    }

    mutating func advance() {
        previousEnd = token.range.upperBound
        previousIsName = token.kind == .name
        token = lexer.next()
    }

    /// Consumes a token of a kind; returns whether there is one.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    /// Consumes a name, and records its meaning.
    @discardableResult
    mutating func name(_ meaning: Occurrence.Meaning) -> String {
        let text = text
        record(text, token.range, meaning)
        advance()
        return text
    }

    mutating func record(_ text: String, _ range: Range<Int>, _ meaning: Occurrence.Meaning) {
        index.occurrences.append(
            Occurrence(
                range: range,
                text: text,
                meaning: meaning,
                definition: max(0, index.definitions.count - 1)
            )
        )
    }

    /// Consumes a keyword, string or number.
    mutating func lexical(_ kind: DocumentIndex.LexicalKind) {
        index.lexical.append((token.range, kind))
        advance()
    }

    mutating func region(_ start: Int, isBlock: Bool) {
        index.regions.append((start..<max(start, previousEnd), isBlock))
    }

    mutating func element(_ start: Int) {
        index.elements.append(start..<max(start, previousEnd))
    }

    /// Whether a new definition begins here, so that open brackets have not been closed.
    ///
    /// A keyword counts if it begins a line and is not indented more than the current definition.
    var startsDefinition: Bool {
        guard token.kind == .name, token.isFirstOnLine, Self.keywords.contains(text) else {
            return false
        }
        return indent(of: token) <= indentation
    }

    private static let keywords: Set<String> = [
        "directive", "enum", "extend", "fragment", "input", "interface", "mutation", "query",
        "scalar", "schema", "subscription", "type", "union",
    ]

    private func indent(of token: Token) -> Int {
        var start = token.range.lowerBound
        while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
            start -= 1
        }
        return token.range.lowerBound - start
    }

    // MARK: - The cursor

    /// Records what fits before or in the current token, if the cursor is there.
    ///
    /// The innermost element is read first, so later ones at the same token do not count.
    mutating func note(_ context: Cursor.Context) {
        guard let cursor, found == nil else { return }
        let range = token.range
        var replaced = cursor..<cursor
        if token.kind == .name, range.lowerBound < cursor, cursor <= range.upperBound {
            replaced = range
        } else {
            guard cursor <= range.lowerBound,
                cursor > previousEnd || cursor == previousEnd && !previousIsName
            else { return }
        }
        if case .selection = context {
            replaced = startOfDots(before: replaced.lowerBound)..<replaced.upperBound
        }
        find(context, replaced)
    }

    /// Returns the start of the dots of an incomplete spread that end at an offset.
    private func startOfDots(before offset: Int) -> Int {
        let count = source.bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: ".") }.count
        return count < 3 ? offset - count : offset
    }

    /// Records that the cursor is in the current token, a string.
    mutating func noteString(_ context: Cursor.ValueContext) {
        guard let cursor, let range = stringContent(cursor), range.lowerBound <= cursor,
            cursor <= range.upperBound
        else { return }
        var context = context
        context.isString = true
        find(.value(context), range)
    }

    /// Returns the range between the quotation marks of the current token; `nil` if it has several
    /// lines.
    ///
    /// A string that is not terminated contains the code after it, so its range ends with the word at
    /// the cursor.
    private func stringContent(_ cursor: Int) -> Range<Int>? {
        let bytes = source.bytes
        let quotes = token.kind == .blockString ? 3 : 1
        let start = token.range.lowerBound + quotes
        let end = token.range.upperBound - quotes
        let isClosed =
            start <= end
            && bytes[end..<token.range.upperBound].allSatisfy { $0 == UInt8(ascii: "\"") }
            && !isEscaped(end, from: start)
        var range = start..<max(start, end)
        if !isClosed {
            guard start <= cursor, cursor <= token.range.upperBound else { return nil }
            range = start..<cursor + bytes[cursor...].prefix { SwiftWords.isPart($0) }.count
        }
        return bytes[range].contains { $0 == 0x0A || $0 == 0x0D } ? nil : range
    }

    /// Returns whether the quotation marks at an offset in the current token are escaped.
    private func isEscaped(_ offset: Int, from start: Int) -> Bool {
        let backslashes = source.bytes[start..<offset].reversed()
            .prefix { $0 == UInt8(ascii: "\\") }.count
        return token.kind == .blockString ? backslashes > 0 : backslashes % 2 == 1
    }

    private mutating func find(_ context: Cursor.Context, _ range: Range<Int>) {
        found = Cursor(
            context: context,
            range: range,
            definition: max(0, index.definitions.count - 1)
        )
        switch context {
        case .selection, .spread: foundIn = selectionNumbers.last
        default: foundIn = nil
        }
    }

    private var selectionNumbers: [Int] = []

    mutating func beginSelections() {
        selectionCount += 1
        selectionNumbers.append(selectionCount)
        levels.append([])
        depth += 1
    }

    mutating func endSelections(_ names: Set<String>) -> [DocumentIndex.FieldNode] {
        let number = selectionNumbers.popLast()
        if let foundIn, foundIn == number { found?.siblings = names }
        depth -= 1
        return levels.popLast() ?? []
    }

    // MARK: - Definitions

    private mutating func readDefinition() {
        note(.document)
        indentation = indent(of: token)
        switch token.kind {
        case .leftBrace: readOperation(.query, isShort: true)
        case .string, .blockString: lexical(.string)
        case .name:
            let word = text
            if let type = OperationType(rawValue: word) {
                readOperation(type, isShort: false)
            } else if word == "fragment" {
                readFragment()
            } else if Self.keywords.contains(word) {
                readSchemaDefinition()
            } else {
                advance()
            }
        default: advance()
        }
    }

    private mutating func begin(_ kind: DocumentIndex.Definition.Kind) -> (Int, Int) {
        let range = token.range
        index.definitions.append(.init(kind: kind, nameRange: range, range: range))
        return (index.definitions.count - 1, range.lowerBound)
    }

    private mutating func end(_ number: Int, _ start: Int) {
        index.definitions[number].range = start..<max(start, previousEnd)
    }

    mutating func change(_ change: (inout DocumentIndex.Definition) -> Void) {
        guard !index.definitions.isEmpty else { return }
        change(&index.definitions[index.definitions.count - 1])
    }

    private mutating func readOperation(_ type: OperationType, isShort: Bool) {
        let (number, start) = begin(.operation(type))
        let root = schema?.rootTypeName(for: type)
        index.definitions[number].type = root
        if !isShort {
            lexical(.keyword)
            if token.kind == .name, !startsDefinition {
                index.definitions[number].nameRange = token.range
                index.definitions[number].name = name(.operation(type))
            }
            if token.kind == .leftParenthesis { readVariableDefinitions(.variableDefinition) }
            readDirectives(DirectiveLocation(type), subject: nil)
        }
        if token.kind == .leftBrace { index.definitions[number].fields = readSelections(root) }
        end(number, start)
    }

    private mutating func readFragment() {
        let (number, start) = begin(.fragment)
        lexical(.keyword)
        if token.kind == .name, !isWord("on"), !startsDefinition {
            index.definitions[number].nameRange = token.range
            index.definitions[number].name = name(.fragment)
        }
        if token.kind == .leftParenthesis { readVariableDefinitions(.fragmentVariableDefinition) }
        if isWord("on") {
            lexical(.keyword)
            note(.typeCondition(parent: nil))
            if token.kind == .name, !startsDefinition {
                index.definitions[number].type = name(.type)
            }
        } else if index.definitions[number].name != nil {
            note(.on)
        }
        readDirectives(.fragmentDefinition, subject: nil)
        if token.kind == .leftBrace {
            index.definitions[number].fields = readSelections(index.definitions[number].type)
        }
        end(number, start)
    }

    /// Reads a definition of a schema, with the names of types in it.
    private mutating func readSchemaDefinition() {
        let (number, start) = begin(.schema(text))
        while token.kind == .name,
            token.range.lowerBound == start || isWord("directive") || isSchemaWord
        {
            index.definitions[number].kind = .schema(text)
            lexical(.keyword)
        }
        if take(.at) {
            index.definitions[number].nameRange = token.range
            if token.kind == .name { index.definitions[number].name = name(.directive) }
        } else if token.kind == .name {
            index.definitions[number].nameRange = token.range
            index.definitions[number].name = name(.type)
        }
        var open: [Int] = []
        while token.kind != .endOfFile, !startsDefinition {
            switch token.kind {
            case .name:
                if schema?.type(named: text) != nil, isTypePosition {
                    name(.type)
                } else {
                    advance()
                }
            case .string, .blockString: lexical(.string)
            case .int, .float: lexical(.number)
            case .at:
                readDirectives(.fieldDefinition, subject: nil)
            case .leftBrace, .leftParenthesis:
                open.append(token.range.lowerBound)
                advance()
            case .rightBrace, .rightParenthesis:
                advance()
                if let start = open.popLast() { region(start, isBlock: true) }
            default: advance()
            }
        }
        end(number, start)
    }

    private var isSchemaWord: Bool {
        Self.keywords.contains(text) && index.definitions.last?.kind == .schema("extend")
    }

    /// Whether a name of a schema definition is that of a type: after `:`, `[`, `=`, `|`, `&` or
    /// `implements`.
    private var isTypePosition: Bool {
        let before = source.bytes[..<token.range.lowerBound].last {
            ![0x20, 0x09, 0x0A, 0x0D].contains($0)
        }
        return before.map { Array(":[=|&s".utf8).contains($0) } ?? false
    }
}
