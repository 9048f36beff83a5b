import Testing

@testable import Relay

/// The examples of Apollo's documentation and tests on cache keys and field policies, with the
/// declarations in their spelling.
///
/// "Identifying objects" says where the meaning differs, and why.
@Suite struct ApolloKeyTests {
    private let test = TestEnvironment()

    private func write<Query: GraphQLQuery>(_ query: Query, _ data: String) throws {
        try test.write(#"{"data":\#(data)}"#, query)
    }

    /// Returns whether a query is answered without a request.
    private func isAnswered<Query: GraphQLQuery>(_ query: Query) -> Bool {
        test.environment.check(query) != .missing
    }

    private func promote(_ isbn: String, _ title: String) throws {
        try write(
            ApolloPromotedQuery(),
            #"{"promoted":{"isbn":"\#(isbn)","title":"\#(title)"}}"#
        )
    }

    private func recommend(_ isbn: String, _ title: String) throws {
        try write(
            ApolloRecommendedQuery(),
            #"{"recommended":{"isbn":"\#(isbn)","title":"\#(title)"}}"#
        )
    }

    // MARK: - Type policies

    @Test func anObjectIsOneByItsKeyFieldWhateverLeadsToIt() throws {
        try promote("42", "first")
        try recommend("42", "second")
        #expect(try test.environment.read(ApolloPromotedQuery()).promoted?.title == "second")
        #expect(test.records.keys.sorted() == [#"Volume("42")"#, "root"])
    }

    @Test func severalKeyFieldsAreOneKey() throws {
        try write(
            ApolloLaureateQuery(),
            #"{"laureate":{"lastName":"Bradbury","firstName":"Ray"}}"#
        )
        #expect(test.records.keys.contains(#"Author("Ray", "Bradbury")"#))
    }

    /// Apollo joins the parts with `+`, so these would be one author.
    @Test func partsOfKeysAreNotJoined() throws {
        try write(ApolloLaureateQuery(), #"{"laureate":{"firstName":"a+b","lastName":"c"}}"#)
        try write(ApolloLaureateQuery(), #"{"laureate":{"firstName":"a","lastName":"b+c"}}"#)
        #expect(test.records.keys.filter { $0.hasPrefix("Author") }.count == 2)
    }

    @Test func anInterfaceOfTheClientGivesItsTypesTheirKeys() throws {
        try write(ApolloLibraryQuery(), #"{"library":{"id":"3","address":"first"}}"#)
        try write(ApolloNearestLibraryQuery(), #"{"nearestLibrary":{"id":"3","address":"second"}}"#)
        #expect(try test.environment.read(ApolloLibraryQuery()).library?.address == "second")
        #expect(test.records.keys.sorted() == [#"Library("3")"#, "root"])
        // Servers don't know that interface.
        let text = ApolloLibraryQuery.artifact.parameters?.text
        #expect(text == "query ApolloLibraryQuery{library{id address}}")
    }

    @Test func keysOfAbstractTypes() throws {
        let leaf = #"Leaf("42")"#
        try write(ApolloLeafQuery(), #"{"leaf":{"tag":"42","shape":"round"}}"#)
        #expect(test.records[leaf]?.contains("shape: \"round\"") == true)
        // Through a union.
        try write(
            ApolloPlantQuery(),
            #"{"plant":{"__typename":"Leaf","tag":"42","shape":"long"}}"#
        )
        #expect(try test.environment.read(ApolloLeafQuery()).leaf?.shape == "long")
        // Through an interface without a key, whose members have keys of their own.
        try write(
            ApolloGreenQuery(),
            #"{"green":{"__typename":"Moss","mossKey":"1","color":"c","place":"here"}}"#
        )
        #expect(test.records.keys.contains(#"Moss("1")"#))
        try write(ApolloPlantQuery(), #"{"plant":{"__typename":"Fern","fernKey":"1","height":2}}"#)
        #expect(test.records.keys.contains(#"Fern("1")"#))
        // Without a key.
        try write(ApolloGreenQuery(), #"{"green":{"__typename":"Stone","color":"grey"}}"#)
        #expect(test.records.keys.contains("root.green"))
        // A type that the schema did not have yet has the key of the interface.
        try write(ApolloKeyedQuery(), #"{"keyed":{"__typename":"Unknown","tag":"42","color":"c"}}"#)
        #expect(test.records.keys.contains(#"Unknown("42")"#))
        // And is no leaf, though it has the same tag.
        #expect(test.records[leaf]?.contains("color") == false)
    }

    @Test func aGroupIsUniqueAmongItsTypes() throws {
        try write(
            ApolloPetsQuery(),
            #"{"pets":[{"__typename":"Dog","id":"1","name":"d"},"#
                + #"{"__typename":"Cat","id":"2","name":"c"}],"users":[{"id":"1","name":"u"}]}"#
        )
        #expect(
            test.records.keys.sorted() == [#"Pet("1")"#, #"Pet("2")"#, #"User("1")"#, "root"]
        )
    }

    // MARK: - Field policies

    @Test func anObjectIsFoundByAnArgument() throws {
        #expect(!isAnswered(ApolloVolumeQuery(isbn: "42")))
        try promote("42", "title")
        #expect(isAnswered(ApolloVolumeQuery(isbn: "42")))
        #expect(try test.environment.read(ApolloVolumeQuery(isbn: "42")).volume?.title == "title")
        #expect(!isAnswered(ApolloVolumeQuery(isbn: "43")))
    }

    @Test func anObjectIsFoundBySeveralArguments() throws {
        try write(ApolloLaureateQuery(), #"{"laureate":{"firstName":"Ray","lastName":"Bradbury"}}"#)
        let query = ApolloAuthorQuery(firstName: "Ray", lastName: "Bradbury")
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).author?.lastName == "Bradbury")
        #expect(!isAnswered(ApolloAuthorQuery(firstName: "Bradbury", lastName: "Ray")))
    }

    @Test func listsAreFoundByListsOfKeys() throws {
        try promote("42", "one")
        try recommend("43", "two")
        let query = ApolloVolumesQuery(isbns: ["43", "42", "43"])
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).volumes.map(\.title) == ["two", "one", "two"])
        // Not if one of them is missing.
        #expect(!isAnswered(ApolloVolumesQuery(isbns: ["42", "44"])))
    }

    @Test func theServersListCountsWhateverTheArgumentsSay() throws {
        let query = ApolloVolumesQuery(isbns: ["42", "43"])
        try write(query, #"{"volumes":[{"isbn":"42","title":"one"}]}"#)
        try recommend("43", "two")
        #expect(try test.environment.read(query).volumes.map(\.title) == ["one"])
        #expect(!isAnswered(ApolloVolumesQuery(isbns: ["42", "44"])))
    }

    private func animal(_ species: String) throws {
        let fields = #""species":"\#(species)","habitat":"Savanna","name":"\#(species) 1""#
        try write(ApolloAnyAnimalQuery(), #"{"anyAnimal":{\#(fields)}}"#)
    }

    /// In Apollo, keys follow the order in the directive; ours are by the names of the fields.
    @Test func theOrderOfArgumentsMeansNothing() throws {
        try animal("Lion")
        let query = ApolloAnimalQuery(species: "Lion", habitat: "Savanna")
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).animal?.name == "Lion 1")
        #expect(!isAnswered(ApolloAnimalQuery(species: "Savanna", habitat: "Lion")))
    }

    @Test func aListOfKeysCanHaveAPartInCommon() throws {
        try animal("Lion")
        try animal("Elephant")
        let query = ApolloAnimalsOfQuery(species: ["Elephant", "Lion"], habitat: "Savanna")
        #expect(isAnswered(query))
        let names = try test.environment.read(query).animalsOf?.map(\.name)
        #expect(names == ["Elephant 1", "Lion 1"])
        #expect(!isAnswered(ApolloAnimalsOfQuery(species: ["Lion"], habitat: "Desert")))
        #expect(!isAnswered(ApolloAnimalsOfQuery(species: ["Lion", "Ant"], habitat: "Savanna")))
    }

    @Test func keysAreFoundWithinInputObjects() throws {
        try animal("Lion")
        let query = ApolloAnimalInQuery(input: .init(species: "Lion", habitat: "Savanna"))
        #expect(isAnswered(query))
        #expect(try test.environment.read(query).animalIn?.name == "Lion 1")
        #expect(!isAnswered(ApolloAnimalInQuery(input: .init(species: "Ant", habitat: "Savanna"))))
    }

    /// Apollo's resolvers by code are handlers of missing fields.
    @Test func listsAreFoundByCode() throws {
        struct Volumes: MissingFieldHandler {
            func linkedRecords(
                for field: MissingField,
                in store: RecordSourceProxy
            ) -> [RecordProxy?]? {
                guard field.name == "users", let ids = field.record.value("wanted")?.array
                else { return nil }
                let found = ids.compactMap { id in
                    id.string.flatMap { store.record(RecordKey("User", id: ID($0))) }
                }
                return found.count == ids.count ? found : nil
            }
        }
        let test = TestEnvironment { $0.missingFieldHandlers = [Volumes()] }
        let users = try TestDocument(
            """
            normalization
             users: [type User!]! @key(fields: ["id"])
              id: ID!
            """,
            in: test
        )
        test.environment.store.resolveMissingFields(of: users.operation)
        #expect(!users.isAvailable)
        try test.environment.commitUpdate { store in
            for id: ID in ["1", "2"] { _ = store.create(RecordKey("User", id: id), type: "User") }
            store.root.setValue(["2", "1"], for: "wanted")
        }
        test.environment.store.resolveMissingFields(of: users.operation)
        #expect(users.isAvailable)
    }
}
