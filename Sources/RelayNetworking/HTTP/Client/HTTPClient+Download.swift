public import Foundation
public import Relay

extension HTTPClient {
    /// Downloads a file, and goes on where an earlier download of it ended.
    ///
    /// ```swift
    /// try await client.download(.get("/film.mp4"), to: file) { print($0.fraction ?? 0) }
    /// ```
    ///
    /// What has come is kept beside `file`, as `film.mp4.partial`, until it is complete; then it
    /// takes the place of `file`. When the connection is lost, or the task cancelled, it stays there,
    /// and is completed by a `Range` request: a few times by this call itself, or by the next one.
    /// That needs a `GET` of the same URL and a strong validator: an `ETag`, or a `Last-Modified` at
    /// least a minute older than the response. A file that has changed on the server since is
    /// downloaded again from its start, and so is one whose version cannot be compared.
    ///
    /// - Parameters:
    ///   - endpoint: The call.
    ///   - file: Where the file is to be. Only one download into it may run at a time.
    ///   - resumptions: How often a lost connection is replaced within this call.
    ///   - progress: Called as the file grows.
    ///   - configure: Changes the request of this call alone.
    /// - Returns: Status and headers of the last response.
    /// - Throws: A ``NetworkError``, what `configure` or an interceptor throws, and errors of the file
    ///   system; `file` is as it was then. ``NetworkError/invalidRequest(reason:at:)`` while another
    ///   download into `file` runs, ``NetworkError/unreadable(reason:at:)`` for a response that
    ///   cannot be part of the file.
    @discardableResult
    public func download(
        _ endpoint: Endpoint<Void>,
        to file: URL,
        resumptions: Int = 3,
        progress: @Sendable (HTTPProgress) -> Void = { _ in },
        configure: Configure = { _ in }
    ) async throws -> HTTPHead {
        var request = try request(for: endpoint) { request in
            request.headers["Accept"] = "*/*"
            try configure(&request)
        }
        // A range counts the bytes that are sent, not what they decode to.
        request.headers["Accept-Encoding"] = "identity"
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
                reason: "Another download into `\(file.lastPathComponent)` is running.",
                at: request.place
            )
        }
    }

    /// Sends one request, and returns whether the file is complete then.
    private func download(
        _ request: HTTPRequest,
        to partial: PartialFile,
        _ progress: (HTTPProgress) -> Void
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
            // What is kept is not part of what the server has now.
            try partial.reset()
        }
        let response = try await send(request)
        return (response.head, try await whole(response, to: partial, progress))
    }

    /// Writes a response that has all of the file.
    private func whole(
        _ response: HTTPResponse,
        to partial: PartialFile,
        _ progress: (HTTPProgress) -> Void
    ) async throws -> Bool {
        guard response.isSuccess else { throw try await response.statusError() }
        guard [200, 201, 203].contains(response.status) else {
            throw NetworkError.unreadable(
                reason: "Status \(response.status) does not carry a whole file.",
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

    /// Appends the body of a response, which has `count` bytes.
    private func append(
        _ response: HTTPResponse,
        _ count: Int64?,
        _ total: Int64?,
        _ partial: PartialFile,
        _ progress: (HTTPProgress) -> Void
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
            progress(HTTPProgress(completed: partial.size, total: total))
        }
        if let end, partial.size < end { throw Self.tooShort(response.request) }
    }

    /// The range that a response with status 206 has; `nil` when it is of another version.
    ///
    /// - Throws: ``NetworkError/unreadable(reason:at:)`` when it is not the range that was asked for.
    private func range(
        of response: HTTPResponse,
        continuing version: PartialFile.Version,
        at offset: Int64
    ) throws -> ContentRange? {
        guard let range = ContentRange(response.head), range.first == offset, range.isPlausible
        else {
            throw NetworkError.unreadable(
                reason: "The server sent another range than it was asked for.",
                at: response.place
            )
        }
        let isTag = version.validator.hasPrefix("\"")
        let found = response.headers[isTag ? "ETag" : "Last-Modified"]
        // Next to `If-Range` with a date a server need not repeat the date (RFC 9110, section 15.3.7).
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
    /// By what a part of this file can be recognised to be part of the same file later; `nil` when
    /// nothing promises that it has the same bytes (RFC 9110, section 8.8).
    fileprivate var validator: String? {
        guard !isEncoded else { return nil }
        if let tag = headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
        // A file can change twice within the second that its date names.
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

/// The field `Content-Range`: `bytes 100-199/200`, `bytes 100-199/*` or `bytes */200`.
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

    /// Whether first and last are in order and within the total.
    var isPlausible: Bool {
        guard let first, let last, first >= 0, last >= first, last < .max else { return false }
        return total.map { last < $0 } ?? true
    }

    /// How many bytes it has.
    var count: Int64 { (last ?? 0) - (first ?? 0) + 1 }
}
