import Testing

@testable import Relay

/// Work that runs one piece at a time for each key.
@Suite(.timeLimit(.minutes(10))) struct SerialQueuesTests {
    private let queues = SerialQueues<String>()

    @Test func runsTheWorkOfAKeyInTheOrderOfTheTickets() async throws {
        let log = Locked<[Int]>([])
        let tickets = (0..<20).map { _ in queues.takeTicket("a") }
        let tasks = tickets.enumerated().reversed().map { index, ticket in
            Task {
                try await queues.perform(ticket) {
                    log.withLock { $0.append(index) }
                    await Task.yield()
                    log.withLock { $0.append(index) }
                }
            }
        }
        for task in tasks { try await task.value }
        #expect(log.withLock { $0 } == (0..<20).flatMap { [$0, $0] })
    }

    @Test func keysDoNotWaitForOneAnother() async throws {
        let held = queues.takeTicket("a")
        let result = try await queues.perform(queues.takeTicket("b")) { 1 }
        #expect(result == 1)
        #expect(try await queues.perform(held) { 2 } == 2)
        #expect(!queues.takeTicket("a").waits)
    }

    @Test func anErrorLetsTheNextOneBegin() async throws {
        let (first, second) = (queues.takeTicket("a"), queues.takeTicket("a"))
        await #expect(throws: Outage.self) {
            try await queues.perform(first) { throw Outage() }
        }
        #expect(try await queues.perform(second) { 1 } == 1)
    }

    @Test func removesWorkThatWaits() async throws {
        let tickets = (0..<3).map { _ in queues.takeTicket("a") }
        let waiting = Task { try await queues.perform(tickets[1]) { 1 } }
        try await Task.sleep(for: .milliseconds(5))
        let last = queues.takeTicket("a", inPlaceOfWaiting: true)
        // One has begun to wait before it was removed, the other one begins afterwards.
        await #expect(throws: SerialQueues<String>.Removed.self) { try await waiting.value }
        await #expect(throws: SerialQueues<String>.Removed.self) {
            try await queues.perform(tickets[2]) { 1 }
        }
        #expect(try await queues.perform(tickets[0]) { 2 } == 2)
        #expect(try await queues.perform(last) { 3 } == 3)
        let next = queues.takeTicket("b", inPlaceOfWaiting: true)
        #expect(try await queues.perform(next) { 4 } == 4)
    }

    /// Of many, some of which are cancelled at random, each that is not cancelled runs, alone.
    @Test(arguments: 0..<20) func cancelledWorkLosesNoTurn(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let running = Locked(0)
        let tasks = (0..<50).map { _ in
            let ticket = queues.takeTicket("a")
            return Task {
                try await queues.perform(ticket) {
                    #expect(
                        running.withLock { count in
                            count += 1
                            return count
                        } == 1
                    )
                    await Task.yield()
                    running.withLock { $0 -= 1 }
                }
            }
        }
        var cancelled: Set<Int> = []
        for _ in 0..<30 {
            let index = Int.random(in: 0..<tasks.count, using: &random)
            cancelled.insert(index)
            tasks[index].cancel()
            if random.chance(50) { await Task.yield() }
        }
        for (index, task) in tasks.enumerated() {
            do {
                try await task.value
            } catch {
                #expect(error is CancellationError)
                #expect(cancelled.contains(index))
            }
        }
        #expect(!queues.takeTicket("a").waits)
    }
}
