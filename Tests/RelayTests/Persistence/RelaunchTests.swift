import Foundation
import TestSupport
import Testing

@testable import Relay

/// Environments that follow each other on one storage, like the runs of an app.
@Suite(.timeLimit(.minutes(10))) struct RelaunchTests {
    private let storage = MemoryStorage()

    /// Another run of the app.
    private func launch(
        releaseBufferSize: Int = 10,
        account: String = "",
        _ configure: @escaping (inout Persistence) -> Void = { _ in },
        options: (inout RelayEnvironment.Options) -> Void = { _ in }
    ) -> TestEnvironment {
        TestEnvironment(releaseBufferSize: releaseBufferSize) {
            var persistence = Persistence(storage, account: account)
            persistence.delay = .seconds(1_000)
            configure(&persistence)
            $0.persistence = persistence
            options(&$0)
        }
    }

    @Test func whatWasShownIsShownAfterARelaunch() async throws {
        let first = launch()
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try first.write(itemsResponse(["1", "2"]), WideQuery())
        try await first.environment.persist()
        let second = launch()
        #expect(second.records == first.records)
        #expect(second.environment.inspect().json == first.environment.inspect().json)
        let story = try #require(try second.environment.read(StoryQuery(id: "s")).node)
        #expect(try second.environment.read(try #require(story.storyRow_story)).title == "t")
        #expect(second.isAvailable(WideQuery()))
        let opened = LogEvent.storageOpen(records: first.records.count, operations: 0)
        #expect(try await comesToHold { second.log.contains(opened) })
    }

    @MainActor @Test func modelsShowTheDataOnTheFirstFrame() async throws {
        let first = launch()
        first.network.answer { _, _ in storyResponse() }
        _ = try await first.environment.fetch(StoryQuery(id: "s"))
        try await first.environment.persist()
        let second = launch()
        let query = QueryModel(StoryQuery(id: "s"), in: second.environment)
        let story = try #require(query.data?.node?.storyRow_story)
        #expect(FragmentModel(story, in: second.environment).data?.title == "t")
        #expect(query.phase == .loaded && !query.isLoading && !query.isStale)
        #expect(second.network.calls.isEmpty)
        // What is stale is shown, and asked for.
        try second.environment.commitUpdate { $0.invalidateStore() }
        try await second.environment.persist()
        let third = launch()
        third.network.answer { _, _ in storyResponse(title: "new") }
        #expect(third.environment.check(StoryQuery(id: "s")) == .stale)
    }

    @Test func savedReferencesCanBeRead() async throws {
        let library = Library(5) { [storage] in $0.persistence = Persistence(storage) }
        let books = try await library.open(2)
        let saved = try library.environment.save(books)
        try await library.environment.persist()
        let second = launch()
        let restored = try await second.environment.reference(to: saved)
        #expect(try second.environment.read(restored).books?.map(\.id) == ["b0", "b1"])
    }

    @Test func nothingIsThereWithoutPersist() async throws {
        let first = launch()
        try first.write(storyResponse(), StoryQuery(id: "s"))
        #expect(launch().records == [:])
    }

    @Test func changesAreWrittenByThemselves() async throws {
        let first = launch { $0.delay = .milliseconds(1) }
        try first.write(storyResponse(), StoryQuery(id: "s"))
        #expect(try await comesToHold { storage.size() > 0 })
        #expect(launch().records == first.records)
    }

    /// As before an app is suspended.
    @Test func whatWaitsIsWrittenAtOnceWhenAsked() async throws {
        let first = launch()
        first.environment.keeper?.writeWaiting(isDurable: true)
        #expect(try storage.rows(in: .records).isEmpty)
        try first.write(storyResponse(), StoryQuery(id: "s"))
        first.environment.keeper?.writeWaiting(isDurable: true)
        #expect(launch().records == first.records)
    }

    @Test func whatIsWrittenLastIsKeptThoughTheEnvironmentIsDropped() async throws {
        var records: [String: String] = [:]
        do {
            let first = launch { $0.delay = .milliseconds(20) }
            try first.write(storyResponse(), StoryQuery(id: "s"))
            records = first.records
        }
        #expect(try await comesToHold { storage.size() > 0 })
        #expect(launch().records == records)
    }

    @Test func listsWithPagesGoOn() async throws {
        let library = Library(5) { [storage] in $0.persistence = Persistence(storage) }
        let none = Input<String>(nil)
        let query = LibraryQuery(id: "l", first: Input(2), after: none, genre: none, tags: .null)
        _ = try await library.open(2)
        try await library.environment.persist()
        let second = launch()
        second.network.answer { [shelves = library.shelves] in shelves.response($0, $1) }
        let books = try #require(try second.environment.read(query).library).books_library
        #expect(
            try await second.environment.loadNext(2, of: books) == .loaded(added: 2, hasMore: true)
        )
        let ids = try second.environment.read(books).books?.map(\.id)
        #expect(ids == ["b0", "b1", "b2", "b3"])
    }

    @Test func operationsAreAsOldAsTheyWere() async throws {
        let clock = TestClock()
        let query = StoryQuery(id: "s")
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let first = launch {
            $0.now = { start }
        } options: {
            $0.now = { clock.now }
        }
        first.network.answer { _, _ in storyResponse() }
        _ = try await first.environment.fetch(query)
        try await first.environment.persist()
        let second = launch {
            $0.now = { start.addingTimeInterval(60) }
        } options: {
            $0.now = { clock.now }
            $0.queryCacheExpirationTime = .seconds(100)
        }
        let expected = clock.now.advanced(by: .seconds(-60))
        #expect(second.environment.check(query) == .available(fetched: expected))
        clock.advance(by: .seconds(40))
        #expect(second.environment.check(query) == .stale)
    }

    @Test func aClockThatWasSetBackMakesDataOld() async throws {
        let query = StoryQuery(id: "s")
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let first = launch { $0.now = { start } }
        first.network.answer { _, _ in storyResponse() }
        _ = try await first.environment.fetch(query)
        try await first.environment.persist()
        let second = launch {
            $0.now = { start.addingTimeInterval(-10) }
        } options: {
            $0.queryCacheExpirationTime = .seconds(100)
        }
        #expect(second.environment.check(query) == .stale)
    }

    @Test func optimisticUpdatesAreNeverWritten() async throws {
        let first = launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let before = first.records
        let change = try first.environment.applyOptimisticChange { store in
            store.record("s")?.setValue(7, for: "likeCount")
        }
        #expect(first.records != before)
        try await first.environment.persist()
        #expect(launch().records == before)
        withExtendedLifetime(change) {}
    }

    @Test func resettingErasesTheStorage() async throws {
        let first = launch()
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try await first.environment.persist()
        first.environment.reset()
        #expect(storage.size() == 0)
        try first.write(itemsResponse(["1"]), WideQuery())
        try await first.environment.persist()
        #expect(launch().records == first.records)
    }

    /// A version from before a reset has records that were never looked at, and the storage has others of
    /// the same numbers.
    @Test func noOldVersionReadsTheRowsOfALaterSession() async throws {
        let first = launch()
        try first.write(itemsResponse(["old"]), WideQuery())
        try await first.environment.persist()
        let second = launch()
        let old = second.environment.store.source
        second.environment.reset()
        try second.write(itemsResponse(["secret"]), WideQuery())
        try await second.environment.persist()
        var ids: [DataID] = []
        old.forEachID { ids.append($0) }
        let texts = ids.compactMap { old.borrow($0) }.flatMap { record in
            (0..<record.count).compactMap { record.slots[$0].text }
        }
        #expect(!ids.isEmpty && !texts.contains("secret"))
    }

    /// Nor does one of an environment that another has replaced.
    @Test func noOlderEnvironmentReadsTheRowsOfALaterOne() async throws {
        let first = launch(account: "ada")
        try first.write(itemsResponse(["old"]), WideQuery())
        try await first.environment.persist()
        let second = launch(account: "ada")
        let third = launch(account: "ben")
        try third.write(itemsResponse(["secret"]), WideQuery())
        try await third.environment.persist()
        #expect(!"\(second.records)".contains("secret"))
        #expect("\(launch(account: "ben").records)".contains("secret"))
    }

    /// A reference that keeps nothing.
    private struct Weak {
        weak var keeper: StoreKeeper?
    }

    @Test func anOlderEnvironmentDoesNotComeBackWhenTheLaterOneIsGone() async throws {
        let first = launch(account: "ada")
        try first.write(itemsResponse(["old"]), WideQuery())
        try await first.environment.persist()
        let reader = launch(account: "ada")
        func replace() async throws -> Weak {
            let later = launch(account: "ben") { $0.delay = .milliseconds(1) }
            try later.write(itemsResponse(["secret"]), WideQuery())
            try await later.environment.persist()
            return Weak(keeper: later.environment.keeper)
        }
        let later = try await replace()
        #expect(try await comesToHold { later.keeper == nil })
        await #expect(throws: StorageError.self) { try await first.environment.persist() }
        #expect(!"\(reader.records)".contains("secret"))
        #expect("\(launch(account: "ben").records)".contains("secret"))
    }

    @Test func storagesThatAreOnlyReadAreNotWrittenBeforeASuspension() {
        final class Image: RecordStorage {
            let isReadOnly = true
            func open() {}
            func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) {}
            func bytes(of number: Int64, in table: StoredRow.Table) -> Data? { nil }
            func write(_ changes: [StoredRow.Change], isDurable: Bool) {
                Issue.record("It was written.")
            }
            func erase() { Issue.record("It was erased.") }
            func setAside() { Issue.record("It was set aside.") }
            func size() -> Int { 0 }
        }
        let test = TestEnvironment { $0.persistence = Persistence(Image()) }
        test.environment.keeper?.writeWaiting(isDurable: true)
    }

    @Test func otherSecretsFindNothing() async throws {
        let first = launch()
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try await first.environment.persist()
        let second = launch { $0.rules.omitted = ["Story.title"] }
        #expect(second.records == [:])
        try second.write(storyResponse(title: "hidden"), StoryQuery(id: "s"))
        try await second.environment.persist()
        for table in StoredRow.Table.allCases {
            storage.forEachRow(in: table) { row in
                let text = String(decoding: row.bytes, as: UTF8.self) + row.label
                #expect(!text.contains("hidden") && !text.contains("title"), "\(table)")
            }
        }
        let third = launch { $0.rules.omitted = ["Story.title"] }
        #expect(third.environment.check(StoryQuery(id: "s")) == .missing)
    }

    @Test func anotherAccountFindsNothing() async throws {
        let first = launch(account: "a")
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try await first.environment.persist()
        let second = launch(account: "b")
        #expect(second.records == [:])
        #expect(storage.size() == 0)
        #expect(try await comesToHold { second.log.contains(.storageErase) })
    }

    @Test func otherRulesFindNothing() async throws {
        let first = launch()
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try await first.environment.persist()
        #expect(launch { $0.rules.identities = "2" }.records == [:])
    }

    @Test func otherAgesFindStaleData() async throws {
        let first = launch()
        first.network.answer { _, _ in storyResponse() }
        _ = try await first.environment.fetch(StoryQuery(id: "s"))
        try await first.environment.persist()
        let second = launch { $0.rules.ages = "Story 5" }
        #expect(second.records == first.records)
        #expect(second.environment.check(StoryQuery(id: "s")) == .stale)
        second.network.answer { _, _ in storyResponse() }
        _ = try await second.environment.fetch(StoryQuery(id: "s"))
        try await second.environment.persist()
        let third = launch { $0.rules.ages = "Story 5" }
        #expect(third.environment.check(StoryQuery(id: "s")) != .stale)
        #expect(third.environment.check(StoryQuery(id: "s")) != .missing)
    }

    @Test func omittedTypesAndFieldsAreMissing() async throws {
        let first = launch()
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try first.write(itemsResponse(["1", "2"]), WideQuery())
        try await first.environment.persist()
        storage.erase()
        let other = launch { $0.rules.omitted = ["Item", "Story.title"] }
        try other.write(storyResponse(), StoryQuery(id: "s"))
        try other.write(itemsResponse(["1", "2"]), WideQuery())
        try await other.environment.persist()
        let second = launch()
        #expect(second.records.values.allSatisfy { !$0.hasPrefix("Item ") })
        #expect(second.records.values.allSatisfy { !$0.contains("title") })
        #expect(second.records.count < other.records.count)
        #expect(!second.isAvailable(WideQuery()))
    }

    @Test func whatMutationsAnswerIsNotWritten() async throws {
        let first = launch { $0.rules.omitted = ["Mutation"] }
        let mutation = UpdateQuery(id: "secret-argument")
        first.network.answer { _, _ in
            #"{"data":{"node":{"__typename":"Story","id":"s","likeCount":1}}}"#
        }
        _ = try await first.environment.fetch(mutation)
        try first.environment.commitUpdate { store in
            // A payload without id, as a mutation's.
            let payload = store.create("m", type: "Mutation")
            payload.getOrCreateLinkedRecord(
                "login",
                type: "Payload",
                arguments: ["password": "hunter2"]
            )
            .setValue("token-1", for: "token")
        }
        // The root of a mutation, whatever the server calls its type.
        let root = first.environment.store.makeLocalID()
        try first.environment.commit(
            Data(#"{"data":{"node":{"__typename":"mutation_root","id":"x","likeCount":9}}}"#.utf8),
            first.environment.describe(UpdateQuery(id: "hunter2")),
            root: root
        )
        try first.environment.commitUpdate { store in
            store.record("m")?.invalidateField("login", arguments: ["password": "hunter2"])
        }
        try await first.environment.persist()
        for table in StoredRow.Table.allCases {
            storage.forEachRow(in: table) { row in
                let text = String(decoding: row.bytes, as: UTF8.self) + row.label
                #expect(!text.contains("hunter2") && !text.contains("token-1"), "\(table)")
            }
        }
    }

    @Test func sealedRowsShowNothing() async throws {
        let key: UInt8 = 0x5a
        func cipher(_ persistence: inout Persistence) {
            persistence.seal = { Data($0.map { $0 ^ key }) }
            persistence.unseal = { Data($0.map { $0 ^ key }) }
        }
        let first = launch(cipher)
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try await first.environment.persist()
        for table in StoredRow.Table.allCases {
            storage.forEachRow(in: table) { #expect($0.label == "") }
        }
        #expect(launch(cipher).records == first.records)
        let plain = launch()
        #expect(plain.records == [:])
        let isSetAside = try await comesToHold {
            plain.log.contains { if case .storageSetAside = $0 { true } else { false } }
        }
        #expect(isSetAside)
    }

    @Test func whatIsCollectedIsRemoved() async throws {
        let first = launch(releaseBufferSize: 0) { $0.keptOperations = 0 }
        try first.write(storyResponse(), StoryQuery(id: "s"))
        try await first.environment.persist()
        #expect(try !storage.rows(in: .records).isEmpty)
        first.environment.collectGarbage()
        try await first.environment.persist()
        #expect(try storage.rows(in: .records).isEmpty)
        #expect(launch().records == first.records)
    }

    @Test func fieldsThatTheRootHasLostAreGone() async throws {
        let first = launch(releaseBufferSize: 0) { $0.keptOperations = 0 }
        // So many that a collection takes those without objects.
        for number in 0..<500 {
            try first.write(#"{"data":{"search":[]}}"#, SearchQuery(text: "\(number)"))
        }
        try await first.environment.persist()
        let before = try storage.rows(in: .root).count
        first.environment.collectGarbage()
        try await first.environment.persist()
        #expect(try storage.rows(in: .root).count < before)
        #expect(launch().records == first.records)
    }

    @Test func theLastOperationsAreKept() async throws {
        let first = launch { $0.keptOperations = 2 }
        first.network.answer { _, variables in storyResponse(id: variables["id"]?.string ?? "") }
        for id in ["a", "b", "c"] { _ = try await first.environment.fetch(StoryQuery(id: ID(id))) }
        first.environment.collectGarbage()
        try await first.environment.persist()
        let second = launch { $0.keptOperations = 2 }
        second.environment.collectGarbage()
        #expect(second.environment.check(StoryQuery(id: "a")) == .missing)
        for id in ["b", "c"] {
            guard case .available(_?) = second.environment.check(StoryQuery(id: ID(id))) else {
                Issue.record("\(id) is not available.")
                continue
            }
        }
    }

    @Test func anInspectionSaysWhatTheStorageHas() async throws {
        let first = launch()
        #expect(TestEnvironment().environment.inspect().storage == nil)
        let empty = try #require(first.environment.inspect().storage)
        #expect(empty.isCurrent && empty.operations.isEmpty && empty.failure == nil)
        first.network.answer { _, _ in storyResponse() }
        _ = try await first.environment.fetch(StoryQuery(id: "s"))
        #expect(first.environment.inspect().storage?.isCurrent == false)
        try await first.environment.persist()
        let storage = try #require(first.environment.inspect().storage)
        #expect(storage.isCurrent && storage.bytes == self.storage.size())
        #expect(storage.operations == [#"StoryQuery {"id":"s"}"#])
        let second = launch()
        let inspection = second.environment.inspect()
        #expect(inspection.storage == storage)
        let reason = try #require(inspection.retentionReason(of: "u"))
        #expect(reason.origin == .recalled(operation: #"StoryQuery {"id":"s"}"#))
        #expect(
            reason.description
                == #"of an earlier run: StoryQuery {"id":"s"} → root → "s" → "u""#
        )
        // An updater sees its own changes, which are nowhere else.
        try second.environment.commitUpdate { store in
            store.record("s")?.setValue("new", for: "title")
            #expect(second.environment.inspect().storage?.isCurrent == false)
        }
        second.environment.reset()
        #expect(second.environment.inspect().storage?.operations == [])
    }
}
