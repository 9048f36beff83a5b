import Foundation
import Relay

/// A network that does what a test tells it, step by step, and remembers what it was asked.
final class ScriptedNetwork: Network {
    private struct State {
        var calls: [Call] = []
        var reply: (@Sendable (RequestParameters, VariableData) -> [String]?)?
    }

    private let state = Locked(State())

    /// One execution: what was asked, and the means to answer.
    final class Call: Sendable {
        let request: RequestParameters
        let variables: VariableData
        let cacheConfig: CacheConfig
        let isOnMainThread = Thread.isMainThread
        private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
        private let ended = Locked<Termination?>(nil)

        enum Termination: Sendable {
            case finished, cancelled
        }

        fileprivate init(
            _ request: RequestParameters,
            _ variables: VariableData,
            _ cacheConfig: CacheConfig,
            _ continuation: AsyncThrowingStream<Data, any Error>.Continuation
        ) {
            self.request = request
            self.variables = variables
            self.cacheConfig = cacheConfig
            self.continuation = continuation
            continuation.onTermination = { [ended] reason in
                ended.withLock {
                    if case .cancelled = reason { $0 = .cancelled } else { $0 = .finished }
                }
            }
        }

        /// How the stream came to its end; `nil` while it goes on.
        var termination: Termination? { ended.withLock { $0 } }

        func send(_ text: String) { continuation.yield(Data(text.utf8)) }
        func finish() { continuation.finish() }
        func fail(_ error: any Error) { continuation.finish(throwing: error) }

        /// Sends the only response.
        func respond(_ text: String) {
            send(text)
            finish()
        }
    }

    /// Answers at once what `reply` knows an answer to.
    func answer(_ reply: @escaping @Sendable (RequestParameters, VariableData) -> String?) {
        answerInParts { request, variables in reply(request, variables).map { [$0] } }
    }

    /// Answers at once, in several payloads, what `reply` knows an answer to.
    func answerInParts(
        _ reply: @escaping @Sendable (RequestParameters, VariableData) -> [String]?
    ) {
        state.withLock { $0.reply = reply }
    }

    /// The executions so far.
    var calls: [Call] { state.withLock { $0.calls.copied } }

    func forgetCalls() { state.withLock { $0.calls = [] } }

    /// The execution at `index`, as soon as there is one.
    func call(_ index: Int = 0) async throws -> Call {
        try await eventually("call \(index)") { self.calls.count > index }
        return calls[index]
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
            let call = Call(request, variables, cacheConfig, continuation)
            let reply = state.withLock { state in
                state.calls.append(call)
                return state.reply
            }
            guard let payloads = reply?(request, variables) else { return }
            for text in payloads { call.send(text) }
            call.finish()
        }
    }
}

/// What a scripted network fails with.
struct Outage: Error, Equatable {
    var reason = "down"
}
