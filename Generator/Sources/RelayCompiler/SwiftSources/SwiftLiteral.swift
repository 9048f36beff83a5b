import GraphQLLanguage

/// A Swift string literal: `"…"`, `"""…"""`, `#"…"#`.
struct SwiftLiteral {
    /// The reason why the literal cannot be read, and its position.
    struct Problem {
        var message: String
        var range: Range<Int>
    }

    /// The number of `#` before the quotes.
    ///
    /// A backslash needs as many after it to escape.
    let pounds: Int
    let isMultiline: Bool
    /// The offset of the content.
    let contentStart: Int
    /// The delimiter that ends it.
    let delimiter: [UInt8]

    /// The offset after the literal, once it was read.
    private(set) var end = 0
    private(set) var problem: Problem?
    /// Whether it is terminated.
    private(set) var isClosed = true

    private var text: [UInt8] = []
    private var segments: [(document: Int, file: Int, escape: Int)] = []
    private var hasLines = true
    private var indentation: ArraySlice<UInt8> = []

    /// Returns the literal that begins at an offset, or nil if there is none.
    static func opening(_ bytes: [UInt8], at start: Int) -> SwiftLiteral? {
        let quote = UInt8(ascii: "\"")
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
            index += 1
        }
        let pounds = index - start
        guard index < bytes.count, bytes[index] == quote else { return nil }
        let isMultiline = bytes[index...].starts(with: [quote, quote, quote])
        // `#"""#` is a raw literal that contains a quotation mark.
        let holdsQuote =
            isMultiline && pounds > 0
            && bytes[(index + 3)...].starts(with: Array(repeating: 0x23, count: pounds))
        let count = isMultiline && !holdsQuote ? 3 : 1
        return SwiftLiteral(quotes: count, pounds: pounds, contentStart: index + count)
    }

    private init(quotes: Int, pounds: Int, contentStart: Int) {
        self.pounds = pounds
        isMultiline = quotes == 3
        self.contentStart = contentStart
        delimiter =
            Array(repeating: UInt8(ascii: "\""), count: quotes)
            + Array(repeating: UInt8(ascii: "#"), count: pounds)
    }

    /// Returns whether the literal ends at an offset.
    func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\"") && bytes[offset...].starts(with: delimiter)
    }

    /// Returns whether a backslash at an offset begins an escape.
    func escapes(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: "\\") else { return false }
        return bytes[(offset + 1)...].prefix { $0 == UInt8(ascii: "#") }.count >= pounds
    }

    /// Returns the document, after the literal was read.
    func document(_ file: Source) -> SwiftDocument {
        var map = SwiftSourceMap(file: file, indentation: Array(indentation))
        for segment in segments {
            map.add(document: segment.document, file: segment.file, escape: segment.escape)
        }
        return SwiftDocument(
            source: Source(path: file.path, bytes: text),
            map: map,
            isRaw: pounds > 0,
            isMultiline: isMultiline,
            hasLines: hasLines
        )
    }

    // MARK: - Reading

    /// Reads the content as Swift does.
    mutating func read(_ file: Source) {
        let bytes = file.bytes
        guard let contentEnd = contentEnd(bytes) else {
            end = bytes.count
            isClosed = false
            fail(
                "This literal does not end. Close it with `\(String(decoding: delimiter, as: UTF8.self))`.",
                contentStart..<contentStart
            )
            return
        }
        end = contentEnd + delimiter.count
        if isMultiline {
            readLines(bytes, to: contentEnd)
        } else {
            readCharacters(bytes, contentStart..<contentEnd)
        }
    }

    /// Returns the offset after the content, skipping escapes but not interpolations.
    private func contentEnd(_ bytes: [UInt8]) -> Int? {
        var index = contentStart
        while index < bytes.count {
            if closes(bytes, at: index) { return index }
            if !isMultiline, bytes[index] == 0x0A || bytes[index] == 0x0D { return nil }
            index += escapes(bytes, at: index) ? pounds + 2 : 1
        }
        return nil
    }

    /// Reads the lines between the delimiters, without the indentation of the closing one.
    private mutating func readLines(_ bytes: [UInt8], to contentEnd: Int) {
        var lineStart = contentStart
        while lineStart < contentEnd, bytes[lineStart] == 0x20 || bytes[lineStart] == 0x09 {
            lineStart += 1
        }
        guard let first = lineEnd(bytes, from: lineStart, limit: contentEnd), first.isEmptyLine
        else {
            return fail(
                "The text of a multi-line literal must begin on a new line.",
                contentStart..<contentEnd
            )
        }
        let lastStart =
            bytes[..<contentEnd].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? contentEnd
        indentation = bytes[lastStart..<contentEnd]
        guard indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
            return fail(
                "The closing quotes of a multi-line literal must be on a line of their own.",
                contentEnd..<contentEnd
            )
        }
        lineStart = first.next
        guard lineStart < lastStart else {
            hasLines = false
            return mark(contentEnd)
        }
        while lineStart < lastStart, problem == nil {
            let line = lineEnd(bytes, from: lineStart, limit: lastStart)
            let end = line?.end ?? lastStart
            readLine(bytes, lineStart..<end)
            let next = line?.next ?? lastStart
            // The last line feed is not part of the content, and neither is one after a backslash.
            if next < lastStart, !continues(bytes, lineStart..<end) {
                mark(end)
                text += bytes[end..<next]
            }
            lineStart = next
        }
    }

    private mutating func readLine(_ bytes: [UInt8], _ line: Range<Int>) {
        if bytes[line].starts(with: indentation) {
            readCharacters(bytes, line.lowerBound + indentation.count..<line.upperBound)
        } else if bytes[line].contains(where: { $0 != 0x20 && $0 != 0x09 }) {
            fail(
                "This line is indented less than the closing quotes. Indent it like them.",
                line
            )
        } else {
            mark(line.upperBound)
        }
    }

    /// Returns whether the line feed after a line is escaped.
    private func continues(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
            end -= 1
        }
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
        guard bytes[line.lowerBound..<end].suffix(escape.count).elementsEqual(escape) else {
            return false
        }
        let before = bytes[line.lowerBound..<end - escape.count]
        return pounds > 0 || before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 0
    }

    private func lineEnd(
        _ bytes: [UInt8],
        from start: Int,
        limit: Int
    ) -> (end: Int, next: Int, isEmptyLine: Bool)? {
        var index = start
        while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D {
            index += 1
        }
        guard index < limit else { return nil }
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        return (index, index + (isPair ? 2 : 1), index == start)
    }

    private mutating func readCharacters(_ bytes: [UInt8], _ range: Range<Int>) {
        mark(range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound, problem == nil {
            if escapes(bytes, at: index) {
                let start = index
                let number = segments.count
                mark(start)
                index = readEscape(bytes, start, limit: range.upperBound)
                segments[number].escape = index - start
                mark(index)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
    }

    /// Reads an escape.
    ///
    /// - Returns: The offset after it.
    private mutating func readEscape(_ bytes: [UInt8], _ start: Int, limit: Int) -> Int {
        let index = start + 1 + pounds
        switch index < limit ? bytes[index] : 0x0A {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(bytes[index])
        case UInt8(ascii: "u"):
            return readScalar(bytes, start, index + 1, limit: limit)
        case UInt8(ascii: "("):
            fail(
                "A document can't contain interpolations, because the generator reads it before "
                    + "the app runs. Use a GraphQL variable, `$name`.",
                start..<index + 1
            )
        case 0x0A, 0x20, 0x09:
            // An escaped line feed, possibly with white space before it, which is not part of the
            // content.
            let rest = bytes[index..<max(index, limit)]
            if isMultiline, rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return limit }
            fail("This is not a Swift escape sequence.", start..<index)
        default:
            fail("This is not a Swift escape sequence.", start..<index + 1)
        }
        return index + 1
    }

    /// Reads `{1F600}`.
    private mutating func readScalar(
        _ bytes: [UInt8],
        _ start: Int,
        _ open: Int,
        limit: Int
    ) -> Int {
        let rest = bytes[open..<max(open, limit)]
        let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
        let end = open + 2 + digits.count
        guard rest.first == UInt8(ascii: "{"), end <= limit, (1...8).contains(digits.count),
            digits.first != UInt8(ascii: "+"),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        else {
            fail("This is not a Swift escape sequence.", start..<open)
            return limit
        }
        text += Array(String(scalar).utf8)
        return end
    }

    private mutating func mark(_ offset: Int) {
        segments.append((text.count, offset, 0))
    }

    private mutating func fail(_ message: String, _ range: Range<Int>) {
        if problem == nil {
            problem = Problem(message: message, range: range)
        }
    }
}
