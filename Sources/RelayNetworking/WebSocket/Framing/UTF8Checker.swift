// Unsafe pointers because plain text is checked eight bytes at a time. They do not escape the
// closure.

/// Validates UTF-8 that arrives in pieces, split anywhere (Unicode's table 3-7).
struct UTF8Checker {
    /// The number of missing bytes of the current scalar.
    private var missing = 0
    /// The allowed values of the next byte.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether the text does not end inside a scalar.
    var isComplete: Bool { missing == 0 }

    /// Validates the next piece.
    ///
    /// Returns `false` at the first invalid byte.
    mutating func accept(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                if missing == 0 {
                    while offset &+ 8 <= bytes.count {
                        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        guard word & 0x8080_8080_8080_8080 == 0 else { break }
                        offset &+= 8
                    }
                    guard offset < bytes.count else { break }
                }
                guard accept(bytes[offset]) else { return false }
                offset &+= 1
            }
            return true
        }
    }

    private mutating func accept(_ byte: UInt8) -> Bool {
        guard missing == 0 else {
            guard allowed.contains(byte) else { return false }
            missing -= 1
            allowed = 0x80...0xBF
            return true
        }
        switch byte {
        case 0x00...0x7F: break
        case 0xC2...0xDF: expect(1)
        case 0xE0: expect(2, 0xA0...0xBF)
        case 0xED: expect(2, 0x80...0x9F)
        case 0xE1...0xEF: expect(2)
        case 0xF0: expect(3, 0x90...0xBF)
        case 0xF1...0xF3: expect(3)
        case 0xF4: expect(3, 0x80...0x8F)
        default: return false
        }
        return true
    }

    private mutating func expect(_ count: Int, _ first: ClosedRange<UInt8> = 0x80...0xBF) {
        missing = count
        allowed = first
    }
}
