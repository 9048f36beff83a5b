import TestSupport
import Testing

@testable import Relay

/// Live fields have the newest value of their source, which is followed while something reads them.
@Suite(.timeLimit(.minutes(10))) struct LiveFieldTests {
    private let crew = Crew()

    private var environment: RelayEnvironment { crew.environment }
    private var moods: LiveBoard<String?> { crew.fields.moods }
    private var hearts: LiveBoard<Int> { crew.fields.hearts }

    // MARK: - Values

    @MainActor @Test func theFirstFrameHasTheCurrentValue() async throws {
        moods.current["p"] = "calm"
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let model = FragmentModel(try crew.livePerson().live_person, in: environment)
        #expect(model.data?.mood == "calm" && model.data?.heartRate == 60)
        #expect(model.phase == .loaded)
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(70, "p")
        while model.data?.heartRate != 70 { await Task.yield() }
        #expect(model.data?.mood == "calm")
    }

    @Test func valuesThatComeLaterAreDelivered() async throws {
        moods.current["p"] = "calm"
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(try crew.livePerson().live_person))
        _ = try await rows.values(1)
        hearts.send(70, "p")
        _ = try await rows.values(2)
        moods.send(nil, "p")
        _ = try await rows.values(3)
        // An equal value tells nobody.
        let version = environment.store.source.version
        moods.send(nil, "p")
        hearts.send(70, "p")
        #expect(try await remains { rows.values.count == 3 })
        #expect(environment.store.source.version == version)
        #expect(rows.values.map(\.heartRate) == [60, 70, 70])
        #expect(rows.values.map(\.mood) == ["calm", "calm", nil])
    }

    @Test func valuesThatComeTogetherAreOneVersion() async throws {
        let ids = (0..<100).map { "\($0)" }
        for id in ids { hearts.current[id] = 0 }
        try crew.writeLives(ids)
        let lists = Collector(environment.observe(HeartsQuery()))
        _ = try await lists.values(1)
        try await eventually { hearts.running.count == 100 }
        let version = environment.store.source.version
        for id in ids { hearts.send(1, id) }
        try await eventually { lists.values.last?.people.allSatisfy { $0.heartRate == 1 } ?? false }
        // Not one for each; how many depends on the threads.
        #expect(environment.store.source.version - version < 100)
    }

    @Test func fieldsWithOtherArgumentsHaveOtherSources() async throws {
        try crew.writeLives("p")
        moods.current["p"] = "calm"
        let rows = Collector(environment.observe(MoodsQuery(scale: 3)))
        _ = try await rows.values(1)
        #expect(moods.takeCalls().sorted() == ["p Ada 1", "p Ada 3"])
        try await eventually { moods.running == ["p": 2] }
    }

    @Test func fieldsThatAreLeftOutHaveNoSource() async throws {
        try crew.writeLives("p")
        moods.current["p"] = "calm"
        let rows = Collector(environment.observe(MoodsQuery(scale: 3, isShown: false)))
        #expect(try await rows.values(1)[0].people[0].mood == nil)
        #expect(moods.takeCalls() == ["p Ada 1"])
    }

    @Test func fieldsAreDerivedFromThem() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let reference = try crew.livePerson().livePulse_person
        #expect(try environment.read(reference).pulse == "♥ 60")
        let rows = Collector(environment.observe(reference))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(61, "p")
        #expect(try await rows.values(2).map(\.pulse) == ["♥ 60", "♥ 61"])
        rows.cancel()
        try await eventually { hearts.running.isEmpty }
    }

    @Test func objectsAreFoundByThem() async throws {
        hearts.current = ["p": 60, "q": 90]
        try crew.writeLives("p", "q")
        let fast = Collector(
            environment.objects(of: LivePulse_person.self, where: { $0.pulse > "♥ 70" })
        )
        #expect(try await fast.values(1).map(\.count) == [1])
        try await eventually { hearts.running == ["p": 1, "q": 1] }
        hearts.send(80, "p")
        #expect(try await fast.values(2).map(\.count) == [1, 2])
        hearts.send(50, "q")
        #expect(try await fast.values(3).map(\.count) == [1, 2, 1])
        fast.cancel()
        try await eventually { hearts.running.isEmpty }
    }

    @Test func eachVersionHasItsValue() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        let operation = environment.describe(HeartsQuery())
        var versions = [environment.store.source]
        for rate in 61...64 {
            hearts.send(rate, "p")
            _ = try await rows.values(rate - 59)
            versions.append(environment.store.source)
        }
        let rates = versions.map { version in
            let snapshot: Snapshot<HeartsQuery.Data> = environment.snapshot(
                operation,
                root: .root,
                in: version
            )
            return snapshot.value?.people[0].heartRate
        }
        #expect(rates == [60, 61, 62, 63, 64])
    }

    // MARK: - Following

    @Test func sourcesAreSharedAndEndWithTheLastReader() async throws {
        hearts.current["p"] = 60
        moods.current["p"] = "calm"
        try crew.writeLives("p")
        let first = Collector(environment.observe(HeartsQuery()))
        let second = Collector(environment.observe(try crew.livePerson().live_person))
        _ = try await (first.values(1), second.values(1))
        #expect(hearts.takeCalls() == ["p Ada"])
        try await eventually { hearts.running == ["p": 1] && moods.running == ["p": 1] }
        second.cancel()
        try await eventually { moods.running.isEmpty }
        #expect(hearts.running == ["p": 1])
        first.cancel()
        try await eventually { hearts.running.isEmpty }
        // It begins anew with what is current then.
        hearts.current["p"] = 90
        let third = Collector(environment.observe(HeartsQuery()))
        #expect(try await third.values(1)[0].people[0].heartRate == 90)
    }

    @Test func whatWasWrittenIsNotTheCurrentValueLater() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let first = Collector(environment.observe(HeartsQuery()))
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(61, "p")
        _ = try await first.values(2)
        first.cancel()
        try await eventually { hearts.running.isEmpty }
        #expect(try environment.read(HeartsQuery()).people[0].heartRate == 60)
        hearts.current["p"] = nil
        let live = environment.observeResponses(to: HeartsQuery())
        #expect(live.response.data == nil && live.response.isLoading)
    }

    @Test func aSingleReadFollowsNothing() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        #expect(try environment.read(HeartsQuery()).people[0].heartRate == 60)
        #expect(try await remains { hearts.running.isEmpty })
        // Of a source that is followed it has the newest value.
        let rows = Collector(environment.observe(HeartsQuery()))
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(61, "p")
        _ = try await rows.values(2)
        _ = hearts.takeCalls()
        #expect(try environment.read(HeartsQuery()).people[0].heartRate == 61)
        #expect(hearts.takeCalls().isEmpty)
    }

    @Test(arguments: [3, 300])
    func sourcesOfRowsThatGoEnd(count: Int) async throws {
        let ids = (0..<count).map { "\($0)" }
        for id in ids { hearts.current[id] = 0 }
        try crew.writeLives(ids)
        let lists = Collector(environment.observe(HeartsQuery()))
        _ = try await lists.values(1)
        try await eventually { hearts.running.count == count }
        _ = hearts.takeCalls()
        try crew.writeLives(Array(ids.dropLast()))
        try await eventually { hearts.running.count == count - 1 }
        // The others stay the same.
        #expect(hearts.takeCalls().isEmpty)
        hearts.send(9, "0")
        try await eventually { lists.values.last?.people[0].heartRate == 9 }
        try crew.writeLives([])
        try await eventually { hearts.running.isEmpty }
    }

    @Test func aChangeInALongConnectionKeepsTheSources() async throws {
        let ids = (0..<1000).map { "\($0)" }
        for id in ids { hearts.current[id] = 0 }
        let edges = ids.map { #"{"cursor":"\#($0)","node":\#(Crew.person($0))}"# }
        try crew.test.write(
            #"{"data":{"team":{"id":"t","members":{"edges":[\#(edges.joined(separator: ","))],"#
                + #""pageInfo":{"endCursor":"x","hasNextPage":true,"hasPreviousPage":false,"startCursor":"0"}}}}}"#,
            LiveTeamQuery(count: 1000)
        )
        let team = try #require(try environment.read(LiveTeamQuery(count: 1000)).team)
        let lists = Collector(environment.observe(team.liveMembers_team))
        _ = try await lists.values(1)
        try await eventually { hearts.running.count == 1000 }
        #expect(hearts.takeCalls().count == 1000)
        for rate in 1...3 {
            hearts.send(rate, "500")
            try await eventually { lists.values.last?.members.nodes[500].heartRate == rate }
        }
        #expect(hearts.takeCalls().isEmpty && hearts.running.count == 1000)
        lists.cancel()
        try await eventually { hearts.running.isEmpty }
    }

    // MARK: - Input

    @Test func otherInputHasAnotherSource() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(61, "p")
        _ = try await rows.values(2)
        _ = hearts.takeCalls()
        // Not a field of the input.
        try environment.commitUpdate { $0.record("p")?.setValue(7, for: "born") }
        try crew.setFirst("Ada", of: "p")
        #expect(try await remains { rows.values.count == 2 })
        #expect(hearts.takeCalls().isEmpty)
        hearts.current["p"] = 80
        try crew.setFirst("Eve", of: "p")
        #expect(try await rows.values(3).map(\.people[0].heartRate) == [60, 61, 80])
        #expect(hearts.takeCalls() == ["p Eve"])
        try await eventually { hearts.running == ["p": 1] }
    }

    @Test func anUpdateThatIsUndoneKeepsTheSource() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        // Inside of the updater the input differs, and the value is that of another source.
        #expect(throws: TestFields.Refusal.self) {
            try environment.commitUpdate { [hearts] store in
                store.updatable(SetFirstQuery(id: "p")).node?.asPerson?.first = "Eve"
                hearts.current["p"] = 99
                #expect(try environment.read(HeartsQuery()).people[0].heartRate == 99)
                throw TestFields.Refusal()
            }
        }
        hearts.send(61, "p")
        #expect(try await rows.values(2).map(\.people[0].heartRate) == [60, 61])
    }

    @Test func optimisticUpdatesDoNotHideValues() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        let update = try environment.applyOptimisticChange { store in
            store.record("p")?.setValue(1, for: "born")
        }
        hearts.send(61, "p")
        _ = try await rows.values(2)
        update.revert()
        hearts.send(62, "p")
        #expect(try await rows.values(3).map(\.people[0].heartRate) == [60, 61, 62])
    }

    // MARK: - Failures and ends

    @Test func aFunctionThatThrowsFailsItsField() throws {
        hearts.refused = ["p"]
        moods.current["p"] = "calm"
        try crew.writeLives("p")
        #expect(throws: StoreError.self) { try environment.read(HeartsQuery()) }
        let caught = try environment.read(try crew.livePerson().liveCaught_person)
        guard case .failure = caught.heartRate else {
            Issue.record("\(caught)")
            return
        }
        #expect(caught.mood == .success("calm"))
        let event = LogEvent.readDerivedFail(
            definition: "HeartsQuery",
            field: "Person.heartRate",
            error: "Refusal"
        )
        #expect(crew.test.log.contains(event))
    }

    @Test func aFunctionThatThrowsIsCalledOnce() async throws {
        hearts.refused = ["p"]
        moods.current["p"] = "calm"
        try crew.writeLives("p")
        let rows = Collector(environment.observe(try crew.livePerson().liveCaught_person))
        _ = try await rows.values(1)
        _ = hearts.takeCalls()
        try await eventually { moods.running == ["p": 1] }
        for mood in ["glad", "sad"] {
            moods.send(mood, "p")
            try await eventually { rows.values.last?.mood == .success(mood) }
        }
        // Each new value is a change of the object.
        #expect(hearts.takeCalls().count <= 2)
    }

    @Test func aSourceThatThrowsFailsItsField() async throws {
        hearts.current["p"] = 60
        moods.current["p"] = "calm"
        try crew.writeLives("p")
        let rows = Collector(environment.observe(try crew.livePerson().liveCaught_person))
        #expect(try await rows.values(1)[0].heartRate == .success(60))
        try await eventually { hearts.running == ["p": 1] }
        hearts.finish("p", throwing: TestFields.Refusal())
        guard case .failure(let errors) = try await rows.values(2)[1].heartRate else {
            Issue.record("\(rows.values)")
            return
        }
        #expect(errors.errors.map(\.path) == ["heartRate"])
        try await eventually {
            crew.test.log.contains(
                .readDerivedFail(
                    definition: "Mood_person",
                    field: "Person.heartRate",
                    error: "Refusal"
                )
            )
        }
    }

    @Test func aSourceThatEndsLeavesItsLastValue() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        hearts.send(61, "p")
        hearts.finish("p")
        try await eventually { hearts.running.isEmpty }
        #expect(try await rows.values(2).map(\.people[0].heartRate) == [60, 61])
        // Read again, it isn't begun again.
        _ = hearts.takeCalls()
        try environment.commitUpdate { $0.record("p")?.setValue(7, for: "born") }
        #expect(try await remains { rows.values.count == 2 && hearts.running.isEmpty })
    }

    @Test func aResetEndsSources() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        environment.reset()
        hearts.send(61, "p")
        try await eventually { hearts.running.isEmpty }
        #expect(crew.test.records.allSatisfy { !$0.value.contains("heartRate") })
        try crew.writeLives("p")
        #expect(try environment.read(HeartsQuery()).people[0].heartRate == 60)
    }

    @Test func aDeletedObjectStaysDeleted() async throws {
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let rows = Collector(environment.observe(HeartsQuery()))
        _ = try await rows.values(1)
        try await eventually { hearts.running == ["p": 1] }
        try environment.commitUpdate { $0.delete("p") }
        try await eventually { rows.values.last?.people.isEmpty ?? false }
        hearts.send(61, "p")
        #expect(
            try await remains {
                crew.test.records.allSatisfy { !$0.value.contains("heartRate") }
            }
        )
        try await eventually { hearts.running.isEmpty }
    }

    @Test func sourcesEndWithTheEnvironment() async throws {
        let fields = TestFields()
        fields.hearts.current["p"] = 60
        do {
            let crew = Crew(fields)
            try crew.test.write(#"{"data":{"people":[\#(Crew.person("p"))]}}"#, LivesQuery())
            let rows = Collector(crew.environment.observe(HeartsQuery()))
            _ = try await rows.values(1)
            try await eventually { fields.hearts.running == ["p": 1] }
            rows.cancel()
        }
        try await eventually { fields.hearts.running.isEmpty }
        fields.hearts.send(61, "p")
    }

    @Test func keptRecordsHaveNoValueForTheNextRun() async throws {
        let storage = MemoryStorage()
        let options: @Sendable (inout RelayEnvironment.Options) -> Void = {
            var persistence = Persistence(storage)
            persistence.delay = .milliseconds(1)
            $0.persistence = persistence
        }
        let fields = TestFields()
        fields.hearts.current["p"] = 60
        do {
            let crew = Crew(fields, options)
            try crew.test.write(#"{"data":{"people":[\#(Crew.person("p"))]}}"#, HeartsQuery())
            let retained = crew.environment.retain(HeartsQuery())
            let rows = Collector(crew.environment.observe(HeartsQuery()))
            _ = try await rows.values(1)
            let moods = Collector(crew.environment.observe(MoodsQuery()))
            try await eventually {
                fields.hearts.running == ["p": 1] && fields.moods.running == ["p": 1]
            }
            fields.hearts.send(61, "p")
            fields.moods.send("a secret mood", "p")
            _ = try await rows.values(2)
            try await eventually { moods.values.last?.people[0].plain == "a secret mood" }
            try crew.setFirst("Ada", of: "p")
            try await crew.environment.persist()
            let kept = try storage.rows(in: .records).map { row in
                String(decoding: row.bytes, as: UTF8.self)
            }
            #expect(!kept.isEmpty && kept.allSatisfy { !$0.contains("a secret mood") })
            withExtendedLifetime(retained) {}
        }
        fields.hearts.current["p"] = 70
        let crew = Crew(fields, options)
        let rows = Collector(crew.environment.observe(HeartsQuery()))
        #expect(try await rows.values(1)[0].people[0].heartRate == 70)
    }
}
