/// A text to parse, with its path and its position in the file.
///
/// It is a class because all spans of a document refer to the same source. It is immutable.
public final class Source: Sendable {
    /// The path that diagnostics show before the line number, usually as the user wrote it.
    public let path: String

    /// The text in UTF-8, not validated yet.
    public let bytes: [UInt8]

    /// The line of the first byte in the file at `path`, starting at 1.
    public let firstLine: Int

    /// The column of the first byte in the file at `path`, starting at 1.
    public let firstColumn: Int

    /// The byte offsets of the starts of lines, in ascending order; the first is 0.
    let lineStarts: [UInt32]

    /// The number of UTF-16 code units before each multiple of `markDistance`, for finding columns
    /// on very long lines quickly.
    ///
    /// Empty if no line is long.
    private let unitMarks: [UInt32]
    private static let markDistance = 4096

    /// Creates a source from bytes.
    ///
    /// - Parameters:
    ///   - path: The path that diagnostics show before the line number.
    ///   - bytes: The text in UTF-8.
    ///   - firstLine: The line of the first byte; greater than 1 for text embedded in another file.
    ///   - firstColumn: The column of the first byte. It applies only to the first line.
    public init(path: String, bytes: [UInt8], firstLine: Int = 1, firstColumn: Int = 1) {
        self.path = path
        self.bytes = bytes
        self.firstLine = firstLine
        self.firstColumn = firstColumn
        self.lineStarts = Source.lineStarts(in: bytes)
        self.unitMarks = Source.unitMarks(in: bytes, lineStarts: lineStarts)
    }

    /// Creates a source from a string.
    ///
    /// - Parameters:
    ///   - path: The path that diagnostics show before the line number.
    ///   - text: The text.
    ///   - firstLine: The line of the first byte; greater than 1 for text embedded in another file.
    ///   - firstColumn: The column of the first byte. It applies only to the first line.
    public convenience init(
        path: String = "GraphQL",
        text: String,
        firstLine: Int = 1,
        firstColumn: Int = 1
    ) {
        self.init(
            path: path,
            bytes: Array(text.utf8),
            firstLine: firstLine,
            firstColumn: firstColumn
        )
    }

    /// The source of nodes that were created by the compiler and not parsed.
    public static let synthesized = Source(path: "<synthesized>", bytes: [])

    /// Returns the text between two byte offsets, with invalid UTF-8 replaced by U+FFFD.
    ///
    /// - Parameter range: Byte offsets. The part outside the source is ignored.
    /// - Returns: The text.
    public func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Returns the line and column of a byte offset.
    ///
    /// - Parameter offset: A byte offset. Offsets past the end count as the end.
    /// - Returns: The location as editors show it.
    public func location(at offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        let index = lineIndex(at: offset)
        var column = index == 0 ? firstColumn : 1
        column += units(in: Int(lineStarts[index])..<offset)
        if index == 0, offset >= 3, hasByteOrderMark {
            column -= 1
        }
        return SourceLocation(line: firstLine + index, column: column)
    }

    /// Whether the text begins with U+FEFF, which editors neither show nor count.
    var hasByteOrderMark: Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// Returns the index in `lineStarts` of the line that contains a byte offset.
    func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns the byte offsets of a line without its terminator, or `nil` if the line does not
    /// exist.
    func lineRange(at index: Int) -> Range<Int>? {
        guard lineStarts.indices.contains(index) else { return nil }
        let start = Int(lineStarts[index])
        var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
        while end > start,
            bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
        {
            end -= 1
        }
        return start..<end
    }

    /// Returns the number of UTF-16 code units in a range of bytes.
    private func units(in range: Range<Int>) -> Int {
        guard range.count > Self.markDistance, !unitMarks.isEmpty else {
            return Self.units(in: bytes[range])
        }
        let first = range.lowerBound / Self.markDistance
        let last = range.upperBound / Self.markDistance
        return Int(unitMarks[last]) - Int(unitMarks[first])
            + Self.units(in: bytes[last * Self.markDistance..<range.upperBound])
            - Self.units(in: bytes[first * Self.markDistance..<range.lowerBound])
    }

    private static func units(in bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes where byte & 0b1100_0000 != 0b1000_0000 {
            count += byte >= 0b1111_0000 ? 2 : 1
        }
        return count
    }

    private static func unitMarks(in bytes: [UInt8], lineStarts: [UInt32]) -> [UInt32] {
        let ends = lineStarts.dropFirst() + [UInt32(truncatingIfNeeded: bytes.count)]
        let isLong = zip(lineStarts, ends).contains { $1 - $0 > 4 * markDistance }
        guard isLong else { return [] }
        var marks: [UInt32] = [0]
        var total = 0
        for start in stride(from: 0, through: bytes.count - markDistance, by: markDistance) {
            total += units(in: bytes[start..<start + markDistance])
            marks.append(UInt32(truncatingIfNeeded: total))
        }
        return marks
    }

    private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
        var starts: [UInt32] = [0]
        let count = bytes.count
        var index = 0
        while index < count {
            let byte = bytes[index]
            index += 1
            guard byte <= 0x0D else { continue }
            if byte == UInt8(ascii: "\r") {
                if index < count, bytes[index] == UInt8(ascii: "\n") {
                    index += 1
                }
                starts.append(UInt32(truncatingIfNeeded: index))
            } else if byte == UInt8(ascii: "\n") {
                starts.append(UInt32(truncatingIfNeeded: index))
            }
        }
        return starts
    }
}

extension Source: Equatable {
    /// Returns whether two sources have the same path, position and bytes.
    ///
    /// - Parameters:
    ///   - lhs: A source.
    ///   - rhs: Another source.
    /// - Returns: Whether they are equal.
    public static func == (lhs: Source, rhs: Source) -> Bool {
        lhs === rhs
            || lhs.path == rhs.path && lhs.firstLine == rhs.firstLine
                && lhs.firstColumn == rhs.firstColumn && lhs.bytes == rhs.bytes
    }
}
