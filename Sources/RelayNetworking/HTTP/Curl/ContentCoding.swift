#if !canImport(Darwin)
import Foundation
import Relay

// Unsafe pointers because the libraries that decode are called by address.

/// An encoding of a body (RFC 9110, section 8.4.1).
///
/// libcurl could decode bodies too, but it does not notice that an encoded body was cut off, and it
/// holds decoded bytes in memory while a transfer is paused. So bodies are decoded here, by the
/// libraries that libcurl uses, while they are read.
enum ContentCoding: String, CaseIterable {
    case gzip
    case deflate
    case brotli = "br"
    case zstd

    /// The encodings that this system has libraries for, as the value of `Accept-Encoding`.
    static let accepted: String = {
        let available = allCases.filter(\.isAvailable).map(\.rawValue)
        return available.isEmpty ? "identity" : available.joined(separator: ", ")
    }()

    /// The maximum number of encodings of a body.
    private static let limit = 5

    /// Whether this system has the library.
    private var isAvailable: Bool {
        switch self {
        case .gzip, .deflate: ZlibLibrary.shared != nil
        case .brotli: BrotliLibrary.shared != nil
        case .zstd: ZstdLibrary.shared != nil
        }
    }

    /// Returns `nil` if there is no library or no memory.
    func makeDecoder() -> (any ContentDecoder)? {
        switch self {
        case .gzip: ZlibLibrary.shared.flatMap { ZlibDecoder($0, .gzip) }
        case .deflate: ZlibLibrary.shared.flatMap { DeflateDecoder($0) }
        case .brotli: BrotliLibrary.shared.flatMap { BrotliDecoder($0) }
        case .zstd: ZstdLibrary.shared.flatMap { ZstdDecoder($0) }
        }
    }

    /// Returns a body without the encodings in `Content-Encoding`.
    ///
    /// Bytes are decoded when they are read. Reading throws if an encoding is unknown, damaged or cut
    /// off.
    static func decode(
        _ body: HTTPBody,
        of head: HTTPHead,
        at place: NetworkError.Place
    ) -> HTTPBody {
        guard let text = head.headers["Content-Encoding"] else { return body }
        let names = text.split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        let encodings = names.filter { !["", "identity", "none"].contains($0) }
        guard encodings.count <= limit else {
            return failing(body, "It has more than \(limit) encodings.", at: place)
        }
        // They are listed in the order in which they were applied.
        return encodings.reversed().reduce(body) { body, name in
            let coding = ContentCoding(rawValue: name == "x-gzip" ? "gzip" : name)
            guard let decoder = coding?.makeDecoder() else {
                let reason = "Its encoding `\(name.prefix(20))` is not supported."
                return failing(body, reason, at: place)
            }
            return DecodingStage.decode(body, by: decoder, named: name, at: place)
        }
    }

    /// Returns a body that fails when it is read.
    private static func failing(
        _ body: HTTPBody,
        _ reason: String,
        at place: NetworkError.Place
    ) -> HTTPBody {
        HTTPBody {
            // Dropping the body cancels the request.
            try withExtendedLifetime(body) {
                throw NetworkError.unreadable(reason: reason, at: place)
            }
        }
    }
}

/// Decodes the bytes of a body as they arrive.
protocol ContentDecoder: AnyObject {
    /// Whether the body is complete if it ends here.
    var isAtEnd: Bool { get }

    /// Decodes bytes from `input` into `output`, until one of them is used up.
    ///
    /// Returns the numbers of bytes that were read and written; `nil` if the bytes are damaged.
    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> (read: Int, written: Int)?
}

/// The bytes that were received but not yet decoded.
private struct DecodingStage {
    private let decoder: any ContentDecoder
    private var input = Data()
    /// Whether the decoder may have more output without further input.
    private var hasOutput = false
    private var isEmpty = true

    /// The maximum size of a decoded chunk.
    private static let size = 64 << 10

    private init(_ decoder: any ContentDecoder) {
        self.decoder = decoder
    }

    static func decode(
        _ body: HTTPBody,
        by decoder: any ContentDecoder,
        named name: String,
        at place: NetworkError.Place
    ) -> HTTPBody {
        let stage = Locked(DecodingStage(decoder))
        return HTTPBody {
            while true {
                switch stage.withLock({ $0.next() }) {
                case .chunk(let chunk): return chunk
                case .damaged:
                    let reason = "Its `\(name)` data is damaged."
                    throw NetworkError.unreadable(reason: reason, at: place)
                case .needsInput: break
                }
                if let bytes = try await body.next() {
                    stage.withLock { $0.add(bytes) }
                } else if stage.withLock({ $0.mayEnd }) {
                    return nil
                } else {
                    throw NetworkError.connectionLost(
                        reason: "its `\(name)` data ended too soon",
                        at: place
                    )
                }
            }
        }
    }

    /// The result of decoding.
    private enum Step {
        case chunk(Data)
        case needsInput
        case damaged
    }

    /// Whether the body is complete if no bytes follow.
    ///
    /// Servers send empty bodies without an encoding.
    private var mayEnd: Bool { isEmpty || decoder.isAtEnd }

    private mutating func add(_ bytes: Data) {
        input = bytes
        isEmpty = isEmpty && bytes.isEmpty
    }

    private mutating func next() -> Step {
        guard !input.isEmpty || hasOutput else { return .needsInput }
        // Only while it decodes, because a subscription that waits should hold little memory. The
        // bytes do not escape the closure.
        return withUnsafeTemporaryAllocation(byteCount: Self.size, alignment: 16) { output in
            next(into: output)
        }
    }

    private mutating func next(into output: UnsafeMutableRawBufferPointer) -> Step {
        while !input.isEmpty || hasOutput {
            let result = input.withUnsafeBytes { decoder.decode($0, into: output) }
            guard let (read, written) = result else { return .damaged }
            hasOutput = written == output.count && !decoder.isAtEnd
            guard read > 0 || written > 0 else {
                // The rest of the input should be of use.
                return input.isEmpty ? .needsInput : .damaged
            }
            input = read == input.count ? Data() : input.dropFirst(read)
            if written > 0 {
                return .chunk(Data(UnsafeRawBufferPointer(rebasing: output[..<written])))
            }
        }
        return .needsInput
    }
}
#endif
