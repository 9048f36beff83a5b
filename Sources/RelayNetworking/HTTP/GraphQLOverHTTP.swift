import Foundation
import Relay

/// Decides which HTTP responses contain a GraphQL response.
///
/// | Type | Status | Treated as GraphQL |
/// |---|---|---|
/// | `application/graphql-response+json` | any | always: only the body matters |
/// | `application/json` | any | if it is an object with `data`, or with a list `errors` |
/// | any other, or none | any | never |
///
/// An empty body is never a GraphQL response. See the GraphQL over HTTP specification, section 6.4.
enum GraphQLOverHTTP {
    /// Returns the `Accept` header: a single payload and, if there may be several, the formats for
    /// streaming them.
    ///
    /// If an operation is sent only by its id, it is not known whether it contains `@defer`.
    static func accept(
        _ request: NetworkRequest,
        _ subscriptions: HTTPNetwork.SubscriptionFormat
    ) -> String {
        let payload = "application/graphql-response+json, application/json;q=0.9"
        switch (request.kind, subscriptions) {
        case (.subscription, .serverSentEvents):
            return "text/event-stream, \(payload)"
        case (.subscription, .multipart):
            return "multipart/mixed;boundary=graphql;subscriptionSpec=1.0, \(payload)"
        default:
            let incremental = "multipart/mixed;deferSpec=20220824, multipart/mixed"
            switch request.parameters.isIncremental {
            case true?: return "\(incremental), \(payload)"
            case nil: return "\(payload), \(incremental.replacing(",", with: ";q=0.8,"));q=0.7"
            case false?: return payload
            }
        }
    }

    private static let excerptLimit = 64 << 10

    /// Returns the GraphQL response in an HTTP response.
    ///
    /// - Throws: A ``NetworkError`` that describes what was received instead.
    static func payload(of response: HTTPResponse, limit: Int) async throws -> Data {
        if (300..<400).contains(response.status) { throw redirected(response) }
        let type = response.head.mediaType
        let body: Data
        switch type?.essence {
        case "application/graphql-response+json" where type?.isUTF8 == true:
            body = try await response.data(upTo: limit)
            if !body.isEmpty { return body }
        case "application/json" where type?.isUTF8 == true:
            body = try await response.data(upTo: limit)
            if isGraphQL(body) { return body }
        default:
            body = try await start(of: response)
        }
        throw refused(response, excerpt: excerpt(of: body, answering: response.request))
    }

    /// Returns the GraphQL responses for a batch of `count` operations, in order.
    ///
    /// A server that rejects all of them may return a single response, which then applies to each.
    ///
    /// - Throws: A ``NetworkError`` that describes what was received instead.
    static func batch(of response: HTTPResponse, count: Int, limit: Int) async throws -> [Data] {
        if (300..<400).contains(response.status) { throw redirected(response) }
        let types = ["application/graphql-response+json", "application/json"]
        guard let type = response.head.mediaType, type.isUTF8, types.contains(type.essence) else {
            let start = try await start(of: response)
            throw refused(response, excerpt: excerpt(of: start, answering: response.request))
        }
        let body = try await response.data(upTo: limit)
        if isGraphQL(body) { return Array(repeating: body, count: count) }
        if let ranges = try? body.elementRanges() {
            guard ranges.count == count else {
                throw NetworkError.unreadable(
                    reason: "A batch of \(count) operations got \(ranges.count) answers.",
                    at: response.place
                )
            }
            return ranges.map { Data(body.bytes($0)) }
        }
        throw refused(response, excerpt: excerpt(of: body, answering: response.request))
    }

    /// Returns whether `body` is an object with `data` or a list `errors`.
    ///
    /// Stops at the first of them.
    static func isGraphQL(_ body: Data) -> Bool {
        let found = try? body.parsingJSON { (cursor) throws(JSONError) -> Bool in
            cursor.skipByteOrderMark()
            guard cursor.peek() == UInt8(ascii: "{") else { return false }
            var more = try cursor.enterObject()
            while more {
                let key = try cursor.key()
                if cursor.text(key, equals: "data") { return true }
                let isErrors = cursor.text(key, equals: "errors")
                if isErrors, cursor.peek() == UInt8(ascii: "[") { return true }
                try cursor.skipValue()
                more = try cursor.nextMember()
            }
            return false
        }
        return found ?? false
    }

    /// Returns the beginning of the body for an error message, however large or broken the body is.
    static func start(of response: HTTPResponse) async throws -> Data {
        var start = Data()
        do {
            for try await chunk in response.body {
                start.append(chunk)
                if start.count >= excerptLimit { break }
            }
        } catch is NetworkError {
            // The received bytes are more useful than the error that ended them.
        }
        return start
    }

    /// Returns the beginning of a body: `"<html><body>A proxy's error page</body></html>"`.
    ///
    /// Secrets of the request, which error pages for developers often repeat, and control
    /// characters are removed.
    static func excerpt(of body: Data, answering request: HTTPRequest) -> String {
        line(Redaction(request).text(of: body, upTo: 4000))
    }

    /// Returns a header field of the response, shortened and without secrets.
    private static func excerpt(of name: String, in response: HTTPResponse) -> String? {
        response.headers[name].map { line(Redaction(response.request).text($0)) }
    }

    /// Returns up to 200 characters of a text, on one line.
    private static func line(_ text: String) -> String {
        let words = text.split { $0.isWhitespace || $0.isNewline || $0 == "`" }
        let scalars = words.joined(separator: " ").unicodeScalars.filter {
            ![.control, .format].contains($0.properties.generalCategory)
        }
        let line = String(String.UnicodeScalarView(scalars))
        return line.count > 200 ? line.prefix(200) + "…" : line
    }

    /// Returns the error for a response with an unsuccessful status.
    static func status(of response: HTTPResponse, excerpt: String) -> NetworkError {
        .status(
            response.status,
            retryAfter: self.excerpt(of: "Retry-After", in: response),
            excerpt: excerpt,
            at: response.place
        )
    }

    private static func redirected(_ response: HTTPResponse) -> NetworkError {
        .redirected(
            status: response.status,
            to: response.location.map {
                Redaction(response.request).text($0.withoutSecrets, whole: true)
            },
            at: response.place
        )
    }

    private static func refused(_ response: HTTPResponse, excerpt: String) -> NetworkError {
        guard (200..<300).contains(response.status) else {
            return status(of: response, excerpt: excerpt)
        }
        return .notGraphQL(
            contentType: self.excerpt(of: "Content-Type", in: response),
            status: response.status,
            excerpt: excerpt,
            at: response.place
        )
    }
}

extension RequestParameters {
    /// Whether the response may be incremental; `nil` if the operation's text is unknown.
    var isIncremental: Bool? {
        guard operationKind != .subscription else { return false }
        return text.map { text in
            // Most operations have no directives, and searching bytes is fast.
            text.utf8.contains(UInt8(ascii: "@"))
                && (text.contains("@defer") || text.contains("@stream"))
        }
    }
}
