extension Lexer {
    /// Scans a string or block string, and validates its escapes.
    mutating func scanStringToken() -> Token.Kind {
        if peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") {
            scanBlockString()
            return .blockString
        }
        scanString()
        return .string
    }

    private mutating func scanString() {
        let start = position
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"):
                scanEscape()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                reportUnterminated(start, quote: "\"")
                return
            default:
                if byte < 0x80 {
                    position += 1
                } else {
                    skipScalar()
                }
            }
        }
        reportUnterminated(start, quote: "\"")
    }

    private mutating func scanBlockString() {
        let start = position
        position += 3
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\""), peek(1) == byte, peek(2) == byte {
                position += 3
                return
            }
            if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\""),
                peek(2) == UInt8(ascii: "\""), peek(3) == UInt8(ascii: "\"")
            {
                position += 4
            } else if byte < 0x80 {
                position += 1
            } else {
                skipScalar()
            }
        }
        reportUnterminated(start, quote: "\"\"\"")
    }

    private mutating func reportUnterminated(_ start: Int, quote: String) {
        report(
            "\(SyntaxCause.unterminated) Close it with `\(quote)`.",
            start,
            position,
            fixIts: [.init(span: span(position, position), replacement: quote)]
        )
    }

    /// Scans an escape sequence.
    ///
    /// Invalid ones are reported.
    private mutating func scanEscape() {
        let start = position
        switch peek(1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            if let escape = StringDecoder.unicodeEscape(in: bytes, at: position) {
                position = escape.end
                return
            }
            position += 2
            if peek(0) == UInt8(ascii: "{") {
                position += 1
            }
            while isHexDigit(peek(0)), position - start < 10 {
                position += 1
            }
            if peek(0) == UInt8(ascii: "}") {
                position += 1
            }
            report(
                "Invalid Unicode escape sequence `\(source.text(in: start..<position))`. "
                    + "Write the code point of a character, as in `\\u00E9` or `\\u{E9}`; "
                    + "surrogates are valid only in pairs.",
                start,
                position
            )
        default:
            position += 1
            if position < bytes.count, peek(0) != UInt8(ascii: "\n"), peek(0) != UInt8(ascii: "\r")
            {
                let length = max(scalarLength(at: position), 1)
                report(
                    "Invalid escape sequence `\\` before \(describe(position, position + length)). "
                        + "A backslash itself is written `\\\\`.",
                    start,
                    position + length
                )
                position += scalarLength(at: position)
            }
        }
    }
}

/// Converts the source text of string tokens to their values.
enum StringDecoder {
    /// Returns the value of a string token, whose bytes include the quotation marks.
    ///
    /// Invalid escapes, which the lexer has reported, become U+FFFD.
    static func decodeString(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        var end = range.upperBound
        if end - range.lowerBound >= 2, bytes[end - 1] == UInt8(ascii: "\"") {
            end -= 1
        }
        let content = bytes[min(range.lowerBound + 1, end)..<end]
        guard content.contains(UInt8(ascii: "\\")) else {
            return String(decoding: content, as: UTF8.self)
        }
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                index += 1
                continue
            }
            if let escape = unicodeEscape(in: bytes, at: index), escape.end <= end {
                text.append(contentsOf: Array(String(escape.scalar).utf8))
                index = escape.end
                continue
            }
            let escaped = index + 1 < content.endIndex ? content[index + 1] : 0
            index += 2
            switch escaped {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
            default: text.append(contentsOf: [0xEF, 0xBF, 0xBD])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes `\u0041`, `\uD83D\uDE00` (a surrogate pair) or `\u{1F600}` at an offset.
    ///
    /// Returns the scalar and the offset after it, or `nil` if the escape is invalid.
    static func unicodeEscape(
        in bytes: [UInt8],
        at start: Int
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        guard let (first, end) = codeUnit(in: bytes, at: start) else { return nil }
        if let scalar = Unicode.Scalar(first) {
            return (scalar, end)
        }
        guard end - start == 6, (0xD800...0xDBFF).contains(first),
            let (second, secondEnd) = codeUnit(in: bytes, at: end), secondEnd - end == 6,
            (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { return nil }
        return (scalar, secondEnd)
    }

    /// Returns the number in `\u0041` or `\u{1F600}`.
    ///
    /// In the latter form, surrogates are invalid.
    private static func codeUnit(in bytes: [UInt8], at start: Int) -> (UInt32, Int)? {
        guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "\\"),
            bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        var index = start + 2
        if bytes[index] == UInt8(ascii: "{") {
            index += 1
            let first = index
            while index < bytes.count, let digit = hexDigit(bytes[index]) {
                value = value << 4 | digit
                index += 1
                if value > 0x10FFFF { return nil }
            }
            guard index > first, index < bytes.count, bytes[index] == UInt8(ascii: "}"),
                Unicode.Scalar(value) != nil
            else { return nil }
            return (value, index + 1)
        }
        guard index + 4 <= bytes.count else { return nil }
        for _ in 0..<4 {
            guard let digit = hexDigit(bytes[index]) else { return nil }
            value = value << 4 | digit
            index += 1
        }
        return (value, index)
    }
}

private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
}

private func isHexDigit(_ byte: UInt8) -> Bool { hexDigit(byte) != nil }
