import Testing

@testable import Relay

/// Derived fields with objects, which their functions name by keys.
@Suite(.timeLimit(.minutes(10))) struct EdgeTests {
    private let staff = Staff(known: ["d", "e", "f1", "f2", "f3"])

    private var crew: Crew { staff.crew }
    private var environment: RelayEnvironment { staff.environment }

    private func isLoading<Data>(_ state: FragmentState<Data>?) -> Bool {
        if case .loading? = state { true } else { false }
    }

    // MARK: - Values

    @Test func objectsOfTheStoreAreReadAtOnceAndNotFetched() async throws {
        try staff.write("d")
        try staff.write("f1")
        try staff.write("f2")
        try staff.write("p", deputy: "d", friends: ["f2", "f1"])
        let edges = Collector(environment.observe(try staff.reader().edges_person))
        let first = try await edges.values(1)[0]
        #expect(first.deputy?.first == "Fd" && first.friends.map(\.last) == ["Lf2", "Lf1"])
        let row = try environment.read(try #require(first.deputy?.edgeRow_person))
        #expect(row.fullName == "Fd Ld")
        #expect(try await remains { staff.asked.isEmpty && edges.values.count == 1 })
    }

    @Test func missingObjectsAreFetchedOnceAndTogether() async throws {
        try staff.write("f1")
        try staff.write("p", deputy: "d", friends: ["f1", "f2", "f3"])
        crew.test.network.answer { _, _ in nil }
        let states = Collector(environment.observeState(of: try staff.reader().edges_person))
        try await eventually { crew.test.network.calls.count == 2 && !states.values.isEmpty }
        #expect(states.values.allSatisfy { isLoading($0) })
        for call in crew.test.network.calls { staff.respond(to: call) }
        try await eventually { if case .value? = states.values.last { true } else { false } }
        // Nothing is shown in between, and nothing twice.
        let data = states.values.compactMap { if case .value(let data) = $0 { data } else { nil } }
        #expect(data.count == 1 && states.values.dropLast().allSatisfy { isLoading($0) })
        #expect(data[0].deputy?.first == "Fd" && data[0].friends.map(\.id) == ["f1", "f2", "f3"])
        #expect(staff.asked.sorted() == ["Edges_person_deputy d", "Edges_person_friends f1 f2 f3"])
        #expect(!crew.test.log.contains { if case .readMissing = $0 { true } else { false } })
    }

    @Test func fragmentsBelowHaveTheVariablesOfTheDefinition() async throws {
        try staff.write("p", deputy: "d", style: .short)
        let reader = try staff.reader(style: .short).edges_person
        let edges = Collector(environment.observe(reader))
        let deputy = try #require(try await edges.values(1)[0].deputy)
        #expect(deputy.best == [5, 3])
        #expect(try environment.read(deputy.edgeRow_person).fullName == "Ld")
        let call = try await crew.test.network.call()
        #expect(call.variables["ids"] == .array([.string("d")]))
        let text = call.request.text ?? ""
        #expect(text.contains("nodes(ids:$ids)") && text.contains("...EdgeRow_person"))
        #expect(!text.contains("$style") && !text.contains("$count"))
    }

    @Test func serversAreNotAskedForThemByTheQueryItself() {
        let text = EdgesQuery.artifact.parameters?.text ?? ""
        #expect(text.contains("...Deputy_person") && !text.contains("deputy{"))
        #expect(!text.contains("$style") && !text.contains("$count"))
    }

    @Test func keysThatAreNullAndObjectsThatAreNot() async throws {
        try staff.write("p", friends: ["f1", nil, "gone"])
        let nullable = Collector(environment.observe(try staff.reader().nullable_person))
        let first = try await nullable.values(1)[0]
        #expect(first.deputy == .success(nil) && first.anything == nil)
        #expect(first.guests.map { $0?.id } == ["f1", nil])
        try staff.write("q", deputy: "gone")
        let gone = Collector(environment.observe(try staff.reader("q").nullable_person))
        #expect(try await gone.values(1)[0].deputy == .success(nil))
        #expect(gone.values[0].guests.isEmpty)
        try staff.write("r", friends: [nil])
        let edges = Collector(environment.observe(try staff.reader("r").edges_person))
        #expect(try await edges.values(1)[0].friends.isEmpty)
    }

    @Test func requiredObjects() async throws {
        try staff.write("p", deputy: "d")
        let needed = Collector(environment.observe(try staff.reader().needed_person))
        #expect(try await needed.values(1)[0]?.deputy.last == "Ld")
        try staff.setDeputyInStore(nil, of: "p")
        #expect(try await needed.values(2)[1] == nil)
    }

    @Test func requiredObjectsThatDontExistThrow() async throws {
        try staff.write("p", deputy: "gone")
        let states = Collector(environment.observeState(of: try staff.reader().thrown_person))
        try await eventually { if case .failed? = states.values.last { true } else { false } }
        #expect(states.values.dropLast().allSatisfy { isLoading($0) })
    }

    @Test func objectsThatLackWhatTheyLinkToAreFetched() async throws {
        try staff.write("d")
        try staff.write("p", deputy: "d")
        try environment.commitUpdate { store in
            store.record("d")?.setLinkedRecord(store.create("b", type: "Person"), for: "boss")
        }
        crew.test.network.answer { _, _ in nil }
        let states = Collector(environment.observeState(of: try staff.reader().deputysBoss_person))
        let call = try await crew.test.network.call()
        #expect(!states.values.isEmpty && states.values.allSatisfy { isLoading($0) })
        #expect(staff.asked == ["DeputysBoss_person_deputy d"])
        call.respond(
            #"{"data":{"nodes":[{"__typename":"Person","id":"d","boss":{"id":"b","last":"Lb"}}]}}"#
        )
        try await eventually { if case .value? = states.values.last { true } else { false } }
        guard case .value(let data)? = states.values.last else { return }
        #expect(data.deputy?.boss?.last == "Lb")
    }

    @Test func fieldsMayHaveAnAlias() async throws {
        try staff.write("p", deputy: "d")
        let second = Collector(environment.observe(try staff.reader().second_person))
        #expect(try await second.values(1)[0].second?.last == "Ld")
        #expect(staff.asked == ["Second_person_second d"])
    }

    @Test func interfacesAndOtherTypes() async throws {
        try staff.write("p", deputy: "team1")
        let nullable = Collector(environment.observe(try staff.reader().nullable_person))
        let first = try await nullable.values(1)[0]
        #expect(first.anything?.id == "team1")
        guard case .failure(let errors) = first.deputy else {
            Issue.record("\(first)")
            return
        }
        #expect(
            errors.description.contains(
                "`Person.deputy` is derived as an object of the type `Team`"
            )
        )
    }

    @Test func objectsOfObjects() async throws {
        staff.setDeputy("e", of: "d")
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        let data = try await chain.values(1)[0]
        #expect(data.deputy?.first == "Fd" && data.deputy?.deputy?.last == "Le")
        #expect(staff.asked == ["Chain_person_deputy d", "Chain_person_deputy_deputy e"])
    }

    @Test func aFunctionThatThrowsFailsItsField() async throws {
        let staff = Staff(Crew(refusing: "no"))
        try staff.write("p", deputy: "no")
        let nullable = Collector(staff.environment.observe(try staff.reader().nullable_person))
        guard case .failure = try await nullable.values(1)[0].deputy else {
            Issue.record("\(nullable.values)")
            return
        }
    }

    @Test func fieldsOfTheQueryType() async throws {
        try crew.test.write(#"{"data":{"team":{"id":"t","title":"d"}}}"#, HeadlineQuery())
        let live = environment.observeResponses(to: ChosenQuery(), fetchPolicy: .storeOnly)
        #expect(live.response.data == nil && live.response.isLoading)
        try await eventually { live.response.data?.chosen?.last == "Ld" }
        #expect(!live.response.isLoading && live.response.failure == nil)
        let hidden = try environment.read(ChosenQuery(isShown: false))
        #expect(hidden.chosen == nil && staff.asked == ["ChosenQuery_chosen d"])
    }

    @Test func serversMayLeaveOutObjectsAndOrderThem() async throws {
        crew.test.network.answer { [staff] _, _ in
            #"{"data":{"nodes":[\#(staff.person("f3")),\#(staff.person("f1"))]}}"#
        }
        try staff.write("p", friends: ["f1", "f2", "f3", "f1"])
        let edges = Collector(environment.observe(try staff.reader().edges_person))
        #expect(try await edges.values(1)[0].friends.map(\.id) == ["f1", "f3", "f1"])
    }

    @Test func jsonHasThem() async throws {
        try staff.write("d")
        try staff.write("p", deputy: "d")
        let reference = try staff.reader().edges_person
        let json = try environment.json(of: reference, includingFragments: true)
        #expect(json.object?["deputy"]?.object?["first"] == .string("Fd"))
        #expect(json.object?["deputy"]?.object?["born"] == .int(1980))
    }

    @Test func aFieldIsDerivedFromObjects() async throws {
        try staff.write("p", deputy: "d")
        let boasts = Collector(environment.observe(try staff.reader().boastOf_person))
        #expect(try await boasts.values(1)[0].boast == "Fd is my deputy")
        try crew.setFirst("New", of: "d")
        #expect(try await boasts.values(2)[1].boast == "New is my deputy")
        #expect(staff.asked == ["Boast_person_deputy d"])
    }

    @Test func aDeepPartThatIsMissingIsFetched() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let retained = try environment.applyOptimisticChange { store in
            let new = store.create("d", type: "Person")
            new.setValue("d", for: "id")
            new.setValue("Old", for: "first")
            new.setValue(.array([.int(1)]), for: "scores")
        }
        let states = Collector(environment.observeState(of: try staff.reader().edges_person))
        let call = try await crew.test.network.call()
        // `EdgeRow_person` needs more of it.
        #expect(states.values.allSatisfy { isLoading($0) })
        staff.respond(to: call)
        retained.revert()
        try await eventually { if case .value? = states.values.last { true } else { false } }
        #expect(states.values.dropLast().allSatisfy { isLoading($0) })
        #expect(staff.asked == ["Edges_person_deputy d"])
    }

    // MARK: - Reading once

    @Test func aSingleReadFetchesNothing() async throws {
        try staff.write("p", deputy: "d", friends: ["f1"])
        let reference = try staff.reader().edges_person
        #expect(throws: StoreError.self) { try environment.read(reference) }
        try staff.write("d")
        #expect(throws: StoreError.self) { try environment.read(reference) }
        try staff.write("f1")
        let data = try environment.read(reference)
        #expect(data.deputy?.first == "Fd" && data.friends.map(\.last) == ["Lf1"])
        #expect(try await remains { staff.asked.isEmpty })
    }

    @Test func updatersReadThem() throws {
        try staff.write("d")
        try staff.write("p", deputy: "d")
        let reference = try staff.reader().chain_person
        var names: [String?] = []
        try environment.commitUpdate { store in
            names.append(try? environment.read(reference).deputy?.first)
            store.record("p")?.setValue("new", for: "deputyID")
            let new = store.create("new", type: "Person")
            new.setValue("new", for: "id")
            new.setValue("Fresh", for: "first")
            new.setValue(.null, for: "deputyID")
            names.append(try? environment.read(reference).deputy?.first)
        }
        #expect(names == ["Fd", "Fresh"])
    }

    // MARK: - Changes

    @Test func anotherKeyHasAnotherObject() async throws {
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        _ = try await chain.values(1)
        try staff.setDeputyInStore("e", of: "p")
        #expect(try await chain.values(2).map { $0.deputy?.first } == ["Fd", "Fe"])
        // Back again, without a request.
        try staff.write("d")
        try staff.setDeputyInStore("d", of: "p")
        #expect(try await chain.values(3)[2].deputy?.first == "Fd")
        try staff.setDeputyInStore(nil, of: "p")
        #expect(try await chain.values(4)[3].deputy == nil)
        #expect(staff.asked == ["Chain_person_deputy d", "Chain_person_deputy e"])
    }

    @Test func changesOfTheObjectsAreDelivered() async throws {
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        _ = try await chain.values(1)
        try crew.setFirst("New", of: "d")
        #expect(try await chain.values(2)[1].deputy?.first == "New")
        try environment.commitUpdate { $0.delete("d") }
        #expect(try await chain.values(3)[2].deputy == nil)
    }

    @Test func optimisticKeysHaveObjectsAndGo() async throws {
        try staff.write("e")
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        _ = try await chain.values(1)
        let update = try environment.applyOptimisticChange { store in
            store.record("p")?.setValue("e", for: "deputyID")
        }
        #expect(try await chain.values(2)[1].deputy?.first == "Fe")
        update.revert()
        #expect(try await chain.values(3)[2].deputy?.first == "Fd")
    }

    @Test func aMutationsDataHasThem() async throws {
        try staff.write("d")
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        _ = try await chain.values(1)
        crew.test.network.answer { _, _ in
            #"{"data":{"rename":{"id":"d","first":"Renamed","last":"L"}}}"#
        }
        _ = try await environment.commit(RenameMutation(id: "d", first: "Renamed"))
        #expect(try await chain.values(2)[1].deputy?.first == "Renamed")
    }

    // MARK: - Lifetimes

    @Test func readersShareOneRequestWhichEndsWithTheLast() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let reference = try staff.reader().chain_person
        let first = Collector(environment.observe(reference))
        let second = Collector(environment.observe(reference))
        let call = try await crew.test.network.call()
        first.cancel()
        #expect(try await remains { call.termination == nil })
        second.cancel()
        try await eventually { call.termination == .cancelled }
        #expect(crew.test.network.calls.count == 1)
        // A new reader asks again.
        let third = Collector(environment.observe(reference))
        try await crew.test.network.call(1)
            .respond(#"{"data":{"nodes":[\#(staff.person("d"))]}}"#)
        #expect(try await third.values(1)[0].deputy?.first == "Fd")
    }

    @Test func objectsStayAsLongAsTheyAreRead() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 }, known: ["d"])
        let environment = staff.environment
        try staff.write("p", deputy: "d")
        let person = try staff.reader()
        let chain = Collector(environment.observe(person.chain_person))
        _ = try await chain.values(1)
        environment.collectGarbage()
        #expect(staff.crew.test.records["\"d\""] != nil)
        try staff.setDeputyInStore(nil, of: "p")
        _ = try await chain.values(2)
        try await eventually {
            environment.collectGarbage()
            return staff.crew.test.records["\"d\""] == nil
        }
        withExtendedLifetime(person) {}
    }

    @Test func objectsOfObjectsStayAndGo() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 }, known: ["d", "e"])
        let environment = staff.environment
        staff.setDeputy("e", of: "d")
        try staff.write("p", deputy: "d")
        let person = try staff.reader()
        let chain = Collector(environment.observe(person.chain_person))
        _ = try await chain.values(1)
        environment.collectGarbage()
        #expect(["\"d\"", "\"e\""].allSatisfy { staff.crew.test.records[$0] != nil })
        chain.cancel()
        try await eventually {
            environment.collectGarbage()
            return ["\"d\"", "\"e\""].allSatisfy { staff.crew.test.records[$0] == nil }
        }
        withExtendedLifetime(person) {}
    }

    @Test func referencesOfASingleReadKeepTheirObjects() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 }, known: ["d"])
        let environment = staff.environment
        let retained = environment.retain(EdgesQuery(id: "p"))
        try staff.write("d")
        try staff.write("p", deputy: "d")
        let row = try #require(
            try environment.read(try staff.reader().edges_person).deputy?.edgeRow_person
        )
        environment.collectGarbage()
        #expect(try environment.read(row).fullName == "Fd Ld")
        retained.dispose()
    }

    @Test func anEnvironmentIsReleasedDuringAFetch() async throws {
        let released = Released()
        do {
            let staff = Staff()
            staff.crew.test.network.answer { _, _ in nil }
            try staff.write("p", deputy: "d")
            let chain = Collector(staff.environment.observe(try staff.reader().chain_person))
            _ = try await staff.crew.test.network.call()
            released.set(staff.environment)
            chain.cancel()
        }
        try await eventually { released.isReleased }
    }

    /// An environment that should be released.
    private final class Released: Sendable {
        private struct State {
            weak var environment: RelayEnvironment?
        }

        private let state = Locked(State())

        var isReleased: Bool { state.withLock { $0.environment } == nil }

        func set(_ environment: RelayEnvironment) {
            state.withLock { $0.environment = environment }
        }
    }

    @Test func referencesKeepTheirObjects() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 }, known: ["d"])
        let environment = staff.environment
        try staff.write("p", deputy: "d")
        let person = try staff.reader()
        let edges = Collector(environment.observe(person.edges_person))
        let row = try #require(try await edges.values(1)[0].deputy?.edgeRow_person)
        edges.cancel()
        try await eventually { staff.crew.test.network.calls.allSatisfy { $0.termination != nil } }
        environment.collectGarbage()
        #expect(try environment.read(row).fullName == "Fd Ld")
        withExtendedLifetime(person) {}
    }

    @Test func aResetEndsThem() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        let call = try await crew.test.network.call()
        environment.reset()
        call.respond(#"{"data":{"nodes":[\#(staff.person("d"))]}}"#)
        try await eventually { chain.ending != nil }
        #expect(chain.values.isEmpty && crew.test.records.isEmpty)
    }

    @Test func longListsKeepTheirObjects() async throws {
        let ids = (0..<300).map { "p\($0)" }
        staff.setKnown(ids)
        try staff.writePeople(ids.map { ($0, ["p0", $0]) })
        let live = environment.observeResponses(to: FriendsQuery(), fetchPolicy: .storeOnly)
        try await eventually { live.response.data?.people.count == 300 }
        #expect(live.response.data?.people[299].friends.map(\.id) == ["p0", "p299"])
        // All of them are in the store already.
        #expect(staff.asked.isEmpty)
        _ = crew.fields.takeCount()
        try crew.setFirst("New", of: "p299")
        let row = try #require(live.response.data?.people[299].friends[1].edgeRow_person)
        try await eventually { (try? environment.read(row).fullName) == "New Lp299" }
        #expect(crew.fields.takeCount() < 100)
    }

    // MARK: - Live

    @Test func liveKeysHaveObjects() async throws {
        crew.fields.nearby.current["p"] = ["d"]
        try crew.test.write(
            #"{"data":{"people":[\#(staff.person("p"))]}}"#,
            NearbyQuery()
        )
        let reference = try environment.read(NearbyQuery()).people[0].nearby_person
        let nearby = Collector(environment.observe(reference))
        #expect(try await nearby.values(1)[0].nearby?.map(\.last) == ["Ld"])
        crew.fields.nearby.send(["d", "e"], "p")
        #expect(try await nearby.values(2)[1].nearby?.map(\.last) == ["Ld", "Le"])
        // The first value has made a field of the object; its input is the same from here on.
        crew.fields.nearby.send(["e"], "p")
        #expect(try await nearby.values(3)[2].nearby?.map(\.last) == ["Le"])
        crew.fields.nearby.send(nil, "p")
        #expect(try await nearby.values(4)[3].nearby == nil)
        crew.fields.nearby.send([], "p")
        #expect(try await nearby.values(5)[4].nearby?.isEmpty == true)
        crew.fields.nearby.send(["e", "d"], "p")
        #expect(try await nearby.values(6)[5].nearby?.map(\.last) == ["Le", "Ld"])
    }

    @Test func aLiveFieldWithoutKeysIsLoading() async throws {
        try crew.test.write(
            #"{"data":{"people":[\#(staff.person("p"))]}}"#,
            NearbyQuery()
        )
        let reference = try environment.read(NearbyQuery()).people[0].nearby_person
        let states = Collector(environment.observeState(of: reference))
        try await eventually { crew.fields.nearby.running == ["p": 1] && !states.values.isEmpty }
        #expect(states.values.allSatisfy { isLoading($0) } && staff.asked.isEmpty)
        crew.fields.nearby.send(["d"], "p")
        try await eventually { if case .value? = states.values.last { true } else { false } }
        #expect(staff.asked == ["Nearby_person_nearby d"])
    }

    // MARK: - Models

    @MainActor @Test func modelsAreLoadingUntilTheObjectsAreThere() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let model = FragmentModel(try staff.reader().chain_person, in: environment)
        #expect(model.phase == .loading && model.data == nil)
        let call = try await crew.test.network.call()
        #expect(model.phase == .loading)
        call.respond(#"{"data":{"nodes":[\#(staff.person("d"))]}}"#)
        while model.phase != .loaded { await Task.yield() }
        #expect(model.data?.deputy?.first == "Fd")
        // The earlier object stays while another one is fetched.
        try staff.setDeputyInStore("e", of: "p")
        let next = try await crew.test.network.call(1)
        #expect(model.data?.deputy?.first == "Fd")
        next.respond(#"{"data":{"nodes":[\#(staff.person("e"))]}}"#)
        while model.data?.deputy?.first != "Fe" { await Task.yield() }
    }

    @MainActor @Test func aModelsFirstFrameHasWhatTheStoreHas() async throws {
        try staff.write("d")
        try staff.write("p", deputy: "d")
        let model = FragmentModel(try staff.reader().chain_person, in: environment)
        #expect(model.phase == .loaded && model.data?.deputy?.first == "Fd")
        #expect(try await remains { staff.asked.isEmpty })
    }
}
