import Foundation
import Relay

/// Runs an operation as a single HTTP exchange.
struct GraphQLExchange: Sendable {
    let encoding: GraphQLRequestEncoding
    let client: HTTPClient
    var bodyLimit: Int { encoding.bodyLimit }

    /// Returns when the first payload has arrived.
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        let encoded = encoding.encode(request)
        let response = try await client.send(encoded)
        if response.status == 414, encoded.method == .get {
            // The URL is shorter than our limit but too long for this server.
            return try await payloads(of: client.send(encoding.post(request)), to: request)
        }
        return try await payloads(of: response, to: request)
    }

    private func payloads(of response: HTTPResponse, to request: NetworkRequest) async throws
        -> Payloads
    {
        response.head.reportMaxAge(to: request)
        response.head.reportFailure(to: request)
        guard response.isSuccess, let type = response.head.mediaType else {
            return try await single(response)
        }
        if type.isStream { request.streamChanged?(.accepted) }
        let streamChanged = request.streamChanged
        switch (type.essence, type.parameters["boundary"]) {
        case ("text/event-stream", _):
            return try await stream(response, EventParts(limit: bodyLimit), streamChanged)
        case ("multipart/mixed", let boundary) where type.parameters["subscriptionspec"] != nil:
            let boundary = boundary ?? "-"
            return try await stream(
                response,
                SubscriptionParts(boundary: boundary, limit: bodyLimit),
                streamChanged
            )
        case ("multipart/mixed", let boundary):
            let boundary = boundary ?? "-"
            return try await stream(
                response,
                IncrementalParts(boundary: boundary, limit: bodyLimit),
                streamChanged
            )
        default:
            return try await single(response)
        }
    }

    private func single(_ response: HTTPResponse) async throws -> Payloads {
        let payload = try await GraphQLOverHTTP.payload(of: response, limit: bodyLimit)
        return Payloads(payload, head: response.head)
    }

    /// Returns the payloads of a body with several, as they arrive.
    private func stream(
        _ response: HTTPResponse,
        _ parts: some ResponseParts,
        _ changed: (@Sendable (NetworkRequest.StreamChange) -> Void)?
    ) async throws -> Payloads {
        let next = next(of: response, parts)
        return try await Payloads(head: response.head) {
            do {
                return try await next()
            } catch {
                changed?(.lost)
                throw error
            }
        }
    }

    private func next(
        of response: HTTPResponse,
        _ parts: some ResponseParts
    ) -> @Sendable () async throws -> Data? {
        let (place, request) = (response.place, response.request)
        let limit = bodyLimit
        let state = Locked((parts: parts, waiting: [Data]()[...]))
        return {
            while true {
                let (next, isComplete, unreadable) = state.withLock {
                    ($0.waiting.popFirst(), $0.parts.isComplete, $0.parts.unreadable)
                }
                if let next { return next }
                if let unreadable {
                    let excerpt = GraphQLOverHTTP.excerpt(
                        of: unreadable.content,
                        answering: request
                    )
                    throw NetworkError.unreadable(
                        reason: "\(unreadable.reason): `\(excerpt)`.",
                        at: place
                    )
                }
                if isComplete {
                    response.body.noteComplete()
                    return nil
                }
                guard let chunk = try await response.body.next() else {
                    guard state.withLock({ $0.parts.mayEnd }) else { throw Self.cutOff(place) }
                    return nil
                }
                do {
                    try state.withLock { $0.waiting = try $0.parts.receive(chunk)[...] }
                } catch is BodyTooLong {
                    throw NetworkError.bodyTooLarge(limit: limit, at: place)
                }
            }
        }
    }

    private static func cutOff(_ place: NetworkError.Place) -> NetworkError {
        .connectionLost(
            reason: "the server ended the stream before the operation was complete",
            at: place
        )
    }
}

extension MediaType {
    /// Whether a body of this type contains several payloads.
    fileprivate var isStream: Bool { ["text/event-stream", "multipart/mixed"].contains(essence) }
}
