import Dispatch

#if canImport(Darwin)
import Foundation

/// Tells when the system is about to suspend or end the app, and when its files can be read again.
///
/// A class because observing ends with it.
final class AppEvents: @unchecked Sendable {  // because its property never changes.
    private let observers: [any NSObjectProtocol]

    // By their names, because UIKit, AppKit and WatchKit need not be linked.
    private static let suspensions = [
        "UIApplicationDidEnterBackgroundNotification",
        "NSExtensionHostDidEnterBackgroundNotification",
        "WKApplicationDidEnterBackgroundNotification",
    ]
    private static let ends = [
        "UIApplicationWillTerminateNotification", "NSApplicationWillTerminateNotification",
    ]
    private static let unlocks = ["UIApplicationProtectedDataDidBecomeAvailable"]

    /// Calls `willEnd` before the app ends, and in the background before it is suspended, which waits until
    /// it returns, and `didUnlock` on `queue` when the device has been unlocked.
    init(
        _ queue: DispatchQueue,
        willEnd: @escaping @Sendable () -> Void,
        didUnlock: @escaping @Sendable () -> Void
    ) {
        func observe(
            _ name: String,
            _ body: @escaping @Sendable () -> Void
        ) -> any NSObjectProtocol {
            NotificationCenter.default.addObserver(
                forName: Notification.Name(name),
                object: nil,
                queue: nil
            ) { _ in body() }
        }
        observers =
            Self.suspensions.map { name in observe(name) { Self.finish(willEnd) } }
            + Self.ends.map { observe($0, willEnd) }
            // Not at once, because the app is about to show something.
            + Self.unlocks.map { name in observe(name) { queue.async(execute: didUnlock) } }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private static func finish(_ body: @escaping @Sendable () -> Void) {
        #if os(macOS)
        body()
        #else
        let reason = "Writing the store"
        ProcessInfo.processInfo.performExpiringActivity(withReason: reason) { isOver in
            if !isOver { body() }
        }
        #endif
    }
}
#endif
