#if canImport(Darwin)
public import os

extension RelayEnvironment {
    /// Writes all events to the system's log, until the result is disposed of.
    ///
    /// Failures are logged as errors, everything else for debugging only. With a `signposter`,
    /// Instruments shows requests as intervals, and other events with their duration as points.
    ///
    /// ```swift
    /// let logger = Logger(subsystem: "com.example.app", category: "graphql")
    /// let logging = environment.log(to: logger)
    /// ```
    public func log(to logger: Logger, signposter: OSSignposter? = nil) -> Disposable {
        let log = SystemLog(logger, signposter)
        return observeEvents { log.receive($0) }
    }
}

/// The system's log as a listener.
///
/// A class because it knows the requests that have begun.
private final class SystemLog: @unchecked Sendable {  // because the system's types are.
    private let logger: Logger
    private let signposter: OSSignposter?
    private let requests = Locked<[String: OSSignpostIntervalState]>([:])

    init(_ logger: Logger, _ signposter: OSSignposter?) {
        self.logger = logger
        self.signposter = signposter
    }

    func receive(_ logged: LoggedEvent) {
        let text = logged.description
        // Public, because events contain no values of variables or responses.
        logger.log(level: logged.event.level, "\(text, privacy: .public)")
        if let signposter { sign(logged, text, signposter) }
    }

    private func sign(_ logged: LoggedEvent, _ text: String, _ signposter: OSSignposter) {
        switch logged.event {
        case .networkStart(let operation, _, let id):
            let interval = signposter.beginInterval(
                "Request",
                id: signposter.makeSignpostID(),
                "\(operation, privacy: .public)"
            )
            _ = requests.withLock { $0.updateValue(interval, forKey: id) }
        case .networkComplete(_, _, _, let id), .networkError(_, _, let id),
            .networkCancel(_, let id):
            guard let interval = requests.withLock({ $0.removeValue(forKey: id) }) else { return }
            signposter.endInterval("Request", interval, "\(text, privacy: .public)")
        default:
            guard logged.duration != nil else { return }
            let id = signposter.makeSignpostID()
            signposter.emitEvent("Event", id: id, "\(text, privacy: .public)")
        }
    }
}

extension LogEvent {
    fileprivate var level: OSLogType {
        switch self {
        case .networkError, .executeRefuse, .optimisticFail: .error
        default: mistake == nil ? .debug : .error
        }
    }
}
#endif
