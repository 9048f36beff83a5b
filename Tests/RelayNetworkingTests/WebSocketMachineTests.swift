import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// What the network decides, without sockets and with a clock of its own.
struct WebSocketMachineTests {
    private static let next1 = #"{"type":"next","id":"1","payload":{}}"#
    private static let complete1 = #"{"type":"complete","id":"1"}"#

    @Test func connectsForTheFirstOperationAndClosesAfterTheLast() {
        var bench = WebSocketBench()
        #expect(bench.take() == [])
        bench.start(.subscription)
        bench.start(.query)
        #expect(bench.take() == ["connect"])
        bench.open()
        #expect(bench.take() == ["send connection_init", "send subscribe 1", "send subscribe 2"])
        bench.receive(Self.next1, Self.complete1)
        #expect(bench.take() == ["deliver 1", "finish 1"])
        bench.machine.cancel(2, now: bench.now)
        #expect(bench.take() == ["send complete 2", "close 1000"])
        // A new operation waits until nothing is left of the old connection.
        bench.start(.query)
        #expect(bench.take() == [])
        bench.lose(.closed(code: 1000, reason: ""))
        #expect(bench.take() == ["connect"])
    }

    @Test func keepsTheConnectionForAWhile() {
        var bench = WebSocketBench(connecting: .lazily(closingAfter: .seconds(3)))
        bench.start(.query)
        bench.open()
        bench.receive(Self.complete1)
        _ = bench.take()
        #expect(bench.machine.deadline == .seconds(3))
        bench.now = .seconds(2)
        bench.start(.query)
        #expect(bench.take() == ["send subscribe 2"])
        bench.machine.cancel(2, now: bench.now)
        bench.wait()
        #expect(bench.now == .seconds(5))
        #expect(bench.take() == ["send complete 2", "close 1000"])
    }

