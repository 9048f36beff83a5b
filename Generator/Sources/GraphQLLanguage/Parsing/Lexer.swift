/// Splits the bytes of a source into tokens.
///
/// A lexer does not stop at an error. It records a diagnostic and continues with what the author
/// most likely meant, until there are too many errors. Each source ends with an `endOfFile` token,
/// which is returned from then on.
public struct Lexer: Sendable {
    /// The errors so far.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The comments so far, each from its `#` to the end of its line.
    public private(set) var comments: [SourceSpan] = []

    let source: Source
    let bytes: [UInt8]
    var position = 0
    private let maximumDiagnostics: Int

    /// Creates a lexer at the beginning of a source.
    public init(source: Source, maximumDiagnostics: Int = 1_000) {
        self.source = source
        self.bytes = source.bytes
        self.maximumDiagnostics = maximumDiagnostics
        if source.hasByteOrderMark {
            position = 3
        }
    }

    /// Reads the next token.
    public mutating func next() -> Token {
        var isFirstOnLine = position == 0 || position == 3 && source.hasByteOrderMark
        while position < bytes.count, diagnostics.count < maximumDiagnostics {
            let byte = bytes[position]
            let start = position
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
                isFirstOnLine = true
            case UInt8(ascii: "#"):
                skipComment()
            case UInt8(ascii: "\""):
                let kind = scanStringToken()
                return token(kind, from: start, isFirstOnLine)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                let kind = scanNumber()
                return token(kind, from: start, isFirstOnLine)
            case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF:
                position += 3
            default:
                if isNameStart(byte) {
                    position += 1
                    while position < bytes.count, isNameContinue(bytes[position]) {
                        position += 1
                    }
                    return token(.name, from: start, isFirstOnLine)
                }
                if let kind = scanPunctuator(byte) {
                    return token(kind, from: start, isFirstOnLine)
                }
                skipUnexpected()
            }
        }
        position = bytes.count
        return token(.endOfFile, from: position, isFirstOnLine)
    }

    private func token(_ kind: Token.Kind, from start: Int, _ isFirstOnLine: Bool) -> Token {
        Token(
            kind: kind,
            isFirstOnLine: isFirstOnLine,
            start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: position)
        )
    }

    private mutating func scanPunctuator(_ byte: UInt8) -> Token.Kind? {
        let kind: Token.Kind
        switch byte {
        case UInt8(ascii: "!"): kind = .exclamationMark
        case UInt8(ascii: "$"): kind = .dollar
        case UInt8(ascii: "&"): kind = .ampersand
        case UInt8(ascii: "("): kind = .leftParenthesis
        case UInt8(ascii: ")"): kind = .rightParenthesis
        case UInt8(ascii: ":"): kind = .colon
        case UInt8(ascii: "="): kind = .equals
        case UInt8(ascii: "@"): kind = .at
        case UInt8(ascii: "["): kind = .leftBracket
        case UInt8(ascii: "]"): kind = .rightBracket
        case UInt8(ascii: "{"): kind = .leftBrace
        case UInt8(ascii: "|"): kind = .pipe
        case UInt8(ascii: "}"): kind = .rightBrace
        case UInt8(ascii: "."):
            guard peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: ".") else { return nil }
            position += 3
            return .spread
        default: return nil
        }
        position += 1
        return kind
    }

    private mutating func skipComment() {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                break
            }
            if byte < 0x80 {
                position += 1
            } else {
                skipScalar()
            }
        }
        comments.append(span(start, position))
    }

    /// Skips characters that cannot start a token, and reports them in a single diagnostic.
    private mutating func skipUnexpected() {
        let start = position
        var isValid = true
        if bytes[position] < 0x80 {
            position += 1
        } else {
            while position < bytes.count, bytes[position] >= 0x80 {
                let length = scalarLength(at: position)
                isValid = isValid && length > 0
                position += max(length, 1)
            }
        }
        guard isValid else {
            reportInvalidUTF8(start, position)
            return
        }
        let message: String
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let description = describe(start, position)
        switch bytes[start] {
        case UInt8(ascii: "."):
            while position < bytes.count, bytes[position] == UInt8(ascii: ".") {
                position += 1
            }
            message = "Unexpected `.`. A spread is written with three dots: `...`."
        case UInt8(ascii: "'"):
            message = "Unexpected `'`. Strings are written in double quotes: `\"`."
        default:
            let remedy =
                switch text.unicodeScalars.first {
                case "\u{2026}": " A spread is written with three dots: `...`."
                case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}":
                    " Strings are written in double quotes: `\"`."
                default: ""
                }
            let start = remedy.isEmpty ? SyntaxCause.unexpected : "Unexpected"
            message = "\(start) \(description).\(remedy)"
        }
        report(message, start, position)
    }

    // MARK: - Helpers for strings and numbers

    func peek(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(source: source, range: start..<max(start, end))
    }

    mutating func report(
        _ message: String,
        _ start: Int,
        _ end: Int,
        fixIts: [Diagnostic.FixIt] = []
    ) {
        guard diagnostics.count < maximumDiagnostics else { return }
        diagnostics.append(
            Diagnostic(rule: "Syntax", message: message, span: span(start, end), fixIts: fixIts)
        )
    }

    /// Skips a non-ASCII scalar.
    ///
    /// Invalid UTF-8 is reported.
    mutating func skipScalar() {
        let start = position
        let length = scalarLength(at: position)
        if length > 0 {
            position += length
            return
        }
        repeat {
            position += 1
        } while position < bytes.count && bytes[position] >= 0x80 && scalarLength(at: position) == 0
        reportInvalidUTF8(start, position)
    }

    /// Returns the number of bytes of the valid scalar at an offset, or 0.
    func scalarLength(at offset: Int) -> Int {
        let first = bytes[offset]
        func continues(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            offset + distance < bytes.count && range.contains(bytes[offset + distance])
        }
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return continues(1) ? 2 : 0
        case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
        case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
        case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
        case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }

    private mutating func reportInvalidUTF8(_ start: Int, _ end: Int) {
        let shown = bytes[start..<min(end, start + 4)].map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0\(digits)" : digits
        }
        report(
            "The bytes \(shown.joined(separator: " ")) are not UTF-8. Save the file as UTF-8.",
            start,
            end
        )
    }

    /// Returns the characters of a range for messages: printable ones in backquotes, others by
    /// their code points.
    func describe(_ start: Int, _ end: Int) -> String {
        let text = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { return "nothing" }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator,
            .lineSeparator, .paragraphSeparator:
            return name
        default:
            return scalar.value < 0x80 ? "`\(scalar)`" : "`\(scalar)` (\(name))"
        }
    }
}

@inline(__always)
func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

@inline(__always)
func isNameContinue(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte)
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
}
