import Testing

@testable import Relay

/// Derived fields with objects that only the app has, which the store finds by their keys.
@Suite(.timeLimit(.minutes(10))) struct AppObjectTests {
    private let staff = Staff(known: ["d"])

    private var crew: Crew { staff.crew }
    private var environment: RelayEnvironment { staff.environment }

    private func has(_ id: String, _ staff: Staff) -> Bool {
        staff.crew.test.records["\"\(id)\""] != nil
    }

    // MARK: - Values

    @Test func objectsAreReadFromTheStore() async throws {
        try staff.setDraft("n1", "Hello")
        try staff.setDraft("n2", nil)
        try staff.writeDrafts(of: "p", draft: "n1", all: ["n2", "n1"])
        let drafts = Collector(environment.observe(try staff.author().drafts_person))
        let first = try await drafts.values(1)[0]
        #expect(first.draft?.id == "n1" && first.draft?.size == 5)
        #expect(first.drafts.map(\.id) == ["n2", "n1"])
        #expect(first.drafts.map(\.text) == [nil, "Hello"])
        let row = try environment.read(try #require(first.draft?.draftRow_draft))
        #expect(row.text == "Hello" && row.size == 5 && row.person == nil)
        #expect(try environment.read(try staff.author().drafts_person) == first)
        #expect(try await remains { staff.asked.isEmpty && drafts.values.count == 1 })
    }

    @Test func objectsThatDontExistAreNullAtOnce() async throws {
        try staff.writeDrafts(of: "p", draft: "n1", all: ["n1", nil, "n2"])
        let states = Collector(environment.observeState(of: try staff.author().slots_person))
        try await eventually { !states.values.isEmpty }
        guard case .value(let first)? = states.values.first else {
            Issue.record("\(states.values)")
            return
        }
        #expect(first.draft == .success(nil) && first.slots == [nil])
        #expect(try environment.read(try staff.author().slots_person) == first)
        let needed = Collector(environment.observeState(of: try staff.author().neededDraft_person))
        try await eventually { if case .failed? = needed.values.first { true } else { false } }
        try staff.setDraft("n1", "Now")
        try await eventually {
            if case .value(let data)? = needed.values.last {
                data.draft.text == "Now"
            } else {
                false
            }
        }
        func slots() throws -> [ID?] {
            try environment.read(try staff.author().slots_person).slots.map { $0?.id }
        }
        #expect(try slots() == ["n1", nil])
        // One that was deleted doesn't exist.
        try staff.deleteDraft("n1")
        #expect(try slots() == [nil])
        #expect(staff.asked.isEmpty)
    }

    @Test func objectsAppearChangeAndGo() async throws {
        try staff.writeDrafts(of: "p", draft: "n1", all: ["n1", "n2"])
        let data = Collector(environment.observe(try staff.author().drafts_person))
        #expect(try await data.values(1)[0].drafts.isEmpty)
        try staff.setDraft("n2", "Second")
        #expect(try await data.values(2)[1].drafts.map(\.id) == ["n2"])
        try staff.setDraft("n1", "First")
        let third = try await data.values(3)[2]
        #expect(third.drafts.map(\.text) == ["First", "Second"] && third.draft?.size == 5)
        try staff.setDraft("n1", "Changed")
        let fourth = try await data.values(4)[3]
        #expect(fourth.drafts.map(\.text) == ["Changed", "Second"] && fourth.draft?.size == 7)
        try staff.deleteDraft("n1")
        let fifth = try await data.values(5)[4]
        #expect(fifth.draft == nil && fifth.drafts.map(\.id) == ["n2"])
        // The same key again is the same object again.
        try staff.setDraft("n1", "Back")
        #expect(try await data.values(6)[5].drafts.map(\.text) == ["Back", "Second"])
        #expect(staff.asked.isEmpty)
    }

    @Test func otherKeysAreOtherObjects() async throws {
        try staff.setDraft("n1", "One")
        try staff.setDraft("n2", "Two")
        try staff.writeDrafts(of: "p", draft: "n1")
        let data = Collector(environment.observe(try staff.author().drafts_person))
        #expect(try await data.values(1)[0].draft?.size == 3)
        try staff.setDeputyInStore("n2", of: "p")
        #expect(try await data.values(2)[1].draft?.id == "n2")
        try staff.setDeputyInStore(nil, of: "p")
        #expect(try await data.values(3)[2].draft == nil)
        // The first one isn't read any more.
        try staff.setDraft("n1", "Other")
        #expect(try await remains { data.values.count == 3 })
    }

    @Test func keysOfATypeAndOfNumbers() async throws {
        try staff.writeDrafts(of: "p")
        let papers = Collector(environment.observe(try staff.author().papers_person))
        #expect(try await papers.values(1)[0].label == nil)
        try environment.commitUpdate { store in
            // The id of a draft is no label's number.
            Staff.setDraft("1", "No label", store)
            store.create(RecordKey("Label", ["number": 1]), type: "Label")
                .setValue("red", for: "color")
        }
        #expect(try await papers.values(2)[1].label?.color == "red")
    }

    @Test func keysMayBeOfAGroupAndOfCustomScalars() async throws {
        try staff.writeDrafts(of: "p")
        let tags = Collector(environment.observe(try staff.author().tag_person))
        #expect(try await tags.values(1)[0].tag == nil)
        let name = JSONValue.string("1980-01-01T00:00:00Z")
        try environment.commitUpdate { store in
            store.create(RecordKey("Star", ["name": name]), type: "Star").setValue(1, for: "size")
            store.create(RecordKey("Tag", ["name": name]), type: "Star").setValue(5, for: "size")
        }
        guard case .star(let star)? = try await tags.values(2)[1].tag else {
            Issue.record("\(tags.values)")
            return
        }
        #expect(star.size == 5)
    }

    @Test func interfacesHaveEachOfTheirTypes() async throws {
        try staff.writeDrafts(of: "p", draft: "n1")
        let data = Collector(environment.observe(try staff.author().papers_person))
        #expect(try await data.values(1)[0].paper == nil)
        try staff.setDraft("n1", "Hello")
        let draft = try await data.values(2)[1].paper
        guard case .draft(let draft)? = draft else {
            Issue.record("\(data.values)")
            return
        }
        #expect(draft.id == "n1" && draft.size == 5)
        try environment.commitUpdate { store in
            let letter = store.create("l1", type: "Letter")
            letter.setValue("Dear", for: "text")
            letter.setValue("Me", for: "signature")
        }
        try staff.setDeputyInStore("l1", of: "p")
        let letter = try await data.values(3)[2].paper
        guard case .other(let other)? = letter else {
            Issue.record("\(data.values)")
            return
        }
        #expect(other.text == "Dear" && other.letter?.id == "l1")
        #expect(other.signed?.signature == "Me")
        let signer = try #require(other.signer)
        #expect(try environment.read(signer).signature == "Me")
        let read = try environment.read(try staff.author().papers_person)
        #expect(read == data.values[2])
    }

    @Test func objectsThatAnInterfaceDoesntHaveFailTheField() async throws {
        try staff.writeDrafts(of: "d")
        try staff.writeDrafts(of: "p", draft: "d")
        let data = Collector(environment.observe(try staff.author().slots_person))
        guard case .failure(let errors) = try await data.values(1)[0].paper else {
            Issue.record("\(data.values)")
            return
        }
        let expected = "`Person.paper` is derived as an object of the type `Person`"
        #expect(errors.description.contains(expected))
    }

    @Test func objectsOfOtherTypesFailTheField() async throws {
        try staff.writeDrafts(of: "d")
        try staff.writeDrafts(of: "p", draft: "d")
        let data = Collector(environment.observe(try staff.author().slots_person))
        guard case .failure(let errors) = try await data.values(1)[0].draft else {
            Issue.record("\(data.values)")
            return
        }
        #expect(
            errors.description.contains(
                "`Person.draft` is derived as an object of the type `Person`"
            )
        )
        // A server's object that is deleted gives way.
        try environment.commitUpdate { $0.delete("d") }
        #expect(try await data.values(2)[1].draft == .success(nil))
    }

    @Test func aFunctionThatThrowsFailsItsField() async throws {
        let staff = Staff(Crew(refusing: "no"))
        try staff.writeDrafts(of: "p", draft: "no")
        let data = Collector(staff.environment.observe(try staff.author().slots_person))
        guard case .failure = try await data.values(1)[0].draft else {
            Issue.record("\(data.values)")
            return
        }
    }

    @Test func fragmentsBelowHaveTheVariablesOfTheDefinition() async throws {
        try staff.write("p", style: .short)
        try staff.crew.test.write(
            #"{"data":{"node":\#(staff.person("p", deputy: "n1"))}}"#,
            DraftsQuery(id: "p", style: .short)
        )
        try environment.commitUpdate { store in
            Staff.setDraft("n1", "Hi", store)
            store.record("n1")?.setLinkedRecord(store.record("p"), for: "person")
        }
        let author = try staff.author(style: .short)
        let data = Collector(environment.observe(author.drafts_person))
        let row = try #require(try await data.values(1)[0].draft?.draftRow_draft)
        #expect(try environment.read(row).person?.fullName == "Lp")
        let rows = Collector(environment.observe(row))
        _ = try await rows.values(1)
        try environment.commitUpdate { $0.record("p")?.setValue("New", for: "last") }
        #expect(try await rows.values(2)[1].person?.fullName == "New")
    }

    // MARK: - Objects of the server around them

    @Test func theirFieldsMayHaveObjectsOfTheServerAndOfTheApp() async throws {
        try staff.setDraft("n1", "One", next: "n2", reader: "d")
        try staff.setDraft("n2", "Two", next: "n3")
        try staff.writeDrafts(of: "p", draft: "n1")
        crew.test.network.answer { _, _ in nil }
        let states = Collector(environment.observeState(of: try staff.author().draftReader_person))
        let call = try await crew.test.network.call()
        if case .loading? = states.values.last {} else { Issue.record("\(states.values)") }
        #expect(staff.asked == ["DraftReader_person_draft_reader d"])
        staff.respond(to: call)
        try await eventually { if case .value? = states.values.last { true } else { false } }
        guard case .value(let data)? = states.values.last else { return }
        #expect(data.draft?.reader?.last == "Ld" && data.draft?.next?.text == "Two")
        #expect(data.draft?.next?.next == nil)
        try staff.setDraft("n3", "Three")
        try await eventually {
            guard case .value(let data)? = states.values.last else { return false }
            return data.draft?.next?.next?.id == "n3"
        }
        #expect(staff.asked.count == 1)
    }

    @Test func dataThatTheirLinkedObjectsLackIsNull() async throws {
        try staff.writeDrafts(of: "p", draft: "n1")
        try environment.commitUpdate { store in
            Staff.setDraft("n1", "Hi", store)
            store.record("n1")?
                .setLinkedRecord(store.create("q", type: "Person"), for: "person")
        }
        let data = Collector(environment.observe(try staff.author().aboutDraft_person))
        #expect(try await data.values(1)[0].draft?.person == nil)
        #expect(data.values[0].draft != nil)
        try staff.write("q")
        #expect(try await data.values(2)[1].draft?.person?.last == "Lq")
    }

    // MARK: - Changes

    @Test func liveKeysHaveThem() async throws {
        try staff.setDraft("n1", "One")
        try staff.writeDrafts(of: "p")
        let states = Collector(environment.observeState(of: try staff.author().liveDrafts_person))
        try await eventually { crew.fields.drafts.running["p"] == 1 }
        crew.fields.drafts.send(["n1", "n2"], "p")
        try await eventually {
            guard case .value(let data)? = states.values.last else { return false }
            return data.liveDrafts?.map(\.text) == ["One"]
        }
        try staff.setDraft("n2", "Two")
        try await eventually {
            guard case .value(let data)? = states.values.last else { return false }
            return data.liveDrafts?.map(\.text) == ["One", "Two"]
        }
        guard case .value(let data)? = states.values.last else { return }
        let row = try #require(data.liveDrafts?.last?.draftRow_draft)
        #expect(try environment.read(row).size == 3)
    }

    @Test func optimisticUpdatesMakeAndUndoThem() async throws {
        try staff.writeDrafts(of: "p", draft: "n1", all: ["n1"])
        let data = Collector(environment.observe(try staff.author().drafts_person))
        #expect(try await data.values(1)[0].draft == nil)
        let update = try environment.applyOptimisticChange { Staff.setDraft("n1", "Soon", $0) }
        #expect(try await data.values(2)[1].draft?.size == 4)
        update.revert()
        let third = try await data.values(3)[2]
        #expect(third.draft == nil && third.drafts.isEmpty)
    }

    @Test func updatersSeeTheirOwn() throws {
        try staff.writeDrafts(of: "p", draft: "n1", all: ["n1"])
        let person = try staff.author().drafts_person
        try environment.commitUpdate { store throws(any Error) in
            #expect(try environment.read(person).draft == nil)
            Staff.setDraft("n1", "Inside", store)
            #expect(try environment.read(person).drafts.map(\.text) == ["Inside"])
        }
        struct Refusal: Error {}
        #expect(throws: Refusal.self) {
            try environment.commitUpdate { store throws(any Error) in
                Staff.setDraft("n1", "Undone", store)
                #expect(try environment.read(person).draft?.size == 6)
                throw Refusal()
            }
        }
        #expect(try environment.read(person).draft?.size == 6)
        #expect(try environment.read(person).drafts.map(\.text) == ["Inside"])
    }

    @Test func oneChangeAmongManyCallsOneFunction() async throws {
        let ids = (0..<100).map { "n\($0)" }
        for id in ids { try staff.setDraft(id, id) }
        for id in ids { try staff.writeDrafts(of: "p" + id, draft: id) }
        let readers = try ids.map {
            Collector(environment.observe(try staff.author("p" + $0).drafts_person))
        }
        for reader in readers { _ = try await reader.values(1) }
        _ = crew.fields.takeCount()
        try staff.setDraft("n7", "A longer text")
        #expect(try await readers[7].values(2)[1].draft?.size == 13)
        #expect(crew.fields.takeCount() == 1)
        #expect(readers.allSatisfy { $0.values.count == ($0 === readers[7] ? 2 : 1) })
    }

    @Test func fetchingAgainDoesNotAskForThem() async throws {
        try staff.setDraft("n1", "One")
        try staff.writeDrafts(of: "p", draft: "n1")
        let query = Collector(environment.observe(DraftsQuery(id: "p")))
        _ = try await query.values(1)
        let data = Collector(environment.observe(try staff.author().drafts_person))
        _ = try await data.values(1)
        environment.refetchObservedQueries()
        try await eventually { !crew.test.network.calls.isEmpty }
        #expect(
            try await remains { crew.test.network.calls.map(\.request.name) == ["DraftsQuery"] }
        )
    }

    @Test func searchesFindThemAndObjectsThatHaveThem() async throws {
        try staff.writeDrafts(of: "p", draft: "n1")
        try staff.writeDrafts(of: "q")
        let people = Collector(
            environment.objects(of: Drafts_person.self, where: { $0.draft?.size == 5 })
        )
        let drafts = Collector(environment.objects(of: DraftRow_draft.self))
        #expect(try await people.values(1)[0].isEmpty)
        try staff.setDraft("n1", "Hello")
        #expect(try await people.values(2)[1].count == 1)
        try await eventually { drafts.values.last?.count == 1 }
        try staff.setDraft("n1", "Hello again")
        try await eventually { people.values.last?.isEmpty == true }
        try staff.deleteDraft("n1")
        try await eventually { drafts.values.last?.isEmpty == true }
    }

    // MARK: - Keeping

    @Test func theyStayAsLongAsTheyAreRead() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 })
        let environment = staff.environment
        try staff.setDraft("n1", "One", next: "n2")
        try staff.setDraft("n2", "Two")
        try staff.setDraft("n3", "Unused")
        try staff.writeDrafts(of: "p", draft: "n1")
        let person = try staff.author()
        let data = Collector(environment.observe(person.draftReader_person))
        _ = try await data.values(1)
        environment.collectGarbage()
        #expect(has("n1", staff) && has("n2", staff) && !has("n3", staff))
        data.cancel()
        try await eventually {
            environment.collectGarbage()
            return !has("n1", staff) && !has("n2", staff)
        }
        withExtendedLifetime(person) {}
    }

    @Test func referencesKeepThem() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 })
        let environment = staff.environment
        try staff.setDraft("n1", "One")
        try staff.setDraft("n2", "Two")
        try staff.writeDrafts(of: "p", draft: "n1")
        let person = try staff.author()
        var row = try environment.read(person.drafts_person).draft?.draftRow_draft
        environment.collectGarbage()
        #expect(has("n1", staff) && !has("n2", staff))
        if let row { #expect(try environment.read(row).text == "One") }
        row = nil
        try await eventually {
            environment.collectGarbage()
            return !has("n1", staff)
        }
        withExtendedLifetime(person) {}
    }

    @Test func objectsBehindAnInterfaceKeepWhatTheyLinkTo() throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 })
        let environment = staff.environment
        let retained = environment.retain(DraftsQuery(id: "p"))
        try staff.write("q")
        try staff.writeDrafts(of: "p", draft: "n1")
        try environment.commitUpdate { store in
            Staff.setDraft("n1", "Hi", store)
            store.record("n1")?.setLinkedRecord(store.record("q"), for: "person")
        }
        guard case .draft(let draft)? = try environment.read(staff.author().papers_person).paper
        else {
            Issue.record("no draft")
            return
        }
        environment.collectGarbage()
        #expect(has("q", staff))
        #expect(try environment.read(draft.draftRow_draft).person?.fullName == "Fq Lq")
        withExtendedLifetime(retained) {}
    }

    @Test func searchesForAnInterfaceKeepWhatTheyLinkTo() async throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 })
        let environment = staff.environment
        try staff.write("q")
        try environment.commitUpdate { store in
            Staff.setDraft("n1", "Hi", store)
            store.record("n1")?.setLinkedRecord(store.record("q"), for: "person")
            store.create("l1", type: "Letter").setValue("Dear", for: "text")
        }
        let papers = Collector(environment.objects(of: PaperRow_paper.self))
        let found = try await papers.values(1)[0]
        #expect(found.count == 2)
        guard case .draft(let draft)? = try found.first.map({ try environment.read($0) }) else {
            Issue.record("\(found)")
            return
        }
        papers.cancel()
        try await eventually { papers.ending != nil }
        environment.collectGarbage()
        #expect(try environment.read(draft.draftRow_draft).person?.fullName == "Fq Lq")
    }

    @Test func objectsCanBeReferredToAsTheirInterface() throws {
        try environment.commitUpdate { store in
            Staff.setDraft("n1", "Hi", store)
            let person = store.create("q", type: "Person")
            #expect(store.record("n1")?.reference(as: PaperLink_paper.self)?.dataID != nil)
            #expect(person.reference(as: PaperLink_paper.self) == nil)
        }
    }

    @Test func anObjectThatIsMadeLaterStays() async throws {
        let staff = Staff(
            Crew {
                $0.releaseBufferSize = 0
                $0.fewNames = TestEnvironment.noNames
            }
        )
        let environment = staff.environment
        try staff.writeDrafts(of: "p", draft: "n1")
        let data = Collector(environment.observe(try staff.author().drafts_person))
        _ = try await data.values(1)
        // So that the store forgets what it can.
        for _ in 0..<3 { environment.collectGarbage() }
        try staff.setDraft("n1", "Late")
        let row = try #require(try await data.values(2)[1].draft?.draftRow_draft)
        data.cancel()
        for _ in 0..<3 { environment.collectGarbage() }
        #expect(try environment.read(row).text == "Late")
    }

    @Test func retainedLinksKeepThem() throws {
        let staff = Staff(Crew { $0.releaseBufferSize = 0 })
        let environment = staff.environment
        try staff.writeDrafts(of: "p")
        let kept = environment.retain(PinnedQuery())
        for (id, pinned) in [("n1", true), ("n2", false)] {
            try environment.commitUpdate { store in
                Staff.setDraft(id, id, store)
                if pinned { store.root.setLinkedRecords([store.record(ID(id))], for: "pinned") }
            }
        }
        environment.collectGarbage()
        #expect(has("n1", staff) && !has("n2", staff))
        // The retained query selects the list, which is no mistake of the updater then.
        #expect(
            !staff.crew.test.log.contains {
                if case .updateUnknownField = $0 { true } else { false }
            }
        )
        kept.dispose()
        environment.collectGarbage()
        #expect(!has("n1", staff))
    }

    @Test func aResetRemovesThem() async throws {
        try staff.setDraft("n1", "One")
        try staff.writeDrafts(of: "p", draft: "n1")
        let query = Collector(
            environment.observe(DraftsQuery(id: "p"), fetchPolicy: .storeOnly)
        )
        _ = try await query.values(1)
        let data = Collector(environment.observe(try staff.author().drafts_person))
        _ = try await data.values(1)
        environment.reset()
        try await eventually { data.ending != nil }
        #expect(crew.test.records.isEmpty)
        // A key of before names the object that is made now.
        try staff.writeDrafts(of: "p", draft: "n1")
        #expect(try environment.read(try staff.author().drafts_person).draft == nil)
        try staff.setDraft("n1", "New")
        #expect(try environment.read(try staff.author().drafts_person).draft?.size == 3)
    }

    // MARK: - Models

    @MainActor @Test func aModelsFirstFrameHasThem() async throws {
        try staff.setDraft("n1", "One")
        try staff.writeDrafts(of: "p", draft: "n1")
        let person = try staff.author()
        let model = FragmentModel(person.drafts_person, in: environment)
        #expect(model.phase == .loaded && model.data?.draft?.size == 3)
        try staff.setDraft("n1", "Longer")
        while model.data?.draft?.size != 6 { await Task.yield() }
        try staff.deleteDraft("n1")
        while model.data?.draft != nil { await Task.yield() }
        #expect(staff.asked.isEmpty)
    }
}
