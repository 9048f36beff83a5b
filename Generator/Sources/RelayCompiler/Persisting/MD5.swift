import Foundation

/// The MD5 digest of bytes, RFC 1321.
///
/// It is not secure. Servers that ask for it use it as a short name.
struct MD5 {
    private static let shifts: [UInt32] = [
        7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
    ]
    private static let constants: [UInt32] = (0..<64).map { index in
        UInt32(abs(sin(Double(index + 1))) * 4_294_967_296)
    }

    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    /// Returns the digest in hexadecimal digits.
    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        var message = Array(bytes)
        let bitCount = UInt64(message.count) * 8
        message.append(0x80)
        while message.count % 64 != 56 {
            message.append(0)
        }
        for shift in stride(from: UInt64(0), through: 56, by: 8) {
            message.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        var digest = MD5()
        for start in stride(from: 0, to: message.count, by: 64) {
            digest.process(message[start..<start + 64])
        }
        return digest.state.map { hexadecimal($0.byteSwapped) }.joined()
    }

    private static func hexadecimal(_ word: UInt32) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private mutating func process(_ block: ArraySlice<UInt8>) {
        var words = [UInt32](repeating: 0, count: 16)
        for (index, byte) in block.enumerated() {
            words[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for index in 0..<64 {
            let mixed: UInt32
            let word: Int
            switch index / 16 {
            case 0: (mixed, word) = (b & c | ~b & d, index)
            case 1: (mixed, word) = (d & b | ~d & c, (5 * index + 1) % 16)
            case 2: (mixed, word) = (b ^ c ^ d, (3 * index + 5) % 16)
            default: (mixed, word) = (c ^ (b | ~d), 7 * index % 16)
            }
            let sum = a &+ mixed &+ Self.constants[index] &+ words[word]
            let shift = Self.shifts[index / 16 * 4 + index % 4]
            (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
        }
        for (index, value) in [a, b, c, d].enumerated() {
            state[index] &+= value
        }
    }
}
