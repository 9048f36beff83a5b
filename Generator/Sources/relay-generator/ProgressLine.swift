import Foundation
import RelayCompiler

/// Shows the current stage on a terminal while a run takes long.
///
/// A class because callbacks of the compiler update it.
final class ProgressLine: @unchecked Sendable {  // because `lock` protects its state.
    /// Stages that end sooner are not shown.
    private static let delay = DispatchTimeInterval.milliseconds(400)

    private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
    private let lock = NSLock()
    private var stage: String?
    private var isShown = false
    /// The number of runs, so that a delayed message of one run is not shown in the next.
    private var run = 0

    /// The callbacks that update the line.
    var progress: ProjectCompiler.Progress {
        var progress = ProjectCompiler.Progress()
        progress.onStage = { self.show($0) }
        progress.onWait = { self.show("waiting for another run to end") }
        return progress
    }

    /// Removes the line and starts again.
    func clear() {
        lock.withLock {
            if isShown { write("\r\u{1B}[K") }
            isShown = false
            stage = nil
            run += 1
        }
    }

    private func show(_ text: String) {
        guard isTerminal else { return }
        lock.withLock {
            let isFirst = stage == nil
            stage = text
            if isShown {
                writeStage()
            } else if isFirst {
                DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay) { [self, run] in
                    lock.withLock {
                        guard run == self.run else { return }
                        isShown = true
                        writeStage()
                    }
                }
            }
        }
    }

    private func writeStage() {
        write("\r\u{1B}[K\(stage ?? "")…")
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
