public import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// An operation that waits for the test to answer it.
///
/// ```swift
/// let operation = try await mock.next(FeedQuery.self)
/// try await operation.resolve(["feed": []])
/// ```
///
/// Its methods return when the environment has written the payload into the store.
///
/// It is a class because it has identity: the test answers what the environment waits for.
public final class PendingOperation: Sendable {
    /// An event that the environment receives.
    enum Event: Sendable {
        case payload([UInt8])
        case completion
        case failure(any Error)
    }

    struct State: Sendable {
        var events: [Event] = []
        /// The continuation of the environment while it waits for an event.
        var reader: CheckedContinuation<Event, any Error>?
        /// How the operation has ended for the environment; `nil` while it is running.
        var ending: String?
        /// Whether the test has sent the last event.
        var isClosed = false
        /// Whether the test knows the operation.
        var isTaken = false
        /// Whether none of the answers that were given ahead of the operation is for it.
        var isOffered = false
        /// Whether it has failed because the test didn't know it.
        var hasFailed = false

        /// Whether the environment has written every payload that was sent.
        var isProcessed: Bool { ending != nil || events.isEmpty && reader != nil }
        /// Whether the test can still send something.
        var isPending: Bool { !isClosed && ending == nil }
    }

    /// The operation as it would be sent.
    public let request: RequestParameters
    /// The variables, as they would be sent.
    public let variables: VariableData
    /// The options with which the app called.
    public let cacheConfig: CacheConfig
    let state = Watched(State())
    private let onChange: @Sendable () -> Void

    init(
        _ request: RequestParameters,
        _ variables: VariableData,
        _ cacheConfig: CacheConfig,
        onChange: @escaping @Sendable () -> Void
    ) {
        self.request = request
        self.variables = variables
        self.cacheConfig = cacheConfig
        self.onChange = onChange
    }

    /// The operation's name: `"FeedQuery"`.
    public var name: String { request.name }

    /// Whether the test can still answer.
    public var isPending: Bool { state.current.state.isPending }

    // MARK: - Answering

    /// Answers with a response and all of its parts, and completes the operation.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended.
    public func resolve(_ payload: Payload) async throws {
        try send(payload.texts.map { .payload($0) } + [.completion], closes: true)
        await untilProcessed()
    }

    /// Sends a response, and leaves the operation open for more: an event of a subscription, or the
    /// first part of a response.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended.
    public func send(_ payload: Payload) async throws {
        try send(payload.texts.map { .payload($0) }, closes: false)
        await untilProcessed()
    }

    /// Sends a payload of `@defer` or `@stream`, in the server's form.
    ///
    /// ```swift
    /// try await operation.sendPart(["path": ["story"], "label": "…", "data": ["title": "Hello"]])
    /// ```
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended.
    public func sendPart(_ part: JSONObject) async throws {
        try await send(Payload(response: part))
    }

    /// Sends text that need not be JSON.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended.
    public func send(text: String) async throws {
        try send([.payload(Array(text.utf8))], closes: false)
        await untilProcessed()
    }

    /// Ends the operation, as a server does after its last payload.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended.
    public func complete() async throws {
        try send([.completion], closes: true)
        await untilProcessed()
    }

    /// Ends the operation with an error of the network.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended.
    public func fail(_ error: any Error) async throws {
        try send([.failure(error)], closes: true)
        await untilProcessed()
    }

    /// Sends events; with `ifUnknown` only if the test doesn't know the operation.
    private func send(_ events: [Event], closes: Bool, ifUnknown: Bool = false) throws {
        typealias Reader = CheckedContinuation<Event, any Error>
        var rest = events[...]
        let first = rest.popFirst()
        let (reason, reader) = state.change { state -> (String?, Reader?) in
            if let ending = state.ending { return (ending, nil) }
            if state.isClosed { return (Self.answered, nil) }
            if ifUnknown, state.isTaken { return ("the test has taken it", nil) }
            (state.isTaken, state.hasFailed) = (true, ifUnknown)
            state.isClosed = closes
            guard let reader = take(&state.reader, nil) else {
                state.events += events
                return (nil, nil)
            }
            state.events += rest
            if case .payload = first {} else { state.ending = Self.answered }
            return (nil, reader)
        }
        if let reason { throw MockError.ended(operation: name, reason: reason) }
        if let reader, let first { reader.resume(returning: first) }
        onChange()
    }

    private static let answered = "the test has answered it"
    private static let cancelled = "the app has cancelled it"

