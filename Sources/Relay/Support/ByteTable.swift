/// A hash table of numbers whose keys lie elsewhere: open addressing, by groups of eight slots.
///
/// Five bytes a slot, of which seven in eight may be taken: what is looked up in a table is seldom
/// near what was before, so each look costs as much as the table is large. Hashes are not kept:
/// who knows the keys fills a larger table, see ``isFull``.
///
/// The hash is seeded anew for each table, so that nobody outside can choose keys that collide;
/// should somebody manage, ``insert(_:hash:)`` tells, and the owner makes a new table.
package struct ByteTable: Sendable {
    /// Five words for each group.
    ///
    /// In the first a byte for each slot: seven bits of its entry's hash
    /// below a one, or 0 where it is free; they tell of nearly all absent keys. After it the slots,
    /// two in a word, so near that they mostly come with it.
    private var words: ContiguousArray<UInt64>
    package private(set) var count = 0
    /// How many groups were looked at to find a place for what was added: what hostile keys drive
    /// up.
    private(set) var probeCount = 0
    let hashing: ByteHash
    /// One less than the number of groups, which is a power of two.
    private let mask: Int

    private static let groupSize = 5
    /// So many steps to a free slot don't happen by chance while an eighth of the slots is free.
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

    /// An empty table with the same hashes.
    func emptied(capacity: Int) -> ByteTable {
        ByteTable(capacity: capacity, seed: hashing.seed, probeCount: probeCount)
    }

    /// How many entries there may be.
    var capacity: Int { (mask &+ 1) &* 7 }

    /// Whether nothing can be added, before all entries are put into a larger table.
    @inline(__always)
    var isFull: Bool { count >= capacity }

    /// The number of the entry with `hash` that `matches`.
    @inline(__always)
    package func find(hash: UInt32, matches: (UInt32) -> Bool) -> UInt32? {
        let pattern = Self.tag(hash) &* Self.ones
        var group = Int(truncatingIfNeeded: hash) & mask
        var steps = 0
        while true {
            let base = group &* Self.groupSize
            let word = words[base]
            // The high bit of each lane that is as the pattern; above one of them it may be wrong.
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

    /// The bits of a hash that say least of the group.
    @inline(__always)
    private static func tag(_ hash: UInt32) -> UInt64 {
        UInt64(hash >> 25) | 0x80
    }

    /// Adds a number that is not in the table yet, which must not be full; whether it found its
    /// place soon enough.
    @discardableResult
    package mutating func insert(_ entry: UInt32, hash: UInt32) -> Bool {
        precondition(!isFull, "A table that is full has to grow first.")
        let mask = mask
        let steps = words.withUnsafeMutableBufferPointer { Self.place(entry, hash, $0, mask) }
        count &+= 1
        probeCount &+= steps &+ 1
        return steps <= Self.probeLimit
    }

    /// Adds many entries, for which there must be room: `body` gets a function that adds one.
    ///
    /// Whether somebody else holds the table is looked at once for all of them.
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

    // A buffer because each change of an array looks whether somebody else holds it; groups are
    // masked, so they are always some of the table's.

    /// Gives an entry the first free place on its way; how many groups it had to pass.
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
