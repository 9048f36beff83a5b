import Foundation
import TestSupport
import Testing

@testable import Relay

/// What answers change that were asked for before something else was written.
@Suite(.timeLimit(.minutes(10))) struct LaterWritesTests {
    enum Question: CaseIterable {
        case fetch, poll, page, refetch, gap
    }

    enum Change: CaseIterable {
        case mutation, event, updater
    }

    // MARK: - Every question, and every change

    @Test(arguments: Question.allCases, Change.allCases)
    func whatCameAfterTheQuestionStays(question: Question, change: Change) async throws {
        let talk = try await Talk(question)
        try await talk.change(change, title: "new")
        #expect(talk.titles.last == "new")
        try await talk.answer(title: "old")
        #expect(talk.titles == ["old", "new"])
        let hasLogged = talk.test.log.contains { event in
            if case .executeKeep(_, 1, _?) = event { true } else { false }
        }
        #expect(hasLogged)
        // What is asked later is newer.
        try await talk.askAgain(title: "newest")
        #expect(talk.titles == ["old", "new", "newest"])
        #expect(!talk.test.environment.store.laterWrites.withLock { $0.isNeeded })
        #expect(talk.test.environment.store.laterWrites.withLock { $0.keys.isEmpty })
    }

    @Test(arguments: Question.allCases)
    func withoutAChangeTheAnswerCounts(question: Question) async throws {
        let talk = try await Talk(question)
        try await talk.answer(title: "new")
        #expect(talk.titles == ["old", "new"])
    }

    // MARK: - Values

    private let test = TestEnvironment()
    private let story = StoryQuery(id: "s")

    private func likes() throws -> Int? {
        let reference = try test.environment.read(story).node?.storyRow_story
        return try reference.map { try test.environment.read($0).likeCount }
    }

    /// Begins to fetch a query, and returns the call and what waits for it.
    private func ask<Query: GraphQLQuery>(
        _ query: Query
    ) async throws -> (ScriptedNetwork.Call, Task<Query.Output, any Error>) {
        let count = test.network.calls.count
        let environment = test.environment
        let task = Task { try await environment.fetch(query, fetchPolicy: .networkOnly) }
        return (try await test.network.call(count), task)
    }

    private func like(_ likes: Int) async throws {
        let count = test.network.calls.count
        let environment = test.environment
        let task = Task { try await environment.commit(LikeStoryMutation(id: "s")) }
        try await test.network.call(count).respond(likeResponse(likes))
        _ = try await task.value
    }

    @Test func aMutationCountsAlthoughItChangesNothing() async throws {
        try test.write(storyResponse(likes: 12), story)
        let (call, asked) = try await ask(story)
        try await like(12)
        call.respond(storyResponse(likes: 11, title: "new"))
        _ = try await asked.value
        #expect(try likes() == 12)
        // Fields that it has not written are those of the answer.
        let reference = try #require(try test.environment.read(story).node?.storyRow_story)
        #expect(try test.environment.read(reference).title == "new")
    }

    @Test func aQueryThatIsSentBeforeTheMutationIsAnsweredIsOlder() async throws {
        try test.write(storyResponse(likes: 11), story)
        let environment = test.environment
        let mutation = Task {
            try await environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 12]]
            )
        }
        let sent = try await test.network.call()
        let (call, asked) = try await ask(story)
        #expect(try likes() == 12)
        sent.respond(likeResponse(12))
        _ = try await mutation.value
        call.respond(storyResponse(likes: 11))
        _ = try await asked.value
        #expect(try likes() == 12)
    }

    @Test func anAnswerBeforeThatOfTheMutationIsUnderIt() async throws {
        try test.write(storyResponse(likes: 11), story)
        let environment = test.environment
        let mutation = Task {
            try await environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 12]]
            )
        }
        let sent = try await test.network.call()
        let (call, asked) = try await ask(story)
        call.respond(storyResponse(likes: 10))
        _ = try await asked.value
        #expect(try likes() == 12)
        sent.fail(Outage())
        await #expect(throws: Outage.self) { try await mutation.value }
        #expect(try likes() == 10)
    }

    @Test func whatFailsOrIsRefusedChangesNothing() async throws {
        try test.write(storyResponse(likes: 11), story)
        let (call, asked) = try await ask(story)
        let environment = test.environment
        let failing = Task { try await environment.commit(LikeStoryMutation(id: "s")) }
        try await test.network.call(1).respond(#"{"data":{"likeStory":{"id":"s","likeCount":"x"#)
        _ = try? await failing.value
        try? environment.commitUpdate { store in
            store.record("s")?.setValue(99, for: "likeCount")
            throw Outage()
        }
        call.respond(storyResponse(likes: 13))
        _ = try await asked.value
        #expect(try likes() == 13)
    }

    @Test func cancelledAndFailedQueriesLeaveNothing() async throws {
        try test.write(storyResponse(likes: 11), story)
        for isCancelled in [true, false] {
            let (call, asked) = try await ask(story)
            try await like(12)
            if isCancelled { asked.cancel() } else { call.fail(Outage()) }
            _ = try? await asked.value
            #expect(
                try await comesToHold {
                    test.environment.store.laterWrites.withLock { !$0.isNeeded && $0.keys.isEmpty }
                }
            )
        }
    }

    @Test func theSecondOfTwoQueriesMayHaveBeenSentLater() async throws {
        try test.write(storyResponse(likes: 11), story)
        let (first, firstTask) = try await ask(story)
        try await like(12)
        let (second, secondTask) = try await ask(UpdateQuery(id: "s"))
        second.respond(
            #"{"data":{"node":{"__typename":"Story","id":"s","likeCount":14}}}"#
        )
        _ = try await secondTask.value
        #expect(try likes() == 14)
        // It is older than the mutation, whatever others have told meanwhile.
        first.respond(storyResponse(likes: 11))
        _ = try await firstTask.value
        #expect(try likes() == 14)
    }

    @Test func aResetForgetsThem() async throws {
        try test.write(storyResponse(likes: 11), story)
        let (_, asked) = try await ask(story)
        try await like(12)
        test.environment.reset()
        _ = try? await asked.value
        #expect(test.environment.store.laterWrites.withLock { $0.keys.isEmpty })
        let (call, again) = try await ask(story)
        call.respond(storyResponse(likes: 3))
        _ = try await again.value
        #expect(try likes() == 3)
    }

    @Test func largeChangesAreNotNoted() async throws {
        try test.write(storyResponse(likes: 11), story)
        let (call, asked) = try await ask(story)
        try test.environment.commitUpdate { store in
            for number in 0...LaterWrites.limit { _ = store.create(ID("\(number)"), type: "Item") }
            store.record("s")?.setValue(12, for: "likeCount")
        }
        #expect(test.environment.store.laterWrites.withLock { $0.keys.isEmpty })
        call.respond(storyResponse(likes: 11))
        _ = try await asked.value
        #expect(try likes() == 11)
    }

    // MARK: - Objects

    @Test func deletedObjectsStayDeleted() async throws {
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        let (call, asked) = try await ask(WideQuery())
        try test.environment.commitUpdate { $0.delete("1") }
        call.respond(itemsResponse(["1", "2", "3"]))
        _ = try? await asked.value
        try test.environment.commitUpdate { store in
            #expect(store.status(of: "1") == .deleted)
            #expect(store.record("3") != nil)
        }
        let (second, again) = try await ask(WideQuery())
        second.respond(itemsResponse(["1", "2"]))
        #expect(try await again.value.items.map(\.id) == ["1", "2"])
    }

    @Test func listsKeepTheirObjects() async throws {
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        let (call, asked) = try await ask(WideQuery())
        try test.environment.commitUpdate { store in
            let items = store.root.linkedRecords("items") ?? []
            store.root.setLinkedRecords(items.reversed(), for: "items")
        }
        call.respond(itemsResponse(["1", "2"], value: 7))
        let data = try await asked.value
        #expect(data.items.map(\.id) == ["2", "1"])
        #expect(data.items.map(\.value) == [7, 7])
    }

    @Test func anObjectThatLacksDataDoesNotStayInAList() async throws {
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        let (call, asked) = try await ask(WideQuery())
        try test.environment.commitUpdate { store in
            let items = store.root.linkedRecords("items") ?? []
            let new = store.create("new", type: "Item")
            store.root.setLinkedRecords(items + [new], for: "items")
        }
        call.respond(itemsResponse(["1", "2"], value: 7))
        // The readers would have nothing to show otherwise.
        #expect(try await asked.value.items.map(\.id) == ["1", "2"])
    }

    // MARK: - Connections

    @Test func edgesThatWereInsertedStay() async throws {
        let library = Library(4)
        let books = try await library.open(2)
        try await library.refetching(books) {
            try library.insert("front", at: .front)
            try library.insert("end", at: .back)
        }
        #expect(try library.ids(books) == ["front", "b0", "b1", "end"])
        _ = try await library.environment.refetch(books)
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3"])
    }

    @Test func edgesThatWereTakenOutStayOut() async throws {
        let library = Library(4)
        let books = try await library.open(2)
        try await library.refetching(books) { try library.remove("b0") }
        #expect(try library.ids(books) == ["b1", "b2"])
    }

    @Test func whatCameAndWentIsNotThere() async throws {
        let library = Library(4)
        let books = try await library.open(2)
        try await library.refetching(books) {
            try library.insert("new", at: .front)
            try library.remove("new")
            try library.remove("b1")
            try library.insert("b1", at: .front)
        }
        #expect(try library.ids(books) == ["b0", "b1"])
    }

    @Test func aPageLeavesOutWhatWasTakenOut() async throws {
        let library = Library(6)
        let books = try await library.open(2)
        library.test.network.answer { _, _ in nil }
        let environment = library.environment
        let page = Task { try await environment.loadNext(2, of: books) }
        let call = try await library.test.network.call()
        try library.insert("b2", at: .front)
        try library.remove("b2")
        try library.insert("end", at: .back)
        call.respond(library.shelves.response(call.request, call.variables))
        _ = try await page.value
        #expect(try library.ids(books) == ["b0", "b1", "end", "b3"])
    }

    @Test func longConnectionsKeepTheirEdges() async throws {
        let library = Library(1_000)
        let books = try await library.open(400)
        try await library.refetching(books) {
            try library.remove("b300")
            try library.insert("front", at: .front)
            try library.insert("end", at: .back)
        }
        let ids = try library.ids(books)
        #expect(ids.count == 401 && ids.first == "front" && ids.last == "end")
        #expect(!ids.contains("b300"))
    }
}

