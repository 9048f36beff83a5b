public import Foundation
public import Relay

extension HTTPClient {
    /// Downloads a file, and resumes an earlier download of it if there is one.
    ///
    /// ```swift
    /// try await client.download(.get("/film.mp4"), to: file) { print($0.fraction ?? 0) }
    /// ```
    ///
    /// Until the download is complete, the bytes are stored next to `file`, as `film.mp4.partial`.
    /// Then the partial file replaces `file`. If the connection is lost or the task is cancelled,
    /// the partial file is kept and completed with a `Range` request, a few times by this call
    /// itself and later by the next call. This requires a `GET` of the same URL and a strong
    /// validator: an `ETag`, or a `Last-Modified` that is at least a minute older than the
    /// response. If the file has changed on the server, or its version cannot be compared, it is
    /// downloaded again from the start.
    ///
    /// - Parameters:
    ///   - endpoint: The call.
    ///   - file: The destination. Only one download to it may run at a time.
    ///   - resumptions: How often this call resumes after the connection is lost.
    ///   - progress: Called as the file grows.
    ///   - configure: Changes the request of this call.
    /// - Returns: The status and headers of the last response.
    /// - Throws: A ``NetworkError``, or an error of `configure` or an interceptor. `file` is then
    ///   unchanged. ``NetworkError/invalidRequest(reason:at:)`` if another download to `file` is
    ///   running, ``NetworkError/unreadable(reason:at:)`` if a response cannot be a part of the file,
    ///   ``NetworkError/cannotStore(path:reason:at:)`` if `file` is a folder or a device, which is
    ///   found out before anything is sent, or cannot be written.
    @discardableResult
    public func download(
        _ endpoint: Endpoint<Void>,
        to file: URL,
        resumptions: Int = 3,
        progress: @Sendable (TransferProgress) -> Void = { _ in },
        configure: Configure = { _ in }
    ) async throws -> HTTPHead {
        var request = try request(for: endpoint) { request in
            request.headers["Accept"] = "*/*"
            try configure(&request)
        }
        // A range counts the bytes as sent, not as decoded.
        request.headers["Accept-Encoding"] = "identity"
        do {
            return try await download(request, to: file, resumptions, progress)
        } catch let error as UnusableFile {
            throw NetworkError.cannotStore(
                path: file.path,
                reason: error.localizedDescription,
                at: request.place
            )
        }
    }

    private func download(
        _ request: HTTPRequest,
        to file: URL,
        _ resumptions: Int,
        _ progress: @Sendable (TransferProgress) -> Void
    ) async throws -> HTTPHead {
        let partial = try Self.partial(for: file, request)
        defer { partial.close() }
        var remaining = resumptions
        while true {
            let received = partial.size
            do {
                let (head, isComplete) = try await download(request, to: partial, progress)
                if isComplete {
                    try partial.complete()
                    return head
                }
                guard partial.size > received else { throw Self.tooShort(request) }
            } catch NetworkError.connectionLost(let reason, let place) {
                guard remaining > 0, partial.size > received, request.method == .get else {
                    throw NetworkError.connectionLost(reason: reason, at: place)
                }
                remaining -= 1
            }
        }
    }

    private static func partial(for file: URL, _ request: HTTPRequest) throws -> PartialFile {
        do {
            return try PartialFile(for: file, from: request.url)
        } catch is PartialFile.Busy {
            throw NetworkError.invalidRequest(
                reason: "Another download to `\(file.lastPathComponent)` is running.",
                at: request.place
            )
        }
    }

    /// Sends one request, and returns whether the file is then complete.
    private func download(
        _ request: HTTPRequest,
        to partial: PartialFile,
        _ progress: (TransferProgress) -> Void
    ) async throws -> (HTTPHead, isComplete: Bool) {
        if request.method == .get, partial.size > 0, let version = partial.version {
            var ranged = request
            ranged.headers["Range"] = "bytes=\(partial.size)-"
            ranged.headers["If-Range"] = version.validator
            let response = try await send(ranged)
            switch response.status {
            case 206:
                if let range = try range(of: response, continuing: version, at: partial.size) {
                    try await append(response, range.count, range.total, partial, progress)
                    return (response.head, partial.size == range.total)
                }
            case 416:
                let isSame =
                    response.headers["ETag"] == version.validator || version.total == partial.size
                if isSame, ContentRange(response.head)?.total == partial.size {
                    return (response.head, true)
                }
            default:
                return (response.head, try await whole(response, to: partial, progress))
            }
            // The stored bytes do not belong to the server's current version.
            try partial.reset()
        }
        let response = try await send(request)
        return (response.head, try await whole(response, to: partial, progress))
    }

