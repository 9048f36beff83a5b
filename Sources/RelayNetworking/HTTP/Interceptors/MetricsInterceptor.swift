public import Foundation
import Relay

extension MetricsInterceptor {
    /// The measurements of an HTTP exchange.
    ///
    /// They are taken here because URLSession measures only on Apple platforms.
    public struct Metrics: Sendable {
        /// The GraphQL operation; `nil` if there is none.
        public var operationName: String?
        /// The URL without its secret parts.
        public var url: String
        /// The status; `nil` if there was no response.
        public var status: Int?
        /// The time at which the request was sent.
        public var start: Date
        /// The time from the request to the head of the response; `nil` if there was no response.
        public var timeToFirstByte: Duration?
        /// The time from the request to the end of the body.
        public var duration: Duration
        /// The number of bytes in the decoded body.
        public var bytesReceived: Int
        /// The error that ended the exchange; `nil` if it is complete, and `CancellationError` if the
        /// response was dropped before its end.
        public var error: (any Error)?
    }
}

/// Measures HTTP exchanges.
///
/// If it comes after a retry in the list, it measures each attempt.
public struct MetricsInterceptor: HTTPInterceptor {
    private let report: @Sendable (Metrics) -> Void

    /// Creates an interceptor that calls `report` at the end of each exchange.
    public init(_ report: @escaping @Sendable (Metrics) -> Void) {
        self.report = report
    }

    /// Measures an exchange.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        let start = ContinuousClock.now
        let metrics = Locked(
            Metrics(
                operationName: request.operationName,
                url: request.url.withoutSecrets,
                start: Date(),
                duration: .zero,
                bytesReceived: 0
            )
        )
        let end: @Sendable ((any Error)?) -> Void = { error in
            let result = metrics.withLock { metrics in
                metrics.duration = .now - start
                metrics.error = error
                return metrics
            }
            report(result)
        }
        do {
            var response = try await next(request)
            metrics.withLock { metrics in
                metrics.timeToFirstByte = (response.headArrival ?? .now) - start
                metrics.status = response.status
            }
            response.body = response.body.observed { chunk in
                metrics.withLock { $0.bytesReceived += chunk.count }
            } end: {
                end($0)
            }
            return response
        } catch {
            end(error)
            throw error
        }
    }
}

extension HTTPInterceptor where Self == MetricsInterceptor {
    /// Returns an interceptor that reports the measurements of each HTTP exchange.
    public static func metrics(_ report: @escaping @Sendable (MetricsInterceptor.Metrics) -> Void)
        -> Self
    {
        MetricsInterceptor(report)
    }
}
