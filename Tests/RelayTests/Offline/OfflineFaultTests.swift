import Foundation
import TestSupport
import Testing

@testable import Relay

/// What goes wrong around queued mutations: refusals, crashes, full disks, other accounts, clocks.
@Suite(.timeLimit(.minutes(10))) struct OfflineFaultTests {
    private let room = OfflineRoom()

    // MARK: - Refused before anything is shown

    private func expectRefusal(
        _ test: TestEnvironment,
        _ error: OfflineError,
        uploads: [String: FileUpload] = [:]
    ) async throws {
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let before = test.environment.offline.mutations
        await #expect(throws: error) {
            try await test.environment.offline.perform(.like(uploads: uploads))
        }
        #expect(test.likes() == 1)
        #expect(test.environment.offline.mutations == before)
        #expect(test.environment.mutationsInFlight.count == before.count)
        #expect(try room.kept().count == before.count)
    }

    @Test func whatCannotBeQueuedIsRefused() async throws {
        let name = "LikeStoryMutation"
        room.registers.unregistered = [name]
        try await expectRefusal(room.launch(), .notRegistered(mutation: name))
        room.registers.unregistered = []
        try await expectRefusal(
            room.launch { $0.persistence = nil },
            .noStorage(mutation: name)
        )
        try await expectRefusal(
            room.launch { $0.persistence = Persistence(room.storage) },
            .noStorage(mutation: name)
        )
        try await expectRefusal(
            room.launch { $0.offline.maximumFileBytes = 9 },
            .filesTooLarge(mutation: name, limit: 9),
            uploads: [
                "a": FileUpload(data: Data(count: 5), name: "a"),
                "b": FileUpload(data: Data(count: 5), name: "b"),
            ]
        )
        try await expectRefusal(
            room.launch(),
            .unreadableFile(mutation: name, variable: "a"),
            uploads: ["a": FileUpload(file: URL(fileURLWithPath: "/nowhere/at all"))]
        )
        let full = room.launch { $0.offline.maximumMutations = 1 }
        _ = try await full.like()
        try full.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        await #expect(throws: OfflineError.tooMany(mutation: name, limit: 1)) {
            try await full.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
    }

    @Test func updatersOfACallAreRefused() async throws {
        let test = room.launch()
        await #expect(throws: OfflineError.ownUpdater(mutation: "LikeStoryMutation")) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticUpdater: { _ in },
                whenOffline: .queue()
            )
        }
        let response = try await test.environment.response(
            to: LikeStoryMutation(id: "s"),
            updater: { _, _ in },
            whenOffline: .queue()
        )
        #expect(response.failure as? OfflineError == .ownUpdater(mutation: "LikeStoryMutation"))
        #expect(test.environment.offline.mutations.isEmpty)
    }

    @Test func anOptimisticResponseThatIsWrongIsRefused() async throws {
        let test = room.launch()
        await #expect(throws: ResponseError.self) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": 7],
                whenOffline: .queue()
            )
        }
        #expect(test.environment.offline.mutations.isEmpty)
        #expect(test.environment.mutationsInFlight.isEmpty)
    }

    // MARK: - Storages

    /// A storage that fails while it is told to.
    private final class Disk: RecordStorage {
        let rows = MemoryStorage()
        private let state = Locked<StorageError?>(nil)

        var error: StorageError? {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }

        private func check() throws { if let error { throw error } }

        func open() throws { try check() }
        func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) throws {
            try check()
            rows.forEachRow(in: table, body)
        }
        func bytes(of number: Int64, in table: StoredRow.Table) throws -> Data? {
            try check()
            return rows.bytes(of: number, in: table)
        }
        func write(_ changes: [StoredRow.Change], isDurable: Bool) throws {
            try check()
            rows.write(changes, isDurable: isDurable)
        }
        func erase() throws {
            try check()
            rows.erase()
        }
        func setAside() {
            error = nil
            rows.setAside()
        }
        func size() throws -> Int { rows.size() }
    }

    @Test func aFullDiskRefusesItAndUndoesIt() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let kept = try await test.like("s", 5)
        disk.error = .full("Full.")
        await #expect(throws: StorageError.full("Full.")) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 6]],
                whenOffline: .queue()
            )
        }
        #expect(test.likes() == 5)
        #expect(test.environment.offline.pending.map(\.id) == [1])
        disk.error = nil
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(7))
        #expect(try await kept.value == 7)
    }

    @Test func aLockedDeviceAtLaunchHidesThemUntilItIsUnlocked() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        _ = try await room.launch().like("s", 5)
        disk.error = .unavailable("Locked.")
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        #expect(test.likes() == 1)
        await #expect(throws: StorageError.unavailable("Locked.")) {
            try await test.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
        #expect(test.environment.offline.mutations.isEmpty)
        disk.error = nil
        let like = try await test.like("s", 6)
        try await eventually { test.environment.offline.pending.map(\.id) == [1, 2] }
        #expect(test.likes() == 6)
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(7))
        try await test.network.call(1).respond(likeResponse(8))
        #expect(try await like.value == 8)
    }

    @Test func aStorageThatCannotBeOpenedIsTriedAgainByItself() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        _ = try await room.launch().like("s", 5)
        disk.error = .unavailable("Locked.")
        let test = room.launch { $0.sleep = { _ in try await Task.sleep(for: .milliseconds(1)) } }
        #expect(try await remains { test.environment.offline.mutations.isEmpty })
        disk.error = nil
        try await eventually { test.environment.offline.pending.map(\.id) == [1] }
    }

    @Test func aResetErasesLaterWhatItCannotEraseNow() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        let test = room.launch { $0.sleep = { _ in try await Task.sleep(for: .milliseconds(1)) } }
        let like = try await test.like("s", 5)
        disk.error = .unavailable("Locked.")
        test.environment.reset()
        await #expect(throws: StoreError.self) { try await like.value }
        #expect(test.environment.offline.mutations.isEmpty)
        #expect(disk.rows.bytes(of: 1, in: .mutations) != nil)
        disk.error = nil
        try await eventually { disk.rows.bytes(of: 1, in: .mutations) == nil }
        // What is queued afterwards stays.
        _ = try await test.like("s", 6)
        try await test.environment.persist()
        #expect(try room.kept().count == 1)
        let second = room.launch()
        #expect(second.environment.offline.pending.count == 1)
        #expect(second.environment.offline.pending.first?.id != 1)
    }

    @Test func whatIsQueuedBeforeAnEraseIsTriedAgainStays() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        // Nothing is tried again by itself.
        let test = room.launch { $0.sleep = { _ in try await Task.sleep(for: .seconds(1_000)) } }
        let old = try await test.like("s", 5)
        disk.error = .unavailable("Locked.")
        test.environment.reset()
        await #expect(throws: StoreError.self) { try await old.value }
        disk.error = nil
        _ = try await test.like("s", 6)
        let pending = room.launch().environment.offline.pending
        #expect(pending.map(\.id) == [2])
    }

    @Test func aStorageThatTurnsOutToBeDamagedIsWrittenAnew() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        let test = room.launch()
        _ = try await test.like("s", 5)
        disk.error = .damaged("Bits.")
        await #expect(throws: StorageError.damaged("Bits.")) {
            try await test.environment.commit(LikeStoryMutation(id: "t"), whenOffline: .queue())
        }
        #expect(test.log.contains(.storageSetAside(reason: "Bits.")))
        try await test.environment.persist()
        #expect(room.launch().environment.offline.pending.map(\.id) == [1])
    }

    @Test(.bug(id: "offline", "files were lost when a damaged storage was written again"))
    func filesAreWrittenAgainToo() async throws {
        let disk = Disk()
        var room = room
        room.mutations = disk
        let test = room.launch()
        // The original of a file may be gone.
        let original = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data("gone".utf8).write(to: original)
        for file in [FileUpload(data: Data("kept".utf8), name: "a"), FileUpload(file: original)] {
            let count = test.environment.offline.mutations.count
            Task { try await test.environment.offline.perform(.like(uploads: ["a": file])) }
            try await eventually {
                test.environment.offline.mutations.count == count + 1
                    && !test.states.contains(.saving)
            }
        }
        try FileManager.default.removeItem(at: original)
        disk.error = .damaged("Bits.")
        await #expect(throws: StorageError.damaged("Bits.")) {
            try await test.environment.commit(LikeStoryMutation(id: "t"), whenOffline: .queue())
        }
        try await test.environment.persist()
        #expect(try disk.rows.rows(in: .uploads).count == 1)
        room.reachability.isReachable = true
        let second = room.launch()
        let call = try await second.network.call()
        #expect(call.variables.uploads["a"]?.content == .data(Data("kept".utf8)))
    }

    @Test func oneOfTwoEnvironmentsOnAStorageSends() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await first.like()
        let second = room.launch()
        await #expect(throws: StorageError.self) {
            try await first.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
        room.reachability.isReachable = true
        try await second.network.call().respond(likeResponse(2))
        try await eventually { second.environment.offline.mutations.isEmpty }
        #expect(try await remains { first.network.calls.isEmpty })
        #expect(first.log.contains { if case .storageFail = $0 { true } else { false } })
        // Its calls end, and it shows nothing that the other one sends.
        await #expect(throws: StorageError.self) { try await like.value }
        #expect(first.likes() == 1 && first.environment.offline.mutations.isEmpty)
    }

    @Test func rowsThatCannotBeReadStay() async throws {
        let first = room.launch()
        _ = try await first.like()
        _ = try await first.like()
        var row = try #require(try room.mutations.rows(in: .mutations).last)
        row.bytes[row.bytes.count - 1] ^= 1
        try room.mutations.write([.set(row, in: .mutations)], isDurable: true)
        let second = room.launch()
        #expect(second.environment.offline.pending.map(\.id) == [1])
        #expect(second.log.contains(.storageDamage(rows: 1)))
        _ = try await second.like()
        #expect(second.environment.offline.pending.map(\.id) == [1, 3])
        #expect(try room.mutations.rows(in: .mutations).map(\.number) == [1, 2, 3])
    }

    // MARK: - Crashes

    @Test func anAnswerThatTheStoreHasIsNotAskedForAgain() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        _ = try await first.like()
        let before = try room.copied()
        room.reachability.isReachable = true
        try await first.network.call().respond(likeResponse(10))
        try await eventually { first.environment.offline.mutations.isEmpty }
        // The storage of mutations is older than that of the store.
        try await first.environment.persist()
        var crashed = try room.copied()
        crashed.mutations = before.mutations
        crashed.reachability.isReachable = true
        let second = crashed.launch()
        try #require(second.environment.offline.mutations.isEmpty)
        #expect(second.likes() == 10)
        #expect(try await remains { second.network.calls.isEmpty })
        #expect(try await comesToHold { try crashed.kept() == [] })
        // A number that is given out again is another mutation.
        let like = try await second.like()
        try await second.network.call().respond(likeResponse(11))
        #expect(try await like.value == 11)
    }

    @Test func anAnswerThatTheStoreHasLostIsAskedForAgainWithItsKey() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        _ = try await first.like()
        room.reachability.isReachable = true
        let call = try await first.network.call()
        call.respond(likeResponse(10))
        try await eventually { first.environment.offline.mutations.isEmpty }
        // Nothing was written since.
        let crashed = try room.copied()
        #expect(try crashed.kept() == ["LikeStoryMutation"])
        let second = crashed.launch()
        #expect(second.likes() == 9)
        crashed.reachability.isReachable = true
        let again = try await second.network.call()
        #expect(again.cacheConfig.transactionID == call.cacheConfig.transactionID)
        again.respond(likeResponse(10))
        try await eventually { second.environment.offline.mutations.isEmpty }
    }

    @Test func oneThatMustNotBeSentTwiceIsNot() async throws {
        let first = room.launch()
        let like = try await first.like(delivery: .atMostOnce)
        room.reachability.isReachable = true
        let call = try await first.network.call()
        let crashed = try room.copied()
        crashed.reachability.isReachable = true
        call.fail(Outage())
        await #expect(throws: Outage.self) { try await like.value }
        #expect(first.environment.offline.failed.map(\.failure) == [.unknownOutcome])
        #expect(try await remains { first.network.calls.count == 1 })
        // The app was killed before the answer.
        let second = crashed.launch()
        #expect(second.environment.offline.failed.map(\.failure) == [.unknownOutcome])
        #expect(try await remains { second.network.calls.isEmpty })
        // Sending it again is the user's choice, with the same key.
        try second.environment.offline.sendAgain(1)
        let again = try await second.network.call()
        #expect(again.cacheConfig.transactionID == call.cacheConfig.transactionID)
        again.respond(likeResponse(1))
        try await eventually { second.environment.offline.mutations.isEmpty }
    }

    @Test func oneThatSurelyWasNotSentIsSentAgainEvenThen() async throws {
        struct NoConnection: DeliveryFailure { let outcome: DeliveryOutcome }
        let test = room.launch(hasReachability: false)
        let like = try await test.like(delivery: .atMostOnce)
        try await test.network.call().fail(NoConnection(outcome: .notExecuted))
        try await eventually { test.states == [.waitingAfterFailure] }
        #expect(test.environment.offline.pending[0].attempts == 0)
        test.environment.offline.sendNow()
        try await test.network.call(1).fail(NoConnection(outcome: .refused))
        await #expect(throws: NoConnection.self) { try await like.value }
        let failure = test.environment.offline.failed.first?.failure
        guard case .refused? = failure else { throw Timeout(description: "\(failure as Any)") }
    }

    // MARK: - Bounds

    @Test func afterItsDeadlineItFails() async throws {
        let time = Locked(Date(timeIntervalSince1970: 1_000_000))
        func launch() -> TestEnvironment {
            room.launch { options in
                options.persistence?.now = { time.withLock { $0 } }
            }
        }
        let first = launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await first.like(key: "a", deadline: .milliseconds(20))
        let later = try await first.like(key: "a", deadline: .seconds(100))
        // While it waits, by the clock of the device.
        time.withLock { $0 += 1 }
        await #expect(throws: OfflineError.self) { try await like.value }
        #expect(first.environment.offline.failed.map(\.failure) == [.expired])
        try await first.environment.persist()
        // In a later run, whose clock was set back in between.
        time.withLock { $0 -= 1_000 }
        let second = launch()
        try second.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        #expect(second.environment.offline.pending.map(\.id) == [2])
        let newest = try await second.like()
        #expect(second.environment.offline.pending.map(\.id) == [2, 3])
        time.withLock { $0 += 2_000 }
        let third = launch()
        try await eventually {
            third.environment.offline.failed.map(\.id) == [1, 2]
        }
        #expect(third.environment.offline.pending.map(\.id) == [3])
        // Its deadline begins anew.
        try third.environment.offline.sendAgain(2)
        let again = try #require(third.environment.offline.pending.first { $0.id == 2 })
        #expect(again.deadline == time.withLock { $0 + 100 })
        for task in [later, newest] { task.cancel() }
    }

    @Test func afterTooManyAttemptsItFails() async throws {
        let test = room.launch(hasReachability: false) {
            $0.sleep = { _ in }
            $0.offline.maximumAttempts = 3
        }
        let like = Task {
            try await test.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
        let next = Task {
            try await eventually { test.environment.offline.mutations.count == 1 }
            return try await test.environment.commit(
                LikeStoryMutation(id: "t"),
                whenOffline: .queue()
            )
        }
        for attempt in 0..<3 { try await test.network.call(attempt).fail(Outage()) }
        await #expect(throws: Outage.self) { try await like.value }
        let failure = test.environment.offline.failed.first?.failure
        guard case .tooManyAttempts? = failure else {
            throw Timeout(description: "\(failure as Any)")
        }
        try await test.network.call(3).respond(likeResponse(1, id: "t"))
        _ = try await next.value
    }

    // MARK: - Other versions and accounts

    @Test func anUnknownMutationIsKept() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        _ = try await first.like()
        room.reachability.isReachable = true
        room.registers.unregistered = ["LikeStoryMutation"]
        let second = room.launch()
        #expect(second.likes() == 1)
        #expect(second.environment.offline.failed.map(\.failure) == [.unknownMutation])
        #expect(throws: OfflineError.notRegistered(mutation: "LikeStoryMutation")) {
            try second.environment.offline.sendAgain(1)
        }
        // A later version of the app knows it again.
        room.registers.unregistered = []
        let third = room.launch()
        try await third.network.call().respond(likeResponse(2))
        try await eventually { third.environment.offline.mutations.isEmpty }
    }

    @Test func variablesThatDoNotFitAnyMoreFail() async throws {
        let like = RegisteredMutation(
            artifact: LikeStoryMutation.artifact,
            optimisticUpdater: nil
        ) { _, _ in 0 }
        #expect(like.mismatch(["id": "s"]) == nil)
        #expect(like.mismatch([:]) == "The variable `id` is missing.")
        #expect(like.mismatch(["id": "s", "x": 1]) == "The variable `x` doesn't exist any more.")
        // The text of the mutation was another one.
        let keeper = try #require(
            MutationKeeper(Persistence(room.storage, mutations: room.mutations, account: "ada"))
        )
        _ = try keeper.open()
        var changes = MutationKeeper.Changes()
        for (number, variables) in [["id": "s"], ["old": "s"]].enumerated() {
            let frame = MutationFrame(
                number: Int64(number + 1),
                name: "LikeStoryMutation",
                text: "other",
                variables: JSONObject(variables.map { ($0.key, .string($0.value)) }),
                key: "",
                idempotencyKey: "\(number)",
                isSentOnce: false,
                queued: 0,
                deadline: nil
            )
            changes.frames.append((frame, 0))
        }
        try await keeper.write(changes)
        let test = room.launch()
        #expect(test.environment.offline.pending.map(\.id) == [1])
        #expect(
            test.environment.offline.failed.map(\.failure) == [
                .changedMutation("The variable `old` doesn't exist any more.")
            ]
        )
    }

    @Test func thoseOfAnotherAccountAreNeverSent() async throws {
        _ = try await room.launch().like()
        room.reachability.isReachable = true
        let ben = room.launch(account: "ben")
        #expect(ben.environment.offline.mutations.isEmpty)
        await #expect(throws: StorageError.self) {
            try await ben.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
        #expect(try await remains { ben.network.calls.isEmpty })
        #expect(try room.kept() == ["LikeStoryMutation"])
        let ada = room.launch()
        try await ada.network.call().respond(likeResponse(1))
    }

    @Test(arguments: [false, true]) func aResetErasesOrKeepsThem(keeps: Bool) async throws {
        let test = room.launch()
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let waiting = try await test.like()
        let sending = try await test.like(key: "other")
        test.environment.reset(keepsQueuedMutations: keeps)
        #expect(try room.kept().count == (keeps ? 2 : 0))
        #expect(test.environment.offline.mutations.isEmpty)
        #expect(test.environment.mutationsInFlight.isEmpty)
        for task in [waiting, sending] {
            await #expect(throws: StoreError.self) { try await task.value }
        }
        room.reachability.isReachable = true
        #expect(try await remains { test.network.calls.isEmpty })
        // The next run sends those that were kept.
        let copy = try room.copied()
        #expect(copy.launch().environment.offline.pending.count == (keeps ? 2 : 0))
        // The next session has a queue too, after those that were kept.
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let like = try await test.like()
        if keeps {
            try await eventually { test.network.calls.count == 2 }
            #expect(test.environment.offline.pending.map(\.id) == [1, 2, 3])
            for call in test.network.calls { call.respond(likeResponse(2)) }
        }
        try await test.network.call(keeps ? 2 : 0).respond(likeResponse(3))
        #expect(try await like.value == 3)
        try await test.environment.persist()
        #expect(room.launch().environment.offline.pending.isEmpty)
    }

    @Test(.bug(id: "offline", "kept mutations were sent after later ones with their key"))
    func whatAResetHasKeptIsSentBeforeLaterOnes() async throws {
        let test = room.launch()
        let old = try await test.like("s", 5, key: "k")
        let key = test.environment.offline.mutations.first?.idempotencyKey
        test.environment.reset(keepsQueuedMutations: true)
        await #expect(throws: StoreError.self) { try await old.value }
        #expect(try await remains { test.environment.offline.mutations.isEmpty })
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        #expect(test.likes() == 1)
        let new = try await test.like("s", 6, key: "k")
        try await eventually { test.environment.offline.pending.map(\.id) == [1, 2] }
        #expect(test.likes() == 6)
        room.reachability.isReachable = true
        let call = try await test.network.call()
        #expect(call.cacheConfig.transactionID == key)
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(likeResponse(7))
        try await test.network.call(1).respond(likeResponse(8))
        #expect(try await new.value == 8)
        try await test.environment.persist()
        #expect(room.launch().environment.offline.mutations.isEmpty)
    }

    @Test func aResetEndsTheRequestThatIsOnItsWay() async throws {
        let test = room.launch()
        room.reachability.isReachable = true
        let like = try await test.like()
        let call = try await test.network.call()
        test.environment.reset()
        call.respond(likeResponse(3))
        await #expect(throws: StoreError.self) { try await like.value }
        #expect(test.records.isEmpty)
        #expect(try await remains { test.environment.offline.mutations.isEmpty })
        #expect(try room.kept() == [])
    }
}
