import Relay

/// Takes what a sequence delivers as it comes, and remembers it.
final class Collector<Element: Sendable>: Sendable {
    private struct State {
        var values: [Element] = []
        var ending: Ending?
    }

    enum Ending: Sendable {
        case finished
        case failed(any Error)
    }

    private let state = Locked(State())
    private let task = Locked<Task<Void, Never>?>(nil)

    init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
    where Elements.Element == Element {
        let state = state
        let task = Task {
            do {
                for try await element in elements {
                    state.withLock { $0.values.append(element) }
                }
                state.withLock { $0.ending = .finished }
            } catch {
                state.withLock { $0.ending = .failed(error) }
            }
        }
        self.task.withLock { $0 = task }
    }

    var values: [Element] { state.withLock { $0.values.copied } }
    var ending: Ending? { state.withLock { $0.ending } }

    var error: (any Error)? {
        if case .failed(let error)? = ending { error } else { nil }
    }

    /// The values, as soon as there are so many.
    func values(_ count: Int) async throws -> [Element] {
        try await eventually("\(count) values, only \(values)") {
            self.state.withLock { $0.values.count } >= count
        }
        return values
    }

    /// Drops the sequence.
    func cancel() {
        task.withLock { $0?.cancel() }
    }

    deinit { cancel() }
}
