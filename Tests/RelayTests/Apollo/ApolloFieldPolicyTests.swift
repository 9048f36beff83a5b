import Testing

@testable import Relay

/// Apollo's tests of `@fieldPolicy` and of `FieldPolicyProvider`: keys of every kind of argument.
///
/// There, a field's arguments are the key whatever the type's own key fields are. Here, they must be
/// those key fields, so each kind of key has a type of its own.
@Suite struct ApolloFieldPolicyTests {
    private let test = TestEnvironment()

    private func write<Query: GraphQLQuery>(_ query: Query, _ data: String) throws {
        try test.write(#"{"data":\#(data)}"#, query)
    }

    /// Returns whether a query is answered without a request.
    private func isAnswered<Query: GraphQLQuery>(_ query: Query) -> Bool {
        test.environment.check(query) != .missing
    }

    private func hero(_ name: String, age: Int) throws {
        try write(ApolloAnyHeroQuery(), #"{"anyHero":{"name":"\#(name)","age":\#(age)}}"#)
    }

    private func knight(_ name: String, isJedi: Bool, age: Int) throws {
        try write(
            ApolloAnyKnightQuery(),
            #"{"anyKnight":{"name":"\#(name)","isJedi":\#(isJedi),"age":\#(age)}}"#
        )
    }

    private func threeHeroes() throws {
        try hero("Anakin", age: 23)
        try hero("Obi-Wan", age: 30)
        try hero("Ahsoka", age: 17)
    }

    // MARK: - One argument

    @Test func aStringIsAKey() throws {
        try hero("Luke", age: 19)
        #expect(try test.environment.read(ApolloHeroQuery(name: "Luke")).hero?.age == 19)
        #expect(!isAnswered(ApolloHeroQuery(name: "luke")))
    }

    @Test func anIntegerIsAKey() throws {
        try write(ApolloAnyAgedQuery(), #"{"anyAged":{"age":19,"name":"Luke"}}"#)
        #expect(isAnswered(ApolloAgedQuery(age: 19)))
        #expect(try test.environment.read(ApolloAgedQuery(age: 19)).aged?.name == "Luke")
        #expect(!isAnswered(ApolloAgedQuery(age: 1)))
        #expect(!isAnswered(ApolloAgedQuery(age: -19)))
    }

    /// Whole numbers are one key however they are written.
    @Test(arguments: [
        ("175.2", 175.2), ("175", 175), ("175.0", 175), ("1.75e2", 175), ("-0.5", -0.5),
    ])
    func aFloatIsAKey(text: String, weight: Double) throws {
        try write(ApolloAnyWeighedQuery(), #"{"anyWeighed":{"weight":\#(text),"name":"Luke"}}"#)
        let query = ApolloWeighedQuery(weight: weight)
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).weighed?.name == "Luke")
        #expect(!isAnswered(ApolloWeighedQuery(weight: weight + 0.1)))
    }

    @Test func aBooleanIsAKey() throws {
        try write(ApolloAnySwornQuery(), #"{"anySworn":{"isJedi":true,"name":"Luke"}}"#)
        #expect(isAnswered(ApolloSwornQuery(isJedi: true)))
        #expect(try test.environment.read(ApolloSwornQuery(isJedi: true)).sworn?.name == "Luke")
        #expect(!isAnswered(ApolloSwornQuery(isJedi: false)))
    }

    @Test func aMemberOfAnInputObjectInAnotherIsAKey() throws {
        try hero("Luke", age: 19)
        let query = ApolloHeroInQuery(input: .init(nameInput: .init(name: "Luke")))
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).heroIn?.age == 19)
        #expect(!isAnswered(ApolloHeroInQuery(input: .init(nameInput: .init(name: "Leia")))))
    }

    @Test func aListInAnInputObjectInAnotherIsAListOfKeys() throws {
        try threeHeroes()
        let names = ["Anakin", "Obi-Wan", "Ahsoka"]
        let query = ApolloHeroesInQuery(input: .init(nameInput: .init(names: names)))
        #expect(isAnswered(query))
        let heroes = try test.environment.read(query).heroesIn
        #expect(heroes.map(\.name) == names)
        #expect(heroes.map(\.age) == [23, 30, 17])
        // An empty list of keys is an empty list of objects.
        let none = ApolloHeroesInQuery(input: .init(nameInput: .init(names: [])))
        #expect(isAnswered(none))
        #expect(try test.environment.read(none).heroesIn.isEmpty)
        #expect(!isAnswered(ApolloHeroesInQuery(input: .init(nameInput: .init(names: ["Leia"])))))
    }

    // MARK: - Several arguments

    @Test func aListAndAPartInCommon() throws {
        try knight("Anakin", isJedi: true, age: 23)
        try knight("Ahsoka", isJedi: true, age: 17)
        let query = ApolloKnightsQuery(names: ["Ahsoka", "Anakin"], isJedi: true)
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).knights.map(\.age) == [17, 23])
        #expect(!isAnswered(ApolloKnightsQuery(names: ["Ahsoka", "Anakin"], isJedi: false)))
    }

    @Test func membersOfAnInputObjectAndOfOneInIt() throws {
        try knight("Luke", isJedi: true, age: 19)
        let query = ApolloKnightInQuery(
            input: .init(nameInput: .init(name: "Luke"), isJedi: true)
        )
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).knightIn?.age == 19)
        let other = ApolloKnightInQuery(
            input: .init(nameInput: .init(name: "Luke"), isJedi: false)
        )
        #expect(!isAnswered(other))
    }

    @Test func aListInAnInputObjectAndAPartInCommon() throws {
        try knight("Anakin", isJedi: true, age: 23)
        try knight("Obi-Wan", isJedi: true, age: 30)
        let names = ["Obi-Wan", "Anakin"]
        let query = ApolloKnightsInQuery(
            input: .init(nameInput: .init(names: names), isJedi: true)
        )
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).knightsIn.map(\.name) == names)
    }

    // MARK: - By code

    /// Apollo's `FieldPolicyProvider.cacheKey(for:variables:path:)`.
    @Test func oneObjectIsFoundByCode() throws {
        struct Heroes: MissingFieldHandler {
            func linkedRecord(
                for field: MissingField,
                in store: RecordSourceProxy
            ) -> RecordProxy? {
                guard field.name == "heroIn" else { return nil }
                return store.record(RecordKey("Hero", id: "Luke"))
            }
        }
        let test = TestEnvironment { $0.missingFieldHandlers = [Heroes()] }
        try test.write(#"{"data":{"anyHero":{"name":"Luke","age":19}}}"#, ApolloAnyHeroQuery())
        // The declaration finds none of this name, the code does.
        let query = ApolloHeroInQuery(input: .init(nameInput: .init(name: "Skywalker")))
        #expect(try test.environment.read(query).heroIn?.age == 19)
    }
}
