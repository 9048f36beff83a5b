import Testing

@testable import Relay

/// Requests for the objects of derived fields that fail, and answers that lack something.
@Suite(.timeLimit(.minutes(10))) struct EdgeFailureTests {
    private let staff = Staff(known: ["d", "e", "f1", "f2", "f3"])

    private var crew: Crew { staff.crew }
    private var environment: RelayEnvironment { staff.environment }

    private func isLoading<Data>(_ state: FragmentState<Data>?) -> Bool {
        if case .loading? = state { true } else { false }
    }

    @Test func aFailedRequestFailsTheField() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let states = Collector(environment.observeState(of: try staff.reader().nullable_person))
        let reference = try staff.reader().chain_person
        let chain = Collector(environment.observe(reference))
        try await eventually { crew.test.network.calls.count == 3 }
        for call in crew.test.network.calls { call.fail(Outage()) }
        // The field can be null, and is.
        #expect(try await chain.values(1)[0].deputy == nil)
        try await eventually { if case .value? = states.values.last { true } else { false } }
        guard case .value(let data)? = states.values.last, case .failure(let errors) = data.deputy
        else {
            Issue.record("\(states.values)")
            return
        }
        #expect(errors.description.contains("`Nullable_person_deputy` has failed"))
        // Another query brings the object.
        try staff.write("d")
        #expect(try await chain.values(2)[1].deputy?.first == "Fd")
    }

    @Test func whatHasFailedIsFetchedAgainWhenQueriesAre() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        try await crew.test.network.call().fail(Outage())
        #expect(try await chain.values(1)[0].deputy == nil)
        environment.refetchObservedQueries()
        try await crew.test.network.call(1)
            .respond(#"{"data":{"nodes":[\#(staff.person("d"))]}}"#)
        #expect(try await chain.values(2)[1].deputy?.first == "Fd")
        // An answer that fails later leaves what is shown.
        environment.refetchObservedQueries()
        try await crew.test.network.call(2).fail(Outage())
        #expect(try await remains { chain.values.count == 2 })
    }

    @Test func anErrorOfTheServerGoesWithTheNextAnswer() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        let error = #"{"data":{"nodes":[null]},"errors":[{"message":"busy","path":["nodes",0]}]}"#
        try await crew.test.network.call().respond(error)
        #expect(try await chain.values(1)[0].deputy == nil)
        environment.refetchObservedQueries()
        try await crew.test.network.call(1)
            .respond(#"{"data":{"nodes":[\#(staff.person("d"))]}}"#)
        #expect(try await chain.values(2)[1].deputy?.first == "Fd")
        // A later observer finds it in the store, whatever was answered before.
        let next = Collector(environment.observe(try staff.reader().chain_person))
        #expect(try await next.values(1)[0].deputy?.first == "Fd")
        #expect(try await remains { next.values.count == 1 && crew.test.network.calls.count == 2 })
    }

    @Test func anObjectThatWasNullMayCome() async throws {
        try staff.write("p", deputy: "late")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        #expect(try await chain.values(1)[0].deputy == nil)
        #expect(try environment.read(try staff.reader().chain_person).deputy == nil)
        try staff.write("late")
        #expect(try await chain.values(2)[1].deputy?.first == "Flate")
        let next = Collector(environment.observe(try staff.reader().chain_person))
        #expect(try await remains { next.values.allSatisfy { $0.deputy?.first == "Flate" } })
    }

    @Test func anObjectOfAnOptimisticUpdateIsFetchedWhenThatIsUndone() async throws {
        try staff.write("p", deputy: "d")
        let update = try environment.applyOptimisticChange { store in
            let new = store.create("d", type: "Person")
            new.setValue("d", for: "id")
            new.setValue("Guess", for: "first")
            new.setValue(.null, for: "deputyID")
        }
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        #expect(try await chain.values(1)[0].deputy?.first == "Guess")
        #expect(try await remains { staff.asked.isEmpty })
        update.revert()
        try await eventually { chain.values.last?.deputy?.first == "Fd" }
        #expect(staff.asked == ["Chain_person_deputy d"])
    }

    @Test func objectsAreFetchedOnceMoreWhenTheyLoseSomething() async throws {
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        _ = try await chain.values(1)
        crew.test.network.forgetCalls()
        try environment.commitUpdate { store in
            store.record("p")?.setValue("e", for: "deputyID")
            let new = store.create("e", type: "Person")
            new.setValue("e", for: "id")
        }
        try await eventually { chain.values.last?.deputy?.first == "Fe" }
        #expect(staff.asked == ["Chain_person_deputy e"])
    }

    @Test func anAnswerThatLacksSomethingIsNotAskedForAgain() async throws {
        crew.test.network.answer { _, _ in
            #"{"data":{"nodes":[{"__typename":"Person","id":"d","deputyID":null}]}}"#
        }
        try staff.write("p", deputy: "d")
        let states = Collector(environment.observeState(of: try staff.reader().needed_person))
        try await eventually { if case .missing? = states.values.last { true } else { false } }
        #expect(try await remains { crew.test.network.calls.count == 1 })
    }

    @Test func aCaughtFieldIsLoadingToo() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let states = Collector(environment.observeState(of: try staff.reader().caughtDeputy_person))
        let call = try await crew.test.network.call()
        #expect(states.values.allSatisfy { isLoading($0) })
        call.respond(#"{"data":{"nodes":[\#(staff.person("d"))]}}"#)
        try await eventually { if case .value? = states.values.last { true } else { false } }
        #expect(states.values.dropLast().allSatisfy { isLoading($0) })
    }

    @Test func aCaughtFieldBesideOneThatIsLoadingHasItsValue() async throws {
        try staff.write("p", deputy: "d")
        // Read once, the objects are missing, and the rest is there.
        let snapshot = crew.test.snapshot(try staff.reader().caughtBeside_person)
        #expect(
            snapshot.reading.missing == ["deputy.last"] || snapshot.reading.missing == ["deputy"]
        )
        #expect(snapshot.partialValue?.first == .success("Fp"))
        #expect(snapshot.partialValue?.born == .success(1980))
    }

    @Test func anAnswerThatIsNullCountsThoughTheStoreHasSomething() async throws {
        crew.test.network.answer { _, _ in #"{"data":{"nodes":[null]}}"# }
        // A part of the data that the field selects.
        try crew.test.write(#"{"data":{"people":[{"id":"d","last":"L"}]}}"#, PeopleQuery())
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        #expect(try await chain.values(1)[0].deputy == nil)
        #expect(try await remains { crew.test.network.calls.count == 1 })
    }

    @Test func queriesThatTakeDataFromEachOtherComeToAnEnd() async throws {
        // Each answer removes what the other one needs.
        crew.test.network.answer { request, _ in
            let last = request.name == "Needed_person_deputy"
            let rest = last ? #""last":"L""# : #""first":"F","deputyID":null"#
            return #"{"data":{"nodes":[{"__typename":"Person","id":"d",\#(rest)}]}}"#
        }
        try staff.write("p", deputy: "d")
        let one = Collector(environment.observeState(of: try staff.reader().needed_person))
        let two = Collector(environment.observeState(of: try staff.reader().chain_person))
        for _ in 0..<12 {
            try environment.commitUpdate { store in
                store.delete("d")
                let new = store.create("d", type: "Person")
                new.setValue("d", for: "id")
            }
            for _ in 0..<20 { await Task.yield() }
        }
        // Requests wait for others before they begin.
        try await eventually {
            environment.executor.isIdle
                && crew.test.network.calls.allSatisfy { $0.termination != nil }
        }
        _ = try await remains { true }
        let count = crew.test.network.calls.count
        #expect(try await remains { crew.test.network.calls.count == count })
        #expect(count <= 10)
        withExtendedLifetime((one, two)) {}
    }

    @Test func aRequestThatFollowsAnotherEndsToo() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.write("p", deputy: "d")
        let chain = Collector(environment.observe(try staff.reader().chain_person))
        let call = try await crew.test.network.call()
        for _ in 0..<3 { environment.refetchObservedQueries() }
        chain.cancel()
        try await eventually { call.termination == .cancelled }
        #expect(try await remains { crew.test.network.calls.count == 1 })
    }

    @Test func errorsOfTheServerAreErrors() async throws {
        crew.test.network.answer { _, _ in
            #"{"data":{"nodes":[null]},"errors":[{"message":"forbidden","path":["nodes",0]}]}"#
        }
        try staff.write("p", deputy: "d")
        let nullable = Collector(environment.observe(try staff.reader().nullable_person))
        guard case .failure(let errors) = try await nullable.values(1)[0].deputy else {
            Issue.record("\(nullable.values)")
            return
        }
        #expect(errors.description.contains("forbidden"))
    }
}
