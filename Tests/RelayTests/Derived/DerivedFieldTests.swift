import Testing

@testable import Relay

/// Fields that the app derives are read like any other.
@Suite(.timeLimit(.minutes(10))) struct DerivedFieldTests {
    private let crew = Crew()

    private var fields: TestFields { crew.fields }

    // MARK: - Values

    @Test func fieldsAreReadWithTheirArguments() throws {
        try crew.write(Crew.person("1", first: "Ada", last: "Lace"), style: .short)
        let short = try crew.environment.read(PeopleQuery(style: .short)).people[0]
        #expect(short.styled == "Lace" && short.fullName == "Ada Lace")
        // The default counts for null, and for what is not given.
        let null = try crew.environment.read(PeopleQuery(style: .null, named: false)).people[0]
        #expect(null.styled == "Ada Lace" && null.fullName == nil)
        let unset = try crew.environment.read(PeopleQuery()).people[0]
        #expect(unset.styled == "Ada Lace")
        // A value of a newer version of the app.
        let odd = PeopleQuery(style: .value(NameStyle(rawValue: "OTHER")))
        #expect(try crew.environment.read(odd).people[0].styled == "Ada Lace")
    }

    @Test func fieldsAreDerivedFromDerivedFields() throws {
        try crew.write(Crew.person("p", boss: Crew.person("b", first: "Bob")), id: "p")
        let card = try crew.environment.read(crew.person().card_person)
        #expect(card.greeting == "Dear p, from Bob b" && card.fullName == "Ada p")
    }

    @Test func listsAndCustomScalars() throws {
        try crew.write(Crew.person("p"), id: "p")
        let lists = try crew.environment.read(crew.person().lists_person)
        #expect(lists.two == [5, 3] && lists.least == [5, 3])
        #expect(lists.grid == [[1, 5, 3], [3], []])
        #expect(lists.birthday == Timestamp("1980-01-01T00:00:00Z"))
    }

    @Test func argumentsOfFragmentsAreArguments() throws {
        try crew.write(Crew.person("p"), id: "p", style: .short)
        let query = PersonQuery(id: "p", style: .short)
        let person = try #require(try crew.environment.read(query).node?.person)
        #expect(try crew.environment.read(person.nameOf_person).fullName == "p")
        #expect(try crew.environment.read(crew.person().nameOf_person).fullName == "Ada p")
    }

    @Test func fieldsOfTheRootAndOfTheAppsTypes() throws {
        try crew.test.write(
            #"{"data":{"team":{"id":"t","title":"red"}}}"#,
            HeadlineQuery()
        )
        #expect(try crew.environment.read(HeadlineQuery()).headline == "RED")
        try crew.write(Crew.person("p"), id: "p")
        try crew.environment.commitUpdate { store in
            let person = store.record("p")
            _ = person?.getOrCreateLinkedRecord("note", type: "Note")
            store.updatable(SetNoteQuery(id: "p")).node?.asPerson?.note?.text = "four"
        }
        let note = try crew.environment.read(NoteQuery(id: "p")).node?.person?.note
        #expect(note?.text == "four" && note?.length == 4)
    }

    @Test func serversGetTheInputAndNotTheField() {
        let text = PeopleQuery.artifact.parameters?.text ?? ""
        #expect(text.contains("fragment FullName_person on Person{first last}"))
        #expect(!text.contains("fullName") && !text.contains("styled"))
        let operation = crew.environment.describe(PeopleQuery(style: .short, named: false))
        #expect(operation.variables["style"] == .string("SHORT"))
        #expect(operation.variables["named"] == .bool(false))
    }

    // MARK: - Missing and failed

    @Test func inputThatIsMissingIsMissing() throws {
        try crew.test.write(
            #"{"data":{"people":[{"id":"1","last":"L","boss":null}]}}"#,
            PeopleQuery()
        )
        let snapshot = crew.test.snapshot(PeopleQuery())
        #expect(snapshot.value == nil && !crew.test.isAvailable(PeopleQuery()))
        #expect(snapshot.reading.missing == ["people.0.styled", "people.0.fullName"])
        // Nothing is made of a part of the input.
        #expect(fields.takeCount() == 0)
        try crew.write(Crew.person("1"))
        #expect(crew.test.isAvailable(PeopleQuery()))
        #expect(crew.test.snapshot(PeopleQuery()).value?.people[0].styled == "Ada 1")
    }

    @Test func nullInTheInputIsNull() throws {
        try crew.write(Crew.person("p", first: nil), id: "p")
        let person = try crew.person()
        #expect(try crew.environment.read(person.caught_person).initial == .success(nil))
        #expect(try crew.environment.read(person.required_person) == nil)
        #expect(
            crew.test.log.contains(
                .readRequiredNull(definition: "Required_person", path: "initial")
            )
        )
    }

    @Test func aFunctionThatThrowsFailsItsField() throws {
        let crew = Crew(refusing: "Eve")
        try crew.write(Crew.person("p", first: "Eve"), id: "p")
        #expect(throws: StoreError.self) { try crew.environment.read(PeopleQuery()) }
        let query = crew.test.snapshot(PersonQuery(id: "p"))
        // `fullName` can't be null, so the inline fragment is.
        #expect(query.value?.node?.person == nil)
        #expect(query.reading.reported.contains { $0.message.contains("Person.fullName") })
        let event = LogEvent.readDerivedFail(
            definition: "PersonQuery",
            field: "Person.fullName",
            error: "Refusal"
        )
        #expect(query.reading.events.contains(event))
    }

    @Test func failuresAreCaught() throws {
        let crew = Crew(refusing: "Eve")
        try crew.write(Crew.person("p"), id: "p")
        let reference = try crew.person().caught_person
        try crew.setFirst("Eve", of: "p")
        let caught = try crew.environment.read(reference)
        guard case .failure(let errors) = caught.fullName, case .failure = caught.initial else {
            Issue.record("\(caught)")
            return
        }
        #expect(errors.errors.map(\.path) == ["fullName"])
        try crew.setFirst("Ada", of: "p")
        #expect(try crew.environment.read(reference).fullName == .success("p"))
    }

    @Test func withoutFunctionsFieldsFailAndItIsReported() throws {
        let lines = Locked<[String]>([])
        let test = TestEnvironment { options in
            options.warn = { line in lines.withLock { $0.append(line) } }
        }
        try test.write(#"{"data":{"team":{"id":"t","title":"red"}}}"#, HeadlineQuery())
        #expect(throws: StoreError.self) { try test.environment.read(HeadlineQuery()) }
        let said = lines.withLock { $0 }
        #expect(said.contains { $0.contains("`Query.headline`") && $0.contains("derivedFields") })
    }

    @Test func theFirstOfTwoFunctionsCounts() throws {
        let (first, second) = (TestFields(), TestFields())
        let test = TestEnvironment { $0.derivedFields = [first, second] }
        try test.write(#"{"data":{"team":null}}"#, HeadlineQuery())
        #expect(try test.environment.read(HeadlineQuery()).headline == "-")
        #expect(first.takeCount() == 1 && second.takeCount() == 0)
    }

    // MARK: - Lives

    private func begin<Query: GraphQLQuery>(_ query: Query) -> LiveFragment<Query.Output> {
        let operation = crew.environment.describe(query)
        let bound = operation.reader(of: operation.artifact, arguments: nil)
        return LiveFragment.begin(
            bound,
            owner: operation,
            id: .root,
            crew.environment.store.source
        ).0
    }

    /// Reads again.
    ///
    /// Returns whether the value differs, and how many functions were called.
    private func refresh<Output>(_ live: LiveFragment<Output>) -> (Bool, Int) {
        _ = fields.takeCount()
        let hasChanged = live.refresh(crew.environment.store.source).hasChanged
        return (hasChanged, fields.takeCount())
    }

    @Test func oneChangeAmongManyCallsOneFunction() throws {
        let people = (0..<1000).map { Crew.person("\($0)") }
        try crew.test.write(
            #"{"data":{"people":[\#(people.joined(separator: ","))]}}"#,
            PeopleQuery()
        )
        let live = begin(PeopleQuery())
        #expect(fields.takeCount() == 2000)
        #expect(refresh(live) == (false, 0))
        try crew.setFirst("Eve", of: "500")
        #expect(refresh(live) == (true, 2))
        // The function returns the same.
        try crew.setFirst("Eve", of: "500")
        #expect(refresh(live) == (false, 0))
        // Not a field of the input, but of the record.
        try crew.environment.commitUpdate { $0.record("7")?.setValue(1, for: "born") }
        #expect(refresh(live).0 == false)
        #expect(refresh(live) == (false, 0))
    }

    @Test func aLongConnectionCallsOneFunctionForOneChange() async throws {
        func team(_ count: Int) -> String {
            let edges = (0..<count).map {
                #"{"cursor":"\#($0)","node":\#(Crew.person("\($0)"))}"#
            }
            return
                #"{"data":{"team":{"id":"t","members":{"edges":[\#(edges.joined(separator: ","))],"#
                + #""pageInfo":{"endCursor":"x","hasNextPage":true,"hasPreviousPage":false,"startCursor":"0"}}}}}"#
        }
        let query = TeamQuery(count: 1000)
        try crew.test.write(team(1000), query)
        let reference = try #require(try crew.environment.read(query).team?.members_team)
        _ = fields.takeCount()
        let lists = Collector(crew.environment.observe(reference))
        _ = try await lists.values(1)
        #expect(fields.takeCount() == 1000)
        try crew.setFirst("Eve", of: "500")
        #expect(try await lists.values(2)[1].members.nodes[500].fullName == "Eve 500")
        #expect(fields.takeCount() == 1)
        for number in 0..<200 { try crew.setFirst("Eve", of: "\(number)") }
        try await eventually { lists.values.last?.members.nodes[199].fullName == "Eve 199" }
        #expect(fields.takeCount() == 200)
    }

    @Test func valuesOfObjectsThatAreGoneAreDropped() throws {
        let source = { crew.environment.store.source }
        let operation = crew.environment.describe(PeopleQuery())
        let bound = operation.reader(of: operation.artifact, arguments: nil)
        var kept: KeptValues?
        for round in 0..<20 {
            let people = (0..<50).map { Crew.person("\(round)/\($0)") }
            try crew.test.write(
                #"{"data":{"people":[\#(people.joined(separator: ","))]}}"#,
                PeopleQuery()
            )
            crew.environment.releaseMemory()
            let snapshot = kept.reading { kept in
                Snapshot<PeopleQuery.Data>(
                    source: source(),
                    bound: bound,
                    owner: operation,
                    id: .root,
                    keeping: &kept
                )
            }
            #expect(snapshot.value?.people.count == 50 || snapshot.value == nil)
            let retained = crew.environment.retain(PeopleQuery())
            crew.environment.collectGarbage()
            retained.dispose()
        }
        #expect((kept?.derivations?.count ?? 0) <= 400)
    }

    @Test func optimisticUpdatesAreDerivedFromAndGo() async throws {
        try crew.write(Crew.person("p"), id: "p")
        let reference = try crew.person().card_person
        let names = Collector(crew.environment.observe(reference))
        _ = try await names.values(1)
        let update = try crew.environment.applyOptimisticChange { store in
            store.updatable(SetFirstQuery(id: "p")).node?.asPerson?.first = "Eve"
        }
        #expect(try crew.environment.read(reference).fullName == "Eve p")
        _ = try await names.values(2)
        update.revert()
        #expect(try await names.values(3).map(\.fullName) == ["Ada p", "Eve p", "Ada p"])
    }

    @Test func readersAreToldOnlyOfAnotherValue() async throws {
        try crew.write(Crew.person("p", last: "A"), id: "p")
        let reference = try crew.person().nameOf_person
        let names = Collector(crew.environment.observe(reference))
        _ = try await names.values(1)
        // `fullName` doesn't depend on it.
        try crew.environment.commitUpdate { $0.record("p")?.setValue(3, for: "born") }
        try crew.setFirst("Ada", of: "p")
        #expect(try await remains { names.values.count == 1 })
        try crew.setFirst("Eve", of: "p")
        #expect(try await names.values(2).map(\.fullName) == ["Ada A", "Eve A"])
    }

    @Test func whatIsDerivedFromStaysAsLongAsItsReaders() async throws {
        try crew.write(Crew.person("p", boss: Crew.person("b")), id: "p")
        var reference: FragmentRef<Card_person>? = try crew.person().card_person
        crew.environment.releaseMemory()
        let card = try crew.environment.read(try #require(reference))
        #expect(card.greeting == "Dear p, from Ada b")
        reference = nil
        crew.environment.releaseMemory()
        #expect(crew.test.records.isEmpty)
    }

    @Test func aResetLeavesNoValue() async throws {
        try crew.write(Crew.person("p"), id: "p")
        let reference = try crew.person().card_person
        let names = Collector(crew.environment.observe(reference))
        _ = try await names.values(1)
        crew.environment.reset()
        try await eventually { names.ending != nil }
        #expect(throws: StoreError.self) { try crew.environment.read(reference) }
        try crew.write(Crew.person("p", first: "Eve"), id: "p")
        #expect(try crew.environment.read(crew.person().card_person).fullName == "Eve p")
    }

    // MARK: - Models, mutations and JSON

    @MainActor @Test func modelsShowDerivedFieldsFromTheirFirstFrameOn() async throws {
        try crew.write(Crew.person("p"), id: "p")
        let model = FragmentModel(try crew.person().card_person, in: crew.environment)
        #expect(model.data?.fullName == "Ada p")
        try crew.setFirst("Eve", of: "p")
        while model.data?.fullName != "Eve p" { await Task.yield() }
        #expect(model.data?.greeting == "Dear p, from all")
    }

    @Test func mutationsHaveThem() async throws {
        try crew.write(Crew.person("p"), id: "p")
        crew.test.network.answer { _, _ in
            #"{"data":{"rename":{"id":"p","first":"Eve","last":"p"}}}"#
        }
        let data = try await crew.environment.commit(RenameMutation(id: "p", first: .value("Eve")))
        #expect(data.rename?.fullName == "Eve p")
        #expect(try crew.environment.read(crew.person().card_person).fullName == "Eve p")
    }

    @Test func renditionsHaveThem() throws {
        try crew.write(Crew.person("p"), id: "p")
        let operation = crew.environment.describe(PersonQuery(id: "p"))
        var reader = JSONReader(
            source: crew.environment.store.source,
            owner: operation,
            includesFragments: true
        )
        let json = reader.read(
            operation.reader(of: operation.artifact, arguments: nil),
            .root,
            as: PersonQuery.Data.self
        )
        let person = json.object?["node"]?.object
        #expect(
            person?["greeting"] == "Dear p, from all" && person?["grid"] == [[1, 5, 3], [3], []]
        )
    }

    @Test func functionsMayReadFromAnyThread() async throws {
        try crew.write(Crew.person("p"), id: "p")
        let reference = try crew.person().card_person
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask { [crew] in
                    for number in 0..<200 {
                        try? crew.setFirst("\(worker) \(number)", of: "p")
                        let card = try? crew.environment.read(reference)
                        #expect(card?.fullName.hasSuffix(" p") == true)
                        if number % 50 == 0 { crew.environment.collectGarbage() }
                    }
                }
            }
            group.addTask { [crew] in
                for _ in 0..<50 {
                    let task = Task {
                        for await card in crew.environment.observe(reference) {
                            #expect(card.fullName.hasSuffix(" p"))
                        }
                    }
                    await Task.yield()
                    task.cancel()
                    await task.value
                }
            }
        }
    }
}
