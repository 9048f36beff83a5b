#if !canImport(Darwin)
import Foundation

// Unsafe pointers because libcurl provides the memory.

/// The texts in which libcurl reports the end of an HTTP/2 connection, for which it has no function.
///
/// libcurl 7.88 repeats a request that a server ignores because it shuts down the connection, unless the
/// other requests of the connection have ended by then. So the streams that a server has not processed
/// (RFC 9113, section 6.8) are found out from these texts.
enum ShutdownReport: Equatable {
    /// `Using Stream ID: 5 (…)`: the stream of the request.
    case stream(UInt32)
    /// `received GOAWAY, error=0, last_stream=3`: the server processes no stream after this one.
    case last(UInt32)

    /// Returns `nil` for other texts.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        // libcurl 7.88 writes `recveived`.
        if text.starts(with: "rec".utf8), let last = Self.number(behind: "last_stream=", in: text) {
            self = .last(last)
        } else if text.starts(with: "Using Stream ID: ".utf8),
            let stream = Self.number(behind: "ID: ", in: text)
        {
            self = .stream(stream)
        } else {
            return nil
        }
    }

    private static func number(behind key: String, in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
        let words = String(decoding: text, as: UTF8.self)
        guard let end = words.range(of: key)?.upperBound else { return nil }
        return UInt32(words[end...].prefix { $0.isNumber })
    }
}
#endif
