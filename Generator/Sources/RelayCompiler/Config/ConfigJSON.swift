import GraphQLLanguage

/// A JSON value that knows where it stands, for messages that point into `relay.json`.
struct ConfigJSON {
    enum Content {
        case null
        case boolean(Bool)
        case number(String)
        case string(String)
        case array([ConfigJSON])
        case object([Member])
    }

    struct Member {
        var key: String
        var keySpan: SourceSpan
        var value: ConfigJSON
    }

    var content: Content
    var span: SourceSpan

    /// What kind of value it is, for messages: `a string`.
    var kind: String {
        switch content {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// Parses a whole file.
    static func parse(_ source: Source) throws(Diagnostic) -> ConfigJSON {
        var parser = ConfigJSONParser(source: source)
        return try parser.parse()
    }
}

/// A strict JSON parser; configuration files are small, so it stops at the first mistake.
struct ConfigJSONParser {
    private static let maximumDepth = 32

    private let source: Source
    private var position = 0
    private var depth = 0

    init(source: Source) {
        self.source = source
    }

    mutating func parse() throws(Diagnostic) -> ConfigJSON {
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
        }
        let value = try parseValue()
        skipWhitespace()
        guard position == source.bytes.count else {
            throw unexpected("the end of the file")
        }
        return value
    }

    private mutating func parseValue() throws(Diagnostic) -> ConfigJSON {
        skipWhitespace()
        let start = position
        let content: ConfigJSON.Content
        switch peek {
        case UInt8(ascii: "{"): content = try .object(parseMembers())
        case UInt8(ascii: "["): content = try .array(parseElements())
        case UInt8(ascii: "\""): content = try .string(parseString())
        default: content = try parseWord()
        }
        return ConfigJSON(content: content, span: span(from: start))
    }

    private mutating func parseMembers() throws(Diagnostic) -> [ConfigJSON.Member] {
        var members: [ConfigJSON.Member] = []
        try parseSequence(until: "}") { (parser: inout Self) throws(Diagnostic) in
            let start = parser.position
            guard parser.peek == UInt8(ascii: "\"") else { throw parser.unexpected("a key") }
            let key = try parser.parseString()
            let keySpan = parser.span(from: start)
            if members.contains(where: { $0.key == key }) {
                throw parser.error("The key `\(key)` stands here twice. Remove one.", keySpan)
            }
            parser.skipWhitespace()
            guard parser.peek == UInt8(ascii: ":") else { throw parser.unexpected("`:`") }
            parser.position += 1
            let value = try parser.parseValue()
            members.append(.init(key: key, keySpan: keySpan, value: value))
        }
        return members
    }

    private mutating func parseElements() throws(Diagnostic) -> [ConfigJSON] {
        var elements: [ConfigJSON] = []
        try parseSequence(until: "]") { (parser: inout Self) throws(Diagnostic) in
            elements.append(try parser.parseValue())
        }
        return elements
    }

    private mutating func parseSequence(
        until closer: Unicode.Scalar,
        _ element: (inout Self) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw error("This is nested too deeply.", span(from: position))
        }
        position += 1
        skipWhitespace()
        if peek == UInt8(ascii: closer) {
            position += 1
            return
        }
        while true {
            skipWhitespace()
            try element(&self)
            skipWhitespace()
            if peek == UInt8(ascii: ",") {
                position += 1
            } else if peek == UInt8(ascii: closer) {
                position += 1
                return
            } else {
                throw unexpected("`,` or `\(closer)`")
            }
        }
    }

    private mutating func parseString() throws(Diagnostic) -> String {
        let start = position
        position += 1
        var bytes: [UInt8] = []
        while let byte = peek, byte >= 0x20 {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try bytes.append(contentsOf: parseEscape())
            default:
                bytes.append(byte)
            }
        }
        throw error("This string does not end. Close it with `\"`.", span(from: start))
    }

    private mutating func parseEscape() throws(Diagnostic) -> [UInt8] {
        let start = position - 1
        let escape = peek
        position += 1
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return escape.map { [$0] } ?? []
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            if let unit = parseHexadecimal(), let scalar = completeScalar(unit) {
                return Array(String(scalar).utf8)
            }
        default: break
        }
        throw error("This is no escape of JSON.", span(from: start))
    }

    private mutating func parseHexadecimal() -> UInt32? {
        let end = position + 4
        guard end <= source.bytes.count else { return nil }
        let digits = String(decoding: source.bytes[position..<end], as: UTF8.self)
        position = end
        return digits.utf8.count == 4 && !digits.hasPrefix("+") ? UInt32(digits, radix: 16) : nil
    }

    private mutating func completeScalar(_ unit: UInt32) -> Unicode.Scalar? {
        guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
        guard source.bytes[position...].starts(with: Array("\\u".utf8)) else { return nil }
        position += 2
        guard let low = parseHexadecimal(), (0xDC00..<0xE000).contains(low) else { return nil }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func parseWord() throws(Diagnostic) -> ConfigJSON.Content {
        let start = position
        while let byte = peek, !Self.endsWord(byte) {
            position += 1
        }
        let word = source.text(in: start..<position)
        switch word {
        case "null": return .null
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default:
            if let first = word.utf8.first, first == UInt8(ascii: "-") || first <= 0x39,
                Double(word) != nil
            {
                return .number(word)
            }
            position = start
            throw unexpected("a value")
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
    }

    private var peek: UInt8? {
        position < source.bytes.count ? source.bytes[position] : nil
    }

    private mutating func skipWhitespace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            position += 1
        }
    }

    private func span(from start: Int) -> SourceSpan {
        SourceSpan(source: source, range: start..<max(start, position))
    }

    private func unexpected(_ wanted: String) -> Diagnostic {
        let span = SourceSpan(
            source: source,
            range: position..<min(position + 1, source.bytes.count)
        )
        let found = peek == nil ? "the end of the file" : "`\(span.text)`"
        return error("Expected \(wanted), found \(found).", span)
    }

    private func error(_ message: String, _ span: SourceSpan) -> Diagnostic {
        Diagnostic(rule: "Config", message: message, span: span)
    }
}
