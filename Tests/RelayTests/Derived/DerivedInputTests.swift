import TestSupport
import Testing

@testable import Relay

/// The directives in the fragments from which fields are derived, and input that goes and comes back.
@Suite(.timeLimit(.minutes(10))) struct DerivedInputTests {
    private let crew = Crew()

    private var environment: RelayEnvironment { crew.environment }

    private func write(_ first: String?, errors: String = "") throws -> Written {
        try crew.test.write(
            #"{"data":{"node":\#(Crew.person("p", first: first))}\#(errors)}"#,
            ResolverQuery(id: "p")
        )
    }

    private func person() throws -> ResolverQuery.Data.Node.Person {
        try #require(try environment.read(ResolverQuery(id: "p")).node?.person)
    }

    // MARK: - Directives

    @Test func theFragmentMayUseAProvidedVariable() throws {
        _ = try write("Ada")
        #expect(try environment.read(person().aliasOf_person).alias == "Ada p")
    }

    /// The field has the error, and its function isn't called.
    @Test func aNullThatTheFragmentRequiresOrThrowsFailsTheField() throws {
        _ = try write(nil)
        let person = try person()
        let read = crew.test.snapshot(person.strictOf_person)
        #expect(read.value?.strict == nil && read.failure == nil)
        #expect(read.reading.errors.map(\.path) == ["strict"])
        guard case .failure(let errors) = try environment.read(person.strictCaught_person).strict
        else {
            Issue.record("no failure")
            return
        }
        #expect(errors.description.contains("`first` is null, though it is required"))
        #expect(crew.fields.takeCount() == 0)
        _ = try write("Ada")
        #expect(try environment.read(person.strictOf_person).strict == "Ada")
    }

    @Test func whatTheFragmentLogsIsLoggedBesideTheReadersOwn() throws {
        _ = try write(nil)
        let read = crew.test.snapshot(try person().loggedOf_person)
        #expect(read.failure == nil)
        #expect(
            read.reading.events.contains(
                .readRequiredNull(definition: "Logged_person", path: "first")
            )
        )
        #expect(
            read.reading.events.contains(
                .readRequiredNull(definition: "LoggedOf_person", path: "boss")
            )
        )
        #expect(crew.fields.takeCount() == 0)
    }

    @Test func anErrorInAFragmentThatThrowsFailsTheField() throws {
        _ = try write(
            nil,
            errors: #","errors":[{"message":"No name","path":["node","first"]}]"#
        )
        let person = try person()
        let read = crew.test.snapshot(person.guardedOf_person)
        #expect(read.value?.guarded == nil && read.failure == nil)
        #expect(read.reading.errors.map(\.path) == ["guarded"])
        #expect(throws: StoreError.self) {
            try environment.read(person.guardedThrown_person)
        }
        #expect(crew.fields.takeCount() == 0)
    }

    // MARK: - Input that goes

    /// The source ends with the data from which it was made, and another one begins when that is back.
    @Test(arguments: [false, true])
    func inputThatGoesEndsTheSource(isOptimistic: Bool) async throws {
        let hearts = crew.fields.hearts
        hearts.current["p"] = 60
        try crew.writeLives("p")
        let person = try crew.livePerson()
        let rows = Collector(environment.observe(person.live_person))
        let pulses = Collector(environment.observe(person.livePulse_person))
        crew.fields.moods.current["p"] = "calm"
        _ = try await pulses.values(1)
        try await eventually { hearts.running == ["p": 1] }
        var change: OptimisticChange?
        if isOptimistic {
            try environment.commitUpdate { $0.record("p")?.unsetField("first") }
            try await eventually { hearts.running.isEmpty }
            change = try environment.applyOptimisticChange {
                $0.record("p")?.setValue("Ada", for: "first")
            }
            try await eventually { hearts.running == ["p": 1] }
            change?.revert()
        } else {
            try environment.commitUpdate { $0.record("p")?.unsetField("first") }
        }
        try await eventually { hearts.running.isEmpty }
        let count = pulses.values.count
        hearts.send(99, "p")
        #expect(try await remains { pulses.values.count == count })
        guard case .missing = environment.state(of: person.livePulse_person) else {
            Issue.record("\(environment.state(of: person.livePulse_person))")
            return
        }
        hearts.current["p"] = 61
        try crew.writeLives("p")
        try await eventually { pulses.values.last?.pulse == "♥ 61" }
        try await eventually { hearts.running == ["p": 1] }
        withExtendedLifetime(rows) {}
    }

    @MainActor @Test func aFieldThatIsDerivedFromALiveOneIsLoadingWithIt() async throws {
        try crew.writeLives("p")
        let model = FragmentModel(try crew.livePerson().livePulse_person, in: environment)
        #expect(model.phase == .loading && model.data == nil && model.error == nil)
        try await eventually { crew.fields.hearts.running == ["p": 1] }
        crew.fields.hearts.send(60, "p")
        while model.phase != .loaded { await Task.yield() }
        #expect(model.data?.pulse == "♥ 60")
    }
}
