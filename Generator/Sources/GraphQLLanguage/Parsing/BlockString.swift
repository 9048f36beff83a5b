/// The values of block strings, according to the specification's `BlockStringValue`.
enum BlockString {
    /// Returns the value of a block string token, whose bytes include the quotation marks.
    ///
    /// Common indentation and blank first and last lines are removed, and lines are joined by line
    /// feeds.
    static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        var end = range.upperBound
        let start = min(range.lowerBound + 3, end)
        if end - start >= 3, bytes[(end - 3)..<end].allSatisfy({ $0 == UInt8(ascii: "\"") }) {
            end -= 3
        }
        let lines = splitLines(bytes, start..<end)
        let indent = commonIndent(bytes, lines)
        var first = 0
        var last = lines.count
        while first < last, isBlank(bytes, lines[first]) { first += 1 }
        while last > first, isBlank(bytes, lines[last - 1]) { last -= 1 }
        if last - first == 1 {
            let line = dropping(first == 0 ? 0 : indent, from: lines[first])
            if !bytes[line].contains(UInt8(ascii: "\\")) {
                return String(decoding: bytes[line], as: UTF8.self)
            }
        }
        var text: [UInt8] = []
        text.reserveCapacity(end - start)
        for index in first..<last {
            if index > first {
                text.append(UInt8(ascii: "\n"))
            }
            append(bytes, dropping(index == 0 ? 0 : indent, from: lines[index]), to: &text)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func dropping(_ count: Int, from line: Range<Int>) -> Range<Int> {
        min(line.lowerBound + count, line.upperBound)..<line.upperBound
    }

    private static func append(_ bytes: [UInt8], _ line: Range<Int>, to text: inout [UInt8]) {
        var index = line.lowerBound
        while index < line.upperBound {
            let quotes = bytes[min(index + 1, line.upperBound)..<min(index + 4, line.upperBound)]
            if bytes[index] == UInt8(ascii: "\\"), quotes.count == 3,
                quotes.allSatisfy({ $0 == UInt8(ascii: "\"") })
            {
                text.append(contentsOf: quotes)
                index += 4
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
    }

    private static func splitLines(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            lines.append(start..<(index - 1))
            if byte == UInt8(ascii: "\r"), index < range.upperBound,
                bytes[index] == UInt8(ascii: "\n")
            {
                index += 1
            }
            start = index
        }
        lines.append(start..<range.upperBound)
        return lines
    }

    /// Returns the smallest indentation of all non-blank lines except the first.
    private static func commonIndent(_ bytes: [UInt8], _ lines: [Range<Int>]) -> Int {
        var common: Int?
        for line in lines.dropFirst() {
            let indent = indentation(bytes, line)
            if indent < line.count {
                common = min(common ?? indent, indent)
            }
        }
        return common ?? 0
    }

    private static func indentation(_ bytes: [UInt8], _ line: Range<Int>) -> Int {
        var index = line.lowerBound
        while index < line.upperBound,
            bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
        {
            index += 1
        }
        return index - line.lowerBound
    }

    private static func isBlank(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        indentation(bytes, line) == line.count
    }
}
