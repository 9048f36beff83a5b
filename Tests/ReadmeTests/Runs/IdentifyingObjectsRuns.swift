import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on the identities of objects does what the article says.
@Suite(.timeLimit(.minutes(10))) struct IdentifyingObjectsRuns {
    private let mock = MockEnvironment()
    private let user = RecordKey("User", id: "4")
    private let product = RecordKey("Product", ["sku": "x-1"])

    /// Makes objects that nothing keeps, and returns a change.
    ///
    /// Nothing is collected while the change is shown.
    private func makeObjects() throws -> OptimisticChange {
        let change = try mock.environment.applyOptimisticChange { _ in }
        try mock.environment.commitUpdate { store in
            _ = store.create(user, type: "User")
            _ = store.create(product, type: "Product")
        }
        return change
    }

    @Test func theAppsKeysIgnoreCase() {
        #expect(ParcelKey.key(["code": "P-1"]) == "p-1")
        #expect(ParcelKey.key(["code": "p-1"]) == "p-1")
        #expect(ParcelKey.key(["code": .null]) == nil)
    }

    @Test func updatersNameObjectsByTheirKeys() throws {
        let change = try makeObjects()
        try nameObjects(in: mock.environment)
        try mock.environment.commitUpdate { store in
            #expect(store.record(user)?.value("name") == "Ada")
            let book = RecordKey("Book", ["region": "4", "isbn": "978-31"])
            #expect(store.record(book)?.value("title") == "Emma")
            #expect(store.status(of: product) == .deleted)
        }
        change.revert()
    }

    @Test func aHandlerFindsMissingObjects() async throws {
        let mock = MockEnvironment(options: handleMissingFields())
        let change = try mock.environment.applyOptimisticChange { _ in }
        try mock.environment.commitUpdate { store in
            let story = store.create("draft", type: "Story")
            story.setValue("draft", for: "id")
            story.setValue("Unsent", for: "title")
            story.setValue([], for: "comments")
            story.setLinkedRecords([], for: "related")
        }
        let data = try await mock.environment.fetch(
            StoryQuery(id: "?"),
            fetchPolicy: .storeOrNetwork
        )
        #expect(data.story?.title == "Unsent")
        change.revert()
        #expect(mock.pending.isEmpty)
    }

    @Test func invalidatedDataIsStaleUntilTheNextResponse() async throws {
        _ = try await mock.fetchFeed(story("1", "Hello"))
        let change = try makeObjects()
        try invalidate(in: mock.environment)
        change.revert()
        #expect(mock.environment.check(FeedQuery(first: 10)) == .stale)
        _ = try await mock.fetchFeed(story("1", "Hello"))
        #expect(mock.environment.check(FeedQuery(first: 10)) != .stale)
    }

    @Test func observersOfAnObjectLearnOfItsInvalidation() async throws {
        let change = try makeObjects()
        let refetched = Lines()
        let task = Task { [mock] in
            try await observeInvalidation(in: mock.environment) { refetched.append("again") }
        }
        // The observation has begun as soon as it notices an invalidation.
        _ = try await comesToHold {
            try invalidate(in: mock.environment)
            return refetched.count > 0
        }
        #expect(refetched.count > 0)
        change.revert()
        task.cancel()
        _ = await task.result
    }
}
