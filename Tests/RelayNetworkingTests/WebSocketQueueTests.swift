import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// What waits to be taken, and what happens when that is too much.
struct WebSocketQueueTests {
    private func fill(_ queue: EventQueue, _ count: Int) -> [EventQueue.Outcome] {
        (1...count).map { queue.push(Data("\($0)".utf8)) }
    }

    private func rest(of queue: EventQueue) async throws -> [String] {
        queue.finish(nil)
        var events: [String] = []
        while let event = try await queue.next() {
            events.append(String(decoding: event, as: UTF8.self))
        }
        return events
    }

    @Test func keepsTheNewest() async throws {
        let queue = EventQueue(.init(limit: 3, overflow: .dropOldest))
        #expect(fill(queue, 1000).allSatisfy { $0 == .stored })
        #expect(try await rest(of: queue) == ["998", "999", "1000"])
    }

    @Test func keepsTheOldest() async throws {
        let queue = EventQueue(.init(limit: 3, overflow: .dropNewest))
        #expect(fill(queue, 1000).allSatisfy { $0 == .stored })
        #expect(try await rest(of: queue) == ["1", "2", "3"])
    }

    @Test func failsWhatMayFail() async throws {
        let queue = EventQueue(.init(limit: 3, overflow: .fail))
        #expect(fill(queue, 4) == [.stored, .stored, .stored, .overflow])
        #expect(try await rest(of: queue) == ["1", "2", "3"])
    }

    @Test func waitsUntilHalfOfItIsFree() async throws {
        let queue = EventQueue(.init(limit: 4, overflow: .wait(upTo: .seconds(3600))))
        #expect(fill(queue, 5) == [.stored, .stored, .stored, .full, .full])
        let waiting = Task { await queue.waitForRoom(upTo: .seconds(3600)) }
        for _ in 0..<3 { _ = try await queue.next() }
        #expect(await waiting.value)
    }

    @Test func givesUpWaiting() async throws {
        let queue = EventQueue(.init(limit: 2, overflow: .wait(upTo: .milliseconds(20))))
        _ = fill(queue, 2)
        #expect(await queue.waitForRoom(upTo: .milliseconds(20)) == false)
    }

    @Test(.bug(id: "late-patience", "The limit of a wait ended the next wait."))
    func aLateLimitEndsNoLaterWait() async throws {
        let queue = EventQueue(.init(limit: 2, overflow: .wait(upTo: .seconds(3600))))
        for number in 1...2 {
            _ = fill(queue, 2)
            let waiting = Task { await queue.waitForRoom(upTo: nil) }
            try await until { queue.waits == number }
            queue.endWait(number - 1)
            for _ in 0..<2 { _ = try await queue.next() }
            #expect(await waiting.value)
        }
    }

    @Test(arguments: [true, false]) func doesNotWaitForWhatIsOver(isCancelled: Bool) async throws {
        let queue = EventQueue(.init(limit: 2, overflow: .wait(upTo: .seconds(3600))))
        _ = fill(queue, 2)
        let waiting = Task { await queue.waitForRoom(upTo: .seconds(3600)) }
        if isCancelled {
            let reader = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await queue.next()
            }
            await #expect(throws: CancellationError.self) { try await reader.value }
        } else {
            queue.finish(nil)
        }
        #expect(await waiting.value)
    }

    @Test func givesWhatCameBeforeAnError() async throws {
        struct Failure: Error {}
        let queue = EventQueue(.init(limit: 3))
        _ = fill(queue, 2)
        queue.finish(Failure())
        queue.finish(nil)
        #expect(queue.push(Data()) == .stored)
        #expect(try await queue.next() == Data("1".utf8))
        #expect(try await queue.next() == Data("2".utf8))
        await #expect(throws: Failure.self) { try await queue.next() }
    }

    @Test func aReaderThatWaitsIsToldOfEverything() async throws {
        struct Failure: Error {}
        for end in [Failure() as (any Error)?, nil] {
            let queue = EventQueue(.init(limit: 3))
            let reader = Task { try await queue.next() }
            try await Task.sleep(for: .milliseconds(10))
            queue.finish(end)
            switch (await reader.result, end) {
            case (.success(nil), nil), (.failure(is Failure), .some): break
            case (let result, _): Issue.record("got \(result)")
            }
        }
    }
}
