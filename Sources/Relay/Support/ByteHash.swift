/// Hashes ids and positions in the graph with a secret seed.
struct ByteHash: Sendable {
    let seed: UInt64

    /// Hashes eight bytes at a time.
    ///
    /// Each step is a full multiplication whose halves are combined.
    // A pointer because keys are hashed in place, in a response or in the table's bytes.
    @inline(__always)
    func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
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
    func hash(_ text: String) -> UInt32 {
        var copy = text
        return copy.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    }

    @inline(__always)
    func hash(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
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
