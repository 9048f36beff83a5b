import Foundation
import TestSupport
import Testing

@testable import Relay

/// Random runs of an app that goes offline, is killed, and meets a server that fails in all ways.
///
/// `OFFLINE_SEEDS` says how many.
@Suite(.timeLimit(.minutes(20))) struct OfflineModelTests {
    @Test(arguments: Thoroughness.seeds("OFFLINE_SEEDS", short: 6, full: 40))
    func eachMutationIsExecutedOnceAndInOrder(seed: UInt64) async throws {
        try await OfflineRun(seed: seed).run(steps: 60)
    }
}

/// A server that knows mutations by their idempotency keys, and fails at random.
private final class UnreliableServer: Sendable {
    private struct State {
        var random: SeededGenerator
        /// The answers by idempotency key.
        var answers: [String: String] = [:]
        /// The ids that were executed, in this order.
        var executed: [String] = []
        /// The ids that were refused at some time.
        var refused: Set<String> = []
        var isReliable = false
    }

    enum Fate: CaseIterable {
        case answer, answerLate, loseAnswer, loseRequest, refuse, fail, hang
    }

    struct NoConnection: DeliveryFailure { var outcome: DeliveryOutcome { .notExecuted } }

    private let state: Locked<State>

    init(_ random: SeededGenerator) { state = Locked(State(random: random)) }

    var executed: [String] { state.withLock { $0.executed } }
    var refused: Set<String> { state.withLock { $0.refused } }

    func becomeReliable() { state.withLock { $0.isReliable = true } }

    /// Receives a mutation; returns its fate, and the answer if there is one.
    func receive(_ id: String, key: String) -> (Fate, String) {
        state.withLock { state in
            var fate = Fate.answer
            if !state.isReliable {
                fate = Fate.allCases.randomElement(using: &state.random) ?? .answer
            }
            if let answer = state.answers[key], fate != .loseRequest { return (fate, answer) }
            switch fate {
            case .loseRequest, .fail, .hang: return (fate, "")
            case .refuse:
                state.refused.insert(id)
                return (fate, #"{"data":null,"errors":[{"message":"no"}]}"#)
            case .answer, .answerLate, .loseAnswer:
                state.executed.append(id)
                let answer = likeResponse(state.executed.count + 1_000, id: id)
                state.answers[key] = answer
                return (fate, answer)
            }
        }
    }
}

/// The way to the server of one run of the app, which ends when the app is killed.
private final class Line: Network {
    private let server: UnreliableServer
    private let isAlive = Locked(true)

    init(_ server: UnreliableServer) { self.server = server }

    func cut() { isAlive.withLock { $0 = false } }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { continuation in
            // Held, so that nothing is executed after the app was killed.
            let received = isAlive.withLock { isAlive -> (UnreliableServer.Fate, String)? in
                guard isAlive else { return nil }
                if request.operationKind == .query { return (.answer, itemsResponse(["1"])) }
                let id = variables["id"]?.string ?? ""
                return server.receive(id, key: cacheConfig.transactionID ?? "")
            }
            guard let (fate, answer) = received else { return }
            switch fate {
            case .answer, .refuse:
                continuation.yield(Data(answer.utf8))
                continuation.finish()
            case .answerLate:
                Task {
                    try? await Task.sleep(for: .milliseconds(3))
                    continuation.yield(Data(answer.utf8))
                    continuation.finish()
                }
            case .loseAnswer, .fail: continuation.finish(throwing: Outage())
            case .loseRequest: continuation.finish(throwing: UnreliableServer.NoConnection())
            case .hang:
                Task {
                    try? await Task.sleep(for: .milliseconds(8))
                    continuation.finish(throwing: Outage())
                }
            }
        }
    }
}

