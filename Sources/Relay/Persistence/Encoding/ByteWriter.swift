/// Bytes of a stored row that are being written.
///
/// Numbers are *varints*: seven bits a byte, the lowest first, with the high bit set in all bytes but the
/// last. Signed numbers are zigzag varints: 0, -1, 1, -2 become 0, 1, 2, 3. Texts are UTF-8 after their
/// length.
struct ByteWriter {
    private(set) var bytes: ContiguousArray<UInt8> = []
    /// How many links were written as runs.
    var runLinks = 0

    mutating func write(byte: UInt8) { bytes.append(byte) }

    mutating func write(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ number: UInt32) { write(UInt64(number)) }

    /// Writes a count, which is never negative.
    mutating func write(_ count: Int) { write(UInt64(max(0, count))) }

    mutating func write(signed number: Int64) {
        write(UInt64(bitPattern: number << 1 ^ number >> 63))
    }

    /// Writes eight bytes, the lowest first.
    mutating func write(word: UInt64) {
        for place in UInt64(0)..<8 {
            bytes.append(UInt8(truncatingIfNeeded: word >> (place * 8)))
        }
    }

    /// Writes a text after its length.
    mutating func write(_ text: String) {
        write(text.utf8.count)
        write(utf8: text)
    }

    /// Writes a text without its length.
    mutating func write(utf8 text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    // A pointer because ids are copied in place.

    /// Writes bytes after their count.
    mutating func write(_ raw: UnsafeRawBufferPointer) {
        write(raw.count)
        bytes.append(contentsOf: raw)
    }

    /// Takes back what was written after `count` bytes.
    mutating func removeAll(after count: Int) { bytes.removeSubrange(count...) }

    mutating func write(_ other: ByteWriter) {
        bytes.append(contentsOf: other.bytes)
        runLinks += other.runLinks
    }
}