extension Library {
    enum End { case front, back }

    private func connection(_ store: RecordSourceProxy) -> RecordProxy? {
        store.record("l").flatMap {
            ConnectionHandler.connections(of: $0, key: "Books_books").first
        }
    }

    fileprivate func insert(_ id: String, at end: End) throws {
        try environment.commitUpdate { store in
            guard let connection = connection(store) else { throw Outage() }
            let node = store.record(ID(id)) ?? store.create(ID(id), type: "Book")
            node.setValue("t", for: "title")
            let edge = ConnectionHandler.createEdge(in: connection, node: node, type: "BookEdge")
            switch end {
            case .front: ConnectionHandler.insertEdgeBefore(edge, in: connection)
            case .back: ConnectionHandler.insertEdgeAfter(edge, in: connection)
            }
        }
    }

    fileprivate func remove(_ id: String) throws {
        try environment.commitUpdate { store in
            guard let connection = connection(store) else { throw Outage() }
            ConnectionHandler.deleteNode(ID(id), in: connection)
        }
    }

    /// Refetches the list, and does something while the request is on its way.
    fileprivate func refetching(
        _ books: FragmentRef<Books_library>,
        _ body: () throws -> Void
    ) async throws {
        test.network.answer { _, _ in nil }
        let environment = environment
        let task = Task { try await environment.refetch(books) }
        let call = try await test.network.call()
        try body()
        // The list may ask for further rows.
        test.network.answer { [shelves] in shelves.response($0, $1) }
        call.respond(shelves.response(call.request, call.variables))
        _ = try await task.value
    }
}

