import GraphQLSchema

/// A text whose positions count UTF-16, as editors count them.
struct TextPositions {
    let units: [UInt16]
    /// The lines without their ends.
    private(set) var lines: [Range<Int>] = []

    init(_ text: String) {
        units = Array(text.utf16)
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard unit == 0x0A || unit == 0x0D else { continue }
            lines.append(start..<index - 1)
            if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
            start = index
        }
        lines.append(start..<units.count)
    }

    /// Whether an offset is not between the halves of a character.
    func isWhole(_ offset: Int) -> Bool {
        !units.indices.contains(offset) || !UTF16.isTrailSurrogate(units[offset])
    }

    /// Returns the position of an offset in a line.
    func position(_ offset: Int) -> JSON? {
        let line = lines.firstIndex { $0.lowerBound <= offset && offset <= $0.upperBound }
        guard let line else { return nil }
        return ["line": .int(line), "character": .int(offset - lines[line].lowerBound)]
    }

    /// Returns the offset of a position; `nil` if the text does not have it.
    func offset(_ position: JSON?) -> Int? {
        guard let line = position?["line"]?.int, let character = position?["character"]?.int,
            lines.indices.contains(line), (0...lines[line].count).contains(character)
        else { return nil }
        let offset = lines[line].lowerBound + character
        return isWhole(offset) ? offset : nil
    }

    /// Returns the offsets of a range; `nil` if the text does not have it.
    func range(_ range: JSON?) -> Range<Int>? {
        guard let start = offset(range?["start"]), let end = offset(range?["end"]), start <= end
        else { return nil }
        return start..<end
    }

    /// Returns the text after edits; `nil` if the text does not have their ranges.
    func applying(_ edits: [JSON]) -> String? {
        var all: [(range: Range<Int>, text: String)] = []
        for edit in edits {
            guard let range = range(edit["range"]) else { return nil }
            all.append((range, edit["newText"]?.string ?? ""))
        }
        var units = units
        for edit in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            units.replaceSubrange(edit.range, with: edit.text.utf16)
        }
        return String(decoding: units, as: UTF16.self)
    }
}