    @Test func cancellingBeforeTheConnectionIsThereGivesItUp() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.machine.cancel(1, now: bench.now)
        #expect(bench.take() == ["connect", "close 1000"])
        bench.lose(.lost(reason: ""))
        #expect(bench.take() == [])
        #expect(bench.machine.phase == .idle)
    }

    @Test func beginsLiveSubscriptionsAnewAndFailsMutations() {
        var bench = WebSocketBench()
        for kind in [OperationKind.subscription, .mutation, .query, .subscription, .query] {
            bench.start(kind)
        }
        bench.open()
        bench.receive(Self.next1, #"{"type":"next","id":"3","payload":{}}"#)
        bench.machine.cancel(4, now: bench.now)
        _ = bench.take()
        bench.lose()
        // The first query has brought something, so that it can't be begun anew.
        #expect(bench.take() == ["finish 2 connection lost", "finish 3 connection lost"])
        bench.start(.mutation)
        #expect(bench.take() == [])
        bench.wait()
        #expect(bench.now == .seconds(1))
        #expect(bench.take() == ["connect"])
        bench.open()
        #expect(
            bench.take() == [
                "send connection_init", "send subscribe 1", "send subscribe 5", "send subscribe 6",
                "gap subscription",
            ]
        )
    }

    @Test func queriesAndMutationsFailWithTheFirstAttemptSubscriptionsWithTheLast() {
        var bench = WebSocketBench(attempts: 3)
        bench.start(.subscription)
        bench.start(.query)
        bench.start(.mutation)
        _ = bench.take()
        bench.lose(.cannotConnect(reason: "r"))
        #expect(bench.take() == ["finish 2 cannot connect: r", "finish 3 cannot connect: r"])
        var times: [Duration] = []
        for _ in 0..<3 {
            bench.wait()
            times.append(bench.now)
            #expect(bench.take() == ["connect"])
            bench.lose(.cannotConnect(reason: "r"))
        }
        #expect(times == [.seconds(1), .seconds(3), .seconds(7)])
        #expect(bench.take() == ["finish 1 cannot connect: r"])
        #expect(bench.machine.deadline == nil)
        // A new operation begins from the start.
        bench.start(.query)
        #expect(bench.take() == ["connect"])
    }

    @Test func countsAttemptsAnewAfterProgress() {
        var bench = WebSocketBench(attempts: 1)
        bench.start(.subscription)
        for _ in 0..<5 {
            bench.open()
            bench.receive(Self.next1)
            bench.lose()
            bench.wait()
        }
        #expect(!bench.take().contains { $0.hasPrefix("finish") })
        // A connection that is acknowledged and goes at once is no progress.
        bench.open()
        bench.lose()
        bench.wait()
        bench.open()
        bench.lose()
        #expect(bench.take().last == "finish 1 connection lost")
    }

    @Test(.bug(id: "backoff", "A server that sends an event and resets was reconnected at once."))
    func aResponseDoesNotResetTheDelay() {
        var bench = WebSocketBench(attempts: 1)
        bench.start(.subscription)
        var delays: [Duration] = []
        for round in 0..<8 {
            bench.open()
            bench.receive(Self.next1)
            if round == 6 { bench.now += .seconds(5) }
            bench.lose()
            let lost = bench.now
            bench.wait()
            delays.append(bench.now - lost)
        }
        #expect(delays == [1, 2, 4, 8, 16, 30, 1, 2].map { .seconds($0) })
        #expect(!bench.take().contains { $0.hasPrefix("finish") })
    }

    @Test func aConnectionThatLastsIsProgress() {
        var bench = WebSocketBench(attempts: 1)
        bench.start(.subscription)
        for _ in 0..<3 {
            bench.open()
            bench.now += .seconds(5)
            bench.lose()
            bench.wait()
        }
        #expect(!bench.take().contains { $0.hasPrefix("finish") })
    }

    @Test func staysAwayForAsLongAsTheServerWants() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.lose(.refused(status: 503, retryAfter: "40", excerpt: ""))
        #expect(bench.machine.deadline == .seconds(40))
    }

    @Test(arguments: [
        (WebSocketError.refused(status: 403, retryAfter: nil, excerpt: ""), true),
        (.refused(status: 301, retryAfter: nil, excerpt: ""), true),
        (.refused(status: 429, retryAfter: nil, excerpt: ""), false),
        (.refused(status: 502, retryAfter: nil, excerpt: ""), false),
        (.cannotConnect(reason: ""), false), (.insecure(reason: ""), true),
        (.timedOut(after: .zero), false), (.lost(reason: ""), false),
        (.invalidRequest(reason: ""), true), (.violation(reason: ""), true),
        (.messageTooLarge(limit: 1), true),
    ]) func knowsWhatIsNoUseToTryAgain(error: WebSocketError, isFinal: Bool) {
        var bench = WebSocketBench()
        bench.start(.subscription)
        _ = bench.take()
        bench.lose(error)
        #expect(bench.take().isEmpty == !isFinal)
        #expect((bench.machine.deadline == nil) == isFinal)
    }

    @Test func aCertificateThatTurnsBadMayTurnGoodAgain() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.open()
        bench.lose()
        bench.wait()
        _ = bench.take()
        bench.lose(.insecure(reason: "a captive portal"))
        #expect(bench.take() == [])
        #expect(bench.machine.deadline != nil)
    }

    @Test func queriesAndMutationsHaveADeadline() {
        for kind in [OperationKind.query, .mutation] {
            var bench = WebSocketBench(deadline: .seconds(5))
            bench.start(.subscription)
            bench.start(kind)
            bench.open()
            _ = bench.take()
            #expect(bench.machine.deadline == .seconds(5))
            bench.now = .seconds(5)
            bench.receive(#"{"type":"next","id":"2","payload":{}}"#)
            bench.wait()
            #expect(
                bench.take() == [
                    "deliver 2", "finish 2 deadline of 5.0 seconds exceeded", "send complete 2",
                ]
            )
            #expect(bench.machine.failAt.isEmpty)
        }
    }

    @Test func theDeadlineHoldsWithoutAConnectionToo() {
        var bench = WebSocketBench(deadline: .seconds(5))
        bench.start(.query)
        bench.wait()
        #expect(bench.now == .seconds(5))
        #expect(
            bench.take() == ["connect", "finish 1 deadline of 5.0 seconds exceeded", "close 1000"]
        )
        for end in [WebSocketError.lost(reason: ""), .violation(reason: "")] {
            bench.start(.mutation)
            bench.lose()
            bench.open()
            bench.lose(end)
            #expect(bench.machine.failAt.isEmpty)
        }
    }

    @Test func givesUpWithoutAnAcknowledgement() {
        var bench = WebSocketBench()
        bench.start(.query)
        bench.machine.opened(subprotocol: "graphql-transport-ws", payload: nil, now: .zero)
        _ = bench.take()
        bench.wait()
        #expect(bench.now == .seconds(10))
        #expect(
            bench.take() == [
                "finish 1 cannot connect: no answer within 10.0 seconds", "close 4504",
            ]
        )
        // Too late.
        bench.receive(#"{"type":"connection_ack"}"#)
        #expect(bench.take() == [])
    }

    @Test func asksForASignOfLifeAndGoesWithoutOne() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.open()
        _ = bench.take()
        bench.wait()
        #expect(bench.now == .seconds(30))
        #expect(bench.take() == ["send ping"])
        // Anything is a sign of life.
        bench.now = .seconds(35)
        bench.receive(Self.next1)
        bench.wait()
        #expect(bench.now == .seconds(65))
        bench.wait()
        #expect(bench.now == .seconds(75))
        #expect(bench.take() == ["deliver 1", "send ping", "close 4408"])
        bench.lose(.timedOut(after: .seconds(2)))
        bench.wait()
        #expect(bench.take() == ["connect"])
    }

    @Test(.bug(id: "signs-of-life", "Only complete messages counted as a sign of life."))
    func eachByteIsASignOfLife() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.open()
        _ = bench.take()
        // Bytes of a message that takes longer than the limits.
        for second in stride(from: 20, through: 200, by: 20) {
            bench.now = .seconds(second)
            bench.machine.heard(at: bench.now)
            bench.machine.advance(now: bench.now)
        }
        #expect(bench.take() == [])
        bench.wait()
        #expect(bench.now == .seconds(230))
        // Also after the ping.
        bench.now = .seconds(239)
        bench.machine.heard(at: bench.now)
        bench.wait()
        #expect(bench.now == .seconds(269))
        // An older sign is none.
        bench.machine.heard(at: .seconds(268))
        bench.wait()
        #expect(bench.now == .seconds(279))
        #expect(bench.take() == ["send ping", "send ping", "close 4408"])
    }

    @Test(.bug(id: "outgoing", "Any number of bytes waited to be sent."))
    func refusesOperationsWhileTooMuchWaits() throws {
        var bench = WebSocketBench(unsentLimit: 3)
        for _ in 0..<3 { bench.start(.mutation) }
        // Each has two bytes.
        #expect(bench.machine.operations.count == 2)
        bench.open()
        #expect(bench.machine.waitingBytes == 0)
        bench.start(.query)
        bench.start(.subscription)
        bench.lose()
        #expect(bench.machine.waitingBytes == 4)
        #expect(bench.machine.operations.count == 2)
        let request = RequestParameters(name: "M", operationKind: .mutation, text: "{ a }")
        let operation = WireOperation(request: request, variables: [:], body: Data())
        let error = #expect(throws: NetworkError.self) {
            try bench.machine.start(operation, now: bench.now)
        }
        #expect(error?.mayHaveBeenSent == false)
        bench.machine.cancel(3, now: bench.now)
        #expect(bench.machine.waitingBytes == 2)
        _ = try bench.machine.start(operation, unsent: 1, now: bench.now)
        #expect(throws: NetworkError.self) {
            try bench.machine.start(operation, unsent: 2, now: bench.now)
        }
    }

    @Test func legacyServersMustKeepUpWhatTheyHaveBegun() {
        var bench = WebSocketBench(wire: GraphQLWS.self)
        bench.start(.subscription)
        bench.open()
        _ = bench.take()
        #expect(bench.machine.deadline == nil)
        bench.receive(#"{"type":"ka"}"#)
        bench.wait()
        #expect(bench.now == .seconds(60))
        #expect(bench.take() == ["send connection_terminate", "close 1000"])
    }

    @Test func appSyncMustConfirmOperationsInTime() {
        var bench = WebSocketBench(wire: AppSyncRealtime.self)
        bench.start(.subscription)
        bench.start(.subscription)
        bench.open()
        #expect(bench.take() == ["connect", "send connection_init", "authorize 1", "authorize 2"])
        bench.machine.authorized(1, [:], connection: 1, now: bench.now)
        bench.machine.authorized(2, [:], connection: 1, now: bench.now)
        bench.receive(#"{"type":"start_ack","id":"2"}"#)
        #expect(bench.take() == ["send start 1", "send start 2"])
        bench.wait()
        #expect(bench.now == .seconds(15))
        #expect(bench.take() == ["finish 1 timed out after 15.0 seconds", "send stop 1"])
        // Authorizations for operations that are over, or of another connection, are of no use.
        bench.machine.authorized(1, [:], connection: 1, now: bench.now)
        #expect(bench.take() == [])
        bench.lose()
        bench.machine.authorizationTimedOut(2, connection: 1, now: bench.now)
        bench.wait()
        bench.open()
        #expect(bench.take().contains("authorize 2"))
        bench.machine.authorized(2, [:], connection: 1, now: bench.now)
        bench.machine.authorizationFailed(2, CancellationError(), connection: 1, now: bench.now)
        bench.machine.authorizationTimedOut(2, connection: 1, now: bench.now)
        #expect(bench.take() == [])
        bench.machine.authorized(2, [:], connection: 2, now: bench.now)
        #expect(bench.take() == ["send start 2"])
    }

    @Test func pausesAndGoesOn() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.start(.mutation)
        bench.open()
        _ = bench.take()
        bench.machine.pause(now: bench.now)
        #expect(bench.take() == ["finish 2 connection lost", "close 1000"])
        bench.start(.mutation)
        bench.lose(.closed(code: 1000, reason: ""))
        #expect(bench.take() == [])
        #expect(bench.machine.phase == .paused)
        bench.now = .seconds(100)
        bench.machine.resume(now: bench.now)
        #expect(bench.take() == ["connect"])
        bench.open()
        #expect(
            bench.take() == [
                "send connection_init", "send subscribe 1", "send subscribe 3", "gap subscription",
            ]
        )
    }

    @Test(
        .bug(id: "pause-unused", "A pause after the last operation left the network unusable."),
        arguments: [true, false]
    )
    func pausesWhileAnUnusedConnectionIsKept(isClosedFirst: Bool) {
        var bench = WebSocketBench(connecting: .lazily(closingAfter: .seconds(3)))
        bench.start(.query)
        bench.open()
        bench.receive(Self.complete1)
        _ = bench.take()
        bench.machine.pause(now: bench.now)
        #expect(bench.machine.deadline == nil)
        if isClosedFirst { bench.lose(.closed(code: 1000, reason: "")) }
        bench.now = .seconds(3)
        bench.machine.advance(now: bench.now)
        if !isClosedFirst { bench.lose(.closed(code: 1000, reason: "")) }
        #expect(bench.take() == ["close 1000"])
        bench.machine.resume(now: bench.now)
        bench.start(.query)
        #expect(bench.take() == ["connect"])
    }

    @Test func resumingBeforeTheEndOfTheOldConnectionWaitsForIt() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.open()
        bench.machine.pause(now: bench.now)
        bench.machine.resume(now: bench.now)
        #expect(bench.take().filter { $0 == "connect" }.count == 1)
        bench.lose(.closed(code: 1000, reason: ""))
        #expect(bench.take() == ["connect"])
    }

    @Test func resumingEndsTheWaitForTheNextAttempt() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.lose()
        _ = bench.take()
        bench.machine.resume(now: bench.now)
        #expect(bench.take() == ["connect"])
    }

    @Test func anEagerConnectionComesBackWithoutOperations() {
        var bench = WebSocketBench(connecting: .eagerly)
        bench.machine.connect(now: bench.now)
        bench.open()
        bench.lose()
        #expect(bench.take() == ["connect", "send connection_init"])
        bench.wait()
        #expect(bench.take() == ["connect"])
        bench.open()
        bench.machine.release(now: bench.now)
        #expect(bench.take() == ["send connection_init", "close 1000"])
    }

    @Test func anEagerConnectionThatIsRefusedStaysAwayUntilItIsNeeded() {
        var bench = WebSocketBench(connecting: .eagerly)
        bench.machine.connect(now: bench.now)
        _ = bench.take()
        bench.lose(.closed(code: 4401, reason: ""))
        #expect(bench.take() == [])
        #expect(bench.machine.deadline == nil)
        bench.start(.query)
        #expect(bench.take() == ["connect"])
    }

    enum Failure: CaseIterable {
        case subprotocol, message, refusal, acknowledgement
    }

    @Test(
        .bug(id: "eager-loop", "An eager connection that the client gave up was opened at once."),
        arguments: Failure.allCases
    )
    func anEagerConnectionThatWasGivenUpStaysAwayUntilItIsNeeded(failure: Failure) {
        var bench = WebSocketBench(connecting: .eagerly, wire: GraphQLWS.self, attempts: 0)
        bench.machine.connect(now: bench.now)
        let name = failure == .subprotocol ? "other" : GraphQLWS.subprotocol
        bench.machine.opened(subprotocol: name, payload: nil, now: bench.now)
        switch failure {
        case .subprotocol: break
        case .message: bench.receive("hello")
        case .refusal: bench.receive(#"{"type":"connection_error","payload":{"message":"no"}}"#)
        case .acknowledgement: bench.wait()
        }
        #expect(bench.take().last?.hasPrefix("close") == true)
        bench.lose()
        #expect(bench.take() == [])
        #expect(bench.machine.deadline == nil)
        bench.start(.query)
        #expect(bench.take() == ["connect"])
    }

    @Test func tooManyEventsEndTheOperationAtTheServerToo() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.start(.subscription)
        bench.open()
        _ = bench.take()
        bench.machine.overflow(1, now: bench.now)
        #expect(bench.take() == ["finish 1 too many events", "send complete 1"])
        bench.receive(Self.next1, Self.complete1)
        #expect(bench.take() == [])
    }

    @Test func whatItSaidBeforeTheBreachCounts() {
        var bench = WebSocketBench()
        bench.start(.subscription)
        bench.open()
        _ = bench.take()
        bench.receive(Self.next1, "garbage", Self.next1)
        #expect(bench.take() == ["deliver 1", "finish 1 protocol broken", "close 4400"])
    }

    @Test func delaysGrowUpToALimitAndVary() {
        let reconnection = Reconnection(delay: .seconds(1), maximumDelay: .seconds(30))
        let longest = (1...8).map { reconnection.delay(attempt: $0, random: 0) / .seconds(1) }
        #expect(longest == [1, 2, 4, 8, 16, 30, 30, 30])
        let shortest = (1...8).map { reconnection.delay(attempt: $0, random: 1) / .seconds(1) }
        #expect(shortest == [0.5, 1, 2, 4, 8, 15, 15, 15])
        #expect(reconnection.delay(attempt: .max, random: 0) == .seconds(30))
    }

    /// Whatever happens in whatever order: one connection at a time, each operation ends at most
    /// once, nothing is delivered after, mutations are sent once, and the network can still be used.
    @Test func keepsItsPromisesInAnyOrderOfEvents() {
        var generator = SeededGenerator(state: 42)
        var actions = 0
        for _ in 0..<3000 {
            var bench = WebSocketBench(
                connecting: .lazily(
                    closingAfter: .seconds(Int.random(in: 0...1, using: &generator))
                ),
                attempts: 4
            )
            var connections = 0
            var ended: Set<String> = []
            var sent: [String: Int] = [:]
            var mutations: Set<String> = []
            var count = 0
            for _ in 0..<60 {
                let id = Int.random(in: 1...max(count, 1), using: &generator)
                switch Int.random(in: 0..<14, using: &generator) {
                case 0, 1:
                    count += 1
                    let kinds = [OperationKind.query, .mutation, .subscription]
                    let kind = kinds[Int.random(in: 0...2, using: &generator)]
                    if kind == .mutation { mutations.insert("\(count)") }
                    bench.start(kind)
                case 2: bench.machine.cancel(id, now: bench.now)
                case 3: bench.machine.pause(now: bench.now)
                case 4: bench.machine.resume(now: bench.now)
                case 5, 6, 7: if connections > 0 { bench.open() }
                case 8, 9:
                    if connections > 0 {
                        connections -= 1
                        bench.lose(
                            Bool.random(using: &generator)
                                ? .lost(reason: "") : .closed(code: 1001, reason: "")
                        )
                    }
                case 10: bench.receive("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{}}")
                case 11: bench.receive("{\"type\":\"complete\",\"id\":\"\(id)\"}")
                case 12: bench.receive("{\"type\":\"error\",\"id\":\"\(id)\",\"payload\":[]}")
                default: bench.wait()
                }
                for action in bench.take() {
                    actions += 1
                    let words = action.split(separator: " ").map(String.init)
                    switch words[0] {
                    case "connect":
                        connections += 1
                        #expect(connections == 1)
                    case "finish": #expect(ended.insert(words[1]).inserted)
                    case "deliver": #expect(!ended.contains(words[1]))
                    case "send" where words[1] == "subscribe":
                        sent[words[2], default: 0] += 1
                        #expect(!mutations.contains(words[2]) || sent[words[2]] == 1)
                    default: break
                    }
                }
            }
            bench.machine.resume(now: bench.now)
            bench.start(.subscription)
            let connects = bench.take().contains("connect")
            #expect(connects == (connections == 0))
            bench.lose(.closed(code: 1001, reason: ""))
            bench.wait()
            bench.open()
            #expect(bench.take().contains("send subscribe \(count + 1)"))
        }
        #expect(actions > 30_000)
    }
}
