package import Foundation
import Relay

/// Ends the process when something that should go on comes to a halt.
///
/// A deadlock can't be reported in any other way: it may hold every thread that tests run on.
///
/// A class because it ends with its last reference.
package final class Watchdog: Sendable {
    private let beats = Locked(0)
    private let isOver = Locked(false)

    /// Ends the process when ``beat()`` isn't called for `patience`.
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

    /// Notes that there is progress.
    package func beat() { beats.withLock { $0 += 1 } }

    /// How often there was progress.
    package var count: Int { beats.withLock { $0 } }

    /// Ends the watch: what follows may take its time.
    package func stop() { isOver.withLock { $0 = true } }

    deinit { stop() }
}
