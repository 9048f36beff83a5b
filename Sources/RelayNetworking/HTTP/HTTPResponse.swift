public import Foundation

/// What an ``HTTPTransport`` received: the head, and the body as it comes in.
public struct HTTPResponse: Sendable {
    /// The request that this answers.
    public var request: HTTPRequest
    /// The status code: `200`.
    public var status: Int
    /// The header fields.
    ///
    /// `Content-Encoding` and `Content-Length` tell of the bytes on the wire; the body is decoded.
    public var headers: HTTPHeaders
    /// The body, in chunks.
    ///
    /// It can be read once; dropping it unread ends the request.
    public var body: HTTPBody
    /// When the head was there, if that was before the response was handed out.
    var headArrival: ContinuousClock.Instant?

    /// A response.
    public init(request: HTTPRequest, status: Int, headers: HTTPHeaders, body: HTTPBody) {
        self.request = request
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The whole body.
    ///
    /// - Throws: ``NetworkError/bodyTooLarge(limit:at:)`` as soon as it is known to have more than
    ///   `limit` bytes, and whatever ends the body too soon. The request is ended then.
    public func data(upTo limit: Int) async throws -> Data {
        let expected = headers["Content-Length"].flatMap { Int($0) } ?? 0
        guard expected <= limit else { throw NetworkError.bodyTooLarge(limit: limit, at: place) }
        var data = Data()
        for try await chunk in body {
            guard data.count + chunk.count <= limit else {
                throw NetworkError.bodyTooLarge(limit: limit, at: place)
            }
            if data.isEmpty {
                // A chunk that is all of it is not copied.
                data = chunk
                if chunk.count < expected { data.reserveCapacity(expected) }
            } else {
                data.append(chunk)
            }
        }
        return data
    }

    /// Status and headers.
    public var head: HTTPHead { HTTPHead(status: status, headers: headers) }

    /// Whether the status is one of success, 200 to 299.
    public var isSuccess: Bool { head.isSuccess }

    var place: NetworkError.Place { request.place }
}

/// What a response says before its body.
public struct HTTPHead: Sendable, Hashable {
    /// The status code: `200`.
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders

    /// A head.
    public init(status: Int, headers: HTTPHeaders = [:]) {
        self.status = status
        self.headers = headers
    }

    /// Whether the status is one of success, 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }
}
