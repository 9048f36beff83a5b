/// A hash table of numbers whose keys are stored elsewhere, with open addressing in groups of eight
/// slots.
///
/// A slot takes five bytes, and up to seven of eight slots are used: successive lookups are rarely
/// near each other, so the cost of a lookup grows with the size of the table. Hashes are not
/// stored: the owner, which knows the keys, fills a larger table, see ``isFull``.
///
/// Each table has a new seed, so that attackers cannot choose keys that collide. If keys collide
/// anyway, ``insert(_:hash:)`` returns `false`, and the owner creates a new table.
package struct ByteTable: Sendable {
    /// Five words for each group.
    ///
    /// The first word has a byte for each slot: 0 if the slot is free, otherwise seven bits of its
    /// entry's hash below a one. It rules out nearly all absent keys. The other words have the
    /// slots, two in a word, so close that they are usually in the same cache line.
    private var words: ContiguousArray<UInt64>
    package private(set) var count = 0
    /// The number of groups visited while inserting, which grows with hostile keys.
    private(set) var probeCount = 0
    let hashing: ByteHash
    /// The number of groups, which is a power of two, minus one.
    private let mask: Int

    private static let groupSize = 5
    /// The maximum number of steps to a free slot.
    ///
    /// More do not occur by chance while an eighth of the slots is free.
    private static let probeLimit = 32

    package init(
        capacity: Int = 8,
        seed: UInt64 = .random(in: 0...UInt64.max),
        probeCount: Int = 0
    ) {
        var groups = 2
        while groups * 7 < capacity { groups *= 2 }
        words = ContiguousArray(repeating: 0, count: groups * Self.groupSize)
        mask = groups - 1
        hashing = ByteHash(seed: seed)
        self.probeCount = probeCount
    }

    /// Returns an empty table with the same hashes.
    func emptied(capacity: Int) -> ByteTable {
        ByteTable(capacity: capacity, seed: hashing.seed, probeCount: probeCount)
    }

    /// The maximum number of entries.
    var capacity: Int { (mask &+ 1) &* 7 }

    /// Whether the table is full, so that all entries must be moved to a larger one.
    @inline(__always)
    var isFull: Bool { count >= capacity }

    /// Returns the number of the entry with `hash` for which `matches` returns `true`.
    @inline(__always)
    package func find(hash: UInt32, matches: (UInt32) -> Bool) -> UInt32? {
        let pattern = Self.tag(hash) &* Self.ones
        var group = Int(truncatingIfNeeded: hash) & mask
        var steps = 0
        while true {
            let base = group &* Self.groupSize
            let word = words[base]
            // Sets the high bit of each lane that equals the pattern. Lanes above the first one may
            // be wrong.
            let differing = word ^ pattern
            var found = (differing &- Self.ones) & ~differing & Self.highs
            while found != 0 {
                let lane = found.trailingZeroBitCount >> 3
                let pair = words[base &+ 1 &+ lane >> 1]
                let entry = UInt32(truncatingIfNeeded: pair >> UInt64((lane & 1) &* 32))
                if matches(entry) { return entry }
                found &= found &- 1
            }
            if word & Self.highs != Self.highs { return nil }
            steps &+= 1
            group = (group &+ steps) & mask
        }
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highs: UInt64 { 0x8080_8080_8080_8080 }

    /// Returns the bits of a hash that depend least on the group.
    @inline(__always)
    private static func tag(_ hash: UInt32) -> UInt64 {
        UInt64(hash >> 25) | 0x80
    }

    /// Adds a number that is not in the table, which must not be full.
    ///
    /// Returns whether a free slot was found soon enough.
    @discardableResult
    package mutating func insert(_ entry: UInt32, hash: UInt32) -> Bool {
        precondition(!isFull, "A table that is full has to grow first.")
        let mask = mask
        let steps = words.withUnsafeMutableBufferPointer { Self.place(entry, hash, $0, mask) }
        count &+= 1
        probeCount &+= steps &+ 1
        return steps <= Self.probeLimit
    }

    /// Adds many entries, for which there must be room.
    ///
    /// `body` is called with a function that adds one.
    ///
    /// Whether the storage is shared is checked only once for all of them.
    @inline(__always)
    mutating func fill(_ body: (_ insert: (UInt32, UInt32) -> Void) -> Void) {
        var (added, probes) = (0, 0)
        let mask = mask
        let room = capacity &- count
        words.withUnsafeMutableBufferPointer { words in
            body { entry, hash in
                precondition(added < room, "A table that is full has to grow first.")
                added &+= 1
                probes &+= Self.place(entry, hash, words, mask) &+ 1
            }
        }
        count &+= added
        probeCount &+= probes
    }

    // A buffer because each mutation of an array checks whether its storage is shared. Group
    // indices are masked, so they are always valid.

    /// Stores an entry in the first free slot.
    ///
    /// Returns how many groups were passed.
    @inline(__always)
    private static func place(
        _ entry: UInt32,
        _ hash: UInt32,
        _ words: UnsafeMutableBufferPointer<UInt64>,
        _ mask: Int
    ) -> Int {
        var group = Int(truncatingIfNeeded: hash) & mask
        var steps = 0
        var free = ~words[group &* groupSize] & highs
        while free == 0 {
            steps &+= 1
            group = (group &+ steps) & mask
            free = ~words[group &* groupSize] & highs
        }
        let base = group &* groupSize
        let lane = free.trailingZeroBitCount >> 3
        words[base] |= tag(hash) << UInt64(lane &* 8)
        words[base &+ 1 &+ lane >> 1] |= UInt64(entry) << UInt64((lane & 1) &* 32)
        return steps
    }

    @inline(__always)
    package func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 { hashing.hash(bytes) }
}
