/// A hash table of numbers whose keys lie elsewhere: open addressing, linear probing.
///
/// The hash is seeded anew for each table, so that nobody outside can choose keys that collide;
/// should somebody manage, ``insert(_:hash:)`` tells, and the owner makes a new table.
package struct ByteTable: Sendable {
    /// For each slot a few bits of its entry's hash, 0 where it is free: so few bytes that they stay
    /// in the nearest caches, and tell of nearly all absent keys without a look at the slots.
    private var tags: ContiguousArray<UInt8>
    /// Hash and number in one word.
    private var slots: ContiguousArray<UInt64>
    private(set) var count = 0
    /// How many slots were looked at to find a place for what was added: what hostile keys drive
    /// up.
    private(set) var probeCount = 0
    private let seed: UInt64

    /// So many steps to a free slot don't happen by chance while half of the slots are free.
    private static let probeLimit = 128

    package init(
        capacity: Int = 8,
        seed: UInt64 = .random(in: 0...UInt64.max),
        probeCount: Int = 0
    ) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        tags = ContiguousArray(repeating: 0, count: size)
        slots = ContiguousArray(repeating: 0, count: size)
        self.seed = seed
        self.probeCount = probeCount
    }

    /// The number of the entry with `hash` that `matches`.
    @inline(__always)
    package func find(hash: UInt32, matches: (UInt32) -> Bool) -> UInt32? {
        let mask = tags.count &- 1
        let tag = Self.tag(hash)
        var position = Int(hash) & mask
        while true {
            let found = tags[position]
            if found == 0 { return nil }
            if found == tag, UInt32(slots[position] >> 32) == hash {
                let entry = UInt32(truncatingIfNeeded: slots[position])
                if matches(entry) { return entry }
            }
            position = (position &+ 1) & mask
        }
    }

    /// The bits of a hash that say least of the slot.
    @inline(__always)
    private static func tag(_ hash: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: hash >> 24) | 0x80
    }

    /// Adds a number that is not in the table yet; whether it found its place soon enough.
    @discardableResult
    package mutating func insert(_ entry: UInt32, hash: UInt32) -> Bool {
        if (count + 1) * 2 > slots.count { grow() }
        count += 1
        return place(UInt64(hash) << 32 | UInt64(entry)) <= Self.probeLimit
    }

    private mutating func place(_ slot: UInt64) -> Int {
        let mask = tags.count &- 1
        var position = Int(slot >> 32) & mask
        var steps = 0
        while tags[position] != 0 {
            position = (position &+ 1) & mask
            steps &+= 1
        }
        tags[position] = Self.tag(UInt32(slot >> 32))
        slots[position] = slot
        probeCount &+= steps &+ 1
        return steps
    }

    /// Forgets the numbers that `isKept` doesn't want.
    ///
    /// The slots are filled in the order in which they stand, so memory is walked along, not
    /// jumped about in.
    @inline(__always)
    mutating func keep(_ isKept: (UInt32) -> Bool) {
        var kept: ContiguousArray<UInt64> = []
        kept.reserveCapacity(count)
        for position in tags.indices where tags[position] != 0 {
            let slot = slots[position]
            if isKept(UInt32(truncatingIfNeeded: slot)) { kept.append(slot) }
        }
        var size = 16
        while size < kept.count * 2 { size *= 2 }
        count = kept.count
        fill(size, kept)
    }

    private mutating func grow() {
        var old: ContiguousArray<UInt64> = []
        old.reserveCapacity(count)
        for position in tags.indices where tags[position] != 0 { old.append(slots[position]) }
        fill(slots.count * 2, old)
    }

    private mutating func fill(_ size: Int, _ entries: ContiguousArray<UInt64>) {
        tags = ContiguousArray(repeating: 0, count: size)
        slots = ContiguousArray(repeating: 0, count: size)
        for slot in entries { _ = place(slot) }
    }

    // MARK: - Hashing

    /// Eight bytes at a time, each step a full multiplication whose halves are folded together.
    // A pointer because keys are hashed where they stand, in a response or in the table's bytes.
    @inline(__always)
    package func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        var rest = bytes.count < 8 ? bytes.shortWord : 0
        var offset = 0
        while offset &+ 8 < bytes.count {
            state = Self.mix(state ^ bytes.word(at: offset), 0x9E37_79B9_7F4A_7C15 ^ seed)
            offset &+= 8
        }
        if bytes.count >= 8 { rest = bytes.word(at: bytes.count &- 8) }
        return Self.fold(Self.mix(state ^ rest, 0xD6E8_FEB8_6659_FD93 ^ seed))
    }

    @inline(__always)
    package func hash(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
        let first = Self.mix(seed ^ UInt64(a) << 32 ^ UInt64(b), 0x9E37_79B9_7F4A_7C15)
        return Self.fold(Self.mix(first ^ UInt64(c), 0xD6E8_FEB8_6659_FD93 ^ seed))
    }

    @inline(__always)
    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let (high, low) = a.multipliedFullWidth(by: b)
        return high ^ low
    }

    @inline(__always)
    private static func fold(_ value: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: value ^ value >> 32)
    }
}
