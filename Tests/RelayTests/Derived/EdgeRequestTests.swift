import Testing

@testable import Relay

/// Requests for the objects of many rows.
@Suite(.timeLimit(.minutes(10))) struct EdgeRequestTests {
    private let staff = Staff(known: (0..<300).map { "d\($0)" })

    private var crew: Crew { staff.crew }
    private var environment: RelayEnvironment { staff.environment }
    private var calls: [ScriptedNetwork.Call] { crew.test.network.calls }

    private func rows(_ count: Int) -> [(id: String, deputy: String?)] {
        (0..<count).map { ("p\($0)", "d\($0)") }
    }

    private func isLoading<Data>(_ state: FragmentState<Data>?) -> Bool {
        if case .loading? = state { true } else { false }
    }

    private typealias Row = Collector<DeputyRow_person.Data>

    /// Observes the rows' deputies.
    private func observe(_ rows: [RowsQuery.Data.People]) -> [Row] {
        rows.map { Collector(environment.observe($0.deputyRow_person)) }
    }

    // MARK: - Together

    @Test func theObjectsOfManyRowsAreFewRequests() async throws {
        try staff.writeRows(rows(250))
        let live = environment.observeResponses(to: DeputiesQuery(), fetchPolicy: .storeOnly)
        #expect(live.response.isLoading)
        try await eventually { live.response.data?.people.count == 250 }
        let people = try #require(live.response.data?.people)
        #expect(people.allSatisfy { $0.deputy?.last == "Ld\($0.id.rawValue.dropFirst())" })
        let keys = calls.map { $0.variables["ids"]?.array?.compactMap(\.string) ?? [] }
        // Three, unless the machine is busy.
        #expect(keys.count < 10 && keys.allSatisfy { $0.count <= 100 })
        #expect(keys.joined().count == 250 && Set(keys.joined()).count == 250)
        let count = calls.count
        #expect(try await remains { calls.count == count })
    }

    @Test func rowsThatAreObservedOneByOneShareARequest() async throws {
        let rows = observe(try staff.writeRows(rows(20)))
        for (index, row) in rows.enumerated() {
            let first = try #require(try await row.values(1).first)
            #expect(first.deputy?.last == "Ld\(index)")
            let below = try #require(first.deputy?.edgeRow_person)
            #expect(try environment.read(below).fullName == "Fd\(index) Ld\(index)")
        }
        // Rows begin while earlier ones wait, so more than one is possible on a busy machine.
        #expect(calls.count < 10)
        #expect(rows.allSatisfy { $0.values.count == 1 })
    }

    @Test func keysThatRepeatAreAskedForOnce() async throws {
        let rows = observe(
            try staff.writeRows((0..<8).map { ("p\($0)", $0 < 6 ? "d\($0 % 3)" : nil) })
        )
        for row in rows { _ = try await row.values(1) }
        for call in calls {
            let keys = call.variables["ids"]?.array?.compactMap(\.string) ?? []
            #expect(Set(keys).count == keys.count, "\(keys)")
        }
        #expect(Set(staff.asked.joined(separator: " ").split(separator: " ")).count == 4)
    }

    @Test func otherVariablesAndOtherFieldsAreOtherRequests() async throws {
        let people = try staff.writeRows(rows(2))
        let short = try staff.writeRows(rows(2), style: .short)
        staff.setHolding(true)
        let all = observe(people) + observe(short)
        let others = people.map { Collector(environment.observe($0.nullable_person)) }
        try await eventually {
            Set(calls.map(\.request.name)).isSuperset(
                of: ["Nullable_person_deputy", "DeputyRow_person_deputy"]
            )
        }
        staff.setHolding(false)
        for call in calls where call.termination == nil { staff.respond(to: call) }
        for row in all { _ = try await row.values(1) }
        for row in others { _ = try await row.values(1) }
        for call in calls where call.request.name == "DeputyRow_person_deputy" {
            #expect(call.variables["ids"]?.array?.count ?? 0 <= 2)
        }
        let below = try #require(all[2].values[0].deputy?.edgeRow_person)
        #expect(try environment.read(below).fullName == "Ld0")
    }

    @Test func queriesThatTakeOneKeyAskOneByOne() async throws {
        let people = try staff.writeRows(rows(3) + [("q", "gone")])
        let badges = people.map { Collector(environment.observe($0.badgeRow_person)) }
        for (index, badge) in badges.enumerated() {
            let title = index < 3 ? "Bd\(index)" : nil
            #expect(try await badge.values(1)[0].badge?.title == title)
        }
        #expect(
            staff.asked.sorted()
                == ["d0", "d1", "d2", "gone"].map { "BadgeRow_person_badge \($0)" }
        )
    }

    // MARK: - Answers

    @Test func objectsThatDontExistAreNullForTheirRowsOnly() async throws {
        staff.setKnown(["d0", "d2"])
        let rows = observe(try staff.writeRows(rows(3)))
        for (index, row) in rows.enumerated() {
            let last = index == 1 ? nil : "Ld\(index)"
            #expect(try await row.values(1)[0].deputy?.last == last)
        }
        let count = calls.count
        #expect(try await remains { calls.count == count })
        // It comes by another way.
        try staff.write("d1")
        #expect(try await rows[1].values(2)[1].deputy?.last == "Ld1")
    }

    @Test func errorsAreThoseOfTheirRows() async throws {
        crew.test.network.answer { [staff] _, variables in
            let ids = variables["ids"]?.array?.compactMap(\.string) ?? []
            let nodes = ids.map { $0 == "d1" ? "null" : staff.person($0) }
            let errors = ids.indices.filter { ids[$0] == "d1" }.map {
                #"{"message":"forbidden","path":["nodes",\#($0)]}"#
            }
            let data = #"{"nodes":[\#(nodes.joined(separator: ","))]}"#
            return #"{"data":\#(data),"errors":[\#(errors.joined(separator: ","))]}"#
        }
        let people = try staff.writeRows(rows(3))
        let rows = people.map { Collector(environment.observe($0.caughtDeputy_person)) }
        for (index, row) in rows.enumerated() {
            switch try await row.values(1)[0].deputy {
            case .success(let deputy): #expect(index != 1 && deputy?.last == "Ld\(index)")
            case .failure(let errors): #expect(index == 1 && "\(errors)".contains("forbidden"))
            }
        }
    }

    @Test func serversMayLeaveObjectsOut() async throws {
        crew.test.network.answer { [staff] _, variables in
            let ids = variables["ids"]?.array?.compactMap(\.string) ?? []
            let nodes = ids.reversed().filter { $0 != "d1" }.map { staff.person($0) }
            return #"{"data":{"nodes":[\#(nodes.joined(separator: ","))]}}"#
        }
        let rows = observe(try staff.writeRows(rows(3)))
        for (index, row) in rows.enumerated() {
            let last = index == 1 ? nil : "Ld\(index)"
            #expect(try await row.values(1)[0].deputy?.last == last)
        }
    }

    @Test func oneKeyThatFailsAllIsAskedForAlone() async throws {
        crew.test.network.answer { [staff] _, variables in
            let ids = variables["ids"]?.array?.compactMap(\.string) ?? []
            if ids.contains("d1") { return #"{"errors":[{"message":"bad key d1"}]}"# }
            return #"{"data":{"nodes":[\#(ids.map { staff.person($0) }.joined(separator: ","))]}}"#
        }
        try staff.writeRows(rows(4))
        let live = environment.observeResponses(to: DeputiesQuery(), fetchPolicy: .storeOnly)
        try await eventually { live.response.data?.people.count == 4 && !live.response.isLoading }
        let deputies = live.response.data?.people.map { $0.deputy?.last }
        #expect(deputies == ["Ld0", nil, "Ld2", "Ld3"])
        #expect(
            calls.count <= 8 && calls.contains { $0.variables["ids"]?.array == [.string("d1")] }
        )
    }

    @Test func errorsWithoutAPlaceAreThoseOfAllThatAreMissing() async throws {
        crew.test.network.answer { [staff] _, variables in
            let ids = variables["ids"]?.array?.compactMap(\.string) ?? []
            let nodes = ids.filter { $0 != "d0" && $0 != "d1" }.map { staff.person($0) } + ["null"]
            let error = #"{"message":"forbidden","path":["nodes",\#(nodes.count - 1)]}"#
            let data = #"{"nodes":[\#(nodes.joined(separator: ","))]}"#
            return #"{"data":\#(data),"errors":[\#(error)]}"#
        }
        let people = try staff.writeRows(rows(3))
        let rows = people.map { Collector(environment.observe($0.caughtDeputy_person)) }
        for (index, row) in rows.enumerated() {
            switch try await row.values(1)[0].deputy {
            case .success(let deputy): #expect(index == 2 && deputy?.last == "Ld2")
            case .failure(let errors): #expect(index != 2 && "\(errors)".contains("forbidden"))
            }
        }
    }

    @Test func aLossAfterAnOptimisticOneIsFetchedAgain() async throws {
        let people = try staff.writeRows(rows(2))
        let rows = observe(people)
        for row in rows { _ = try await row.values(1) }
        crew.test.network.answer { _, _ in nil }
        // Lost for a moment, and there again as it was before the answer comes.
        let count = calls.count
        let update = try environment.applyOptimisticChange { store in
            store.delete("d0")
            store.create("d0", type: "Person").setValue("d0", for: "id")
        }
        let call = try await crew.test.network.call(count)
        update.revert()
        staff.respond(to: call)
        try await eventually { environment.executor.isIdle }
        #expect(try await remains { calls.count == count + 1 })
        try environment.commitUpdate { store in
            store.delete("d0")
            store.create("d0", type: "Person").setValue("d0", for: "id")
        }
        staff.respond(to: try await crew.test.network.call(count + 1))
        try await eventually { rows[0].values.last?.deputy?.last == "Ld0" }
    }

    @Test func anEarlierFailureIsNotShownWhenSomethingIsLost() async throws {
        let people = try staff.writeRows(rows(2))
        let states = people.map { Collector(environment.observeState(of: $0.nullable_person)) }
        for state in states {
            try await eventually { if case .value? = state.values.last { true } else { false } }
        }
        staff.setFailing(true)
        let before = calls.count
        environment.refetchObservedQueries()
        try await eventually { calls.count > before && calls.allSatisfy { $0.termination != nil } }
        let seen = states[0].values.count
        #expect(try await remains { states[0].values.count == seen })
        staff.setFailing(false)
        try environment.commitUpdate { store in
            store.delete("d0")
            store.create("d0", type: "Person").setValue("d0", for: "id")
        }
        try await eventually {
            if states[0].values.count > seen, case .value(let data)? = states[0].values.last,
                case .success(let deputy) = data.deputy
            {
                deputy?.last == "Ld0"
            } else {
                false
            }
        }
        for state in states[0].values.dropFirst(seen) {
            if case .value(let data) = state, case .failure(let errors) = data.deputy {
                Issue.record("\(errors)")
            }
        }
    }

    @Test func aRequestForTheSameKeysIsNotThatOfItsParts() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.writePeople([("p", ["d0", "d1"])])
        let first = environment.observeResponses(to: FriendsQuery(), fetchPolicy: .storeOnly)
        let alone = try await crew.test.network.call()
        // Two rows of the same query ask for what is on its way to a third.
        try staff.writePeople([("p", ["d0", "d1"]), ("q", ["d0"]), ("r", ["d1"])])
        let merged = try await crew.test.network.call(1)
        #expect(merged.variables["ids"] == alone.variables["ids"])
        staff.respond(to: merged)
        staff.respond(to: alone)
        try await eventually { first.response.data?.people.count == 3 && !first.response.isLoading }
        #expect(
            first.response.data?.people.map { $0.friends.map(\.id) } == [
                ["d0", "d1"], ["d0"], ["d1"],
            ]
        )
    }

    @Test func rowsOfACancelledRequestAreInFlightAgain() async throws {
        crew.test.network.answer { _, _ in nil }
        let people = try staff.writeRows(rows(2))
        for _ in 0..<5 {
            let rows = observe(people)
            try await eventually { calls.contains { $0.termination == nil } }
            for row in rows { row.cancel() }
        }
        let rows = observe(people)
        try await eventually {
            calls.filter { $0.termination == nil }
                .flatMap { $0.variables["ids"]?.array ?? [] }.count == 2
        }
        for call in calls where call.termination == nil { staff.respond(to: call) }
        for row in rows { _ = try await row.values(1) }
        #expect(!crew.test.log.contains { if case .readMissing = $0 { true } else { false } })
    }

    @Test(arguments: [
        #"{"data":{"nodes":null},"errors":[{"message":"busy","path":["nodes"]}]}"#,
        #"{"errors":[{"message":"busy"}]}"#, #"{"data":{"nodes":3}}"#, "not JSON", "",
    ])
    func whatFailsIsFetchedAgain(answer: String) async throws {
        let people = try staff.writeRows(rows(5))
        crew.test.network.answer { _, _ in answer }
        let rows = observe(people)
        for row in rows { #expect(try await row.values(1)[0].deputy == nil) }
        let count = calls.count
        #expect(try await remains { calls.count == count })
        crew.test.network.forgetCalls()
        crew.test.network.answer { [staff] _, variables in
            let ids = variables["ids"]?.array?.compactMap(\.string) ?? []
            return #"{"data":{"nodes":[\#(ids.map { staff.person($0) }.joined(separator: ","))]}}"#
        }
        environment.refetchObservedQueries()
        for (index, row) in rows.enumerated() {
            try await eventually { row.values.last?.deputy?.last == "Ld\(index)" }
        }
        #expect(calls.count < 5)
    }

    @Test func answersAgeForEachRow() async throws {
        let clock = TestClock()
        let crew = Crew {
            $0.now = { clock.now }
            $0.followsCacheControl = true
        }
        let staff = Staff(crew, known: ["d0"])
        staff.setHolding(true)
        let people = try staff.writeRows([("p0", "d0"), ("p1", "gone")])
        @Sendable func isFresh(_ id: ID) -> Bool {
            let query = DeputyRow_person_deputy(ids: [id])
            if case .available = staff.environment.check(query) { return true }
            return false
        }
        /// Answers a request with data that is fresh for a minute.
        func respond(_ index: Int) async throws {
            let call = try await crew.test.network.call(index)
            call.cacheConfig.reportMaxAge(.seconds(60))
            staff.respond(to: call)
            try await eventually { call.termination != nil }
        }
        let first = Collector(staff.environment.observe(people[0].deputyRow_person))
        try await respond(0)
        try await eventually { isFresh("d0") }
        #expect(!isFresh("gone"))
        clock.advance(by: .seconds(40))
        staff.environment.refetchObservedQueries()
        let second = Collector(staff.environment.observe(people[1].deputyRow_person))
        while staff.asked.joined(separator: " ").contains("gone") == false { await Task.yield() }
        for index in 1..<crew.test.network.calls.count { try await respond(index) }
        try await eventually {
            isFresh("d0") && isFresh("gone") && staff.environment.executor.isIdle
        }
        // Both are fetched together, so they are as young as each other.
        staff.environment.refetchObservedQueries()
        let count = crew.test.network.calls.count
        clock.advance(by: .seconds(10))
        try await respond(count)
        #expect(Set(staff.asked.last?.split(separator: " ").dropFirst() ?? []) == ["d0", "gone"])
        try await eventually { staff.environment.executor.isIdle }
        clock.advance(by: .seconds(59))
        #expect(isFresh("d0") && isFresh("gone"))
        clock.advance(by: .seconds(1))
        #expect(!isFresh("d0") && !isFresh("gone"))
        withExtendedLifetime((first, second)) {}
    }

    // MARK: - Lifetimes

    @Test func aRequestEndsWithTheLastOfItsRows() async throws {
        crew.test.network.answer { _, _ in nil }
        try staff.writeRows(rows(4))
        let live = environment.observeResponses(to: DeputiesQuery(), fetchPolicy: .storeOnly)
        let call = try await crew.test.network.call()
        #expect(call.variables["ids"]?.array?.count == 4)
        // Rows go one by one.
        for id in ["p0", "p1", "p2"] {
            try staff.setDeputyInStore(nil, of: id)
            #expect(try await remains { call.termination == nil })
        }
        try staff.setDeputyInStore(nil, of: "p3")
        try await eventually { call.termination == .cancelled }
        #expect(live.response.data?.people.allSatisfy { $0.deputy == nil } == true)
    }

    @Test func rowsThatGoAtOnceAskForNothing() async throws {
        let people = try staff.writeRows(rows(5))
        for _ in 0..<20 { for row in observe(people) { row.cancel() } }
        #expect(try await remains { calls.allSatisfy { $0.termination != nil } })
        #expect(environment.executor.edgeRequests.isEmpty && environment.executor.isIdle)
    }

    @Test func rowsKeepTheirObjectsAndNoOthers() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 }, known: ["d0", "d1"])
        let environment = staff.environment
        let people = try staff.writeRows([("p0", "d0"), ("p1", "d1"), ("p2", "gone")])
        let rows = people.map { Collector(environment.observe($0.nullable_person)) }
        for row in rows { _ = try await row.values(1) }
        environment.collectGarbage()
        #expect(["\"d0\"", "\"d1\""].allSatisfy { staff.crew.test.records[$0] != nil })
        let count = staff.crew.test.network.calls.count
        rows[0].cancel()
        try await eventually {
            environment.collectGarbage()
            return staff.crew.test.records["\"d0\""] == nil
        }
        #expect(staff.crew.test.records["\"d1\""] != nil)
        guard case .success(let deputy)? = rows[1].values.last?.deputy else {
            Issue.record("\(rows[1].values)")
            return
        }
        #expect(deputy?.last == "Ld1")
        #expect(try await remains { staff.crew.test.network.calls.count == count })
        withExtendedLifetime(people) {}
    }

    @Test func aRowThatIsReadAgainAsksForNothing() async throws {
        let people = try staff.writeRows(rows(3))
        // Marks that are older than the answer don't count.
        try environment.commitUpdate { store in
            for id in ["p0", "d0"] { store.record(RecordKey(ID(id)))?.invalidateRecord() }
        }
        let rows = observe(people)
        for row in rows { _ = try await row.values(1) }
        let count = calls.count
        for _ in 0..<3 {
            let again = observe(people)
            for row in again { _ = try await row.values(1) }
        }
        #expect(try await remains { calls.count == count })
        withExtendedLifetime(rows) {}
    }

    @Test func fragmentsBelowAreLoadingWhileTheyAreFetched() async throws {
        let people = try staff.writeRows(rows(2))
        let rows = observe(people)
        for row in rows { _ = try await row.values(1) }
        let below = try #require(rows[0].values[0].deputy?.edgeRow_person)
        crew.test.network.answer { _, _ in nil }
        environment.refetchObservedQueries()
        try await eventually { calls.last?.termination == nil }
        try environment.commitUpdate { store in
            store.delete("d0")
            store.create("d0", type: "Person").setValue("d0", for: "id")
        }
        let states = Collector(environment.observeState(of: below))
        try await eventually { !states.values.isEmpty }
        #expect(states.values.allSatisfy { isLoading($0) })
        #expect(!crew.test.log.contains { if case .readMissing = $0 { true } else { false } })
        for call in calls where call.termination == nil { staff.respond(to: call) }
        try await eventually { if case .value? = states.values.last { true } else { false } }
    }

    @Test func aResetEndsWhatWaits() async throws {
        crew.test.network.answer { _, _ in nil }
        for _ in 0..<10 {
            let rows = observe(try staff.writeRows(rows(3)))
            environment.reset()
            for row in rows { try await eventually { row.ending != nil } }
        }
        try await eventually {
            calls.allSatisfy { $0.termination != nil } && environment.executor.isIdle
        }
        #expect(crew.test.records.isEmpty)
    }
}
