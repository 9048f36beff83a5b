import Foundation

/// Shows an app as plain lines, for a pipe or a file: a command per line of input, then the screen.
///
/// The commands are the keys by name. `wait` waits for a live change.
@MainActor
struct LineOutput {
    let app: App
    let print: @MainActor (String) -> Void

    /// Runs until the input ends.
    func run(_ input: AsyncStream<String>) async {
        await show()
        for await line in input {
            print("\n$ \(line)")
            await perform(line)
            guard app.isRunning else { return }
            await show()
        }
    }

    private func perform(_ line: String) async {
        if app.question != nil { return app.answer(line) }
        if line == "wait" { return await waitForChange() }
        guard let key = Key(title: line) else { return print("`\(line)` is not a command.") }
        app.press(key)
    }

    /// Prints the screen when nothing more is loading.
    private func show() async {
        // A request starts a moment after its key.
        try? await Task.sleep(for: .milliseconds(20))
        let frames = Frames(of: app)
        for await frame in frames.stream where !frame.isBusy {
            print(frame.title)
            for line in frame.lines { print(line.text) }
            print("[\(frame.help)]")
            return
        }
    }

    private func waitForChange() async {
        let frames = Frames(of: app)
        let first = Frame(of: app)
        let timeout = Task {
            try await Task.sleep(for: .seconds(20))
            frames.end()
        }
        for await frame in frames.stream where frame.lines != first.lines { break }
        timeout.cancel()
    }

    /// Returns the lines of the standard input.
    ///
    /// Reading blocks, so it needs a thread of its own.
    static func standardInput() -> AsyncStream<String> {
        AsyncStream(bufferingPolicy: .unbounded) { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
