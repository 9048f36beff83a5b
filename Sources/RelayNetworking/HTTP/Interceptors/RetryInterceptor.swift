import Foundation
import Relay

/// Repeats requests that failed for a temporary reason.
///
/// ```swift
/// HTTPNetwork(url: url, interceptors: [.retry(maximumAttempts: 5)])
/// ```
///
/// | Request | Repeated after |
/// |---|---|
/// | queries; repeatable requests such as `GET`, `PUT`, `DELETE` | a lost connection, a timeout, or a status in `statuses` |
/// | subscriptions before their first event | the same |
/// | mutations; `POST`, `PATCH` | only failures before anything was sent, such as a missing connection. With an idempotency key, the same as queries |
///
/// Before each repetition it waits for a random time up to a limit that doubles with each attempt
/// (exponential backoff with full jitter), or as long as the server requests with `Retry-After`.
/// After the last attempt, its response or error is returned. Cancelling ends the wait at once.
public struct RetryInterceptor: NetworkInterceptor, HTTPInterceptor {
    private let maximumAttempts: Int
    private let baseDelay: Duration
    private let maximumDelay: Duration
    private let statuses: Set<Int>
    private let idempotencyHeader: String
    let sleep: @Sendable (Duration) async throws -> Void

    /// Creates an interceptor.
    ///
    /// - Parameters:
    ///   - maximumAttempts: The maximum number of times that a request is sent; it is always sent once.
    ///   - baseDelay: The limit of the first wait. With zero or less, no attempt waits unless the
    ///     server requests it.
    ///   - maximumDelay: The limit of every wait. If a server requests a longer one, the request is
    ///     not repeated.
    ///   - statuses: The statuses that are considered temporary.
    ///   - idempotencyHeader: The header field with a key by which the server recognizes a mutation
    ///     that it has already executed. Set it in an interceptor before this one, so that all
    ///     attempts have the same key.
    public init(
        maximumAttempts: Int = 3,
        baseDelay: Duration = .milliseconds(500),
        maximumDelay: Duration = .seconds(30),
        statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
        idempotencyHeader: String = "Idempotency-Key"
    ) {
        self.init(
            maximumAttempts: maximumAttempts,
            baseDelay: baseDelay,
            maximumDelay: maximumDelay,
            statuses: statuses,
            idempotencyHeader: idempotencyHeader,
            sleep: { try await wait(for: $0) }
        )
    }

    init(
        maximumAttempts: Int,
        baseDelay: Duration,
        maximumDelay: Duration,
        statuses: Set<Int>,
        idempotencyHeader: String,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.maximumAttempts = max(1, maximumAttempts)
        self.baseDelay = baseDelay.waitable
        self.maximumDelay = maximumDelay.waitable
        self.statuses = statuses
        self.idempotencyHeader = idempotencyHeader
        self.sleep = sleep
    }

    /// Sends an operation until it succeeds, must not be repeated, or has used all attempts.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        let hasKey = request.headers[idempotencyHeader] != nil && !request.cacheConfig.isSentOnce
        let isSafe = request.kind != .mutation || hasKey
        let report = request.cacheConfig.failureReport
        return try await attempt(isSafe: isSafe, report, { try await next(request) }, \.head)
    }

    /// Sends a request until it succeeds, must not be repeated, or has used all attempts.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        let isSafe =
            request.isRepeatable
            || request.headers[idempotencyHeader] != nil && !request.isSentOnce
        let report = request.failureReport
        return try await attempt(isSafe: isSafe, report, { try await next(request) }, { $0.head })
    }

    /// Calls `send` until it succeeds, must not be repeated, or has used all attempts.
    ///
    /// `isSafe` is whether to repeat a request that may have been executed. `report` learns of such
    /// attempts before the last one.
    private func attempt<Answer>(
        isSafe: Bool,
        _ report: FailureReport?,
        _ send: () async throws -> Answer,
        _ head: (Answer) -> HTTPHead?
    ) async throws -> Answer {
        for attempt in 1..<maximumAttempts {
            do {
                let answer = try await send()
                guard isSafe, let head = head(answer), statuses.contains(head.status),
                    let delay = delay(after: attempt, head.retryAfter)
                else { return answer }
                if NetworkError.outcome(of: head.status) == .unknown { report?.report(.unknown) }
                try await sleep(delay)
            } catch let error as NetworkError {
                guard isSafe ? mayPass(error) : !error.mayHaveBeenSent && mayPass(error),
                    let delay = delay(after: attempt, error.retryAfter)
                else { throw error }
                if error.mayHaveBeenSent { report?.report(.unknown) }
                try await sleep(delay)
            }
        }
        return try await send()
    }

    private func mayPass(_ error: NetworkError) -> Bool {
        switch error {
        case .cannotConnect, .connectionLost, .timedOut: true
        case .status(let status, _, _, _): statuses.contains(status)
        default: false
        }
    }

    /// Returns the time to wait, or `nil` if the server requests a longer one than allowed.
    private func delay(after attempt: Int, _ asked: Duration?) -> Duration? {
        if let asked {
            return asked <= maximumDelay ? asked : nil
        }
        let limit = min(maximumDelay, baseDelay * (1 << min(attempt - 1, 20)))
        return limit * Double.random(in: 0...1)
    }
}

extension HTTPHead {
    fileprivate var retryAfter: Duration? { RetryAfter.duration(of: headers["Retry-After"]) }
}

extension NetworkError {
    /// How long the server asks clients to wait; `nil` if it doesn't.
    var retryAfter: Duration? {
        if case .status(_, let text, _, _) = self { RetryAfter.duration(of: text) } else { nil }
    }
}

/// The header field `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3).
enum RetryAfter: Equatable {
    case seconds(Int)
    case date(Date)

    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let seconds = Int(text) {
            guard seconds >= 0 else { return nil }
            self = .seconds(seconds)
        } else if let date = Date(httpDate: text) {
            self = .date(date)
        } else {
            return nil
        }
    }

    /// Returns the duration that a field requests from now on; `nil` if it is absent or malformed.
    static func duration(of text: String?) -> Duration? {
        text.flatMap(Self.init)?.duration(from: Date())
    }

    /// Returns the duration from `now`, never negative.
    func duration(from now: Date) -> Duration {
        switch self {
        case .seconds(let seconds): .seconds(seconds)
        case .date(let date): .seconds(max(0, date.timeIntervalSince(now)))
        }
    }
}

extension NetworkInterceptor where Self == RetryInterceptor {
    /// Returns an interceptor that repeats operations that failed for a temporary reason.
    public static func retry(
        maximumAttempts: Int = 3,
        baseDelay: Duration = .milliseconds(500)
    ) -> Self {
        RetryInterceptor(maximumAttempts: maximumAttempts, baseDelay: baseDelay)
    }
}

extension HTTPInterceptor where Self == RetryInterceptor {
    /// Returns an interceptor that repeats requests that failed for a temporary reason.
    public static func retry(
        maximumAttempts: Int = 3,
        baseDelay: Duration = .milliseconds(500)
    ) -> Self {
        RetryInterceptor(maximumAttempts: maximumAttempts, baseDelay: baseDelay)
    }
}
