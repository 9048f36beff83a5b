package import Foundation
import Relay

/// Ends the process if a test stops making progress.
///
/// There is no other way to report a deadlock, because it may block all threads on which tests run.
///
/// A class because it stops when it is deallocated.
package final class Watchdog: Sendable {
    private let beats = Locked(0)
    private let isOver = Locked(false)

    /// Ends the process if ``beat()`` is not called for `patience` seconds.
    package init(_ name: String, patience: TimeInterval = 30) {
        let (beats, isOver) = (beats, isOver)
        Thread.detachNewThread {
            var (last, since) = (-1, Date())
            while !isOver.withLock({ $0 }) {
                let now = beats.withLock { $0 }
                if now != last { (last, since) = (now, Date()) }
                if Date().timeIntervalSince(since) > patience {
                    let message = "error: \(name) has come to a halt after \(now) rounds.\n"
                    FileHandle.standardError.write(Data(message.utf8))
                    abort()
                }
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }

    /// Reports progress.
    package func beat() { beats.withLock { $0 += 1 } }

    /// The number of calls of ``beat()``.
    package var count: Int { beats.withLock { $0 } }

    /// Stops the watchdog.
    package func stop() { isOver.withLock { $0 = true } }

    deinit { stop() }
}
