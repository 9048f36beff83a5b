#if canImport(Darwin)
import Foundation
#endif

/// Has observed queries fetched again when the network can be reached again, and when the app comes back.
///
/// A class because watching ends with it.
final class ConnectionWatch: Sendable {
    private let task: Task<Void, Never>?
    #if canImport(Darwin)
    private let returns: AppReturns?
    #endif

    init(_ executor: OperationExecutor, _ reachability: (any Reachability)?) {
        var task: Task<Void, Never>?
        if let reachability, executor.refetches.contains(.reconnect) {
            task = Task { [weak executor] in
                while !Task.isCancelled {
                    await reachability.wait(until: false)
                    await reachability.wait(until: true)
                    if !Task.isCancelled { executor?.refetchObserved(.reconnect) }
                }
            }
        }
        self.task = task
        #if canImport(Darwin)
        returns =
            executor.refetches.contains(.foreground)
            ? AppReturns { [weak executor] in executor?.refetchObserved(.foreground) } : nil
        #endif
    }

    deinit { task?.cancel() }
}

#if canImport(Darwin)
/// Tells when the app comes back to the foreground.
///
/// A class because observing ends with it.
private final class AppReturns: @unchecked Sendable {  // because its property never changes.
    private let observers: [any NSObjectProtocol]

    // By their names, because UIKit, AppKit and WatchKit need not be linked.
    private static let departures = [
        "UIApplicationDidEnterBackgroundNotification",
        "NSExtensionHostDidEnterBackgroundNotification",
        "WKApplicationDidEnterBackgroundNotification",
        "NSApplicationDidResignActiveNotification",
    ]
    private static let returns = [
        "UIApplicationWillEnterForegroundNotification",
        "NSExtensionHostWillEnterForegroundNotification",
        "WKApplicationWillEnterForegroundNotification",
        "NSApplicationDidBecomeActiveNotification",
    ]

    init(_ body: @escaping @Sendable () -> Void) {
        // Some are also sent when the app is launched.
        let isAway = Locked(false)
        func observe(
            _ names: [String],
            _ body: @escaping @Sendable () -> Void
        ) -> [any NSObjectProtocol] {
            names.map { name in
                NotificationCenter.default.addObserver(
                    forName: Notification.Name(name),
                    object: nil,
                    queue: nil
                ) { _ in body() }
            }
        }
        observers =
            observe(Self.departures) { isAway.withLock { $0 = true } }
            + observe(Self.returns) {
                if isAway.withLock({ take(&$0, false) }) { body() }
            }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}
#endif
