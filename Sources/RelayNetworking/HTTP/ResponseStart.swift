import Foundation

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// The head of a response, and the bytes of its body so far.
struct ResponseStart {
    let head: HTTPHead
    private let arrival = ContinuousClock.now
    private(set) var body = Data()
    private(set) var length: BodyLength

    init(_ head: HTTPHead, method: HTTPMethod) {
        self.head = head
        length = BodyLength(of: head, method: method)
    }

    mutating func append(_ chunk: Data) {
        length.received += chunk.count
        if !body.isEmpty { return body.append(chunk) }
        body = chunk
        // The remaining bytes are appended in place, so that large bodies are held only once.
        if let size = reservation, size > chunk.count { body.reserveCapacity(size) }
    }

    /// Appends bytes without a chunk of their own.
    // An unsafe pointer because libcurl provides the memory.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if body.isEmpty, let size = reservation { body.reserveCapacity(size) }
        length.received += bytes.count
        body.append(contentsOf: bytes)
    }

    private var reservation: Int? {
        length.expected.map { min(max($0, 0), HTTPResponse.reserved) }
    }

    /// Whether the body is a document that is useful only as a whole.
    var isJSON: Bool {
        let type = MediaType(head.headers["Content-Type"] ?? "").essence
        return type == "application/graphql-response+json" || type == "application/json"
    }

    func response(to request: HTTPRequest, _ body: HTTPBody) -> HTTPResponse {
        var response = HTTPResponse(
            request: request,
            status: head.status,
            headers: head.headers,
            body: body
        )
        response.headArrival = arrival
        return response
    }
}

/// The announced number of bytes in a body, if it can be compared, and the number received.
struct BodyLength {
    let expected: Int?
    var received = 0

    init(of head: HTTPHead, method: HTTPMethod) {
        // `Content-Length` counts the encoded bytes, but the received ones are decoded.
        let isEncoded = head.headers["Content-Encoding"] != nil
        let hasNoBody = method == .head || head.status == 204 || head.status == 304
        let isComparable = !isEncoded && !hasNoBody
        expected = isComparable ? head.headers["Content-Length"].flatMap { Int($0) } : nil
    }

    var isComplete: Bool { expected.map { $0 == received } ?? true }
}

extension HTTPHead {
    init(_ response: HTTPURLResponse) {
        status = response.statusCode
        headers = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
    }
}