/// One random run.
private final class OfflineRun {
    private var random: SeededGenerator
    private let seed: UInt64
    private let server: UnreliableServer
    private var room = OfflineRoom()
    private var line: Line
    private var environment: RelayEnvironment
    private var calls: [Task<Void, Never>] = []
    private var count = 0
    /// The mutations that the storage had, and those that were removed since.
    private var acknowledged: Set<String> = []
    private var removed: Set<String> = []
    /// Those that have failed, and so lost their turn.
    private let disturbed = Locked<Set<String>>([])

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        server = UnreliableServer(SeededGenerator(seed: seed &* 31))
        line = Line(server)
        environment = Self.launch(room, line)
    }

    private static func launch(_ room: OfflineRoom, _ line: Line) -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.warn = nil
        options.persistence = Persistence(room.storage, mutations: room.mutations, account: "ada")
        options.persistence?.delay = .milliseconds(2)
        options.reachability = room.reachability
        options.offline.register(LikeStoryMutation.self)
        // A second takes a millisecond.
        let start = ContinuousClock.now
        options.now = { start + (ContinuousClock.now - start) * 1_000 }
        options.sleep = { try await Task.sleep(for: $0 / 1_000) }
        return RelayEnvironment(network: line, options: options)
    }

    func run(steps: Int) async throws {
        for _ in 0..<steps { try await step() }
        server.becomeReliable()
        room.reachability.isReachable = true
        try await eventually("end of seed \(seed)") { [environment, disturbed] in
            for mutation in environment.offline.failed {
                try Self.sendAgain(mutation, in: environment, disturbed)
            }
            return environment.offline.mutations.isEmpty
        }
        check()
    }

    private func step() async throws {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<8: try await queue()
        case 8..<11: room.reachability.isReachable.toggle()
        case 11..<13: try await relaunch()
        case 13: try? await environment.persist()
        case 14:
            if let mutation = environment.offline.mutations.randomElement(using: &random) {
                if let id = mutation.variables["id"]?.string { removed.insert(id) }
                try? environment.offline.remove(mutation.id)
            }
        case 15:
            if let mutation = environment.offline.failed.first {
                try? Self.sendAgain(mutation, in: environment, disturbed)
            }
        case 16: _ = try? await environment.fetch(WideQuery(), fetchPolicy: .networkOnly)
        case 17: calls.randomElement(using: &random)?.cancel()
        case 18: environment.offline.sendNow()
        default: try await Task.sleep(for: .milliseconds(Int.random(in: 0..<6, using: &random)))
        }
        for mutation in environment.offline.failed { Self.note(mutation, disturbed) }
    }

    /// Sends a mutation again that has failed.
    private static func sendAgain(
        _ mutation: QueuedMutation,
        in environment: RelayEnvironment,
        _ disturbed: Locked<Set<String>>
    ) throws {
        // It may have failed in this moment.
        note(mutation, disturbed)
        try environment.offline.sendAgain(mutation.id)
    }

    private static func note(_ mutation: QueuedMutation, _ disturbed: Locked<Set<String>>) {
        guard let id = mutation.variables["id"]?.string else { return }
        _ = disturbed.withLock { $0.insert(id) }
    }

    private func queue() async throws {
        count += 1
        let lane = Int.random(in: 0..<3, using: &random)
        let id = "\(lane).\(count)"
        let delivery: OfflinePolicy.Delivery = random.chance(25) ? .atMostOnce : .atLeastOnce
        calls.append(
            Task { [environment] in
                _ = try? await environment.commit(
                    LikeStoryMutation(id: ID(id)),
                    optimisticResponse: ["likeStory": ["id": .string(id), "likeCount": 1]],
                    whenOffline: .queue(key: "\(lane)", delivery: delivery)
                )
            }
        )
        // It may be gone already.
        try await eventually { [environment, server] in
            if server.executed.contains(id) { return true }
            let mutation = environment.offline.mutations.first {
                $0.variables["id"]?.string == id
            }
            return mutation.map { $0.state != .saving } ?? false
        }
        acknowledged.insert(id)
        expectShown(id)
    }

    /// Each is shown until it is answered or has failed.
    private func expectShown(_ id: String) {
        if environment.store.records["\"\(id)\""] != nil { return }
        // It may have been answered in this moment, and the object collected.
        let isPending = environment.offline.pending.contains { $0.variables["id"]?.string == id }
        #expect(!isPending, "seed \(seed): \(id)")
    }

    /// Kills the app, and launches it again.
    private func relaunch() async throws {
        if random.chance(50) { try? await environment.persist() }
        line.cut()
        let isReachable = room.reachability.isReachable
        room = try room.copied()
        room.reachability.isReachable = isReachable
        line = Line(server)
        for call in calls { call.cancel() }
        calls = []
        environment = Self.launch(room, line)
        // All that wait are shown before anything is read.
        for mutation in environment.offline.pending {
            expectShown(mutation.variables["id"]?.string ?? "")
        }
    }

    private func check() {
        let executed = server.executed
        let disturbed = disturbed.withLock { $0 }
        for id in acknowledged.subtracting(removed) {
            #expect(executed.count { $0 == id } == 1, "seed \(seed): \(id)")
        }
        for lane in 0..<3 {
            let undisturbed = executed.filter { id in
                id.hasPrefix("\(lane).") && !disturbed.contains(id) && !server.refused.contains(id)
                    && !removed.contains(id)
            }
            let numbers = undisturbed.compactMap { Int($0.dropFirst(2)) }
            #expect(numbers == numbers.sorted(), "seed \(seed)")
        }
        // A removed one may have been executed, but never twice.
        for id in removed { #expect(executed.count { $0 == id } <= 1, "seed \(seed): \(id)") }
    }
}
