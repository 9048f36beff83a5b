/// The lines of a text, which convert positions of the protocol to byte offsets and back.
///
/// Lines end with `\n`, `\r\n` or `\r`.
struct TextLines: Sendable {
    /// The text in UTF-8.
    let bytes: [UInt8]
    /// The byte offsets of the starts of lines, in ascending order; the first is 0.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == 0x0A {
                    starts.append(index)
                } else if byte == 0x0D {
                    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                    starts.append(index)
                }
            }
        }
        self.starts = starts
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
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        let start = starts[line]
        guard encoding != .utf8 else { return (line, offset - start) }
        let units = bytes[start..<offset].reduce(0) { $0 + encoding.units($1) }
        return (line, units)
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
