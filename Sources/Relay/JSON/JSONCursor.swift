/// Walks over JSON text once, byte by byte, and checks it against RFC 8259 while it goes.
///
/// The cursor never reads outside `bytes`: past the end it sees NUL, which JSON has no use for.
package struct JSONCursor {
    // UnsafeRawBufferPointer because it is the fastest view of `Data`; `byte(at:)` checks bounds,
    // and the cursor lives only inside `withUnsafeBytes`.
    package let bytes: UnsafeRawBufferPointer
    package var offset = 0
    private var depth = 0
    private let maximumDepth: Int
    /// Holds the last string that had escapes, without them.
    package private(set) var unescaped: ContiguousArray<UInt8> = []

    package init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 512) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// A place to come back to.
    package struct Position {
        fileprivate let offset: Int
        fileprivate let depth: Int
    }

    /// Where the cursor is, and how deep; setting it goes back there.
    package var position: Position {
        get { Position(offset: offset, depth: depth) }
        set { (offset, depth) = (newValue.offset, newValue.depth) }
    }

    @inline(__always)
    package func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    /// The next byte that is not white space; NUL at the end.
    @inline(__always)
    package mutating func peek() -> UInt8 {
        var next = byte(at: offset)
        // One comparison where there is none, which is nearly everywhere.
        while next <= 0x20, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
            offset &+= 1
            next = byte(at: offset)
        }
        return next
    }

    package func failure(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
        JSONError(reason, at: offset)
    }

    /// The error for a byte that can't stand here.
    package func unexpected() -> JSONError {
        offset < bytes.count
            ? JSONError(.unexpectedByte(bytes[offset]), at: offset)
            : JSONError(.unexpectedEnd, at: bytes.count)
    }

    @inline(__always)
    package mutating func expect(_ character: UInt8) throws(JSONError) {
        guard peek() == character else { throw unexpected() }
        offset &+= 1
    }

    // MARK: - Objects and arrays

    /// Steps into an object or array; whether it has anything in it.
    @inline(__always)
    package mutating func enter(_ open: UInt8, _ close: UInt8) throws(JSONError) -> Bool {
        try expect(open)
        depth &+= 1
        guard depth <= maximumDepth else {
            throw failure(.tooDeep(limit: maximumDepth), at: offset)
        }
        guard peek() == close else { return true }
        offset &+= 1
        depth &-= 1
        return false
    }

    /// After a member or element: steps over the comma, or out of the object or array.
    @inline(__always)
    package mutating func next(_ close: UInt8) throws(JSONError) -> Bool {
        let byte = peek()
        if byte == UInt8(ascii: ",") {
            offset &+= 1
            return true
        }
        guard byte == close else { throw unexpected() }
        offset &+= 1
        depth &-= 1
        return false
    }

    @inline(__always)
    package mutating func enterObject() throws(JSONError) -> Bool {
        try enter(UInt8(ascii: "{"), UInt8(ascii: "}"))
    }

    @inline(__always)
    package mutating func nextMember() throws(JSONError) -> Bool {
        try next(UInt8(ascii: "}"))
    }

    @inline(__always)
    package mutating func enterArray() throws(JSONError) -> Bool {
        try enter(UInt8(ascii: "["), UInt8(ascii: "]"))
    }

    @inline(__always)
    package mutating func nextElement() throws(JSONError) -> Bool {
        try next(UInt8(ascii: "]"))
    }

    /// Reads a member's key and its colon.
    @inline(__always)
    package mutating func key() throws(JSONError) -> JSONText {
        let key = try string()
        try expect(UInt8(ascii: ":"))
        return key
    }

    /// Steps over a key and its colon when they are next as `member` has them, `"key":`, without
    /// white space between; else stays where it is.
    @inline(__always)
    package mutating func skip(_ member: UnsafeRawBufferPointer) -> Bool {
        guard peek() == UInt8(ascii: "\"") else { return false }
        let end = offset &+ member.count
        guard end <= bytes.count,
            UnsafeRawBufferPointer(rebasing: bytes[offset..<end]).hasSameBytes(as: member)
        else { return false }
        offset = end
        return true
    }

    @inline(__always)
    package mutating func skip(_ member: StaticString) -> Bool {
        skip(UnsafeRawBufferPointer(member))
    }

    // MARK: - Literals

    /// Reads `true` or `false`.
    package mutating func bool() throws(JSONError) -> Bool {
        if peek() == UInt8(ascii: "t") {
            try literal("true")
            return true
        }
        try literal("false")
        return false
    }

    /// Steps over `null` when it is next; whether it was.
    @inline(__always)
    package mutating func skipNull() throws(JSONError) -> Bool {
        guard peek() == UInt8(ascii: "n") else { return false }
        try literal("null")
        return true
    }

    private mutating func literal(_ text: StaticString) throws(JSONError) {
        for index in 0..<text.utf8CodeUnitCount {
            guard byte(at: offset) == text.utf8Start[index] else { throw unexpected() }
            offset &+= 1
        }
    }

    // MARK: - Strings

    /// Reads a string; the text it returns refers to the bytes, or to ``unescaped``.
    package mutating func string() throws(JSONError) -> JSONText {
        try expect(UInt8(ascii: "\""))
        let start = offset
        var isASCII = true
        while true {
            skipPlainText()
            let next = byte(at: offset)
            if next == UInt8(ascii: "\"") {
                let end = offset
                offset &+= 1
                return JSONText(start: start, end: end, isEscaped: false, isASCII: isASCII)
            }
            if next >= 0x80 {
                isASCII = false
                try skipMultibyte()
            } else if next == UInt8(ascii: "\\") {
                return try escapedString(from: start)
            } else {
                throw offset < bytes.count
                    ? failure(.controlCharacterInString, at: offset) : unexpected()
            }
        }
    }

    /// Eight bytes at a time over text that needs no attention.
    @inline(__always)
    private mutating func skipPlainText() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while offset &+ 8 <= bytes.count {
            let word = UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
            let quotes = word ^ (ones &* 0x22)
            let slashes = word ^ (ones &* 0x5C)
            // A lane's high bit is set where it is a quote, a backslash, a control character or
            // not ASCII; lanes above the first hit may be wrong, which does no harm.
            let hits =
                ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)
                | (word &- (ones &* 0x20)) | word
            let found = hits & highs
            guard found == 0 else {
                offset &+= found.trailingZeroBitCount >> 3
                return
            }
            offset &+= 8
        }
        var next = byte(at: offset)
        while next >= 0x20, next < 0x80, next != 0x22, next != 0x5C {
            offset &+= 1
            next = byte(at: offset)
        }
    }

    /// Steps over one scalar of two to four bytes, as Unicode's table 3-7 has them.
    private mutating func skipMultibyte() throws(JSONError) {
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

    private mutating func escapedString(from start: Int) throws(JSONError) -> JSONText {
        unescaped.removeAll(keepingCapacity: true)
        unescaped.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<offset]))
        while true {
            let run = offset
            skipPlainText()
            while byte(at: offset) >= 0x80 {
                try skipMultibyte()
                skipPlainText()
            }
            unescaped.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[run..<offset]))
            switch byte(at: offset) {
            case UInt8(ascii: "\""):
                let end = offset
                offset &+= 1
                return JSONText(start: start, end: end, isEscaped: true, isASCII: false)
            case UInt8(ascii: "\\"):
                try unescape()
            default:
                throw offset < bytes.count
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