/// A question that is on its way, and the titles that the store has had of the object that it is about.
private final class Talk: Sendable {
    private typealias Question = LaterWritesTests.Question

    let test = TestEnvironment { $0.refetchesAfterGaps = true }
    private let question: Question
    private let shelves = Shelves(6)
    private let shown = Locked<[String]>([])
    private let call: ScriptedNetwork.Call
    private let running: Task<Void, any Error>
    private let live: LiveQuery<StoryQuery>?
    private let events: Collector<StoryUpdatedSubscription.Data>
    private let event: ScriptedNetwork.Call
    private let observer: Disposable

    var titles: [String] { shown.withLock { $0 } }

    private static func isBook(_ question: Question) -> Bool {
        question == .page || question == .refetch
    }

    init(_ question: LaterWritesTests.Question) async throws {
        self.question = question
        let (test, shown, shelves) = (test, shown, shelves)
        let environment = test.environment
        let story = StoryQuery(id: "s")
        let name = Self.isBook(question) ? "b0" : "s"
        test.network.answer { request, variables in
            guard request.operationKind == .query else { return nil }
            return request.name == "StoryQuery"
                ? storyResponse(title: "old") : Self.books("old", request, variables, shelves)
        }
        let library = try await environment.fetch(LibraryQuery(id: "l", first: 2)).library
        let books = try #require(library?.books_library)
        _ = try await environment.fetch(story)
        test.network.answer { _, _ in nil }
        test.network.forgetCalls()

        let store = environment.store
        let key = store.symbols.fieldKey("title")
        let id = try #require(store.writer.withLock { $0.identities.find(name) })
        let note: @Sendable () -> Void = {
            guard let title = store.source[id]?[key].json?.string else { return }
            shown.withLock { if $0.last != title { $0.append(title) } }
        }
        note()
        observer = store.observePublications { _ in note() }

        events = Collector(
            environment.subscribe(StoryUpdatedSubscription(id: "s")) { store, data in
                store.record(ID(name))?.setValue(
                    data.storyUpdated == nil ? .null : "new",
                    for: "title"
                )
            }
        )
        event = try await test.network.call()
        var live: LiveQuery<StoryQuery>?
        switch question {
        case .fetch:
            running = Task { _ = try await environment.fetch(story, fetchPolicy: .networkOnly) }
        case .page: running = Task { _ = try await environment.loadNext(2, of: books) }
        case .refetch: running = Task { _ = try await environment.refetch(books) }
        case .poll, .gap:
            running = Task {}
            let poll: Duration? = question == .poll ? .milliseconds(1) : nil
            live = environment.observeResponses(
                to: story,
                fetchPolicy: .networkOnly,
                cacheConfig: CacheConfig(poll: poll)
            )
            try await test.network.call(1).respond(storyResponse(title: "old"))
            if question == .gap {
                _ = await live?.settled()
                event.cacheConfig.reportGap(.seconds(1))
            }
        }
        self.live = live
        call = try await test.network.call(live == nil ? 1 : 2)
    }

