import Testing

@testable import RelayLanguageServer

struct TextLinesTests {
    private static let parts = ["a", "\n", "\r", "\r\n", "é", "😀", "bc", ""]

    private func text(_ count: Int, _ generator: inout SeededGenerator) -> String {
        (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
    }

    /// Returns the places of all offsets in a text.
    private func places(_ lines: TextLines) -> [[Int]] {
        (0...lines.bytes.count).flatMap { offset in
            PositionEncoding.allCases.map { encoding in
                let place = lines.place(offset, encoding)
                return [place.line, place.character]
            }
        }
    }

    @Test(arguments: 0..<20)
    func aTextWithReplacedPartsHasTheLinesOfANewOne(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var lines = TextLines(Array(text(12, &generator).utf8))
        for _ in 0..<60 {
            let start = Int.random(in: 0...lines.bytes.count, using: &generator)
            let end = Int.random(in: start...min(lines.bytes.count, start + 5), using: &generator)
            lines.replace(start..<end, with: text(3, &generator))
            let new = TextLines(lines.bytes)
            #expect(lines.count == new.count)
            #expect(places(lines) == places(new), "\(lines.bytes)")
        }
    }

    @Test func positionsInLongLinesCountAllCharacters() {
        let text = String(repeating: "aé😀", count: 3000)
        var lines = TextLines(Array(text.utf8))
        #expect(lines.place(7 * 2500, .utf16).character == 4 * 2500)
        #expect(lines.place(7 * 2500, .utf32).character == 3 * 2500)
        lines.replace(0..<7, with: "")
        #expect(lines.place(7 * 2500, .utf16).character == 4 * 2500)
        #expect(lines.place(7 * 2999, .utf32).character == 3 * 2999)
    }
}
