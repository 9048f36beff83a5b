public import Foundation
import Relay

/// What an HTTP exchange took, measured here, since URLSession measures on Apple platforms only.
public struct HTTPMetrics: Sendable {
    /// The GraphQL operation; `nil` when there was none.
    public var operationName: String?
    /// The URL, without what may be secret.
    public var url: String
    /// The status; `nil` when no response came.
    public var status: Int?
    /// When the request was sent.
    public var start: Date
    /// From the request to the head of the response; `nil` when none came.
    public var timeToFirstByte: Duration?
    /// From the request to the end of the body.
    public var duration: Duration
    /// The bytes of the body, decoded.
    public var bytesReceived: Int
    /// What ended it too soon; `nil` when it is complete.
    public var error: (any Error)?
}

/// Measures HTTP exchanges; each attempt by itself when it stands further in than a retry.
public struct MetricsInterceptor: HTTPInterceptor {
    private let report: @Sendable (HTTPMetrics) -> Void

    /// Measures, and tells `report` when an exchange has ended.
    public init(_ report: @escaping @Sendable (HTTPMetrics) -> Void) {
        self.report = report
    }

    /// Measures one exchange.
    public func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
        let start = ContinuousClock.now
        let metrics = Locked(
            HTTPMetrics(
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
    /// Tells `report` what each HTTP exchange took.
    public static func metrics(_ report: @escaping @Sendable (HTTPMetrics) -> Void) -> Self {
        MetricsInterceptor(report)
    }
}
