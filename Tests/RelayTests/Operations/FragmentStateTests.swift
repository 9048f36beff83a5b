import Testing

@testable import Relay

/// The states of an observed fragment, and waiting for its data.
@Suite(.timeLimit(.minutes(10))) struct FragmentStateTests {
    private let test = TestEnvironment()
    private let query = StoryQuery(id: "s")
    private let incomplete = #"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#

    /// A reference to the story, as far as the store has it.
    private func reference() throws -> FragmentRef<StoryRow_story> {
        try #require(try test.environment.read(query).node?.storyRow_story)
    }

    private func text(_ state: FragmentState<StoryRow_story.Data>) -> String {
        switch state {
        case .value(let data): "value \(data.likeCount)"
        case .stale: "stale"
        case .loading(let missing): "loading \(missing.count)"
        case .missing(let fields): "missing \(fields.count)"
        case .failed(let error): "failed \(error)"
        case .deleted: "deleted"
        }
    }

    @Test func isAValueAndFollowsChanges() async throws {
        try test.write(storyResponse(likes: 1), query)
        let reference = try reference()
        let states = Collector(test.environment.observeState(of: reference))
        #expect(text(try await states.values(1)[0]) == "value 1")
        try test.write(storyResponse(likes: 2), query)
        #expect(text(try await states.values(2)[1]) == "value 2")
        try test.environment.commitUpdate { $0.delete("s") }
        #expect(text(try await states.values(3)[2]) == "deleted")
        #expect(text(test.environment.state(of: reference)) == "deleted")
    }

    @Test func isMissingWithoutARequestAndLoadingWithOne() async throws {
        try test.write(incomplete, query)
        let states = Collector(test.environment.observeState(of: try reference()))
        #expect(text(try await states.values(1)[0]) == "missing 2")
        let fetch = Task { try await test.environment.fetch(query) }
        let call = try await test.network.call()
        #expect(text(try await states.values(2)[1]) == "loading 2")
        #expect(test.environment.state(of: try reference()).isLoading)
        call.fail(Outage())
        #expect(text(try await states.values(3)[2]) == "missing 2")
        _ = await fetch.result
        test.network.answer { _, _ in storyResponse(likes: 5) }
        try await test.environment.fetch(query)
        try await eventually { states.values.last.map(text) == "value 5" }
    }

    @Test func partsOnTheirWayAreLoading() async throws {
        let payloads = DeferTests.formats[0].payloads
        let live = test.environment.observeResponses(to: ProfileQuery())
        let call = try await test.network.call()
        call.send(payloads[0])
        try await eventually { live.response.data?.me != nil }
        let details = try #require(live.response.data?.me?.profileDetails_user)
        #expect(test.environment.state(of: details).isLoading)
        let waiting = Task { try await test.environment.waitForData(details) }
        call.send(payloads[1])
        #expect(try await waiting.value.email == "a@b")
        #expect(test.environment.state(of: details).value?.email == "a@b")
    }

    @Test func aFieldThatFailedIsAFailure() async throws {
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":null,"likeCount":1,"#
                + #""author":{"id":"u","name":"a"}}}}"#,
            query
        )
        let state = test.environment.state(of: try reference())
        guard case .failed(.failed("StoryRow_story", let errors)) = state else {
            throw Timeout(description: text(state))
        }
        #expect(errors.map(\.path) == ["title"])
        await #expect(throws: StoreError.self) {
            try await test.environment.waitForData(try reference())
        }
    }

    @Test func aReferenceFromBeforeAResetSaysSo() async throws {
        try test.write(storyResponse(), query)
        let reference = try reference()
        let states = Collector(test.environment.observeState(of: reference))
        _ = try await states.values(1)
        test.environment.reset()
        try await eventually { states.ending != nil }
        let reset = "failed \(StoreError.reset(definition: "StoryRow_story"))"
        #expect(states.values.map(text) == ["value 1", reset])
        #expect(text(test.environment.state(of: reference)) == reset)
        let late = Collector(test.environment.observeState(of: reference))
        #expect(text(try await late.values(1)[0]) == reset)
        await #expect(throws: StoreError.reset(definition: "StoryRow_story")) {
            try await test.environment.waitForData(reference)
        }
    }

    @Test func aForeignReferenceSaysSo() async throws {
        try test.write(storyResponse(), query)
        let other = TestEnvironment()
        let state = other.environment.state(of: try reference())
        #expect(
            text(state) == "failed \(StoreError.foreignReference(definition: "StoryRow_story"))"
        )
    }

    @Test func waitingEndsWithoutARequest() async throws {
        try test.write(incomplete, query)
        let reference = try reference()
        await #expect(throws: StoreError.self) {
            try await test.environment.waitForData(reference)
        }
        let fetch = Task { try await test.environment.fetch(query) }
        let call = try await test.network.call()
        let waiting = Task { try await test.environment.waitForData(reference) }
        #expect(try await remains { call.termination == nil })
        call.fail(Outage())
        await #expect(throws: StoreError.self) { try await waiting.value }
        _ = await fetch.result
    }

    @Test func cancellingTheWaitingThrows() async throws {
        try test.write(incomplete, query)
        let reference = try reference()
        let fetch = Task { try await test.environment.fetch(query) }
        _ = try await test.network.call()
        let waiting = Task { try await test.environment.waitForData(reference) }
        #expect(try await remains { !test.network.calls.isEmpty })
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        fetch.cancel()
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
    }

    // MARK: - Mistakes

    @Test func observingWhatIsMissingIsReportedOnce() async throws {
        let lines = Locked<[String]>([])
        let test = TestEnvironment { $0.warn = { line in lines.withLock { $0.append(line) } } }
        try test.write(incomplete, query)
        let reference = try #require(try test.environment.read(query).node?.storyRow_story)
        for _ in 0..<3 { _ = test.environment.observe(reference) }
        let line = """
            `StoryRow_story` is observed, but the store has no `likeCount`, `author` of the object \
            `"s"`, and `StoryQuery`, where the reference comes from, is not in flight. Fetch the \
            query first, and spread the fragment in whatever else writes the object.
            """
        #expect(lines.withLock { $0 } == [line])
        #expect(test.log.contains { $0.name == "read.definition.missing" })
    }

    @Test func nothingIsReportedWhileDataIsOnItsWay() async throws {
        try test.write(incomplete, query)
        let reference = try reference()
        let fetch = Task { try await test.environment.fetch(query) }
        _ = try await test.network.call()
        _ = test.environment.observe(reference)
        #expect(!test.log.contains { $0.name == "read.definition.missing" })
        fetch.cancel()
    }

    @Test func aForeignReferenceIsReported() async throws {
        try test.write(storyResponse(), query)
        let lines = Locked<[String]>([])
        let other = TestEnvironment { $0.warn = { line in lines.withLock { $0.append(line) } } }
        _ = other.environment.observe(try reference())
        #expect(lines.withLock { $0.count } == 1)
        #expect(other.log.contains { $0.name == "read.reference.foreign" })
    }

    @Test func failedFieldsAreReportedWithoutTheTextOfServers() async throws {
        let lines = Locked<[String]>([])
        let test = TestEnvironment { $0.warn = { line in lines.withLock { $0.append(line) } } }
        test.network.answer { _, _ in
            #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}},"#
                + #""errors":[{"message":"secret","path":["viewer","email"]}]}"#
        }
        for _ in 0..<3 { try await test.environment.fetch(ViewerQuery()) }
        let reported = lines.withLock { $0 }
        #expect(reported.count == 1)
        #expect(reported[0].contains("`viewer.email`") && !reported[0].contains("secret"))
    }

    @Test func thereIsAnEndToReports() {
        let lines = Locked(0)
        let reporter = MistakeReporter { _ in lines.withLock { $0 += 1 } }
        for index in 0..<1_000 { reporter.receive(.readForeignReference(definition: "F\(index)")) }
        #expect(lines.withLock { $0 } == 100)
        MistakeReporter.writeLine("This line is from a test.")
    }
}
