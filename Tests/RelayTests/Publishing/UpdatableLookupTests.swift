import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// Typed updaters find the objects that the arguments of fields name, as typed reads do.
@Suite(.timeLimit(.minutes(10))) struct UpdatableLookupTests {
    private let test: TestEnvironment
    private let lines = Locked<[String]>([])

    init() {
        let lines = lines
        test = TestEnvironment {
            $0.warn = { line in lines.withLock { $0.append(line) } }
            $0.missingFieldHandlers = [Handler()]
        }
    }

    private var environment: RelayEnvironment { test.environment }

    private struct Handler: MissingFieldHandler {
        func value(for field: MissingField, in store: RecordSourceProxy) -> JSONValue? {
            field.name == "title" ? "found" : nil
        }

        func linkedRecord(for field: MissingField, in store: RecordSourceProxy) -> RecordProxy? {
            field.arguments["id"] == "alias" ? store.record("s") : nil
        }
    }

    /// Brings the story by another field than `node(id:)`.
    private func fetchStory(_ id: String = "s", likes: Int = 1) throws {
        let story =
            #"{"__typename":"Story","id":"\#(id)","title":"t","likeCount":\#(likes),"#
            + #""author":{"id":"u","name":"a"}}"#
        try test.write(#"{"data":{"storyUpdated":\#(story)}}"#, StoryUpdatedSubscription(id: "s"))
    }

    /// The count that readers see.
    private func likes(_ id: String = "s") -> Int? {
        let store = environment.store
        let key = store.symbols.fieldKey("likeCount")
        let dataID = store.writer.withLock { $0.identities.find(id) }
        guard case .int(let likes)? = dataID.flatMap({ store.source[$0]?[key] }) else { return nil }
        return Int(likes)
    }

    private var mistakes: [LogEvent] {
        test.log.filter { $0.name == "update.object.unknown" }
    }

    // MARK: - Lookups

    @Test(
        .bug(
            id: "updatable-lookup",
            "A typed updater changed nothing unless an operation had fetched `node` with the same id."
        )
    )
    func theExampleOfTheArticleChangesTheCount() async throws {
        try fetchStory(likes: 4)
        let task = Task { try await likeOnceMore("s", in: environment) }
        let call = try await test.network.call()
        #expect(likes() == 5)
        call.respond(likeResponse(9))
        try await task.value
        #expect(likes() == 9)
        #expect(lines.withLock { $0 } == [])
    }

    @Test(.bug(id: "updatable-lookup", "An object that the updater had created was not found."))
    func anObjectThatTheUpdaterHasCreatedIsFound() throws {
        try environment.commitUpdate { store in
            _ = store.create("new", type: "Story")
            let story = store.updatable(StoryUpdate(id: "new")).node?.asStory
            story?.likeCount = 3
        }
        #expect(likes("new") == 3)
        #expect(mistakes.isEmpty)
    }

    @Test func nothingIsStoredInTheField() throws {
        try fetchStory()
        let before = test.records
        try environment.commitUpdate { store in
            #expect(store.updatable(StoryUpdate(id: "s")).node?.asStory?.likeCount == 1)
        }
        #expect(test.records == before)
    }

    @Test func handlersAreAsked() throws {
        try fetchStory()
        try environment.commitUpdate { store in
            store.record("s")?.unsetField("title")
            let story = store.updatable(StoryUpdate(id: "alias")).node?.asStory
            #expect(story?.title == "found")
            story?.likeCount = 8
        }
        #expect(likes() == 8)
    }

    /// The update is applied again when the object comes or changes.
    @Test func anOptimisticUpdateFindsAnObjectThatComesLater() throws {
        let change = try environment.applyOptimisticChange { store in
            let story = store.updatable(StoryUpdate(id: "s")).node?.asStory
            story?.likeCount = (story?.likeCount ?? 0) + 1
        }
        #expect(likes() == nil)
        try fetchStory(likes: 2)
        #expect(likes() == 3)
        try fetchStory(likes: 5)
        #expect(likes() == 6)
        change.revert()
        #expect(likes() == 5)
    }

    @Test func objectsOfOptimisticUpdatesAreFound() throws {
        let change = try environment.applyOptimisticChange { store in
            store.create("new", type: "Story").setValue(1, for: "likeCount")
        }
        let other = try environment.applyOptimisticChange { store in
            store.updatable(StoryUpdate(id: "new")).node?.asStory?.likeCount = 2
        }
        #expect(likes("new") == 2)
        change.revert()
        #expect(test.records["\"new\""] == nil)
        other.revert()
    }

    // MARK: - Mistakes

    @Test(.bug(id: "typed-write-lost", "A typed write that reached no object was not reported."))
    func aWriteThatReachesNoObjectIsReported() throws {
        for _ in 0..<2 {
            try environment.commitUpdate { store in
                for _ in 0..<3 {
                    store.updatable(StoryUpdate(id: "s")).node?.asStory?.likeCount = 1
                }
                let update = BooksUpdate(library: "l", genre: .unset, tags: .null)
                store.updatable(update).library?.books?.totalCount = 1
            }
        }
        #expect(
            mistakes == [
                .updateUnknownObject(definition: "StoryUpdate", field: "node"),
                .updateUnknownObject(definition: "BooksUpdate", field: "library"),
                .updateUnknownObject(definition: "StoryUpdate", field: "node"),
                .updateUnknownObject(definition: "BooksUpdate", field: "library"),
            ]
        )
        let lines = lines.withLock { $0 }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("`node`") == true)
        #expect(lines.first?.contains("create(_:type:)") == true)
    }

    @Test func whatTheStoreKnowsIsNoMistake() throws {
        try fetchStory()
        try test.write(#"{"data":{"node":null}}"#, StoryQuery(id: "null"))
        try environment.commitUpdate { store in
            // An object of another type, null, and deleted objects.
            _ = store.create("u2", type: "User")
            #expect(store.updatable(StoryUpdate(id: "u2")).node?.asStory == nil)
            #expect(store.updatable(StoryUpdate(id: "null")).node == nil)
            store.delete("s")
            store.delete("unknown")
            #expect(store.updatable(StoryUpdate(id: "s")).node == nil)
            #expect(store.updatable(StoryUpdate(id: "unknown")).node == nil)
        }
        #expect(mistakes.isEmpty)
    }
}
