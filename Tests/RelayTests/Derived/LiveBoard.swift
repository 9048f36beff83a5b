import Relay

/// The sources of a live field in tests: what they begin with, what they send, and which of them are followed.
final class LiveBoard<Value: Sendable>: Sendable {
    typealias Stream = AsyncThrowingStream<Value, any Error>

    private struct State {
        var current: [String: Value] = [:]
        var calls: [String] = []
        var running: [String: Int] = [:]
        var continuations: [String: [Stream.Continuation]] = [:]
        var refused: Set<String> = []
    }

    private let state = Locked(State())

    /// The values with which the next sources begin, by id.
    var current: [String: Value] {
        get { state.withLock { $0.current } }
        set { state.withLock { $0.current = newValue } }
    }

    /// The ids for which the function throws.
    var refused: Set<String> {
        get { state.withLock { $0.refused } }
        set { state.withLock { $0.refused = newValue } }
    }

    /// Returns the calls of the function since this was asked last.
    func takeCalls() -> [String] { state.withLock { take(&$0.calls, []) } }

    /// How many sources are followed, by id.
    var running: [String: Int] { state.withLock { $0.running } }

    /// The field's function.
    func open(_ id: String, _ call: String) throws -> LiveState<Value> {
        let (stream, continuation) = Stream.makeStream()
        let (current, isRefused) = state.withLock { state in
            state.calls.append(call)
            state.continuations[id, default: []].append(continuation)
            return (state.current[id], state.refused.contains(id))
        }
        if isRefused { throw TestFields.Refusal() }
        let changes = Changes(stream: stream, board: self, id: id)
        return current.map { LiveState($0, changes: changes) } ?? LiveState(changes: changes)
    }

    private func count(_ difference: Int, _ id: String) {
        state.withLock { state in
            let count = state.running[id, default: 0] + difference
            state.running[id] = count == 0 ? nil : count
        }
    }

    /// Has all sources of an id send a value.
    func send(_ value: Value, _ id: String) {
        for continuation in continuations(id) { continuation.yield(value) }
    }

    func finish(_ id: String, throwing error: (any Error)? = nil) {
        for continuation in continuations(id) { continuation.finish(throwing: error) }
    }

    private func continuations(_ id: String) -> [Stream.Continuation] {
        state.withLock { $0.continuations[id] ?? [] }
    }

    private struct Changes: AsyncSequence {
        typealias Element = Value
        let stream: Stream
        let board: LiveBoard
        let id: String

        func makeAsyncIterator() -> Iterator {
            Iterator(base: stream.makeAsyncIterator(), life: Life(board, id))
        }
    }

    private struct Iterator: AsyncIteratorProtocol {
        var base: Stream.Iterator
        let life: Life

        mutating func next() async throws -> Value? { try await base.next() }
    }

    private final class Life {
        private let board: LiveBoard
        private let id: String

        init(_ board: LiveBoard, _ id: String) {
            (self.board, self.id) = (board, id)
            board.count(1, id)
        }

        deinit { board.count(-1, id) }
    }
}

extension Crew {
    /// Writes people who have all that live fields need.
    func writeLives(_ ids: String..., first: String? = "Ada") throws {
        try writeLives(ids, first: first)
    }

    func writeLives(_ ids: [String], first: String? = "Ada") throws {
        let people = ids.map { Crew.person($0, first: first) }
        try test.write(
            #"{"data":{"people":[\#(people.joined(separator: ","))]}}"#,
            LivesQuery()
        )
    }

    func livePerson() throws -> LivesQuery.Data.People {
        try environment.read(LivesQuery()).people[0]
    }
}
