public import Relay

extension NetworkError: DeliveryFailure {
    /// Whether the server may have executed the request, and whether it may succeed later.
    ///
    /// Redirections and statuses that a proxy, a gateway or a login page in front of the server may have sent
    /// say nothing against sending it again.
    public var outcome: DeliveryOutcome {
        switch self {
        case .cannotCopy, .cannotConnect, .insecure, .sentTooSlowly, .refreshTimedOut, .redirected:
            .notExecuted
        case .invalidRequest, .cannotStore: .refused
        case .status(let status, _, _, _): Self.outcome(of: status)
        case .connectionLost, .timedOut, .deadlineExceeded, .unreadable, .notGraphQL, .bodyTooLarge,
            .readTooSlowly, .tooManyEvents, .closed, .protocolBroken, .sessionEnded:
            .unknown
        }
    }

    /// Statuses by which a server says that the request itself is wrong, or that it must not be executed
    /// (RFC 9110, section 15.5).
    ///
    /// 409 is not one of them: with an idempotency key it can mean that the first request is still executed.
    static func outcome(of status: Int) -> DeliveryOutcome {
        switch status {
        case 401, 407, 425, 429: .notExecuted
        case 400, 403, 410, 411, 413, 414, 415, 417, 422, 431, 451: .refused
        default: .unknown
        }
    }
}

extension HTTPHead {
    /// Reports that the status is that of a failure, if it is.
    ///
    /// The body may have errors that are passed on all the same.
    func reportFailure(to request: NetworkRequest) {
        guard !(200..<300).contains(status) else {
            request.cacheConfig.failureReport?.clear()
            return
        }
        request.cacheConfig.reportFailure(NetworkError.outcome(of: status))
    }
}
