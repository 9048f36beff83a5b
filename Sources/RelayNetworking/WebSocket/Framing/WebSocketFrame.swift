/// The type of a frame (RFC 6455 §5.2).
enum WebSocketOpcode: UInt8, Sendable {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA

    var isControl: Bool { rawValue & 0x8 != 0 }
}

/// A frame that a client sends.
///
/// It is never fragmented, and always masked.
///
/// ```
/// 81 85 37fa213d 7f9f4d5158      "Hello", masked with 37fa213d
/// ```
struct WebSocketFrame {
    var opcode: WebSocketOpcode
    var payload: [UInt8]

    /// Returns the frame's bytes.
    ///
    /// `mask` must be random for each frame (§5.3).
    func bytes(mask: UInt32) -> [UInt8] {
        var bytes: [UInt8] = [0x80 | opcode.rawValue]
        bytes.reserveCapacity(payload.count + 14)
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ...0xFFFF:
            bytes.append(0x80 | 126)
            bytes.append(contentsOf: UInt16(payload.count).bigEndianBytes)
        default:
            bytes.append(0x80 | 127)
            bytes.append(contentsOf: UInt64(payload.count).bigEndianBytes)
        }
        let key = mask.bigEndianBytes
        bytes.append(contentsOf: key)
        for (index, byte) in payload.enumerated() { bytes.append(byte ^ key[index & 3]) }
        return bytes
    }

    /// Returns a close frame with the code and as much of the reason as fits (§5.5.1).
    static func close(code: Int, reason: String) -> WebSocketFrame {
        guard let code = UInt16(exactly: code) else {
            return WebSocketFrame(opcode: .close, payload: [])
        }
        var payload = code.bigEndianBytes
        for scalar in reason.unicodeScalars {
            guard let bytes = UTF8.encode(scalar), payload.count + bytes.count <= 125 else { break }
            payload.append(contentsOf: bytes)
        }
        return WebSocketFrame(opcode: .close, payload: payload)
    }
}
