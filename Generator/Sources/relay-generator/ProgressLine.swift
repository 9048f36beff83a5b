import Foundation
import RelayCompiler

/// A line on a terminal that says what takes so long; nothing where there is no terminal.
///
/// A class because the stages that it tells of are told from elsewhere.
final class ProgressLine: @unchecked Sendable {  // because `lock` protects all that changes.
    /// What is over before that needs no line.
    private static let delay = DispatchTimeInterval.milliseconds(400)

    private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
    private let lock = NSLock()
    private var stage: String?
    private var isShown = false
    /// The runs so far, so that what was to be shown of one is not shown in the next.
    private var run = 0

    /// What tells this line.
    var progress: ProjectCompiler.Progress {
        var progress = ProjectCompiler.Progress()
        progress.onStage = { self.show($0) }
        progress.onWait = { self.show("waiting for another run to end") }
        return progress
    }

    /// Takes the line away, and begins anew.
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
