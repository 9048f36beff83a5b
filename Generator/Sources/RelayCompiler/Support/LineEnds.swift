/// The ends of lines, which differ between machines: Git may write CRLF for LF.
enum LineEnds {
    /// Returns a text with LF in place of CRLF.
    static func unified(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0d) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == 0x0a, result.last == 0x0d { result.removeLast() }
            result.append(byte)
        }
        return result
    }
}
