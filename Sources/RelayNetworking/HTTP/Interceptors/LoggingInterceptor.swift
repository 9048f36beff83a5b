import Foundation
import Relay

/// Logs operations or HTTP exchanges on one line each, without secrets.
///
/// ```
/// → query FeedQuery
/// ← query FeedQuery: 12,345 bytes in 0.032 s
/// → POST http://localhost/graphql [Accept, Authorization, Content-Type] for FeedQuery
/// ← 200 http://localhost/graphql for FeedQuery: 12,345 bytes in 0.030 s
/// ```
///
/// No line contains values of variables or headers, bodies, or a URL's user, password, query or
/// fragment. It can be added to a network, a client, or both.
public struct LoggingInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let log: @Sendable (String) -> Void

    /// Creates an interceptor that passes each line to `log`.
    public init(_ log: @escaping @Sendable (String) -> Void) {
        self.log = log
    }

    /// Logs when an operation is sent, when it is answered, and when it fails.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        let what = "\(request.kind.rawValue) \(request.name)"
        let start = ContinuousClock.now
        log("→ \(what)")
        do {
            return try await next(request).map { payload in
                log("← \(what): \(payload.count) bytes in \(Self.seconds(since: start))")
                return payload
            }
        } catch {
            log("✗ \(what) in \(Self.seconds(since: start)): \(Self.words(error))")
            throw error
        }
    }

    /// Logs when a request is sent, when its response is complete, and when it fails.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        let place = request.url.withoutSecrets
        let operation = request.operationName.map { " for \($0)" } ?? ""
        let start = ContinuousClock.now
        log("→ \(request.method.rawValue) \(place) \(request.headers)\(operation)")
        do {
            var response = try await next(request)
            let status = response.status
            let bytes = Locked(0)
            response.body = response.body.observed { chunk in
                bytes.withLock { $0 += chunk.count }
            } end: { error in
                let count = bytes.withLock { $0 }
                let end = error.map { ", cut short: \(Self.words($0))" } ?? ""
                log(
                    "← \(status) \(place)\(operation): \(count) bytes in "
                        + "\(Self.seconds(since: start))\(end)"
                )
            }
            return response
        } catch {
            log("✗ \(place)\(operation) in \(Self.seconds(since: start)): \(Self.words(error))")
            throw error
        }
    }

    private static func seconds(since start: ContinuousClock.Instant) -> String {
        let milliseconds = Int64((ContinuousClock.now - start) / .milliseconds(1))
        let fraction = "\(1000 + milliseconds % 1000)".dropFirst()
        return "\(milliseconds / 1000).\(fraction) s"
    }

    /// Our own errors contain no secrets; other errors may.
    private static func words(_ error: any Error) -> String {
        switch error {
        case is CancellationError: "cancelled"
        case let error as NetworkError: error.kind
        default: "\(type(of: error))"
        }
    }
}

extension NetworkError {
    /// The kind of error in a word, without text from the server.
    var kind: String {
        switch self {
        case .invalidRequest: "invalid request"
        case .cannotCopy: "files not copied"
        case .cannotConnect(let reason, _): "cannot connect: \(reason)"
        case .insecure: "insecure"
        case .connectionLost: "connection lost"
        case .timedOut(let limit, _): "timed out after \(limit)"
        case .deadlineExceeded(let limit, _): "deadline of \(limit) exceeded"
        case .refreshTimedOut: "refresh timed out"
        case .sessionEnded: "session ended"
        case .redirected(let status, _, _): "redirected, status \(status)"
        case .status(let status, _, _, _): "status \(status)"
        case .unreadable: "unreadable response"
        case .notGraphQL(let type, _, _, _): "not GraphQL: \(type ?? "no content type")"
        case .bodyTooLarge: "body too large"
        case .readTooSlowly: "read too slowly"
        case .sentTooSlowly: "sent too slowly"
        case .tooManyEvents: "too many events"
        case .cannotStore: "file not stored"
        case .closed(let code, _, _): "closed with code \(code)"
        case .protocolBroken: "protocol broken"
        }
    }
}

extension NetworkInterceptor where Self == LoggingInterceptor {
    /// Returns an interceptor that logs each operation, without secrets.
    public static func logging(_ log: @escaping @Sendable (String) -> Void) -> Self {
        LoggingInterceptor(log)
    }
}

extension HTTPInterceptor where Self == LoggingInterceptor {
    /// Returns an interceptor that logs each HTTP exchange, without secrets.
    public static func logging(_ log: @escaping @Sendable (String) -> Void) -> Self {
        LoggingInterceptor(log)
    }
}