    private static func books(
        _ title: String,
        _ request: RequestParameters,
        _ variables: VariableData,
        _ shelves: Shelves
    ) -> String {
        // The second page has the first book again.
        shelves.response(request, variables)
            .replacingOccurrences(of: "\"b2\"", with: "\"b0\"")
            .replacingOccurrences(of: "Title b2", with: title)
            .replacingOccurrences(of: "Title b0", with: title)
    }

    private func respond(_ title: String, to call: ScriptedNetwork.Call) {
        call.respond(
            call.request.name == "StoryQuery"
                ? storyResponse(title: title)
                : Self.books(title, call.request, call.variables, shelves)
        )
    }

    func change(_ change: LaterWritesTests.Change, title: String) async throws {
        let environment = test.environment
        let name: ID = Self.isBook(question) ? "b0" : "s"
        switch change {
        case .updater:
            try environment.commitUpdate { $0.record(name)?.setValue(.string(title), for: "title") }
        case .event:
            event.send(
                #"{"data":{"storyUpdated":{"__typename":"Story","id":"s","title":"\#(title)","#
                    + #""likeCount":1,"author":{"id":"u","name":"a"}}}}"#
            )
            _ = try await events.values(1)
        case .mutation:
            let count = test.network.calls.count
            let mutation = Task {
                try await environment.commit(LikeStoryMutation(id: "s")) { store, _ in
                    store.record(name)?.setValue(.string(title), for: "title")
                }
            }
            try await test.network.call(count).respond(likeResponse(2))
            _ = try await mutation.value
        }
    }

    /// Answers the question that is on its way, and waits until its answer was taken.
    func answer(title: String) async throws {
        respond(title, to: call)
        try await running.value
        switch question {
        case .poll:
            try await eventually { [test] in
                test.network.calls.last { $0.request.name == "StoryQuery" } !== self.call
            }
        default: _ = await live?.settled()
        }
    }

    /// Asks once more, and takes the answer.
    func askAgain(title: String) async throws {
        let count = test.network.calls.count
        let environment = test.environment
        if question == .poll {
            let next = try #require(test.network.calls.last { $0.request.name == "StoryQuery" })
            respond(title, to: next)
            try await eventually { self.titles.last == title }
        } else {
            let isBook = Self.isBook(question)
            let task = Task {
                if isBook {
                    _ = try await environment.fetch(
                        LibraryQuery(id: "l", first: 2),
                        fetchPolicy: .networkOnly
                    )
                } else {
                    _ = try await environment.fetch(
                        StoryQuery(id: "s"),
                        fetchPolicy: .networkOnly
                    )
                }
            }
            respond(title, to: try await test.network.call(count))
            try await task.value
        }
        live?.end()
        events.cancel()
        try await eventually { environment.store.laterWrites.withLock { !$0.isNeeded } }
    }
}
