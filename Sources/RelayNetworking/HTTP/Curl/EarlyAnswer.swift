#if !canImport(Darwin)
import Foundation

// Unsafe pointers because lines are passed on in the form in which libcurl provides them.

/// The response over HTTP/1.1 of a server that did not wait for the end of the request: `413`, for
/// example.
struct EarlyAnswer {
    /// The body, and any bytes after it.
    struct Body {
        fileprivate var bytes: ArraySlice<UInt8>
        /// Whether the server has ended the connection in order.
        fileprivate var hasEnded: Bool
    }

    private var bytes: [UInt8] = []
    private var hasEnded = false

    /// The number of bytes up to which an answer is read.
    private static let limit = 256 << 10

    var isEmpty: Bool { bytes.isEmpty }

    init() {}

    /// Reads the bytes that have arrived at a socket, even if the server has reset the connection.
    init(in socket: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while bytes.count < Self.limit {
            let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count > 0 else {
                hasEnded = count == 0
                break
            }
            bytes += buffer[..<count]
        }
    }

    /// Passes on the lines of all heads, and returns the rest.
    ///
    /// `receive` returns whether the last head is complete, and `nil` if a line is not valid.
    ///
    /// Returns `nil` if there is no complete head.
    mutating func takeHead(_ receive: (UnsafeRawBufferPointer) -> Bool?) -> Body? {
        guard bytes.starts(with: "HTTP/1.".utf8) else { return nil }
        var rest = bytes[...]
        bytes = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[...end]
            rest = rest[(end + 1)...]
            guard let isComplete = line.withUnsafeBytes(receive) else { return nil }
            if isComplete { return Body(bytes: rest, hasEnded: hasEnded) }
        }
        return nil
    }
}

extension EarlyAnswer.Body {
    /// Returns the bytes of the body, and whether they are all.
    func content(
        _ head: HTTPHead,
        _ method: HTTPMethod
    ) -> (bytes: ArraySlice<UInt8>, isWhole: Bool) {
        if method == .head || head.status == 204 || head.status == 304 { return ([], true) }
        if head.headers["Transfer-Encoding"] != nil { return unchunked() }
        guard let length = head.headers["Content-Length"].flatMap({ Int($0) }), length >= 0 else {
            return (bytes, hasEnded)
        }
        return (bytes.prefix(length), bytes.count >= length)
    }

    /// Returns the content of the chunks (RFC 9112, section 7.1).
    private func unchunked() -> (bytes: ArraySlice<UInt8>, isWhole: Bool) {
        var (rest, content) = (bytes, [UInt8]())
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let digits = rest[..<end].prefix { $0 != UInt8(ascii: ";") && $0 > 0x20 }
            let text = String(decoding: digits, as: UTF8.self)
            guard let size = Int(text, radix: 16), size >= 0 else { break }
            if size == 0 { return (content[...], true) }
            rest = rest[(end + 1)...]
            content += rest.prefix(size)
            guard rest.count > size else { break }
            rest = rest.dropFirst(size)
            // The line break after the chunk.
            rest = rest.drop { $0 == UInt8(ascii: "\r") }
            guard rest.first == UInt8(ascii: "\n") else { break }
            rest = rest.dropFirst()
        }
        return (content[...], false)
    }
}
#endif
