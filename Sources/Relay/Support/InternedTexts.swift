/// Texts that are each known by a small number, from when they are first met until they are
/// forgotten.
///
/// A number is never given to another text, so who still has one of a text that was forgotten can't
/// take another for it. Who needs a text to keep its number holds it, and lets go of it later.
struct InternedTexts: Sendable {
    /// The texts, by number.
    private(set) var entries = RadixArray<InternedLeaf>()
    private var indexes = ByteTable()
    /// How many numbers were given out.
    private var endIndex = 0

    /// A text, and how many hold it.
    struct Entry: Sendable {
        let text: String
        fileprivate(set) var holders: UInt32 = 0
    }

    /// How many texts are known.
    var count: Int { entries.count }

    /// The number of `text`.
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
        // Texts that collide more than chance can explain get a table with another seed.
        if !indexes.insert(index, hash: hash) { fill(ByteTable(capacity: count)) }
        return index
    }

    /// The number of `text`, which is not forgotten until ``release(_:)`` was called as often.
    mutating func hold(_ text: String) -> UInt32 {
        let index = intern(text)
        entries.change(at: Int(index)) { $0?.holders += 1 }
        return index
    }

    mutating func release(_ index: UInt32) {
        entries.change(at: Int(index)) { $0?.holders -= 1 }
    }

    /// The text that `index` is the number of; empty when it was forgotten.
    func text(_ index: UInt32) -> String {
        entries.withElement(at: Int(index)) { $0.text } ?? ""
    }

    /// Forgets the texts that nobody holds, but for those that `isNeeded`.
    mutating func forget(unless isNeeded: (UInt32) -> Bool) {
        var forgotten: [Int] = []
        entries.forEach { index, entry in
            guard entry.pointee?.holders == 0, !isNeeded(UInt32(index)) else { return }
            forgotten.append(index)
        }
        for index in forgotten { entries[index] = nil }
        fill(indexes.emptied(capacity: count))
    }

    /// Puts all texts into another table.
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
