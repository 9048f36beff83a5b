import Testing

@testable import Relay

/// A reader is read again for the fields that it reads, and for no others.
@Suite(.timeLimit(.minutes(10))) struct FieldNotificationTests {
    private let test = TestEnvironment()

    private var reread: Int {
        test.log.reduce(0) { count, event in
            if case .storeNotify(let reread, _) = event { count + reread } else { count }
        }
    }

    private func observeStory() async throws -> Collector<StoryQuery.Data> {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let values = Collector(
            test.environment.observe(StoryQuery(id: "s"), fetchPolicy: .storeOnly)
        )
        _ = try await values.values(1)
        test.forgetLog()
        return values
    }

    @Test func whoOnlyRefersToAnObjectIsNotReadAgainForItsFields() async throws {
        let values = try await observeStory()
        for likes in 2..<10 { try test.write(storyResponse(likes: likes), StoryQuery(id: "s")) }
        #expect(reread == 0)
        try test.environment.commitUpdate { $0.delete("s") }
        #expect(reread == 1)
        #expect(try await values.values(2).map { $0.node == nil } == [false, true])
    }

    @Test func aChangeBackIsNoChange() async throws {
        let values = try await observeStory()
        try test.environment.commitUpdate { store in
            store.root.setValue(.null, for: "other")
            store.record("s")?.setValue("new", for: "title")
            store.record("s")?.setValue("t", for: "title")
        }
        #expect(reread == 0)
        withExtendedLifetime(values) {}
    }

    /// An optimistic update is applied again for each response, and changes the same each time.
    @Test func anOptimisticUpdateInForceChangesNothingAgain() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        _ = try await values.values(1)
        let update = try test.environment.store.add(
            OptimisticUpdate { $0.record("s")?.setValue(100, for: "likeCount") }
        )
        #expect(try await values.values(2).map(\.likeCount) == [1, 100])
        test.forgetLog()
        for number in 0..<20 { try test.write(itemsResponse(["\(number)"]), WideQuery()) }
        #expect(reread == 0)
        test.environment.store.remove(update)
        #expect(try await values.values(3).map(\.likeCount) == [1, 100, 1])
    }

    // MARK: - Versions

    private func source(_ version: Int, _ likes: Int) -> RecordSource {
        var source = RecordSource()
        var record = Record(
            typeName: test.environment.store.symbols.typeName("Story"),
            empty: Shape.makeEmpty()
        )
        record[key] = .int(Int64(likes))
        source[id] = record
        source.version = version
        return source
    }

    private let id = DataID(index: 5)
    private let key = FieldKey(index: 3)

    private var seen: SeenRecords {
        var fields = FieldSet()
        fields.insert(key)
        return [SeenRecord(id, fields)]
    }

    private func changes(_ sources: [RecordSource]) -> PublishedChanges {
        var changes = PublishedChanges()
        for (before, after) in zip(sources, sources.dropFirst()) {
            var ids: ContiguousArray = [id]
            var previous: RecordSource? = before
            changes.add(&ids, from: &previous, to: after)
        }
        return changes
    }

    @Test func whoHasReadWhatWasThereBetweenIsReadAgain() {
        let there = changes([source(1, 10), source(2, 20), source(3, 10)])
        for (version, isStale) in [(1, false), (2, true), (3, true)] {
            var subscriptions = StoreSubscriptions()
            let reader = StoreSubscriptions.Reader()
            _ = subscriptions.add(reader, seen: seen, since: 0, version: version)
            #expect(subscriptions.markStale(there).isEmpty == !isStale, "version \(version)")
        }
    }

    @Test func whoIsBeingReadIsReadAgainWhateverItReads() throws {
        var subscriptions = StoreSubscriptions()
        let reader = StoreSubscriptions.Reader()
        _ = subscriptions.add(reader, seen: seen, since: 0, version: 1)
        #expect(subscriptions.markStale(changes([source(1, 10), source(2, 20)])).count == 1)
        let begun = subscriptions.beginRefresh(of: reader)
        let round = try #require(begun)
        // It may have read the version between the two, whose value is another.
        #expect(
            subscriptions.markStale(changes([source(2, 20), source(3, 30), source(4, 20)])).count
                == 1
        )
        #expect(subscriptions.endRefresh(of: reader, seen: seen, since: round, version: 3) != nil)
    }

    @Test func fieldsThatAreReadForTheFirstTimeAreWatchedFromThen() throws {
        var subscriptions = StoreSubscriptions()
        let reader = StoreSubscriptions.Reader()
        let first: SeenRecords = [SeenRecord(id, .existence)]
        _ = subscriptions.add(reader, seen: first, since: 0, version: 1)
        #expect(subscriptions.markStale(changes([source(1, 10), source(2, 20)])).isEmpty)
        var created = changes([RecordSource(), source(3, 20)])
        #expect(subscriptions.markStale(take(&created, .init())).count == 1)
        let begun = subscriptions.beginRefresh(of: reader)
        let round = try #require(begun)
        _ = subscriptions.markStale(changes([]))
        // Read with another field, after which others were notified: what changed in it since is
        // unknown.
        let next = subscriptions.endRefresh(of: reader, seen: seen, since: round, version: 3)
        let again = try #require(next)
        #expect(
            subscriptions.endRefresh(of: reader, seen: seen, since: again, version: 4) == nil
        )
        #expect(subscriptions.markStale(changes([source(4, 20), source(5, 30)])).count == 1)
    }

    // MARK: - Resets

    @Test func aResetLeavesNothingOfEarlierVersionsInTheIndex() throws {
        var subscriptions = StoreSubscriptions()
        let earlier = StoreSubscriptions.Reader()
        _ = subscriptions.add(earlier, seen: seen, since: 0, version: 3)
        // Subscribed after the reset in version 4, before readers were notified of it.
        let later = StoreSubscriptions.Reader()
        let other: SeenRecords = [SeenRecord(DataID(index: 7), .all)]
        _ = subscriptions.add(later, seen: other, since: 0, version: 4)
        #expect(subscriptions.markAllStale(before: 4).readers.count == 2)
        #expect(Array(subscriptions.seen) == [DataID(index: 7)])
        #expect(!subscriptions.isSettled)
        // What the earlier one is about to read is below the root, for all that is known.
        #expect(subscriptions.unsettled.contains(.root))
        for (reader, read) in [(earlier, SeenRecords()), (later, other)] {
            let begun = subscriptions.beginRefresh(of: reader)
            let round = try #require(begun)
            let next = subscriptions.endRefresh(of: reader, seen: read, since: round, version: 4)
            #expect(next == nil)
        }
        #expect(subscriptions.isSettled && subscriptions.unsettled.isEmpty)
        #expect(subscriptions.markStale(changes([source(4, 20), source(5, 30)])).isEmpty)
        subscriptions.remove(earlier)
        subscriptions.remove(later)
        #expect(subscriptions.count == 0 && Array(subscriptions.seen).isEmpty)
    }

    @Test func aSecondResetFindsReadersThatHaveReadInBetween() throws {
        var subscriptions = StoreSubscriptions()
        let reader = StoreSubscriptions.Reader()
        _ = subscriptions.add(reader, seen: seen, since: 0, version: 1)
        #expect(subscriptions.markAllStale(before: 2).readers.count == 1)
        let begun = subscriptions.beginRefresh(of: reader)
        let first = try #require(begun)
        // While it reads version 2, the next reset does not know what it reads.
        #expect(subscriptions.markAllStale(before: 3).readers.isEmpty)
        let next = subscriptions.endRefresh(of: reader, seen: seen, since: first, version: 2)
        let second = try #require(next)
        #expect(
            subscriptions.endRefresh(of: reader, seen: seen, since: second, version: 3) == nil
        )
        #expect(subscriptions.markStale(changes([source(3, 20), source(4, 30)])).count == 1)
    }
}
