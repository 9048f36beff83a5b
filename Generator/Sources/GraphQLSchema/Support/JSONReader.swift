package import GraphQLLanguage

/// A JSON value and its position.
package struct JSONNode: Sendable {
    /// The kinds of values.
    package indirect enum Content: Sendable {
        case null
        case bool(Bool)
        case number(String)
        /// UTF-8, except that lone surrogates are encoded like other code points.
        case string([UInt8])
        case array([JSONNode])
        case object([Member])
    }

    /// A key of an object and its value.
    package struct Member: Sendable {
        package var key: String
        package var keySpan: SourceSpan
        package var value: JSONNode
    }

    package var content: Content
    package var span: SourceSpan

    /// The value for a key, the last one if the key is repeated; `nil` for null and for other kinds
    /// of values.
    package subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content,
            let value = members.last(where: { $0.key == key })?.value
        else { return nil }
        if case .null = value.content { return nil }
        return value
    }

    /// The text of a string, with U+FFFD for lone surrogates.
    package var string: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The bytes of a string.
    package var bytes: [UInt8]? {
        if case .string(let bytes) = content { bytes } else { nil }
    }

    /// Whether it is null.
    package var isNull: Bool {
        if case .null = content { true } else { false }
    }

    /// The value of a boolean.
    package var bool: Bool? {
        if case .bool(let bool) = content { bool } else { nil }
    }

    /// The elements of a list.
    package var array: [JSONNode]? {
        if case .array(let array) = content { array } else { nil }
    }

    /// The members of an object.
    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The kind of value, for messages: `a string`.
    package var kind: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// Reads JSON strictly according to RFC 8259.
