import Testing

@testable import Relay

/// A live field without a value yet is loading, and nothing else is.
@Suite(.timeLimit(.minutes(10))) struct LiveLoadingTests {
    private let crew = Crew()

    private var environment: RelayEnvironment { crew.environment }
    private var moods: LiveBoard<String?> { crew.fields.moods }
    private var hearts: LiveBoard<Int> { crew.fields.hearts }

    @MainActor @Test func withoutAValueAModelIsLoading() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let model = FragmentModel(try crew.livePerson().live_person, in: environment)
        #expect(model.phase == .loading && model.isLoading && model.data == nil)
        #expect(model.error == nil)
        try await eventually { moods.running == ["p": 1] }
        moods.send("well", "p")
        while model.phase != .loaded { await Task.yield() }
        #expect(model.data?.mood == "well" && model.data?.heartRate == 60)
        #expect(!crew.test.log.contains { if case .readMissing = $0 { true } else { false } })
    }

    @Test func aQueryWithoutAValueIsLoadingAndNotAskedForAgain() async throws {
        try crew.writeLives("p")
        crew.test.network.answer { _, _ in
            Issue.record("the network was asked")
            return "{}"
        }
        let live = environment.observeResponses(to: HeartsQuery())
        #expect(live.response.isLoading && live.response.data == nil)
        #expect(live.response.failure == nil)
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(60, "p")
        try await eventually { live.response.data?.people[0].heartRate == 60 }
        #expect(!live.response.isLoading && live.response.missing.isEmpty)
    }

    @Test func aFetchedQueryWaitsForItsValue() async throws {
        crew.test.network.answer { _, _ in
            #"{"data":{"people":[\#(Crew.person("p"))]}}"#
        }
        let live = environment.observeResponses(to: MoodsQuery())
        try await eventually { moods.running.values.reduce(0, +) == 1 }
        // Nullable, but not null yet.
        #expect(live.response.data == nil && live.response.isLoading)
        moods.send("well", "p")
        try await eventually { live.response.data?.people[0].mood == "well" }
        #expect(!live.response.isLoading)
    }

    @Test func aRowWithoutAValueIsLoadingWhileTheOthersShow() async throws {
        hearts.current["a"] = 1
        try crew.writeLives("a")
        let live = environment.observeResponses(to: HeartsQuery())
        try await eventually { live.response.data?.people.count == 1 }
        try crew.writeLives("a", "b")
        try await eventually { live.response.isLoading }
        #expect(live.response.data?.people.map(\.heartRate) == [1])
        try await eventually { hearts.running == ["a": 1, "b": 1] }
        hearts.send(2, "b")
        try await eventually { live.response.data?.people.map(\.heartRate) == [1, 2] }
        #expect(!live.response.isLoading)
    }

    @Test func anObservedQueryWaitsForItsValue() async throws {
        crew.test.network.answer { _, _ in
            #"{"data":{"people":[\#(Crew.person("p"))]}}"#
        }
        let rows = Collector(environment.observe(HeartsQuery()))
        try await eventually { hearts.running == ["p": 1] }
        #expect(try await remains { rows.ending == nil && rows.values.isEmpty })
        hearts.send(60, "p")
        #expect(try await rows.values(1)[0].people[0].heartRate == 60)
    }

    @Test func otherMissingFieldsAreNotAwaited() async throws {
        // `born` is missing for good, and the live field has no value yet.
        try crew.test.write(
            #"{"data":{"people":[{"id":"p","first":"Ada","last":"L"}]}}"#,
            LivesQuery()
        )
        let states = Collector(environment.observeState(of: try crew.livePerson().liveHalf_person))
        guard case .missing(let fields)? = try await states.values(1).first else {
            Issue.record("\(states.values)")
            return
        }
        #expect(fields == ["born"])
    }

    @Test func aCaughtFieldIsNotCounted() async throws {
        // The one field is caught, and the other one is waited for.
        try crew.writeLives("p")
        let live = environment.observeResponses(to: CaughtHeartsQuery())
        try await eventually { moods.running == ["p": 1] }
        #expect(live.response.isLoading && live.response.failure == nil)
        moods.send("well", "p")
        try await eventually { live.response.data?.people[0].mood == "well" }
    }

    @Test func fieldsOfTheAppsObjectsAreLoading() async throws {
        try crew.write(Crew.person("p"), id: "p")
        try environment.commitUpdate { store in
            _ = store.record("p")?.getOrCreateLinkedRecord("note", type: "Note")
        }
        let live = environment.observeResponses(to: StrengthQuery(id: "p"), fetchPolicy: .storeOnly)
        try await eventually { hearts.running == ["note": 1] }
        #expect(live.response.isLoading && live.response.failure == nil)
        hearts.send(5, "note")
        try await eventually { live.response.data?.node?.person?.note?.strength == 5 }
    }

    @Test func aMutationSucceedsWithoutAValue() async throws {
        crew.test.network.answer { _, _ in
            #"{"data":{"rename":{"id":"p","first":"Eve"}}}"#
        }
        let data = try await environment.commit(LiveRenameMutation(id: "p"))
        #expect(data.rename?.first == "Eve" && data.rename?.mood == nil)
        #expect(try await remains { moods.running.isEmpty })
    }

    @Test func valuesOfAnOptimisticObjectAreNotLost() async throws {
        hearts.current["q"] = 1
        try crew.writeLives("p")
        hearts.current["p"] = 1
        let lists = Collector(environment.observe(HeartsQuery()))
        _ = try await lists.values(1)
        let update = try environment.applyOptimisticChange { store in
            let person = store.create("q", type: "Person")
            person.setValue("Eve", for: "first")
            person.setValue("q", for: "id")
            let people = store.root.linkedRecords("people") ?? []
            store.root.setLinkedRecords(people + [person], for: "people")
        }
        #expect(try await lists.values(2).last?.people.map(\.heartRate) == [1, 1])
        try await eventually { hearts.running == ["p": 1, "q": 1] }
        hearts.send(2, "q")
        #expect(try await lists.values(3).last?.people.map(\.heartRate) == [1, 2])
        // The server has it too, and the source is the same.
        try crew.writeLives(["p"])
        let people = [Crew.person("p"), Crew.person("q", first: "Eve")]
        try crew.test.write(
            #"{"data":{"people":[\#(people.joined(separator: ","))]}}"#,
            LivesQuery()
        )
        update.revert()
        try await eventually { lists.values.last?.people.map(\.heartRate) == [1, 2] }
    }

    @Test func updatersAndInspectionSeePlainValues() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(61, "p")
        _ = try await rows.values(2)
        try environment.commitUpdate { store in
            #expect(store.record("p")?.value("heartRate") == 61)
        }
        let records = environment.inspect().json
        #expect(records.contains { $0.value.object?["heartRate"] == 61 })
    }

    @Test func readOnceAFieldWithoutAValueIsMissing() throws {
        try crew.writeLives("p")
        #expect(
            throws: StoreError.missing(definition: "HeartsQuery", fields: ["people.0.heartRate"])
        ) {
            try environment.read(HeartsQuery())
        }
        let state = environment.state(of: try crew.livePerson().live_person)
        guard case .loading(let fields) = state else {
            Issue.record("\(state)")
            return
        }
        #expect(fields == ["mood", "heartRate"])
    }

    @Test func inputThatIsMissingIsMissing() throws {
        hearts.current["p"] = 60
        try crew.test.write(#"{"data":{"people":[{"id":"p"}]}}"#, HeartsQuery())
        #expect(crew.test.snapshot(HeartsQuery()).reading.missing == ["people.0.heartRate"])
        #expect(!crew.test.snapshot(HeartsQuery()).reading.isAwaited)
        #expect(hearts.takeCalls().isEmpty)
    }
}
