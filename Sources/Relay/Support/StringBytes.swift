/// Comparison of strings by UTF-8 bytes.
///
/// `String ==` also treats canonically equivalent texts as equal, which would merge distinct server
/// ids, arguments and keys.
extension String {
    @inline(__always)
    package func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var left = self
        var right = other
        return left.withUTF8 { a in
            right.withUTF8 { b in
                // Copies of a text, such as that of an unchanged field, share their memory.
                a.baseAddress == b.baseAddress
                    || UnsafeRawBufferPointer(a).hasSameBytes(as: UnsafeRawBufferPointer(b))
            }
        }
    }

    package func precedesInBytes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }

    package func hashBytes(into hasher: inout Hasher) {
        var copy = self
        copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }
}

extension UnsafeRawBufferPointer {
    /// Compares eight bytes at a time, because `elementsEqual` takes ten times as long for ids and
    /// keys.
    @inline(__always)
    package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard count >= 8 else { return shortWord == other.shortWord }
        var offset = 0
        while offset &+ 8 <= count {
            if word(at: offset) != other.word(at: offset) { return false }
            offset &+= 8
        }
        // The last word covers the remaining bytes, and possibly some that were already compared.
        return word(at: count &- 8) == other.word(at: count &- 8)
    }

    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// All bytes of a text with fewer than eight, as a number that is different for different texts
    /// of the same length.
    @inline(__always)
    var shortWord: UInt64 {
        if count >= 4 {
            let first = loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            let last = loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            return UInt64(first) << 32 | UInt64(last)
        }
        guard count > 0 else { return 0 }
        return UInt64(self[0]) << 16 | UInt64(self[count >> 1]) << 8 | UInt64(self[count &- 1])
    }
}

/// A string as a dictionary key that is compared by its bytes.
package struct ByteKey: Hashable, Sendable {
    package let string: String

    package init(_ string: String) {
        self.string = string
    }

    package static func == (left: ByteKey, right: ByteKey) -> Bool {
        left.string.hasSameBytes(as: right.string)
    }

    package func hash(into hasher: inout Hasher) {
        string.hashBytes(into: &hasher)
    }
}
