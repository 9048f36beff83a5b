/// An operation that is being run: who cancels it, or the whole session, ends it at once.
///
/// A class because it has identity: it is among those of its executor while it lasts.
final class OperationRun: Sendable {
    /// Leave to write what it receives.
    let permit = WritePermit()
    private let state = Locked(State())

    private struct State {
        var isOver = false
        var waiting: (@Sendable () -> Void)?
    }

    /// Whether it was ended from outside.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Ends it: nothing that it receives is written any more.
    func end() {
        permit.revoke()
        let waiting = state.withLock { state in
            state.isOver = true
            return take(&state.waiting, nil)
        }
        waiting?()
    }

    /// The next element of the network's stream; `nil` at its end, and once this is over.
    ///
    /// - Throws: What the stream throws.
    func next<Element: Sendable>(
        of stream: AsyncThrowingStream<Element, any Error>
    ) async throws -> Element? {
        // A task of its own, which can be cancelled when the one that waits is not.
        let task = Task {
            var iterator = stream.makeAsyncIterator()
            return try await iterator.next()
        }
        let isOver = state.withLock { state in
            state.waiting = { task.cancel() }
            return state.isOver
        }
        if isOver { task.cancel() }
        defer { state.withLock { $0.waiting = nil } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
