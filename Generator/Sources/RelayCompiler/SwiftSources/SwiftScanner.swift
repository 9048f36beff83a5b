package import GraphQLLanguage

/// Finds `graphql("…")` in a Swift file.
///
/// It reads tokens like Swift's lexer, as far as is necessary to recognize code: comments can be
/// nested, literals can be raw, can span lines and can interpolate code with further literals, and
/// a slash can begin a regular expression. All branches of `#if` are read, whether or not they are
/// compiled.
package struct SwiftScanner {
    /// The documents, in source order.
    private(set) var documents: [SwiftDocument] = []
    /// Errors in literals.
    private(set) var diagnostics: [Diagnostic] = []

    /// The ranges of the texts of literals, without interpolations, in ascending order.
    package private(set) var literals: [Range<Int>] = []
    /// The ranges of comments, in ascending order.
    package private(set) var comments: [Range<Int>] = []

    private let file: Source
    private let bytes: [UInt8]
    private var position = 0
    /// The number of interpolations around the position.
    private var interpolations = 0
    /// The number of interpolations inside each other that are read.
    ///
    /// Code has few, and each needs a part of the stack.
    private static let maximumInterpolations = 200
    /// The last token before comments.
    ///
    /// It decides what a name means.
    private var previous = SwiftToken.other

    /// Finds the documents in a file.
    static func scan(_ file: Source) -> SwiftScanner {
        var scanner = SwiftScanner(file)
        if scanner.mayHoldDocuments {
            scanner.skipHashbang()
            scanner.scanCode()
        }
        return scanner
    }

    /// Finds the literals and comments in a file, whether or not it holds documents.
    package static func texts(_ file: Source) -> SwiftScanner {
        var scanner = SwiftScanner(file)
        scanner.skipHashbang()
        scanner.scanCode()
        return scanner
    }

    private init(_ file: Source) {
        self.file = file
        bytes = file.bytes
    }

    /// Whether the file contains the marker's name.
    ///
    /// Most files do not, and need no further work.
    private var mayHoldDocuments: Bool {
        let name = Array("graphql".utf8)
        guard bytes.count >= name.count else { return false }
        var index = 0
        let end = bytes.count - name.count
        while index <= end {
            if bytes[index] == name[0], bytes[index + 1] == name[1],
                bytes[index..<index + name.count].elementsEqual(name)
            {
                return true
            }
            index += 1
        }
        return false
    }

    private mutating func skipHashbang() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
        }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") {
            skipLine()
        }
    }

    // MARK: - Code

    /// Reads code up to the end of the file, or to the parenthesis that ends an interpolation.
    private mutating func scanCode(isInterpolation: Bool = false) {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") {
                depth -= 1
                if isInterpolation, depth < 0 {
                    position += 1
                    return
                }
            }
            scanToken(byte)
        }
    }

    private mutating func scanToken(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""):
            skipLiteral()
        case UInt8(ascii: "#"):
            scanPound()
        case UInt8(ascii: "/") where peek(1) == byte || peek(1) == UInt8(ascii: "*"):
            skipComment()
        case UInt8(ascii: "`"):
            skipQuotedIdentifier()
        case UInt8(ascii: ".") where peek(1) != byte, UInt8(ascii: "@"):
            // Names after these tokens are members and attributes, whatever they are called.
            advance(.dot)
        case _ where isIdentifier(byte):
            scanIdentifier()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B,
            0x0C:
            position += 1
        case _ where isOperator(byte):
            scanOperator()
        default:
            advance(.other)
        }
    }

    private mutating func scanIdentifier() {
        let start = position
        let isQualified = previous == .dot && !isQualifiedByModule(start)
        let wasDeclaring = previous == .declaration
        skipWord()
        let word = bytes[start..<position]
        previous = SwiftToken(word: word)
        guard word.elementsEqual("graphql".utf8), !isQualified, !wasDeclaring else { return }
        scanMarker()
    }

    /// Returns whether an identifier is qualified with the runtime's module.
    private func isQualifiedByModule(_ start: Int) -> Bool {
        let before = bytes[..<start].reversed().drop { $0 == UInt8(ascii: ".") }
        let name = before.prefix { isIdentifier($0) }
        let rest = before.dropFirst(name.count).first
        return name.elementsEqual("yaleR".utf8) && rest != UInt8(ascii: ".")
    }

    /// Reads the code after `graphql`.
    ///
    /// It is a document if it is `("…")`.
    private mutating func scanMarker() {
        let start = position
        skipTrivia()
        guard peek() == UInt8(ascii: "(") else {
            position = start
            return
        }
        position += 1
        skipTrivia()
        guard var literal = SwiftLiteral.opening(bytes, at: position) else {
            position = start
            return
        }
        let begin = position
        literal.read(file)
        let end = literal.end
        // Interpolations may contain literals, whose ends only this scanner can find.
        skipLiteral()
        let literalEnd = position
        skipTrivia()
        if peek() == UInt8(ascii: ",") {
            position += 1
            skipTrivia()
            // Unless the comma is trailing, it is another function with the same name.
            guard peek() == UInt8(ascii: ")") else {
                previous = .other
                return
            }
        }
        let span = SourceSpan(source: file, range: begin..<literalEnd)
        // If a literal is not terminated, the code after it cannot be read.
        guard peek() == UInt8(ascii: ")") || !literal.isClosed else {
            report("A document must be a single string literal.", span)
            return
        }
        if let problem = literal.problem {
            report(
                problem.message,
                SourceSpan(source: file, range: problem.range.clamped(to: 0..<bytes.count))
            )
        } else if end == literalEnd {
            documents.append(literal.document(file))
        }
    }

    private mutating func report(_ message: String, _ span: SourceSpan) {
        diagnostics.append(Diagnostic(rule: "SwiftSource", message: message, span: span))
    }

    // MARK: - Literals

    /// Skips a string literal, and reads the code that it interpolates.
    private mutating func skipLiteral() {
        guard let literal = SwiftLiteral.opening(bytes, at: position) else {
            advance(.other)
            return
        }
        var start = position
        position = literal.contentStart
        while position < bytes.count {
            if literal.closes(bytes, at: position) {
                position += literal.delimiter.count
                break
            }
            if !literal.isMultiline, isLineEnd(bytes[position]) {
                break
            }
            guard literal.escapes(bytes, at: position) else {
                position += 1
                continue
            }
            position += 1 + literal.pounds
            if peek() == UInt8(ascii: "(") {
                position += 1
                literals.append(start..<position - 1)
                scanInterpolation()
                start = position
            } else if let byte = peek(), literal.isMultiline || !isLineEnd(byte) {
                position += 1
            }
        }
        literals.append(start..<position)
        previous = .other
    }

    /// Reads the code of an interpolation.
    ///
    /// The rest of the file is skipped if too many are inside each other.
    private mutating func scanInterpolation() {
        guard interpolations < Self.maximumInterpolations else {
            position = bytes.count
            return
        }
        interpolations += 1
        scanCode(isInterpolation: true)
        interpolations -= 1
    }

    private mutating func scanPound() {
        var end = position
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") {
            end += 1
        }
        switch end < bytes.count ? bytes[end] : 0 {
        case UInt8(ascii: "\""):
            skipLiteral()
        case UInt8(ascii: "/"):
            skipExtendedRegex(pounds: end - position, from: end + 1)
        default:
            // A directive or a macro.
            position = end
            skipWord()
            previous = .other
        }
    }

    /// Skips `#/…/#`, which may span lines.
    private mutating func skipExtendedRegex(pounds: Int, from start: Int) {
        let closing = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
        position = start
        while position < bytes.count, !bytes[position...].starts(with: closing) {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + closing.count, bytes.count)
        previous = .other
    }

    /// Skips an operator, or the regular expression that begins in it: `!/a/` is both.
    private mutating func scanOperator() {
        var end = position
        while end < bytes.count, isOperator(bytes[end]), !beginsComment(end) || end == position {
            end += 1
        }
        let isBound = end < bytes.count && bytes[end] != UInt8(ascii: " ") && !isLineEnd(bytes[end])
        let slash = bytes[position..<end].firstIndex(of: UInt8(ascii: "/"))
        // After an operand, or between spaces, a slash is part of the operator.
        if let slash, !isLeftBound, isBound || slash == position, let regexEnd = regexEnd(slash) {
            end = regexEnd
        }
        position = end
        previous = .other
    }

    /// Returns whether an operand directly precedes the current token.
    private var isLeftBound: Bool {
        guard position > 0 else { return false }
        switch bytes[position - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            // The end of a comment.
            return position < 2 || bytes[position - 2] != UInt8(ascii: "*")
        default:
            return true
        }
    }

    private func beginsComment(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "/") && offset + 1 < bytes.count
            && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
    }

    /// Returns the offset after the regular expression that a slash begins, or `nil` if it is an
    /// operator.
    ///
    /// As in SE-0354, it does not begin with a space, and it ends on the same line, before a
    /// closing parenthesis that it did not open.
    private func regexEnd(_ start: Int) -> Int? {
        let first = start + 1 < bytes.count ? bytes[start + 1] : UInt8(ascii: " ")
        let second = start + 2 < bytes.count ? bytes[start + 2] : UInt8(ascii: " ")
        guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
        if first == UInt8(ascii: "="), second == UInt8(ascii: " ") { return nil }
        var index = start + 1
        var depth = 0
        var isInClass = false
        while index < bytes.count, !isLineEnd(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                return bytes[index - 1] == UInt8(ascii: " ") ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    // MARK: - Trivia and words

    private mutating func skipTrivia() {
        while let byte = peek() {
            if byte == UInt8(ascii: "/"),
                peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
            {
                skipComment()
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = position
        defer { comments.append(start..<position) }
        if peek(1) == UInt8(ascii: "/") {
            return skipLine()
        }
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func skipLine() {
        while let byte = peek(), !isLineEnd(byte) {
            position += 1
        }
    }

    private mutating func skipQuotedIdentifier() {
        position += 1
        while let byte = peek(), !isLineEnd(byte) {
            position += 1
            if byte == UInt8(ascii: "`") { break }
        }
        previous = .other
    }

    private mutating func skipWord() {
        while let byte = peek(), isIdentifier(byte) {
            position += 1
        }
    }

    private mutating func advance(_ token: SwiftToken) {
        position += 1
        previous = token
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            0x80...:
            true
        default: false
        }
    }
}
