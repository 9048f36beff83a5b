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
    /// A file that has changed on the server since is downloaded anew (`If-Range`), and so is one
    /// whose version the server does not tell.
    ///
    /// - Parameters:
    ///   - endpoint: The call.
    ///   - file: Where the file is to be.
    ///   - resumptions: How often a lost connection is replaced within this call.
    ///   - progress: Called as the file grows.
    ///   - configure: Changes the request of this call alone.
    /// - Returns: Status and headers of the last response.
    /// - Throws: A ``NetworkError``, what `configure` or an interceptor throws, and errors of the file
    ///   system.
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
        var partial = PartialFile(for: file)
        var remaining = resumptions
        while true {
            let received = partial.size
            do {
                let head = try await download(request, to: &partial, progress)
                try partial.complete()
                return head
            } catch NetworkError.connectionLost(let reason, let place) {
                guard remaining > 0, partial.size > received else {
                    throw NetworkError.connectionLost(reason: reason, at: place)
                }
                remaining -= 1
            }
        }
    }

    private func download(
        _ request: HTTPRequest,
        to partial: inout PartialFile,
        _ progress: (HTTPProgress) -> Void
    ) async throws -> HTTPHead {
        var request = request
        if let version = partial.version, partial.size > 0 {
            request.headers["Range"] = "bytes=\(partial.size)-"
            request.headers["If-Range"] = version
        }
        var response = try await send(request)
        if response.status == 416 {
            if let total = ContentRange(response.head)?.total, total == partial.size {
                return response.head
            }
            try partial.reset()
            request.headers["Range"] = nil
            request.headers["If-Range"] = nil
            response = try await send(request)
        }
        guard response.isSuccess else { throw try await response.statusError() }
        let range = response.status == 206 ? ContentRange(response.head) : nil
        if response.status == 206, range?.first != partial.size {
            throw NetworkError.unreadable(
                reason: "The server sent another range than it was asked for.",
                at: request.place
            )
        }
        try partial.begin(at: range?.first ?? 0, version: response.head.version)
        defer { partial.close() }
        let total = range?.total ?? response.head.length
        for try await chunk in response.body {
            try partial.append(chunk)
            progress(HTTPProgress(completed: partial.size, total: total))
        }
        return response.head
    }
}

extension HTTPHead {
    /// What the version of a file is known by; a weak tag does not promise the same bytes.
    fileprivate var version: String? {
        if let tag = headers["ETag"] { return tag.hasPrefix("W/") ? nil : tag }
        return headers["Last-Modified"]
    }

    fileprivate var length: Int64? {
        headers["Content-Encoding"] == nil ? headers["Content-Length"].flatMap { Int64($0) } : nil
    }
}

/// The field `Content-Range`: `bytes 100-199/200`, or `bytes */200`.
private struct ContentRange {
    var first: Int64?
    var total: Int64?

    init?(_ head: HTTPHead) {
        guard let text = head.headers["Content-Range"], text.lowercased().hasPrefix("bytes ")
        else { return nil }
        let parts = text.dropFirst("bytes ".count).split(separator: "/")
        guard parts.count == 2 else { return nil }
        first = parts[0].split(separator: "-").first.flatMap { Int64($0) }
        total = Int64(parts[1])
    }
}