    /// Waits until the environment has written what was sent.
    ///
    /// It takes as long as the environment does, but no longer than a minute.
    private func untilProcessed() async {
        _ = await state.wait(within: .seconds(60)) { $0.isProcessed ? () : nil }
    }

    /// Answers without waiting.
    ///
    /// Returns whether the operation was pending.
    func answer(_ result: Result<Payload, any Error>) -> Bool {
        let events: [Event]
        switch result {
        case .success(let payload): events = payload.texts.map { .payload($0) } + [.completion]
        case .failure(let error): events = [.failure(error)]
        }
        return (try? send(events, closes: true)) != nil
    }

    /// Whether the operation is pending and the test has not taken it.
    var isUnknown: Bool {
        let state = state.current.state
        return state.isPending && !state.isTaken
    }

    /// Whether the operation is pending, and no answer that was given ahead is for it.
    var isAnswerable: Bool {
        let state = state.current.state
        return state.isPending && state.isOffered
    }

    /// Lets the test take the operation, because no answer that was given ahead is for it.
    func offer() {
        state.change { $0.isOffered = true }
        onChange()
    }

    /// Whether the operation has ended for the environment.
    var hasEnded: Bool { state.current.state.ending != nil }

    /// Claims the operation for the test.
    ///
    /// Returns whether it is pending and offered, and the test didn't have it yet.
    func claim() -> Bool {
        state.change { state in
            guard state.isPending, state.isOffered, !state.isTaken else { return false }
            state.isTaken = true
            return true
        }
    }

    /// Records that the test knows the operation.
    func expect() { state.change { $0.isTaken = true } }

    /// Fails the operation if the test doesn't know it.
    func failIfUnknown(_ error: any Error) {
        try? send([.failure(error)], closes: true, ifUnknown: true)
    }

    /// Whether the test has neither taken nor answered the operation.
    ///
    /// An operation that the app has cancelled counts as well, because tests can't rely on when it is
    /// cancelled.
    var isUnexpected: Bool {
        let state = state.current.state
        return state.hasFailed || state.isOffered && mayBeUnexpected
    }

    /// Whether the test has neither taken nor answered the operation so far.
    var mayBeUnexpected: Bool {
        let state = state.current.state
        guard !state.isTaken else { return state.hasFailed }
        return state.isPending || state.ending == Self.cancelled
    }

    // MARK: - Waiting for its end

    /// Waits until the app has cancelled the operation: because a later one replaces it, or because
    /// nothing needs it any more.
    ///
    /// A request is cancelled a moment after the app has dropped it, so a test that only looks at
    /// ``isPending`` may be too early.
    ///
    /// ```swift
    /// let first = try await mock.next(SearchQuery(text: "a"))
    /// results.query = SearchQuery(text: "ab")
    /// try await first.untilCancelled()
    /// ```
    ///
    /// - Parameter limit: How long to wait on an idle machine. On a busy one it waits longer.
    /// - Throws: ``MockError/notCancelled(operation:reason:)`` when the limit has passed, or when the
    ///   operation has ended otherwise; `CancellationError`.
    public func untilCancelled(within limit: Duration = .seconds(5)) async throws {
        let ending = await state.wait(within: limit) { $0.ending }
        if ending == Self.cancelled { return }
        try Task.checkCancellation()
        throw MockError.notCancelled(operation: name, reason: ending ?? "it is still in flight")
    }

    // MARK: - The environment's side

    /// Waits for the next payload; `nil` when the test has completed the operation.
    ///
    /// - Throws: The error with which the test has ended it; `CancellationError`.
    func next() async throws -> Data? {
        let event = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let event = state.change { state -> Event? in
                    if state.ending != nil { return .failure(CancellationError()) }
                    guard state.events.isEmpty else {
                        let event = state.events.removeFirst()
                        if case .payload = event {} else { state.ending = Self.answered }
                        return event
                    }
                    state.reader = continuation
                    return nil
                }
                if let event { continuation.resume(returning: event) }
                onChange()
            }
        } onCancel: {
            cancel()
        }
        switch event {
        case .payload(let bytes): return Data(bytes)
        case .completion: return nil
        case .failure(let error): throw error
        }
    }

    /// Ends the operation because the environment has given it up.
    func cancel() {
        let reader = state.change { state in
            if state.ending == nil { state.ending = Self.cancelled }
            return take(&state.reader, nil)
        }
        reader?.resume(throwing: CancellationError())
        onChange()
    }
}

extension PendingOperation: CustomStringConvertible {
    /// The name and the variables: `FeedQuery {"first":3}`.
    public var description: String {
        variables.isEmpty ? name : "\(name) \(variables)"
    }
}
