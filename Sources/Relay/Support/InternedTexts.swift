/// Assigns a small number to each text, from its first use until the text is removed.
///
/// A number is never reused, so an outdated number cannot be mistaken for that of another text. To
/// keep the number of a text, hold the text, and release it later.
struct InternedTexts: Sendable {
    /// The texts, by number.
    private(set) var entries = RadixArray<InternedLeaf>()
    private var indexes = ByteTable()
    /// How many numbers were assigned.
    private var endIndex = 0

    /// A text, and how often it is held.
    struct Entry: Sendable {
        let text: String
        fileprivate(set) var holders: UInt32 = 0
    }

    init() {}

    /// Texts with the numbers that another run of the app has given them; the numbers from `endIndex` on
    /// are free.
    init(restoring texts: [(number: UInt32, text: String)], endIndex: UInt32) {
        for (number, text) in texts where number < endIndex {
            entries[Int(number)] = Entry(text: text)
        }
        self.endIndex = Int(endIndex)
        fill(indexes.emptied(capacity: count))
    }

    /// The number of texts.
    var count: Int { entries.count }

    /// Returns the number of `text`.
    mutating func intern(_ text: String) -> UInt32 {
        let hash = indexes.hashing.hash(text)
        let known = indexes.find(hash: hash) { index in
            entries.withElement(at: Int(index)) { $0.text.hasSameBytes(as: text) } == true
        }
        if let known { return known }
        let index = UInt32(endIndex)
        if indexes.isFull { fill(indexes.emptied(capacity: 2 * count)) }
        entries[endIndex] = Entry(text: text)
        endIndex += 1
        // If texts collide more often than by chance, the table is replaced by one with another
        // seed.
        if !indexes.insert(index, hash: hash) { fill(ByteTable(capacity: count)) }
        return index
    }

    /// Returns the number of `text`, which is kept until ``release(_:)`` was called as often.
    mutating func hold(_ text: String) -> UInt32 {
        let index = intern(text)
        entries.change(at: Int(index)) { $0?.holders += 1 }
        return index
    }

    mutating func release(_ index: UInt32) {
        entries.change(at: Int(index)) { $0?.holders -= 1 }
    }

    /// Returns the text with this number, or an empty text if it was removed.
    func text(_ index: UInt32) -> String {
        entries.withElement(at: Int(index)) { $0.text } ?? ""
    }

    /// Removes the texts that are not held, except those for which `isNeeded` returns `true`.
    mutating func forget(unless isNeeded: (UInt32) -> Bool) {
        var forgotten: [Int] = []
        entries.forEach { index, entry in
            guard entry.pointee?.holders == 0, !isNeeded(UInt32(index)) else { return }
            forgotten.append(index)
        }
        for index in forgotten { entries[index] = nil }
        fill(indexes.emptied(capacity: count))
    }

    /// Moves all texts to another table.
    private mutating func fill(_ table: ByteTable) {
        indexes = table
        let hashing = table.hashing
        indexes.fill { insert in
            entries.forEach { index, entry in
                guard let text = entry.pointee?.text else { return }
                insert(UInt32(index), hashing.hash(text))
            }
        }
    }
}
