/// Reads JSON text in one pass, byte by byte, and validates it against RFC 8259.
///
/// The cursor never reads outside `bytes`: beyond the end it sees NUL, which is not valid in JSON.
package struct JSONCursor {
    // An unsafe pointer because it is the fastest view of `Data`. `byte(at:)` and `hasWord(at:)`
    // check bounds, and the cursor lives only inside `withUnsafeBytes`. A buffer pointer is slower,
    // because each access first checks whether it is empty.
    private let start: UnsafeRawPointer
    /// The number of bytes.
    package let count: Int
    package var offset = 0
    private var depth = 0
    private let maximumDepth: Int
    /// The last string that had escapes, with the escapes resolved.
    package internal(set) var unescaped: ContiguousArray<UInt8> = []

    package init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 512) {
        start = bytes.baseAddress ?? UnsafeRawPointer(("" as StaticString).utf8Start)
        count = bytes.count
        self.maximumDepth = maximumDepth
    }

    /// A position to return to.
    package struct Position {
        fileprivate let offset: Int
        fileprivate let depth: Int
    }

    /// The current offset and nesting depth.
    ///
    /// Setting it moves the cursor back.
    package var position: Position {
        get { Position(offset: offset, depth: depth) }
        set { (offset, depth) = (newValue.offset, newValue.depth) }
    }

    @inline(__always)
    package func byte(at offset: Int) -> UInt8 {
        offset < count ? start.load(fromByteOffset: offset, as: UInt8.self) : 0
    }

    /// The whole text.
    package var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: count)
    }

    /// Returns whether eight bytes can be read from `offset`.
    @inline(__always)
    private func hasWord(at offset: Int) -> Bool { offset &+ 8 <= count }

    /// Returns the eight bytes at `offset`, which must exist.
    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// Returns eight bytes with the first in the lowest lane, or `nil` near the end.
    @inline(__always)
    func word(ifAt offset: Int) -> UInt64? {
        hasWord(at: offset) ? UInt64(littleEndian: word(at: offset)) : nil
    }

    /// Returns the bytes between two offsets that the cursor has already passed.
    @inline(__always)
    package func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        assert(range.lowerBound >= 0 && range.upperBound <= count)
        return UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Skips a byte order mark at the start of the text.
    ///
    /// Some servers send one before the JSON.
    package mutating func skipByteOrderMark() {
        if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF { offset = 3 }
    }

    /// Returns the next byte that is not white space, or NUL at the end.
    @inline(__always)
    package mutating func peek() -> UInt8 {
        var next = byte(at: offset)
        // A single comparison if there is no white space, which is the usual case.
        while next <= 0x20, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
            offset &+= 1
            next = byte(at: offset)
        }
        return next
    }

    /// Describes the kind of the value that starts at the next byte, such as "a list"; `nil` if no
    /// value starts there.
    package var nextKind: String? {
        mutating get {
            _ = peek()
            return kind(at: offset)
        }
    }

    /// Describes the kind of the value at `offset`, like ``nextKind``.
    package func kind(at offset: Int) -> String? {
        switch byte(at: offset) {
        case UInt8(ascii: "{"): "an object"
        case UInt8(ascii: "["): "a list"
        case UInt8(ascii: "\""): "a string"
        case UInt8(ascii: "t"), UInt8(ascii: "f"): "a boolean"
        case UInt8(ascii: "n"): "null"
        case UInt8(ascii: "-"), 0x30...0x39: "a number"
        default: nil
        }
    }

    package func failure(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
        JSONError(reason, at: offset)
    }

    /// Returns the error for an unexpected byte at the current position.
    package func unexpected() -> JSONError {
        offset < count
            ? JSONError(.unexpectedByte(byte(at: offset)), at: offset)
            : JSONError(.unexpectedEnd, at: count)
    }

    @inline(__always)
    package mutating func expect(_ character: UInt8) throws(JSONError) {
        guard peek() == character else { throw unexpected() }
        offset &+= 1
    }

    // MARK: - Objects and arrays

    /// Enters an object or array.
    ///
    /// Returns whether it is not empty.
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

    /// Moves past the comma after a member or element, or past the closing bracket.
    ///
    /// Returns whether another one follows.
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

    /// Skips a key and its colon if they follow exactly as in `member` (`"key":`, without white
    /// space); otherwise does not move.
    ///
    /// `bytes` is the whole text of the member. It is needed only for members longer than 16 bytes.
    @inline(__always)
    package mutating func skip(
        _ member: borrowing JSONMemberKey,
        bytes: @autoclosure () -> UnsafeRawBufferPointer? = nil
    ) -> Bool {
        if byte(at: offset) <= 0x20 { _ = peek() }
        // Compares both words at once, which covers most keys completely. Near the end of the text
        // this fails, and the caller reads the key the usual way.
        guard hasWord(at: offset &+ member.count),
            (word(at: offset) ^ member.first) & member.mask == 0,
            (word(at: offset &+ member.lastOffset) ^ member.last) & member.mask == 0
        else { return false }
        if member.isLong, let all = bytes() {
            guard slice(offset..<offset &+ member.count).hasSameBytes(as: all) else {
                return false
            }
        }
        offset &+= member.count
        return true
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

    /// Skips `null` if it is next.
    ///
    /// Returns whether it was.
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

    /// Reads a string.
    ///
    /// The returned text refers to the bytes, or to ``unescaped``.
    package mutating func string() throws(JSONError) -> JSONText {
        if byte(at: offset) != UInt8(ascii: "\"") { try expectQuote() }
        let first = offset &+ 1
        var position = first
        while hasWord(at: position) {
            let found = Self.special(word(at: position))
            guard found != 0 else {
                position &+= 8
                continue
            }
            position &+= found.trailingZeroBitCount >> 3
            guard byte(at: position) == UInt8(ascii: "\"") else { break }
            offset = position &+ 1
            return JSONText(start: first, end: position, isEscaped: false, isASCII: true)
        }
        return try rest(of: first, position)
    }

    /// Skips white space and the opening quotation mark.
    @inline(never)
    private mutating func expectQuote() throws(JSONError) {
        guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
    }

    /// Reads the rest of a string that begins at `start`.
    ///
    /// At `position` is a byte that may need special handling.
    @inline(never)
    private mutating func rest(of start: Int, _ position: Int) throws(JSONError) -> JSONText {
        offset = position
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
                throw offset < count
                    ? failure(.controlCharacterInString, at: offset) : unexpected()
            }
        }
    }

    /// Sets the high bit of each lane that holds a quotation mark, a backslash, a control character
    /// or a non-ASCII byte.
    ///
    /// Only the lowest hit is reliable: lanes above it may be set by mistake.
    @inline(__always)
    private static func special(_ bytes: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: bytes)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        // A subtraction borrows only from lanes that are non-ASCII or above a hit, so the lowest
        // hit is right.
        return ((quotes &- ones) | (slashes &- ones) | (word &- (ones &* 0x20)) | word)
            & 0x8080_8080_8080_8080
    }

    /// Skips plain text, eight bytes at a time.
    @inline(__always)
    mutating func skipPlainText() {
        var position = offset
        while hasWord(at: position) {
            let found = Self.special(word(at: position))
            guard found == 0 else {
                offset = position &+ found.trailingZeroBitCount >> 3
                return
            }
            position &+= 8
        }
        var next = byte(at: position)
        while next >= 0x20, next < 0x80, next != 0x22, next != 0x5C {
            position &+= 1
            next = byte(at: position)
        }
        offset = position
    }
}