    /// Writes a response that contains the whole file.
    private func whole(
        _ response: HTTPResponse,
        to partial: PartialFile,
        _ progress: (TransferProgress) -> Void
    ) async throws -> Bool {
        guard response.isSuccess else { throw try await response.statusError() }
        guard [200, 201, 203].contains(response.status) else {
            throw NetworkError.unreadable(
                reason: "Status \(response.status) does not contain the whole file.",
                at: response.place
            )
        }
        let total = response.head.length
        try partial.begin(
            response.head.validator.map { PartialFile.Version(validator: $0, total: total) }
        )
        try await append(response, total, total, partial, progress)
        return true
    }

    /// Appends the body of a response with `count` bytes.
    private func append(
        _ response: HTTPResponse,
        _ count: Int64?,
        _ total: Int64?,
        _ partial: PartialFile,
        _ progress: (TransferProgress) -> Void
    ) async throws {
        let end = count.map { partial.size + $0 }
        for try await chunk in response.body {
            if let end, partial.size + Int64(chunk.count) > end {
                try partial.reset()
                throw NetworkError.unreadable(
                    reason: "The server sent more bytes than it announced.",
                    at: response.place
                )
            }
            try partial.append(chunk)
            progress(TransferProgress(completed: partial.size, total: total))
        }
        if let end, partial.size < end { throw Self.tooShort(response.request) }
    }

    /// Returns the range of a response with status 206, or `nil` if it belongs to another version.
    ///
    /// - Throws: ``NetworkError/unreadable(reason:at:)`` if it is not the requested range.
    private func range(
        of response: HTTPResponse,
        continuing version: PartialFile.Version,
        at offset: Int64
    ) throws -> ContentRange? {
        guard let range = ContentRange(response.head), range.first == offset, range.isPlausible
        else {
            throw NetworkError.unreadable(
                reason: "The server sent a different range from the requested one.",
                at: response.place
            )
        }
        let isTag = version.validator.hasPrefix("\"")
        let found = response.headers[isTag ? "ETag" : "Last-Modified"]
        // If the request has an `If-Range` with a date, the server need not repeat the date (RFC
        // 9110, section 15.3.7).
        let isSame = found == version.validator || found == nil && !isTag
        let hasSameTotal =
            version.total == nil || range.total == nil || range.total == version.total
        return isSame && hasSameTotal && !response.head.isEncoded ? range : nil
    }

    private static func tooShort(_ request: HTTPRequest) -> NetworkError {
        .connectionLost(reason: "the response ended too soon", at: request.place)
    }
}

extension HTTPHead {
    /// The strong validator of this response, by which later parts of the same file are recognized;
    /// `nil` if it has none (RFC 9110, section 8.8).
    fileprivate var validator: String? {
        guard !isEncoded else { return nil }
        if let tag = headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
        // A file can change twice within the second that its date denotes.
        guard let text = headers["Last-Modified"], let modified = Date(httpDate: text),
            let now = headers["Date"].flatMap(Date.init(httpDate:)),
            now.timeIntervalSince(modified) >= 60
        else { return nil }
        return text
    }

    fileprivate var isEncoded: Bool {
        headers["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false
    }

    fileprivate var length: Int64? {
        isEncoded ? nil : headers["Content-Length"].flatMap { Int64($0) }
    }
}

/// The header field `Content-Range`: `bytes 100-199/200`, `bytes 100-199/*` or `bytes */200`.
private struct ContentRange {
    var first: Int64?
    var last: Int64?
    var total: Int64?

    init?(_ head: HTTPHead) {
        guard let text = head.headers["Content-Range"], text.lowercased().hasPrefix("bytes ")
        else { return nil }
        let parts = text.dropFirst("bytes ".count).split(separator: "/")
        guard parts.count == 2 else { return nil }
        let ends = parts[0].split(separator: "-")
        first = ends.first.flatMap { Int64($0) }
        last = ends.count == 2 ? Int64(ends[1]) : nil
        total = Int64(parts[1])
    }

    /// Whether the offsets are in order and within the total.
    var isPlausible: Bool {
        guard let first, let last, first >= 0, last >= first, last < .max else { return false }
        return total.map { last < $0 } ?? true
    }

    /// The number of bytes.
    var count: Int64 { (last ?? 0) - (first ?? 0) + 1 }
}
