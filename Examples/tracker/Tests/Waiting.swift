import Relay

@testable import tracker

extension App {
    /// Returns whether the app shows a text, now or within five seconds.
    func shows(_ text: String) async -> Bool {
        await becomes { $0.lines.contains { $0.text.contains(text) } }
    }

    /// Returns whether the app shows a text no more, now or within five seconds.
    func hides(_ text: String) async -> Bool {
        await becomes { !$0.lines.contains { $0.text.contains(text) } }
    }

    /// Returns whether the screen on top loads nothing, now or within five seconds.
    func isIdle() async -> Bool {
        await becomes { !$0.isBusy }
    }

    private func becomes(_ condition: (Frame) -> Bool) async -> Bool {
        let frames = Frames(of: self)
        let timeout = Task {
            try await Task.sleep(for: .seconds(5))
            frames.end()
        }
        defer { timeout.cancel() }
        for await frame in frames.stream where condition(frame) { return true }
        return false
    }
}
