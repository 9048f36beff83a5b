package import GraphQLSchema

/// Splits the bytes of a stream into messages, each a header and a body of JSON:
/// `Content-Length: 2\r\n\r\n{}`.
///
/// Bytes that are not part of a message are skipped up to the next header, and reported.
package struct MessageFraming: Sendable {
    /// A part of the stream.
    package enum Frame: Sendable, Equatable {
        /// The body of a message.
        case message([UInt8])
        /// Bytes that cannot be read, and the reason.
        case malformed(String)
    }

    /// The maximum size of a message.
    package static let maximumSize = 256 << 20
    private static let maximumHeaderSize = 16 << 10
    private static let field = Array("content-length".utf8)

    private var buffer: [UInt8] = []
    private var start = 0
    /// The size of the body after a header that was read.
    private var bodySize: Int?
    /// Whether bytes are skipped up to the next header.
    private var isLost = false

    /// Creates the framing at the beginning of a stream.
    package init() {}

    /// Adds bytes of the stream.
    ///
    /// - Parameter bytes: The next bytes.
    /// - Returns: The messages that are complete now, and what could not be read, in order.
    package mutating func receive(_ bytes: some Sequence<UInt8>) -> [Frame] {
        buffer += bytes
        var frames: [Frame] = []
        while let frame = next() { frames.append(frame) }
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        return frames
    }

    private mutating func next() -> Frame? {
        if isLost { skip() }
        guard let size = bodySize else { return nextHeader() }
        guard buffer.count - start >= size else { return nil }
        let body = Array(buffer[start..<start + size])
        start += size
        bodySize = nil
        return .message(body)
    }

    private mutating func nextHeader() -> Frame? {
        guard let end = headerEnd() else {
            guard buffer.count - start > Self.maximumHeaderSize else { return nil }
            return lose("The header of a message is too long.")
        }
        let header = buffer[start..<end.lowerBound]
        guard let size = Self.contentLength(header) else {
            // One byte further, so that the same header is not found again.
            return lose("The header of a message has no valid `Content-Length`.")
        }
        guard size <= Self.maximumSize else {
            return lose("A message has more than \(Self.maximumSize >> 20) MiB.")
        }
        start = end.upperBound
        bodySize = size
        return next()
    }

    private mutating func lose(_ reason: String) -> Frame? {
        // Only the first of several faults in a row is reported.
        let isNews = !isLost
        isLost = true
        start = min(start + 1, buffer.count)
        return isNews ? .malformed(reason) : next()
    }

    /// Skips bytes up to the next header.
    private mutating func skip() {
        var index = start
        while index + Self.field.count <= buffer.count {
            let word = buffer[index..<index + Self.field.count]
            if zip(word, Self.field).allSatisfy({ Self.lowercased($0) == $1 }) {
                isLost = false
                start = index
                return
            }
            index += 1
        }
        start = index
    }

    /// Returns the range of the empty line after the header, with the line end before it.
    private func headerEnd() -> Range<Int>? {
        var index = start
        let limit = min(buffer.count, start + Self.maximumHeaderSize)
        while index + 1 < limit {
            if buffer[index] == 0x0A, buffer[index + 1] == 0x0A { return index..<index + 2 }
            if index + 3 < limit, buffer[index] == 0x0D, buffer[index + 1] == 0x0A,
                buffer[index + 2] == 0x0D, buffer[index + 3] == 0x0A
            {
                return index..<index + 4
            }
            index += 1
        }
        return nil
    }

    private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
        for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = line[..<colon].map(lowercased).filter { $0 != 0x20 }
            guard name == field else { continue }
            let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
            guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            let text = String(decoding: digits, as: UTF8.self)
            return Int(text)
        }
        return nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    /// Returns a message with its header.
    package static func frame(_ message: JSON) -> [UInt8] {
        let body = JSONWriter.bytes(message)
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
