import Foundation
import RelayCompiler

/// A line on a terminal that says what takes so long; nothing where there is no terminal.
///
/// A class because the stages that it tells of are told from elsewhere.
// @unchecked Sendable because all state is protected by the lock.
final class ProgressLine: @unchecked Sendable {
    /// What is over before that needs no line.
    private static let delay = Duration.milliseconds(400)

    private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
    private let lock = NSLock()
    private let clock = ContinuousClock()
    private var start = ContinuousClock().now
    private var isShown = false

    /// What tells this line.
    var progress: ProjectCompiler.Progress {
        var progress = ProjectCompiler.Progress()
        progress.onStage = { self.show($0, isUrgent: false) }
        progress.onWait = { self.show("waiting for another run to end", isUrgent: true) }
        return progress
    }

    private func show(_ text: String, isUrgent: Bool) {
        lock.withLock {
            guard isTerminal, isUrgent || clock.now - start > Self.delay else { return }
            isShown = true
            write("\r\u{1B}[K\(text)…")
        }
    }

    /// Takes the line away, and begins anew.
    func clear() {
        lock.withLock {
            if isShown { write("\r\u{1B}[K") }
            isShown = false
            start = clock.now
        }
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
