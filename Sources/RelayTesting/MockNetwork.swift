import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The network of a ``MockEnvironment``: every operation waits for the test.
///
/// It is a class because it has identity: the environment sends to it, and the test answers from it.
final class MockNetwork: Network {
    typealias Resolver = @Sendable (PendingOperation) throws -> Payload?

    /// An answer that the test has given ahead.
    struct QueuedResolver: Sendable {
        let number: Int
        let resolve: Resolver
        /// The number of operations that it still answers; `nil` for any number.
        var remaining: Int?
    }

    struct State: Sendable {
        /// The operations that have not ended, oldest first.
        var operations: [PendingOperation] = []
        /// The operations that have ended without the test having taken or answered them.
        var missed: [PendingOperation] = []
        var resolvers: [QueuedResolver] = []
        var lastResolver = 0
    }

    let state = Watched(State())
    let policy: MockEnvironment.UnexpectedOperations
    let location: String

    init(_ policy: MockEnvironment.UnexpectedOperations, location: String) {
        self.policy = policy
        self.location = location
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let operation = PendingOperation(request, variables, cacheConfig) { [weak self] in
            self?.removeEnded()
        }
        state.change { $0.operations.append(operation) }
        let consumer = Consumer(operation)
        var last = 0
        if !answer(operation, after: &last) {
            operation.offer()
            // `add` skips operations that are not offered yet, so try what it has added until now.
            if !(operation.isUnknown && answer(operation, after: &last)) { watch(operation) }
        }
        return AsyncThrowingStream(unfolding: { try await consumer.operation.next() })
    }

    func reset() {
        for operation in state.current.state.operations { operation.cancel() }
    }

    private func removeEnded() {
        let ended = state.current.state.operations.filter(\.hasEnded)
        let missed = ended.filter(\.mayBeUnexpected)
        state.change { state in
            // Another thread may have removed some of them meanwhile.
            state.missed += missed.filter { operation in
                state.operations.contains { $0 === operation }
            }
            state.operations.removeAll { operation in ended.contains { $0 === operation } }
        }
    }

    // MARK: - Answers ahead

    /// Answers an operation with the first resolver that has an answer, and that was added after
    /// the one with the number `last`.
    ///
    /// Resolvers that are added meanwhile come after the others. Returns whether one had an answer.
    private func answer(_ operation: PendingOperation, after last: inout Int) -> Bool {
        while true {
            let later = state.current.state.resolvers.filter { [last] in $0.number > last }
            guard let newest = later.last else { return false }
            if answer(operation, with: later) { return true }
            last = newest.number
        }
    }

    /// Answers an operation with the first resolver that has an answer.
    ///
    /// Resolvers are called without any lock. Returns whether one had an answer.
    private func answer(_ operation: PendingOperation, with resolvers: [QueuedResolver]) -> Bool {
        for resolver in resolvers {
            let result: Result<Payload?, any Error> = Result { try resolver.resolve(operation) }
            if case .success(nil) = result { continue }
            guard claim(resolver.number) else { continue }
            operation.expect()
            // Another thread may have answered meanwhile.
            if !operation.answer(result.map { $0 ?? [:] }) { giveBack(resolver) }
            return true
        }
        return false
    }

    /// Uses a resolver once; returns `false` if it was used up meanwhile.
    private func claim(_ number: Int) -> Bool {
        let (isValid, used) = state.change { state -> (Bool, QueuedResolver?) in
            guard let index = state.resolvers.firstIndex(where: { $0.number == number }) else {
                return (false, nil)
            }
            guard let remaining = state.resolvers[index].remaining else { return (true, nil) }
            if remaining > 1 {
                state.resolvers[index].remaining = remaining - 1
                return (true, nil)
            }
            return (true, state.resolvers.remove(at: index))
        }
        return withExtendedLifetime(used) { isValid }
    }

    /// Adds a resolver, and answers the operations with it that are pending already.
    func add(times: Int?, _ resolve: @escaping Resolver) {
        guard times != 0 else { return }
        let (resolver, waiting) = state.change { state in
            state.lastResolver += 1
            let resolver = QueuedResolver(
                number: state.lastResolver,
                resolve: resolve,
                remaining: times
            )
            state.resolvers.append(resolver)
            return (resolver, state.operations)
        }
        // The earlier resolvers have no answer for those that are offered. `execute` tries this one
        // for the others, after the earlier ones.
        for operation in waiting where operation.isUnknown && operation.isAnswerable {
            _ = answer(operation, with: [resolver])
        }
    }

    private func giveBack(_ resolver: QueuedResolver) {
        state.change { state in
            if let index = state.resolvers.firstIndex(where: { $0.number == resolver.number }) {
                state.resolvers[index].remaining = state.resolvers[index].remaining.map { $0 + 1 }
            } else {
                var resolver = resolver
                resolver.remaining = 1
                let index = state.resolvers.firstIndex { $0.number > resolver.number }
                state.resolvers.insert(resolver, at: index ?? state.resolvers.endIndex)
            }
        }
    }

    // MARK: - Unexpected operations

    private func watch(_ operation: PendingOperation) {
        let limit: Duration
        switch policy {
        case .fail: return failIfUnknown(operation)
        case .wait(let duration): limit = duration
        }
        Task { [weak self, weak operation] in
            try await sleepUnderLoad(for: limit)
            guard let self, let operation else { return }
            failIfUnknown(operation)
        }
    }

    private func failIfUnknown(_ operation: PendingOperation) {
        operation.failIfUnknown(unexpected(operation))
    }

    private func unexpected(_ operation: PendingOperation) -> MockError {
        .unexpected(
            operation: operation.name,
            variables: operation.variables.description,
            location: location
        )
    }

    /// The errors of the operations that the test has neither taken nor answered.
    var unexpected: [MockError] {
        let state = state.current.state
        return (state.missed + state.operations).filter(\.isUnexpected).map(unexpected)
    }
}

/// Cancels an operation when the environment drops its stream.
///
/// A class because its deinitializer does that.
private final class Consumer: Sendable {
    let operation: PendingOperation

    init(_ operation: PendingOperation) {
        self.operation = operation
    }

    deinit { operation.cancel() }
}
