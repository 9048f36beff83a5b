import Foundation

/// Shows an app on a terminal, with a spinner while something is loading.
@MainActor
struct FullScreen {
    let app: App

    private enum Event {
        case keys([Key])
        case frame(Frame)
        case tick
    }

    /// Runs until the user quits.
    func run() async {
        guard let terminal = Terminal() else { return }
        defer { terminal.restore() }
        var frame = Frame(of: app)
        var turn = 0
        for await event in events(terminal) {
            switch event {
            case .keys(let keys): for key in keys { app.press(key) }
            case .frame(let new): frame = new
            case .tick: turn += 1
            }
            guard app.isRunning else { return }
            if case .tick = event, !frame.isBusy { continue }
            terminal.draw(frame, spinner: Array("|/-\\")[turn % 4])
        }
    }

    private func events(_ terminal: Terminal) -> AsyncStream<Event> {
        let frames = Frames(of: app)
        return AsyncStream(bufferingPolicy: .unbounded) { continuation in
            terminal.readKeys { continuation.yield(.keys($0)) }
            let drawing = Task {
                for await frame in frames.stream { continuation.yield(.frame(frame)) }
            }
            let ticking = Task {
                while true {
                    try await Task.sleep(for: .milliseconds(100))
                    continuation.yield(.tick)
                }
            }
            continuation.onTermination = { _ in
                drawing.cancel()
                ticking.cancel()
            }
        }
    }
}
