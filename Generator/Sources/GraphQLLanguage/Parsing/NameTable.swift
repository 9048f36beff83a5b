/// A hash table from bytes to strings, which creates each distinct name only once.
struct NameTable: Sendable {
    private struct Entry: Sendable {
        var hash: UInt64
        var start: Int
        var text: String
    }

    private var entries: [Entry] = []
    private var slots: [Int32]
    private let seed: UInt64

    init() {
        slots = Array(repeating: -1, count: 256)
        seed = UInt64.random(in: 0...UInt64.max)
    }

    /// Returns the bytes of a range as a string.
    mutating func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        var hash = seed
        for byte in bytes[range] {
            hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, equal(bytes, entry, range) {
                return entry.text
            }
            slot = (slot + 1) & mask
        }
        let text = String(decoding: bytes[range], as: UTF8.self)
        slots[slot] = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(hash: hash, start: range.lowerBound, text: text))
        if entries.count * 2 > slots.count {
            grow()
        }
        return text
    }

    private func equal(_ bytes: [UInt8], _ entry: Entry, _ range: Range<Int>) -> Bool {
        guard entry.text.utf8.count == range.count else { return false }
        for distance in 0..<range.count
        where bytes[entry.start + distance] != bytes[range.lowerBound + distance] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        for (index, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & mask
            while slots[slot] >= 0 {
                slot = (slot + 1) & mask
            }
            slots[slot] = Int32(truncatingIfNeeded: index)
        }
    }
}
