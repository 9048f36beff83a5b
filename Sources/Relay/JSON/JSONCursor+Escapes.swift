// Strings that are not plain ASCII: multi-byte characters and escapes.
extension JSONCursor {
    /// Skips one scalar of two to four bytes, validated against table 3-7 of the Unicode standard.
    mutating func skipMultibyte() throws(JSONError) {
        let first = byte(at: offset)
        let second = byte(at: offset &+ 1)
        let length: Int
        let bounds: ClosedRange<UInt8>
        switch first {
        case 0xC2...0xDF: (length, bounds) = (2, 0x80...0xBF)
        case 0xE0: (length, bounds) = (3, 0xA0...0xBF)
        case 0xED: (length, bounds) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, bounds) = (3, 0x80...0xBF)
        case 0xF0: (length, bounds) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, bounds) = (4, 0x80...0xBF)
        case 0xF4: (length, bounds) = (4, 0x80...0x8F)
        default: throw failure(.invalidUTF8, at: offset)
        }
        guard bounds.contains(second) else { throw failure(.invalidUTF8, at: offset) }
        for index in 2..<4 where index < length {
            guard byte(at: offset &+ index) & 0xC0 == 0x80 else {
                throw failure(.invalidUTF8, at: offset)
            }
        }
        offset &+= length
    }

    /// Reads a string with escapes, starting at `start`, into ``unescaped``.
    mutating func escapedString(from start: Int) throws(JSONError) -> JSONText {
        unescaped.removeAll(keepingCapacity: true)
        unescaped.append(contentsOf: slice(start..<offset))
        while true {
            let run = offset
            skipPlainText()
            while byte(at: offset) >= 0x80 {
                try skipMultibyte()
                skipPlainText()
            }
            unescaped.append(contentsOf: slice(run..<offset))
            switch byte(at: offset) {
            case UInt8(ascii: "\""):
                let end = offset
                offset &+= 1
                return JSONText(start: start, end: end, isEscaped: true, isASCII: false)
            case UInt8(ascii: "\\"):
                try unescape()
            default:
                throw offset < count
                    ? failure(.controlCharacterInString, at: offset) : unexpected()
            }
        }
    }

    private mutating func unescape() throws(JSONError) {
        let start = offset
        offset &+= 2
        switch byte(at: start &+ 1) {
        case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"): try unescapeUnicode(from: start)
        default: throw failure(.invalidEscape, at: start)
        }
    }

    private mutating func unescapeUnicode(from start: Int) throws(JSONError) {
        var code = try hexadecimal(at: start)
        if 0xD800..<0xDC00 ~= code, byte(at: offset) == UInt8(ascii: "\\"),
            byte(at: offset &+ 1) == UInt8(ascii: "u")
        {
            offset &+= 2
            let low = try hexadecimal(at: start)
            guard 0xDC00..<0xE000 ~= low else { throw failure(.loneSurrogate, at: start) }
            code = 0x10000 &+ ((code &- 0xD800) << 10) &+ (low &- 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw failure(.loneSurrogate, at: start) }
        unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private mutating func hexadecimal(at start: Int) throws(JSONError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch byte(at: offset) {
            case let byte where (0x30...0x39).contains(byte): digit = byte &- 0x30
            case let byte where (0x41...0x46).contains(byte): digit = byte &- 0x37
            case let byte where (0x61...0x66).contains(byte): digit = byte &- 0x57
            default: throw failure(.invalidEscape, at: start)
            }
            code = code << 4 | UInt32(digit)
            offset &+= 1
        }
        return code
    }
}
