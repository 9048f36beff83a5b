/// A text in which places are marked by 1️⃣, 2️⃣, …: the text without the marks, and where they were.
struct MarkedText {
    let text: String
    /// Byte offsets in the text, by marks.
    let offsets: [String: Int]

    init(_ marked: String) {
        var text = ""
        var offsets: [String: Int] = [:]
        for character in marked {
            if character.unicodeScalars.count == 3, character.unicodeScalars.last == "\u{20E3}" {
                offsets[String(character)] = text.utf8.count
            } else {
                text.append(character)
            }
        }
        self.text = text
        self.offsets = offsets
    }

    /// The mark at an offset, or the offset itself as text.
    func mark(at offset: Int) -> String {
        offsets.first { $0.value == offset }?.key ?? "offset \(offset)"
    }
}
