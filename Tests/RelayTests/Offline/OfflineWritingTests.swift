import Foundation
import TestSupport
import Testing

@testable import Relay

/// Queued mutations while their storage is slow or fails: nothing is sent that it doesn't have.
@Suite(.timeLimit(.minutes(10))) struct OfflineWritingTests {
    /// A storage whose writes wait, or fail, while a test says so.
    private final class SlowDisk: RecordStorage {
        let rows = MemoryStorage()
        private let gate = NSCondition()
        // Guarded by `gate`.
        nonisolated(unsafe) private var isHeld = false
        nonisolated(unsafe) private var waiting = 0
        nonisolated(unsafe) private var passes = 0
        nonisolated(unsafe) private var error: StorageError?

        func hold() {
            gate.lock()
            isHeld = true
            gate.unlock()
        }

        func release(failingWith error: StorageError? = nil) {
            gate.lock()
            self.error = error
            isHeld = false
            gate.broadcast()
            gate.unlock()
        }

        /// Lets one write pass.
        func letPass() {
            gate.lock()
            passes += 1
            gate.broadcast()
            gate.unlock()
        }

        /// Whether a write waits.
        var isWriting: Bool {
            gate.lock()
            defer { gate.unlock() }
            return waiting > passes
        }

        func open() {}
        func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) {
            rows.forEachRow(in: table, body)
        }
        func bytes(of number: Int64, in table: StoredRow.Table) -> Data? {
            rows.bytes(of: number, in: table)
        }
        func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
            gate.lock()
            waiting += 1
            while isHeld, passes == 0 { gate.wait() }
            waiting -= 1
            passes = max(0, passes - 1)
            let error = error
            gate.unlock()
            if let error { throw error }
            rows.write(changes, isDurable: isDurable)
        }
        func erase() { rows.erase() }
        func setAside() { rows.setAside() }
        func size() -> Int { rows.size() }
    }

    private let disk = SlowDisk()
    private let room: OfflineRoom
    private let test: TestEnvironment

    init() {
        var room = OfflineRoom()
        room.mutations = disk
        room.reachability.isReachable = true
        self.room = room
        test = room.launch()
    }

    /// Whether the storage has a text.
    private func has(_ text: String) -> Bool {
        (try? disk.rows.rows(in: .mutations))?.contains { row in
            row.bytes.range(of: Data(text.utf8)) != nil
        } ?? false
    }

    private func like(_ id: ID) -> Task<Int?, any Error> {
        let environment = test.environment
        return Task {
            let data = try await environment.commit(
                LikeStoryMutation(id: id),
                optimisticResponse: ["likeStory": ["id": .string(id.rawValue), "likeCount": 9]],
                whenOffline: .queue(key: id.rawValue)
            )
            return data.likeStory?.likeCount
        }
    }

    @Test func itIsShownAndNotSentBeforeItIsWritten() async throws {
        disk.hold()
        let like = like("a")
        try await eventually { disk.isWriting }
        #expect(test.states == [.saving])
        #expect(test.records[#""a""#] != nil)
        #expect(try await remains { test.network.calls.isEmpty })
        disk.release()
        let call = try await test.network.call()
        #expect(has(try #require(call.cacheConfig.transactionID)))
        call.respond(likeResponse(1, id: "a"))
        #expect(try await like.value == 1)
    }

    @Test func whatIsQueuedWhileAWriteFailsIsWrittenAllTheSame() async throws {
        disk.hold()
        let first = like("a")
        try await eventually { disk.isWriting }
        let second = like("b")
        try await eventually { test.environment.offline.mutations.count == 2 }
        disk.release(failingWith: .full("Full."))
        await #expect(throws: StorageError.self) { try await first.value }
        // The second one was refused as well, or is written when there is space again.
        test.network.answer { _, variables in
            likeResponse(3, id: variables["id"]?.string ?? "")
        }
        disk.release()
        for call in test.network.calls { call.respond(likeResponse(3, id: "b")) }
        _ = await second.result
        #expect(try await like("c").value == 3)
        #expect(test.records[#""a""#] == nil)
    }

    @Test func aRemovalThatCannotBeWrittenIsWrittenLater() async throws {
        room.reachability.isReachable = false
        let like = like("a")
        try await eventually { test.states == [.waitingForNetwork] }
        disk.release(failingWith: .full("Full."))
        try test.environment.offline.remove(1)
        _ = await like.result
        try await eventually {
            test.log.contains { if case .storageFail = $0 { true } else { false } }
        }
        await #expect(throws: StorageError.self) { try await test.environment.persist() }
        #expect(try room.kept().count == 1)
        disk.release()
        // By itself, a second later.
        try await eventually { try room.kept().isEmpty }
    }

    @Test func oneIsSentThoughLaterOnesAreNotWritten() async throws {
        disk.hold()
        var likes = [like("a")]
        // There is always something that is not written.
        for number in 0..<5 where test.network.calls.isEmpty {
            try await eventually { disk.isWriting }
            likes.append(like(ID("\(number)")))
            try await eventually { test.environment.offline.mutations.count == number + 2 }
            disk.letPass()
            try await eventually { disk.isWriting }
            _ = try await remains { test.network.calls.isEmpty }
        }
        let call = try #require(test.network.calls.first)
        #expect(call.variables["id"] == "a")
        disk.release()
        for like in likes { like.cancel() }
    }

    @Test func anEditIsNotSentBeforeItIsWritten() async throws {
        room.reachability.isReachable = false
        let like = like("a")
        try await eventually { test.states == [.waitingForNetwork] }
        disk.hold()
        try test.environment.offline.edit(1, to: LikeStoryMutation(id: "b"))
        room.reachability.isReachable = true
        #expect(try await remains { test.network.calls.isEmpty })
        disk.release()
        let call = try await test.network.call()
        #expect(call.variables["id"] == "b")
        #expect(has(try #require(call.cacheConfig.transactionID)))
        call.respond(likeResponse(2, id: "b"))
        #expect(try await like.value == 2)
    }

    @Test func oneThatMustNotBeSentTwiceIsNotSentWithoutAMark() async throws {
        room.reachability.isReachable = false
        let queued = try await test.like("s", 5, delivery: .atMostOnce)
        disk.hold()
        room.reachability.isReachable = true
        try await eventually { disk.isWriting }
        #expect(try await remains { test.network.calls.isEmpty })
        disk.release(failingWith: .full("Full."))
        try await eventually { test.states == [.waitingAfterFailure] }
        #expect(test.network.calls.isEmpty)
        disk.release()
        test.environment.offline.sendNow()
        try await test.network.call().respond(likeResponse(1))
        #expect(try await queued.value == 1)
    }

    @Test func aChangeThatCannotBeWrittenIsWrittenWithTheNext() async throws {
        room.reachability.isReachable = false
        let like = like("a")
        try await eventually { test.states == [.waitingForNetwork] }
        disk.release(failingWith: .full("Full."))
        try test.environment.offline.edit(1, to: LikeStoryMutation(id: "edited"))
        try await eventually {
            test.log.contains { if case .storageFail = $0 { true } else { false } }
        }
        #expect(!has("edited"))
        disk.release()
        try await test.environment.persist()
        #expect(has("edited"))
        like.cancel()
    }

    @Test func aResetDuringAWriteLeavesNothing() async throws {
        disk.hold()
        let like = like("a")
        try await eventually { disk.isWriting }
        let environment = test.environment
        // It waits for the write.
        let reset = Task.detached { environment.reset() }
        try await Task.sleep(for: .milliseconds(5))
        disk.release()
        await reset.value
        await #expect(throws: StoreError.self) { try await like.value }
        try await environment.persist()
        #expect(try room.kept().isEmpty)
        #expect(room.launch().environment.offline.mutations.isEmpty)
    }

    @MainActor @Test func theOrderIsThatOfTheCalls() async throws {
        room.reachability.isReachable = false
        let environment = test.environment
        for number in 0..<50 {
            Task {
                try await environment.commit(
                    LikeStoryMutation(id: ID("\(number)")),
                    whenOffline: .queue()
                )
            }
        }
        while environment.offline.mutations.count < 50 { await Task.yield() }
        let ids = environment.offline.mutations.compactMap { $0.variables["id"]?.string }
        #expect(ids == (0..<50).map(String.init))
    }
}
