#if !canImport(Darwin)
import Foundation

// Unsafe pointers because libcurl provides the memory that it sends from.

/// The body of a request as a transfer sends it.
struct CurlUpload {
    /// Where the bytes come from.
    enum Source {
        case data(Data)
        case pieces(UploadPieces)
    }

    /// The result of filling libcurl's buffer.
    enum Filling {
        case bytes(Int)
        case wait
        case failed(any Error)
    }

    let length: Int64
    /// The number of bytes that libcurl has taken.
    private(set) var sent: Int64 = 0
    private(set) var source: Source
    private var piece = Data()
    private var offset = 0

    /// Prepares a body; `nil` for none.
    ///
    /// - Throws: ``NetworkError/invalidRequest(reason:at:)`` if a file cannot be read.
    init?(_ body: HTTPRequest.Body?, at place: NetworkError.Place) throws(NetworkError) {
        guard let body else { return nil }
        do {
            switch body {
            case .data(let data): source = .data(data)
            case .file(let url): source = try Self.source([.file(url)])
            case .multipart(let form): source = try Self.source(form.segments)
            }
        } catch {
            throw UploadBody.unusable(body, error, at: place)
        }
        switch source {
        case .data(let data): (piece, length) = (data, Int64(data.count))
        case .pieces(let pieces): length = pieces.length
        }
    }

    private static func source(_ segments: [MultipartForm.Part.Content]) throws -> Source {
        if let whole = try UploadBody.inMemory(segments) { return .data(whole) }
        return .pieces(try UploadPieces(segments))
    }

    /// The whole body, if it is in memory and small enough to be copied.
    var small: Data? {
        guard case .data(let data) = source, data.count <= 64 << 10 else { return nil }
        return data
    }

    /// Fills a buffer with the next bytes, or calls `notify` once there are some.
    mutating func fill(
        _ buffer: UnsafeMutableRawBufferPointer,
        orNotify notify: @escaping @Sendable () -> Void
    ) -> Filling {
        while offset == piece.count {
            guard case .pieces(let pieces) = source else { return .bytes(0) }
            switch pieces.take(orNotify: notify) {
            case .piece(let next): (piece, offset) = (next, 0)
            case .wait: return .wait
            case .end: return .bytes(0)
            case .failed(let error): return .failed(error)
            }
        }
        let count = min(buffer.count, piece.count - offset)
        let start = piece.startIndex + offset
        piece.copyBytes(
            to: buffer.bindMemory(to: UInt8.self),
            from: start..<start + count
        )
        offset += count
        sent += Int64(count)
        return .bytes(count)
    }

    /// Starts again from the beginning.
    mutating func rewind() {
        sent = 0
        offset = 0
        if case .pieces(let pieces) = source {
            piece = Data()
            source = .pieces(pieces.restarted())
        }
    }
}
#endif
