/// Comparison by UTF-8 bytes. `String ==` merges canonically equivalent texts, which would merge
/// distinct server ids, arguments and keys.
extension String {
    @inline(__always)
    package func hasSameBytes(as other: String) -> Bool {
        var left = self
        var right = other
        return left.withUTF8 { a in
            right.withUTF8 { b in
                a.count == b.count && (a.count == 0 || a.elementsEqualBytes(b))
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

extension UnsafeBufferPointer<UInt8> {
    /// Eight bytes at a time: `elementsEqual` is an order of magnitude slower on UTF-8 buffers.
    @inline(__always)
    fileprivate func elementsEqualBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        let a = UnsafeRawBufferPointer(self)
        let b = UnsafeRawBufferPointer(other)
        var offset = 0
        while offset &+ 8 <= a.count {
            if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset &+= 8
        }
        while offset < a.count {
            if a[offset] != b[offset] { return false }
            offset &+= 1
        }
        return true
    }
}
