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
        let talk = try await LaterWritesTalk(question)
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
        let talk = try await LaterWritesTalk(question)
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

    /// Begins to like the story, which is shown at once.
    private func beginLike(
        _ likes: Int64
    ) async throws -> (ScriptedNetwork.Call, Task<LikeStoryMutation.Data, any Error>) {
        let environment = test.environment
        let mutation = Task {
            try await environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": .int(likes)]]
            )
        }
        return (try await test.network.call(), mutation)
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
        let (sent, mutation) = try await beginLike(12)
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
        let (sent, mutation) = try await beginLike(12)
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

    @Test func anErrorOfAMutationDoesNotStay() async throws {
        try test.write(storyResponse(likes: 11), story)
        let (call, asked) = try await ask(story)
        let count = test.network.calls.count
        let environment = test.environment
        let task = Task { try await environment.response(to: LikeStoryMutation(id: "s")) }
        try await test.network.call(count).respond(
            #"{"data":{"likeStory":{"id":"s","likeCount":null}},"#
                + #""errors":[{"message":"e","path":["likeStory","likeCount"]}]}"#
        )
        _ = try await task.value
        call.respond(storyResponse(likes: 13))
        _ = try await asked.value
        #expect(try likes() == 13)
    }

    @Test func whatAMutationWillSayLaterIsNotKept() async throws {
        try test.write(storyResponse(likes: 11, title: "t"), story)
        let (call, asked) = try await ask(story)
        let count = test.network.calls.count
        let environment = test.environment
        let task = Task { try await environment.commit(LikeStoryLaterMutation(id: "s")) }
        let mutation = try await test.network.call(count)
        mutation.send(
            #"{"data":{"likeStory":{"id":"s","title":"t"}},"hasNext":true,"#
                + #""pending":[{"id":"0","path":["likeStory"],"label":"LikeStoryLaterMutation$defer$likes"}]}"#
        )
        call.respond(storyResponse(likes: 13, title: "new"))
        _ = try await asked.value
        #expect(try likes() == 13)
        let isRefused = test.log.contains { event in
            if case .executeRefuse = event { true } else { false }
        }
        #expect(!isRefused)
        mutation.fail(Outage())
        _ = try? await task.value
    }

    @Test func anObjectOfAnotherTypeIsThatOfTheAnswer() async throws {
        try test.write(storyResponse(likes: 11), story)
        let (call, asked) = try await ask(UpdateQuery(id: "s"))
        try await like(12)
        call.respond(#"{"data":{"node":{"__typename":"User","id":"s"}}}"#)
        _ = try await asked.value
        #expect(test.records["\"s\""]?.hasPrefix("User") == true)
    }

    @Test func objectsThatWereDeletedAndCollectedStayDeleted() async throws {
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        let (call, asked) = try await ask(WideQuery())
        try test.environment.commitUpdate { store in
            store.delete("1")
            store.root.setLinkedRecords([], for: "items")
        }
        test.environment.collectGarbage()
        call.respond(itemsResponse(["1", "2"]))
        _ = try? await asked.value
        try test.environment.commitUpdate { #expect($0.record("1") == nil) }
    }

    @Test func alsoInAStoreOfManyObjects() async throws {
        let ids = (1...3_000).map { "\($0)" }
        try test.write(itemsResponse(ids), WideQuery(group: "many"))
        try test.write(itemsResponse(["a", "b"]), WideQuery())
        let (call, asked) = try await ask(WideQuery())
        try test.environment.commitUpdate { store in
            store.delete("a")
            store.root.setLinkedRecords([], for: "items")
        }
        for _ in 0..<3 { test.environment.collectGarbage() }
        call.respond(itemsResponse(["a", "b"]))
        _ = try? await asked.value
        try test.environment.commitUpdate { #expect($0.record("a") == nil) }
    }

    /// A lookup tells the store nothing new.
    @Test func anObjectThatWasLookedUpMeanwhileIsNoLaterChange() async throws {
        let environment = test.environment
        try test.write(storyResponse(), story)
        try environment.commitUpdate { $0.root.unsetField("node", arguments: ["id": "s"]) }
        let (call, asked) = try await ask(story)
        #expect(try environment.read(story).node != nil)
        call.respond(#"{"data":{"node":null}}"#)
        #expect(try await asked.value.node == nil)
        #expect(try environment.read(story).node == nil)
    }

    @Test func anObjectThatIsLinkedStaysIfAllOfItIsThere() async throws {
        try test.write(storyResponse(author: "a"), story)
        let other = storyResponse(author: "other", id: "s2")
            .replacingOccurrences(of: "\"u\"", with: "\"u2\"")
        try test.write(other, StoryQuery(id: "s2"))
        let (call, asked) = try await ask(story)
        try test.environment.commitUpdate { store in
            store.record("s")?.setLinkedRecord(store.record("u2"), for: "author")
        }
        call.respond(storyResponse(title: "new", author: "a"))
        _ = try await asked.value
        let reference = try #require(try test.environment.read(story).node?.storyRow_story)
        let data = try test.environment.read(reference)
        #expect(data.author.name == "other" && data.title == "new")
    }

    // MARK: - Connections

    @Test func edgesStayInTheirOrderAtTheirEnd() async throws {
        let library = Library(2)
        let books = try await library.open(2)
        try await library.refetching(books) {
            for id in ["a", "b", "c", "d"] { try library.insert(id, at: .front) }
            for id in ["x", "y"] { try library.insert(id, at: .back) }
        }
        #expect(try library.ids(books) == ["d", "c", "b", "a", "b0", "b1", "x", "y"])
    }

    @Test func severalEdgesOfOneChangeStayTogether() async throws {
        let library = Library(2)
        let books = try await library.open(2)
        try await library.refetching(books) {
            try library.insert(["a", "b", "c", "d", "e"], at: .front)
        }
        #expect(try library.ids(books) == ["e", "d", "c", "b", "a", "b0", "b1"])
    }

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

    @Test func aShorterPageTakesNoRowsOut() async throws {
        let library = Library(9)
        let books = try await library.open(6)
        try await library.refetching(books) {
            let query = LibraryQuery(id: "l", first: 2, tags: .null)
            let operation = library.environment.describe(query)
            let answer = library.shelves.response(operation.request, operation.variables)
            try library.test.write(answer, query)
            #expect(try library.ids(books) == ["b0", "b1"])
        }
        #expect(try library.ids(books) == ["b0", "b1", "b2", "b3", "b4", "b5"])
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

    fileprivate func insert(_ id: String, at end: End) throws { try insert([id], at: end) }

    /// Inserts edges one by one, in one version.
    fileprivate func insert(_ ids: [String], at end: End) throws {
        try environment.commitUpdate { store in
            guard let connection = connection(store) else { throw Outage() }
            for id in ids {
                let node = store.record(ID(id)) ?? store.create(ID(id), type: "Book")
                node.setValue("t", for: "title")
                let edge = ConnectionHandler.createEdge(
                    in: connection,
                    node: node,
                    type: "BookEdge"
                )
                switch end {
                case .front: ConnectionHandler.insertEdgeBefore(edge, in: connection)
                case .back: ConnectionHandler.insertEdgeAfter(edge, in: connection)
                }
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