package struct JSONReader {
    private let source: Source
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var depth = 0
    private let maximumDepth = 200

    /// Reads the single value of a source.
    package static func read(_ source: Source) throws(Diagnostic) -> JSONNode {
        var reader = JSONReader(source: source)
        reader.skipWhiteSpace()
        let node = try reader.readValue()
        reader.skipWhiteSpace()
        guard reader.position == reader.end else {
            throw reader.mistake("Expected the end of the JSON text")
        }
        return node
    }

    private init(source: Source) {
        self.source = source
        bytes = source.bytes
        position = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        end = source.bytes.count
    }

    private func mistake(_ message: String) -> Diagnostic {
        let found =
            position < end ? "found `\(source.text(in: position..<position + 1))`" : "found the end"
        return Diagnostic(
            rule: "JSON",
            message: "\(message), \(found).\(remedy)",
            span: SourceSpan(source: source, range: position..<min(position + 1, end))
        )
    }

    /// The advice about a byte that only other languages have there, starting with a space.
    private var remedy: String {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "#"): return " JSON has no comments. Remove it."
        case UInt8(ascii: "'"): return " Strings and keys are in double quotes."
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "_"):
            let ends = Array(" \t\r\n:,[]{}\"".utf8)
            let word = String(
                decoding: bytes[position..<end].prefix { !ends.contains($0) },
                as: UTF8.self
            )
            let literal = word.lowercased()
            let isLiteral = ["true", "false", "null"].contains(literal)
            return " Write `\(isLiteral ? literal : "\"\(word)\"")`."
        default: return ""
        }
    }

    private var byte: UInt8 { position < end ? bytes[position] : 0 }

    private mutating func skipWhiteSpace() {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                position += 1
            default: return
            }
        }
    }

    private mutating func readValue() throws(Diagnostic) -> JSONNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= maximumDepth else {
            throw mistake("Expected at most \(maximumDepth) levels of nesting")
        }
        let start = position
        let content: JSONNode.Content
        switch byte {
        case UInt8(ascii: "{"): content = .object(try readObject())
        case UInt8(ascii: "["): content = .array(try readArray())
        case UInt8(ascii: "\""): content = .string(try readString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            content = .number(try readNumber())
        default: content = try readWord()
        }
        return JSONNode(content: content, span: SourceSpan(source: source, range: start..<position))
    }

    private mutating func readWord() throws(Diagnostic) -> JSONNode.Content {
        let words: [(text: String, content: JSONNode.Content)] = [
            ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
        ]
        for (text, content) in words where bytes[position..<end].starts(with: text.utf8) {
            position += text.utf8.count
            return content
        }
        throw mistake("Expected a JSON value")
    }

    private mutating func readObject() throws(Diagnostic) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        position += 1
        skipWhiteSpace()
        if take(UInt8(ascii: "}")) { return members }
        repeat {
            let comma = position - 1
            skipWhiteSpace()
            try checkComma(at: comma, isFirst: members.isEmpty)
            guard byte == UInt8(ascii: "\"") else { throw mistake("Expected a key") }
            let start = position
            let key = String(decoding: try readString(), as: UTF8.self)
            let keySpan = SourceSpan(source: source, range: start..<position)
            skipWhiteSpace()
            guard take(UInt8(ascii: ":")) else { throw mistake("Expected `:`") }
            skipWhiteSpace()
            members.append(.init(key: key, keySpan: keySpan, value: try readValue()))
            skipWhiteSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw mistake("Expected `,` or `}`") }
        return members
    }

    private mutating func readArray() throws(Diagnostic) -> [JSONNode] {
        var elements: [JSONNode] = []
        position += 1
        skipWhiteSpace()
        if take(UInt8(ascii: "]")) { return elements }
        repeat {
            let comma = position - 1
            skipWhiteSpace()
            try checkComma(at: comma, isFirst: elements.isEmpty)
            elements.append(try readValue())
            skipWhiteSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw mistake("Expected `,` or `]`") }
        return elements
    }

    /// Throws if the comma that was just read has no value after it.
    private func checkComma(at comma: Int, isFirst: Bool) throws(Diagnostic) {
        guard !isFirst, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else { return }
        throw Diagnostic(
            rule: "JSON",
            message: "JSON has no comma before `\(source.text(in: position..<position + 1))`. "
                + "Remove the comma.",
            span: SourceSpan(source: source, range: comma..<comma + 1)
        )
    }

    private mutating func take(_ expected: UInt8) -> Bool {
        guard position < end, bytes[position] == expected else { return false }
        position += 1
        return true
    }

    private mutating func readNumber() throws(Diagnostic) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try readDigits() }
        if take(UInt8(ascii: ".")) { try readDigits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try readDigits()
        }
        return source.text(in: start..<position)
    }

    private mutating func readDigits() throws(Diagnostic) {
        let start = position
        while position < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        if position == start { throw mistake("Expected a digit") }
    }

    private mutating func readString() throws(Diagnostic) -> [UInt8] {
        position += 1
        let start = position
        while position < end, bytes[position] != UInt8(ascii: "\""),
            bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
        {
            position += 1
        }
        if take(UInt8(ascii: "\"")) {
            try validate(bytes[start..<position - 1])
            return Array(bytes[start..<position - 1])
        }
        var text = Array(bytes[start..<position])
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                // Escapes are ASCII, so the characters that they represent need no validation.
                try validate(bytes[start..<position - 1])
                return text
            case UInt8(ascii: "\\"):
                position += 1
                try readEscape(into: &text)
            case 0x00..<0x20:
                throw mistake("Expected `\"` or an escape")
            default:
                text.append(bytes[position])
                position += 1
            }
        }
        throw mistake("Expected `\"`")
    }

    private func validate(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw mistake("Expected UTF-8 in the string before this")
        }
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(Diagnostic) {
        let escape = byte
        position += 1
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            append(try readCodePoint(), to: &text)
        default:
            position -= 1
            throw mistake("Expected an escape")
        }
    }

    /// Returns the code point of one `\u` escape, or of two that form a surrogate pair.
    private mutating func readCodePoint() throws(Diagnostic) -> UInt32 {
        let unit = try readHexadecimal()
        guard 0xD800..<0xDC00 ~= unit, byte == UInt8(ascii: "\\"), position + 1 < end,
            bytes[position + 1] == UInt8(ascii: "u")
        else { return unit }
        let second = position
        position += 2
        let low = try readHexadecimal()
        guard 0xDC00..<0xE000 ~= low else {
            position = second
            return unit
        }
        return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }

    private func append(_ codePoint: UInt32, to text: inout [UInt8]) {
        func continuation(_ shift: UInt32) {
            text.append(0x80 | UInt8(codePoint >> shift & 63))
        }
        switch codePoint {
        case 0..<0x80:
            text.append(UInt8(codePoint))
        case 0x80..<0x800:
            text.append(0xC0 | UInt8(codePoint >> 6))
            continuation(0)
        case 0x800..<0x10000:
            text.append(0xE0 | UInt8(codePoint >> 12))
            continuation(6)
            continuation(0)
        default:
            text.append(0xF0 | UInt8(codePoint >> 18))
            continuation(12)
            continuation(6)
            continuation(0)
        }
    }

    private mutating func readHexadecimal() throws(Diagnostic) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw mistake("Expected a hexadecimal digit")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
