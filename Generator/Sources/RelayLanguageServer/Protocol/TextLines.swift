import GraphQLSchema

/// The lines of a text, which convert positions of the protocol to byte offsets and back.
///
/// Lines end with `\n`, `\r\n` or `\r`.
struct TextLines: Sendable {
    /// The text in UTF-8.
    private(set) var bytes: [UInt8]
    /// The byte offsets of the starts of lines, in ascending order.
    private var starts: [Int]
    /// Whether each byte is a character.
    private var isASCII: Bool
    /// The numbers of characters, and of those that are two units of UTF-16, before each multiple of
    /// `distance` bytes.
    ///
    /// So positions in very long lines are found quickly. Empty if each byte is a character.
    private var marks: [(characters: Int, pairs: Int)] = []
    private static let distance = 4096

    /// Finds the lines of a text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - isFile: Whether it was read from a file, so that editors leave out a byte order mark.
    init(_ bytes: [UInt8], isFile: Bool = false) {
        self.bytes = bytes
        starts = [isFile && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        isASCII = bytes.allSatisfy { $0 < 0x80 }
        addMarks()
        Self.addStarts(of: bytes[...], to: &starts)
    }

    /// Adds the marks that are missing.
    private mutating func addMarks() {
        guard !isASCII else { return }
        if marks.isEmpty { marks = [(0, 0)] }
        while marks.count * Self.distance <= bytes.count {
            var mark = marks[marks.count - 1]
            let end = marks.count * Self.distance
            for byte in bytes[end - Self.distance..<end] {
                mark.characters += PositionEncoding.utf32.units(byte)
                if byte >= 0b1111_0000 { mark.pairs += 1 }
            }
            marks.append(mark)
        }
    }

    private static func addStarts(of bytes: ArraySlice<UInt8>, to starts: inout [Int]) {
        let first = bytes.startIndex
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == 0x0A {
                    starts.append(first + index)
                } else if byte == 0x0D {
                    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                    starts.append(first + index)
                }
            }
        }
    }

    /// Replaces a part of the text.
    ///
    /// Only the lines of the part are searched for line ends.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let first = max(line(at: range.lowerBound) - 1, 0)
        let last = line(at: range.upperBound) + 2
        let rest = last < starts.count ? starts[last...] : []
        let size = bytes.count
        bytes.replaceSubrange(range, with: text.utf8)
        isASCII = isASCII && text.utf8.allSatisfy { $0 < 0x80 }
        marks = Array(marks.prefix(range.lowerBound / Self.distance + 1))
        addMarks()
        let shift = bytes.count - size
        let end = rest.first.map { $0 + shift } ?? bytes.count
        var starts = Array(starts[...first])
        Self.addStarts(of: bytes[starts[first]..<end], to: &starts)
        // The end of the part begins the first line of the rest.
        self.starts = starts + rest.dropFirst().map { $0 + shift }
    }

    /// The number of lines, at least 1.
    var count: Int { starts.count }

    /// Returns the index of the line that contains a byte offset.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the byte range of a line without its terminator.
    func range(ofLine line: Int) -> Range<Int> {
        guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
        let start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// Returns the byte offset of a position, or the nearest one if the text does not have it.
    ///
    /// - Parameters:
    ///   - position: `{"line": 0, "character": 4}`.
    ///   - encoding: The unit of `character`.
    /// - Returns: The offset, or `nil` if it is not a position.
    func offset(_ position: JSON?, _ encoding: PositionEncoding) -> Int? {
        guard let line = position?["line"]?.int, let character = position?["character"]?.int else {
            return nil
        }
        guard line >= 0 else { return 0 }
        guard line < starts.count else { return bytes.count }
        let range = range(ofLine: line)
        if isASCII { return range.lowerBound + min(max(character, 0), range.count) }
        var offset = range.lowerBound
        var units = 0
        while offset < range.upperBound, units < character {
            units += encoding.units(bytes[offset])
            offset += 1
            // The other bytes of the same character.
            while encoding != .utf8, offset < range.upperBound, isContinuation(offset) {
                offset += 1
            }
        }
        while offset > range.lowerBound, offset < bytes.count, isContinuation(offset) {
            offset -= 1
        }
        return offset
    }

    private func isContinuation(_ offset: Int) -> Bool {
        bytes[offset] & 0b1100_0000 == 0b1000_0000
    }

    /// Returns the line and the character of a byte offset, both counted from 0.
    func place(_ offset: Int, _ encoding: PositionEncoding) -> (line: Int, character: Int) {
        let line = line(at: offset)
        let start = starts[line]
        let offset = min(max(offset, start), bytes.count)
        guard encoding != .utf8, !isASCII else { return (line, offset - start) }
        return (line, units(before: offset, encoding) - units(before: start, encoding))
    }

    /// Returns the number of units of the text before a byte offset, counted from the nearest mark.
    private func units(before offset: Int, _ encoding: PositionEncoding) -> Int {
        let mark = offset / Self.distance
        let first = mark * Self.distance
        let rest = bytes[first..<offset].reduce(0) { $0 + encoding.units($1) }
        let before = marks.indices.contains(mark) ? marks[mark] : (characters: 0, pairs: 0)
        return rest + before.characters + (encoding == .utf16 ? before.pairs : 0)
    }

    /// Returns the position of a byte offset: `{"line": 0, "character": 4}`.
    func position(_ offset: Int, _ encoding: PositionEncoding) -> JSON {
        let place = place(offset, encoding)
        return ["line": .int(place.line), "character": .int(place.character)]
    }

    /// Returns the range of byte offsets: `{"start": …, "end": …}`.
    func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSON {
        [
            "start": position(range.lowerBound, encoding),
            "end": position(range.upperBound, encoding),
        ]
    }
}
