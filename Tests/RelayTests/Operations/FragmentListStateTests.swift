import Testing

@testable import Relay

/// The states of observed lists of references, and waiting for their data.
@Suite(.timeLimit(.minutes(10))) struct FragmentListStateTests {
    private let test = TestEnvironment()

    private func query(_ id: String) -> StoryQuery { StoryQuery(id: ID(id)) }

    private func response(_ id: String, isComplete: Bool = true) -> String {
        let rest = #","likeCount":1,"author":{"id":"u","name":"a"}"#
        return #"{"data":{"node":{"__typename":"Story","id":"\#(id)","title":"\#(id)""#
            + (isComplete ? rest : "") + "}}}"
    }

    /// References to stories of an operation each, of which those in `incomplete` lack two fields.
    private func references(
        _ ids: [String] = ["a", "b", "c"],
        incomplete: Set<String> = []
    ) throws -> [StoryRow_story.Ref] {
        try ids.map { id in
            try test.write(response(id, isComplete: !incomplete.contains(id)), query(id))
            return try #require(try test.environment.read(query(id)).node?.storyRow_story)
        }
    }

    private func text(_ state: FragmentState<[StoryRow_story.Data]>) -> String {
        switch state {
        case .value(let rows): rows.map(\.title).joined(separator: " ")
        case .stale: "stale"
        case .loading(let missing): "loading \(missing)"
        case .missing(let fields): "missing \(fields)"
        case .failed(let error): "failed \(error)"
        case .deleted: "deleted"
        }
    }

    private let fields = #"["likeCount", "author"]"#

    @Test func oneChangeIsOneState() async throws {
        let references = try references()
        let states = Collector(test.environment.observeState(of: references))
        #expect(text(try await states.values(1)[0]) == "a b c")
        try test.environment.commitUpdate { store in
            for id: ID in ["a", "c"] { store.record(id)?.setValue("new", for: "title") }
        }
        #expect(text(try await states.values(2)[1]) == "new b new")
        try test.environment.commitUpdate { $0.delete("a") }
        #expect(text(try await states.values(3)[2]) == "b new")
        for id: ID in ["b", "c"] { try test.environment.commitUpdate { $0.delete(id) } }
        try await eventually { states.values.last.map(text) == "" }
        #expect(text(test.environment.state(of: references)) == "")
    }

    @Test func itIsLoadingOnlyWhileEverythingMissingIsOnItsWay() async throws {
        let references = try references(incomplete: ["a", "c"])
        let states = Collector(test.environment.observeState(of: references))
        #expect(text(try await states.values(1)[0]) == "missing \(fields)")
        let environment = test.environment
        let first = Task { [query = query("a")] in try await environment.fetch(query) }
        let one = try await test.network.call()
        // What `c` lacks is not on its way.
        #expect(text(test.environment.state(of: references)) == "missing \(fields)")
        let second = Task { [query = query("c")] in try await environment.fetch(query) }
        let other = try await test.network.call(1)
        #expect(text(try await states.values(2)[1]) == "loading \(fields)")
        one.send(response("a"))
        one.finish()
        _ = try await first.value
        #expect(test.environment.state(of: references).isLoading)
        other.fail(Outage())
        _ = await second.result
        try await eventually { states.values.last.map(text) == "missing \(fields)" }
        try test.write(response("c"), query("c"))
        try await eventually { states.values.last.map(text) == "a b c" }
    }

    @Test func oneFailureIsThatOfTheList() throws {
        var references = try references(["a", "b"], incomplete: ["b"])
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"c","title":null,"likeCount":1,"#
                + #""author":{"id":"u","name":"a"}}}}"#,
            query("c")
        )
        let failed = try test.environment.read(query("c")).node?.storyRow_story
        references.append(try #require(failed))
        guard case .failed(.failed(_, let errors)) = test.environment.state(of: references) else {
            throw Timeout(description: text(test.environment.state(of: references)))
        }
        #expect(errors.map(\.path) == ["title"])
    }

    @Test func anEmptyListHasAValue() async throws {
        let none: [StoryRow_story.Ref] = []
        #expect(text(test.environment.state(of: none)) == "")
        let states = Collector(test.environment.observeState(of: none))
        #expect(text(try await states.values(1)[0]) == "")
        #expect(try await test.environment.waitForData(none).isEmpty)
    }

    @Test func aReferenceMayBeInItTwice() async throws {
        let reference = try references(["a"])[0]
        let states = Collector(test.environment.observeState(of: [reference, reference]))
        #expect(text(try await states.values(1)[0]) == "a a")
    }

    @Test func aResetEndsIt() async throws {
        let references = try references()
        let states = Collector(test.environment.observeState(of: references))
        _ = try await states.values(1)
        test.environment.reset()
        try await eventually { states.ending != nil }
        let reset = "failed \(StoreError.reset(definition: "StoryRow_story"))"
        #expect(states.values.map(text) == ["a b c", reset])
        let mixed = references + (try self.references(["d"]))
        let late = Collector(test.environment.observeState(of: mixed))
        #expect(text(try await late.values(1)[0]) == reset)
    }

    @Test func aForeignReferenceSaysSo() throws {
        let state = TestEnvironment().environment.state(of: try references())
        let error = StoreError.foreignReference(definition: "StoryRow_story")
        #expect(text(state) == "failed \(error)")
    }

    @Test func waitingTakesAllOfIt() async throws {
        let references = try references(incomplete: ["b"])
        let environment = test.environment
        await #expect(throws: StoreError.self) { try await environment.waitForData(references) }
        let fetch = Task { [query = query("b")] in try await environment.fetch(query) }
        let call = try await test.network.call()
        let waiting = Task { try await environment.waitForData(references) }
        let cancelled = Task { try await environment.waitForData(references) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        call.send(response("b"))
        call.finish()
        #expect(try await waiting.value.map(\.title) == ["a", "b", "c"])
        _ = try await fetch.value
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
    }
}
