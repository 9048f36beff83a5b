/// A hash table of numbers whose keys lie elsewhere: open addressing, linear probing.
///
/// The hash is seeded anew for each table, so that nobody outside can choose keys that collide.
package struct ByteTable: Sendable {
    private var slots: ContiguousArray<UInt32>
    private var hashes: ContiguousArray<UInt32>
    private var count = 0
    private let seed: UInt64

    private static let empty = UInt32.max

    package init() {
        slots = ContiguousArray(repeating: Self.empty, count: 16)
        hashes = ContiguousArray(repeating: 0, count: 16)
        seed = UInt64.random(in: 0...UInt64.max)
    }

    /// The number of the entry with `hash` that `matches`.
    @inline(__always)
    package func find(hash: UInt32, matches: (UInt32) -> Bool) -> UInt32? {
        let mask = slots.count &- 1
        var position = Int(hash) & mask
        while true {
            let entry = slots[position]
            if entry == Self.empty { return nil }
            if hashes[position] == hash, matches(entry) { return entry }
            position = (position &+ 1) & mask
        }
    }

    /// Adds a number that is not in the table yet.
    package mutating func insert(_ entry: UInt32, hash: UInt32) {
        if (count + 1) * 4 > slots.count * 3 { grow() }
        place(entry, hash: hash)
        count += 1
    }

    private mutating func place(_ entry: UInt32, hash: UInt32) {
        let mask = slots.count &- 1
        var position = Int(hash) & mask
        while slots[position] != Self.empty { position = (position &+ 1) & mask }
        slots[position] = entry
        hashes[position] = hash
    }

    private mutating func grow() {
        let oldSlots = slots
        let oldHashes = hashes
        slots = ContiguousArray(repeating: Self.empty, count: oldSlots.count * 2)
        hashes = ContiguousArray(repeating: 0, count: oldSlots.count * 2)
        for (position, entry) in oldSlots.enumerated() where entry != Self.empty {
            place(entry, hash: oldHashes[position])
        }
    }

    // MARK: - Hashing

    /// Eight bytes at a time, each step a full multiplication whose halves are folded together.
    // A pointer because keys are hashed where they stand, in a response or in the table's bytes.
    @inline(__always)
    package func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset &+ 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            state = Self.mix(state ^ word, 0x9E37_79B9_7F4A_7C15 ^ seed)
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset &+= 1
        }
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
