import Testing

@testable import Relay

/// Concrete and abstract types, and what responses teach about them.
@Suite struct NormalizerTypeTests {
    private let test = TestEnvironment()

    private let luke =
        #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","__isBeing":"Human","born":"19","home":{"name":"T","population":null}}}}"#
    private let r2 = #"{"data":{"hero":{"__typename":"Droid","id":"2","name":"R2"}}}"#

    @Test func refinementsByAnInterfaceApplyWhereTheServerSaysSo() throws {
        try test.write(luke, HeroNameQuery())
        #expect(try test.environment.read(HeroNameQuery()).hero?.asBeing?.home?.name == "T")
        let written = try test.write(r2, HeroNameQuery())
        #expect(written.missing.isEmpty)
        let hero = try #require(try test.environment.read(HeroNameQuery()).hero)
        #expect(hero.name == "R2")
        #expect(hero.asBeing == nil)
        #expect(test.isAvailable(HeroNameQuery()))
    }

    @Test func aTypeIsLearnedEvenWhereNothingElseIsNew() throws {
        let hero =
            #"{"data":{"node":{"__typename":"Human","id":"1","name":"Luke","mass":null,"friends":null,"home":null,"born":null}}}"#
        try test.write(hero, CharacterCardQuery(id: "1"))
        try test.write(
            #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","born":null,"home":null}}}"#,
            HeroNameQuery()
        )
        try test.write(
            #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","__isBeing":"Human","born":null,"home":null}}}"#,
            HeroNameQuery()
        )
        #expect(try test.environment.read(HeroNameQuery()).hero?.asBeing != nil)
    }

    @Test func aTypeIsLearnedByAReaderThatWaitsForIt() throws {
        func search(_ text: String, _ object: String) throws -> SearchRow_result.Ref {
            let query = SearchRowsQuery(text: text)
            try test.write("{\"data\":{\"search\":[\(object)]}}", query)
            return try #require(try test.environment.read(query).search.first?.searchRow_result)
        }
        let row = try search(
            "a",
            #"{"__typename":"Starship","__isNode":"Starship","id":"1","name":"x","length":null}"#
        )
        // Made by hand, so that nothing is known of what a Wookiee is.
        try test.environment.commitUpdate { store in
            store.delete("1")
            let wookiee = store.create("1", type: "Wookiee")
            wookiee.setValue("Chewie", for: "name")
            wookiee.setValue([], for: "appearsIn")
        }
        let results = Locked<[Bool]>([])
        let subscription = test.environment.store.subscribe {
            test.environment.snapshot(row, in: $0)
        } _: { (snapshot: Snapshot<SearchRow_result.Data>) in
            results.withLock { $0.append(snapshot.value != nil) }
            return true
        }
        #expect(results.withLock { $0 } == [false])
        _ = try search(
            "b",
            #"{"__typename":"Wookiee","__isNode":"Wookiee","id":"2","__isCharacter":"Wookiee","#
                + #""name":"y","appearsIn":[]}"#
        )
        #expect(results.withLock { $0 } == [false, true])
        subscription.dispose()
    }

    @Test func typesThatTheDocumentDoesNotNameAreOther() throws {
        try test.write(
            #"{"data":{"search":[{"__typename":"Planet","name":"x"},{"__typename":"Droid","__isNode":"Droid","id":"2","name":"R2","primaryFunction":null},"#
                + #"{"__typename":"Wookiee","__isNode":"Wookiee","id":"3"}]}}"#,
            SearchQuery(text: "a")
        )
        let search = try test.environment.read(SearchQuery(text: "a")).search
        #expect(search.map(\.__typename) == ["Planet", "Droid", "Wookiee"])
        guard case .other = search[0], case .droid(let droid) = search[1], case .other = search[2]
        else { throw Timeout(description: "other cases") }
        #expect(droid.name == "R2")
        #expect(test.records["\"3\""] != nil)
    }

    @Test func discriminatorsThatAreSkippedTeachNothing() throws {
        let query = ConditionsQuery(a: false, b: false)
        try test.write(
            #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","always":"Luke"}}}"#,
            query
        )
        #expect(test.environment.store.source.typeFacts.isEmpty)
        #expect(test.isAvailable(query))
        #expect(!test.isAvailable(ConditionsQuery(a: false, b: true)))
    }

    @Test func fieldsUnderConditionsAreMissingOnlyWhereTheyHold() throws {
        let bare = #"{"data":{"hero":{"__typename":"Human","id":"1","always":"Luke"}}}"#
        #expect(try test.write(bare, ConditionsQuery(a: false, b: false)).missing == ["hero.name"])
        #expect(
            try test.write(bare, ConditionsQuery(a: true, b: false)).missing == [
                "hero.friends", "hero.mass",
            ]
        )
        #expect(
            try test.write(bare, ConditionsQuery(a: true, b: true)).missing
                == ["hero.friends", "hero.appearsIn", "hero.mass", "hero.height"]
        )
    }

    @Test func theTypeOfTheRootIsKnownWhereItIsAskedFor() throws {
        try test.write(#"{"data":{"items":[]}}"#, WideQuery())
        #expect(test.records["root"]?.hasPrefix(" {") == true)
    }
}
