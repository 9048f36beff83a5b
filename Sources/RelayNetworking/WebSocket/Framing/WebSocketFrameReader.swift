import Foundation

/// Assembles messages from the bytes that a server sends, however they are split.
///
/// ```
/// 01 03 "Hel"   89 02 "hi"   80 02 "lo"      →   ping "hi", text "Hello"
/// ```
///
/// It checks everything that RFC 6455 §5 requires of a server without extensions: reserved bits and
/// opcodes, missing masks, shortest encoding of lengths, size and fragmentation of control frames,
/// order of continuation frames, UTF-8 in text, and valid close codes.
struct WebSocketFrameReader {
    /// An event on the connection.
    enum Event: Hashable {
        case message(WebSocketMessage)
        case ping([UInt8])
        case pong([UInt8])
        /// `code` is 1005 if the frame has none.
        case close(code: Int, reason: String)
    }

    private struct Frame {
        var opcode: WebSocketOpcode
        var isFinal: Bool
        var remaining: Int
    }

    private let limit: Int
    /// The start of a frame, until its length is known.
    private var header: [UInt8] = []
    /// The frame whose payload is being read.
    private var frame: Frame?
    /// Whether the current message is text; `nil` if no message has started.
    private var messageIsText: Bool?
    private var message = Data()
    private var control: [UInt8] = []
    private var checker = UTF8Checker()

    /// Creates a reader for messages of at most `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Consumes bytes until there is an event.
    ///
    /// Returns `nil` if it has consumed all bytes.
    mutating func next(
        _ bytes: inout ArraySlice<UInt8>
    ) throws(WebSocketViolation) -> Event? {
        while true {
            if frame == nil { frame = try readHeader(&bytes) }
            guard let frame else { return nil }
            let rest = try readPayload(of: frame, &bytes)
            guard rest == 0 else {
                self.frame?.remaining = rest
                return nil
            }
            self.frame = nil
            if let event = try finish(frame) { return event }
        }
    }

    private mutating func readHeader(
        _ bytes: inout ArraySlice<UInt8>
    ) throws(WebSocketViolation) -> Frame? {
        while true {
            guard let byte = bytes.popFirst() else { return nil }
            header.append(byte)
            guard header.count >= 2 else { continue }
            if header.count == 2 { try checkStart() }
            let length = Int(header[1])
            let size = length == 127 ? 10 : length == 126 ? 4 : 2
            if header.count == size { return try makeFrame() }
        }
    }

    /// Validates a frame by its first two bytes.
    private func checkStart() throws(WebSocketViolation) {
        guard header[0] & 0x70 == 0 else { throw .protocolError("a reserved bit is set") }
        guard let opcode = WebSocketOpcode(rawValue: header[0] & 0x0F) else {
            throw .protocolError("a frame has the reserved opcode \(header[0] & 0x0F)")
        }
        guard header[1] & 0x80 == 0 else { throw .protocolError("a frame is masked") }
        if opcode.isControl {
            guard header[0] & 0x80 != 0 else {
                throw .protocolError("a control frame is fragmented")
            }
            guard header[1] <= 125 else { throw .protocolError("a control frame is too long") }
        } else if (opcode == .continuation) != (messageIsText != nil) {
            throw .protocolError(
                opcode == .continuation
                    ? "a continuation frame has no message to continue"
                    : "a message begins inside another"
            )
        }
    }

    private mutating func makeFrame() throws(WebSocketViolation) -> Frame? {
        let opcode = WebSocketOpcode(rawValue: header[0] & 0x0F) ?? .continuation
        let isFinal = header[0] & 0x80 != 0
        var length = UInt64(header[1])
        if header.count > 2 {
            length = header[2...].reduce(0) { $0 << 8 | UInt64($1) }
            let isShortest = length >= (header.count == 4 ? 126 : 0x1_0000)
            guard isShortest, length >> 63 == 0 else {
                throw .protocolError("a frame's length is encoded incorrectly")
            }
        }
        header.removeAll(keepingCapacity: true)
        if !opcode.isControl {
            let room = UInt64(limit - message.count)
            guard length <= room else { throw .tooLarge }
            if opcode != .continuation {
                messageIsText = opcode == .text
                checker = UTF8Checker()
            }
        }
        return Frame(opcode: opcode, isFinal: isFinal, remaining: Int(clamping: length))
    }

    /// Reads bytes of the payload.
    ///
    /// Returns how many are still missing.
    private mutating func readPayload(
        of frame: Frame,
        _ bytes: inout ArraySlice<UInt8>
    ) throws(WebSocketViolation) -> Int {
        let piece = bytes.prefix(frame.remaining)
        bytes = bytes[piece.endIndex...]
        if frame.opcode.isControl {
            control.append(contentsOf: piece)
        } else {
            if messageIsText == true, !checker.accept(piece) { throw .invalidUTF8 }
            message.append(contentsOf: piece)
        }
        return frame.remaining - piece.count
    }

    private mutating func finish(_ frame: Frame) throws(WebSocketViolation) -> Event? {
        if frame.opcode.isControl {
            let payload = control
            control.removeAll(keepingCapacity: true)
            switch frame.opcode {
            case .ping: return .ping(payload)
            case .pong: return .pong(payload)
            default: return try Self.close(payload)
            }
        }
        guard frame.isFinal else { return nil }
        let isText = messageIsText == true
        guard !isText || checker.isComplete else { throw .invalidUTF8 }
        defer {
            message = Data()
            messageIsText = nil
        }
        return .message(WebSocketMessage(bytes: message, isText: isText))
    }

    private static func close(_ payload: [UInt8]) throws(WebSocketViolation) -> Event {
        guard !payload.isEmpty else { return .close(code: 1005, reason: "") }
        guard payload.count >= 2 else { throw .protocolError("a close code is cut off") }
        let code = Int(payload[0]) << 8 | Int(payload[1])
        // §7.4: codes that an endpoint must not send, and undefined ones, are invalid.
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: break
        default: throw .protocolError("the close code \(code) must not be sent")
        }
        var checker = UTF8Checker()
        guard checker.accept(payload[2...]), checker.isComplete else { throw .invalidUTF8 }
        return .close(code: code, reason: String(decoding: payload[2...], as: UTF8.self))
    }
}
