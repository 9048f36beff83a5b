public import Foundation

/// A response from an ``HTTPTransport``: its head, and its body as it arrives.
public struct HTTPResponse: Sendable {
    /// The request.
    public var request: HTTPRequest
    /// The status code: `200`.
    public var status: Int
    /// The header fields.
    ///
    /// `Content-Encoding` and `Content-Length` refer to the bytes as sent; the body is already
    /// decoded.
    public var headers: HTTPHeaders
    /// The body, in chunks.
    ///
    /// It can be read once. Dropping it unread cancels the request.
    public var body: HTTPBody
    /// The time at which the head arrived, if the response was returned later than that.
    var headArrival: ContinuousClock.Instant?

    /// Creates a response.
    public init(request: HTTPRequest, status: Int, headers: HTTPHeaders, body: HTTPBody) {
        self.request = request
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Reads the whole body.
    ///
    /// - Throws: ``NetworkError/bodyTooLarge(limit:at:)`` as soon as the body is known to exceed
    ///   `limit` bytes, or the error that cut it short. In both cases the request is cancelled.
    public func data(upTo limit: Int) async throws -> Data {
        let expected = BodyLength(of: head, method: request.method).expected ?? 0
        guard expected <= limit else { throw NetworkError.bodyTooLarge(limit: limit, at: place) }
        var data = Data()
        for try await chunk in body {
            guard data.count + chunk.count <= limit else {
                throw NetworkError.bodyTooLarge(limit: limit, at: place)
            }
            if data.isEmpty {
                // A single chunk is not copied.
                data = chunk
                if chunk.count < expected { data.reserveCapacity(min(expected, Self.reserved)) }
            } else {
                data.append(chunk)
            }
        }
        return data
    }

    /// The number of bytes for which memory is reserved because a server has announced them.
    static let reserved = 64 << 20

    /// The status and the headers.
    public var head: HTTPHead { HTTPHead(status: status, headers: headers) }

    /// Whether the status is successful, 200 to 299.
    public var isSuccess: Bool { head.isSuccess }

    var place: NetworkError.Place { request.place }
}

/// The head of a response.
public struct HTTPHead: Sendable, Hashable {
    /// The status code: `200`.
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders

    /// Creates a head.
    public init(status: Int, headers: HTTPHeaders = [:]) {
        self.status = status
        self.headers = headers
    }

    /// Whether the status is successful, 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }
}
