/// A set of object types by their numbers in the schema.
struct ObjectSet: Sendable {
    private var words: [UInt64]

    init(count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ index: Int) {
        words[index / 64] |= 1 << UInt64(index % 64)
    }

    func contains(_ index: Int) -> Bool {
        words[index / 64] & (1 << UInt64(index % 64)) != 0
    }

    func intersects(_ other: ObjectSet) -> Bool {
        for index in words.indices where words[index] & other.words[index] != 0 {
            return true
        }
        return false
    }
}
