/// The bytes of a stored row are not what a ``ByteWriter`` writes.
struct DamagedRow: Error {}

/// Reads the bytes of a stored row, which may be anything.
struct ByteReader {
    // A pointer because millions of values are read in place; the caller owns the bytes, and each access
    // is checked against their end.
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    /// How many elements were read that take less than a byte each.
    private var expansion: UInt64 = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    /// How many bytes are left: no list has more elements than that.
    var remaining: Int { bytes.count - offset }

    mutating func skipRest() { offset = bytes.count }

    /// Skips zeros until the end.
    mutating func skipZeros(fewerThan limit: Int) throws(DamagedRow) {
        guard remaining < limit, bytes[offset...].allSatisfy({ $0 == 0 }) else {
            throw DamagedRow()
        }
        offset = bytes.count
    }

    @inline(__always)
    mutating func byte() throws(DamagedRow) -> UInt8 {
        guard offset < bytes.count else { throw DamagedRow() }
        defer { offset &+= 1 }
        return bytes[offset]
    }

    @inline(__always)
    mutating func number() throws(DamagedRow) -> UInt64 {
        let first = try byte()
        return first < 0x80 ? UInt64(first) : try longNumber(first)
    }

    private mutating func longNumber(_ first: UInt8) throws(DamagedRow) -> UInt64 {
        var number = UInt64(first & 0x7f)
        var shift: UInt64 = 7
        while true {
            let byte = try byte()
            guard shift < 63 || byte <= 1 else { throw DamagedRow() }
            number |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }

    @inline(__always)
    mutating func signed() throws(DamagedRow) -> Int64 {
        let number = try number()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    /// Reads a number below a limit.
    @inline(__always)
    mutating func number(below limit: UInt32) throws(DamagedRow) -> UInt32 {
        let number = try number()
        guard number < UInt64(limit) else { throw DamagedRow() }
        return UInt32(truncatingIfNeeded: number)
    }

    /// Reads the count of something that takes at least a byte for each.
    mutating func count() throws(DamagedRow) -> Int {
        let number = try number()
        guard number <= UInt64(remaining) else { throw DamagedRow() }
        return Int(truncatingIfNeeded: number)
    }

    /// Records that `count` elements take less than a byte each, so that a small row can't take all
    /// memory.
    mutating func noteExpansion(by count: UInt64) throws(DamagedRow) {
        guard count <= UInt64(ValueTag.maximumRunLinks) else { throw DamagedRow() }
        expansion += count
        guard expansion <= UInt64(ValueTag.maximumRunLinks) else { throw DamagedRow() }
    }

    mutating func word() throws(DamagedRow) -> UInt64 {
        guard remaining >= 8 else { throw DamagedRow() }
        defer { offset &+= 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    mutating func text() throws(DamagedRow) -> String { try text(count: try count()) }

    mutating func text(count: Int) throws(DamagedRow) -> String {
        String(decoding: try raw(count: count), as: UTF8.self)
    }

    mutating func raw() throws(DamagedRow) -> UnsafeRawBufferPointer {
        try raw(count: try count())
    }

    private mutating func raw(count: Int) throws(DamagedRow) -> UnsafeRawBufferPointer {
        guard count <= remaining else { throw DamagedRow() }
        defer { offset &+= count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset &+ count])
    }
}
