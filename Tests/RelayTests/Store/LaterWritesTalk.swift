import Foundation
import TestSupport
import Testing

@testable import Relay

/// A question that is on its way, and the titles that the store has had of the object that it is about.
final class LaterWritesTalk: Sendable {
    private typealias Question = LaterWritesTests.Question

    let test = TestEnvironment { $0.refetches = .gaps }
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
