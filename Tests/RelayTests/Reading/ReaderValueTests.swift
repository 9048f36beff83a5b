import Testing

@testable import Relay

/// Scalars, enums, types, conditions and fragments as generated code reads them.
@Suite struct ReaderValueTests {
    private let test = TestEnvironment()

    private func hero(_ type: String, _ more: String = "", born: String = "\"1977\"") -> String {
        let being = type == "Human" ? "\"__isBeing\":\"Human\",\"born\":\(born),\"home\":null," : ""
        return #"{"data":{"hero":{"__typename":"\#(type)","id":"1","name":"Luke",\#(being)\#(more)"#
            + #""appearsIn":["JEDI","SEQUEL",null],"nickname":null,"picture":null,"friends":null,"#
            + #""friendsConnection":{"totalCount":null,"edges":null},"small":null,"large":null}}}"#
    }

    private let human = #""height":1.5,"feet":null,"#
    private let droid = #""primaryFunction":"beep","maker":null,"#

    @Test func enumValuesThatAreNewAreKept() throws {
        try test.write(hero("Human", human), HeroQuery(friends: true))
        let hero = try #require(try test.environment.read(HeroQuery(friends: true)).hero)
        #expect(hero.appearsIn == [.jedi, .unknown("SEQUEL"), nil])
        #expect(hero.appearsIn[1]?.rawValue == "SEQUEL")
    }

    @Test func eachTypeHasItsCase() throws {
        try test.write(hero("Human", human), HeroQuery(friends: true))
        guard case .human(let value)? = try test.environment.read(HeroQuery(friends: true)).hero
        else { throw Timeout(description: "no human") }
        #expect(value.height == 1.5 && value.feet == nil && value.born == Timestamp("1977"))
        try test.write(hero("Droid", droid), HeroQuery(friends: true))
        guard case .droid(let droid)? = try test.environment.read(HeroQuery(friends: true)).hero
        else { throw Timeout(description: "no droid") }
        #expect(droid.primaryFunction == "beep")
        #expect(try test.environment.read(droid.droidDetails_droid).maker == nil)
        try test.write(hero("Wookiee"), HeroQuery(friends: true))
        guard case .other(let other)? = try test.environment.read(HeroQuery(friends: true)).hero
        else { throw Timeout(description: "not other") }
        #expect(other.name == "Luke")
        #expect(other.asBeing == nil)
    }

    @Test func aCustomScalarThatCannotBeParsedIsNilWhereItMayBe() throws {
        try test.write(hero("Human", human, born: "\"long ago\""), HeroQuery(friends: true))
        let snapshot = test.snapshot(HeroQuery(friends: true))
        guard case .human(let value)? = snapshot.value?.hero else {
            throw Timeout(description: "no human")
        }
        #expect(value.born == nil)
        #expect(value.height == 1.5)
        #expect(snapshot.errors.map(\.path) == ["hero.born"])
        guard case .invalidScalar(let reason)? = snapshot.errors.first?.reason else {
            throw Timeout(description: "other reason")
        }
        #expect(reason.contains("is no time"))
    }

    @Test func aCustomScalarThatCannotBeParsedReachesTheNearestNullable() throws {
        try test.write(
            #"{"data":{"reviews":[{"id":"1","stars":1,"commentary":null,"createdAt":[1],"author":null}]}}"#,
            ReviewsQuery(episode: .jedi)
        )
        let reviews = try #require(try test.environment.read(ReviewsQuery(episode: .jedi)).reviews)
        let error = #expect(throws: StoreError.self) {
            try test.environment.read(reviews[0].reviewRow_review)
        }
        guard case .failed("ReviewRow_review", let errors)? = error else {
            throw Timeout(description: "\(error as Any)")
        }
        #expect(errors.map(\.path) == ["createdAt"])
        #expect(error?.description.contains("`createdAt` can't be parsed") == true)
    }

    @Test func conditionsDecideWhatIsRead() throws {
        try test.write(
            #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","always":"Luke","friends":[{"__typename":"Droid","id":"2","name":"R2","appearsIn":["JEDI"]}],"#
                + #""appearsIn":["JEDI"],"nickname":null,"picture":null,"__isBeing":"Human","born":null,"home":null,"mass":7,"height":8}}}"#,
            ConditionsQuery(a: true, b: true)
        )
        func read(_ a: Bool, _ b: Bool) throws -> ConditionsQuery.Data.Hero {
            try #require(try test.environment.read(ConditionsQuery(a: a, b: b)).hero)
        }
        #expect(try read(true, true).name == nil)
        #expect(try read(false, false).name == "Luke")
        #expect(try read(true, false).always == "Luke")
        #expect(try read(false, false).friends == nil)
        #expect(try read(true, false).friends?[0]?.name == "R2")
        #expect(try read(true, false).friends?[0]?.id == nil)
        #expect(try read(false, true).friends?[0]?.name == nil)
        #expect(try read(false, true).friends?[0]?.appearsIn == [.jedi])
        #expect(try read(false, true).appearsIn == [.jedi])
        #expect(try read(false, true).heroRow_character != nil)
        #expect(try read(true, true).heroRow_character == nil)
        guard case .human(let both) = try read(true, true),
            case .human(let one) = try read(true, false),
            case .human(let none) = try read(false, true)
        else { throw Timeout(description: "no humans") }
        #expect(both.mass == 7 && both.height == 8)
        #expect(one.mass == 7 && one.height == nil)
        #expect(none.mass == nil && none.height == nil)
    }

    @Test func fragmentsThatMayNotMatchAreNilWhereTheyDoNot() throws {
        let query = CharacterCardQuery(id: "1")
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story != nil)
        try test.write(#"{"data":{"node":{"__typename":"Vehicle","id":"1"}}}"#, query)
        #expect(try test.environment.read(query).node != nil)
        #expect(try test.environment.read(query).node?.characterCard_character == nil)
        try test.write(
            #"{"data":{"node":{"__typename":"Droid","id":"2","__isCharacter":"Droid","name":"R2","friends":[],"primaryFunction":null,"maker":null}}}"#,
            query
        )
        let reference = try #require(try test.environment.read(query).node?.characterCard_character)
        guard case .droid(let card) = try test.environment.read(reference) else {
            throw Timeout(description: "no droid")
        }
        #expect(card.name == "R2")
    }

    @Test func referencesAreEqualForTheSameObjectAndArguments() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let first = try #require(try test.environment.read(StoryQuery(id: "s")).node)
        let second = try #require(try test.environment.read(StoryQuery(id: "s")).node)
        #expect(first == second)
        #expect(first.storyRow_story == second.storyRow_story)
        #expect(first.storyRow_story?.id == second.storyRow_story?.id)
        #expect(Set([first.storyRow_story, second.storyRow_story]).count == 1)
    }

    @Test func textsThatUnicodeCallsEquivalentDiffer() throws {
        try test.write(storyResponse(title: "\u{e9}"), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let before = try test.environment.read(story)
        try test.write(storyResponse(title: "e\u{301}"), StoryQuery(id: "s"))
        let after = try test.environment.read(story)
        #expect(before != after)
        #expect(before.title == after.title)
    }

    @Test func valuesOfAnotherKindFail() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        // Past the checks of `setValue`, which refuses such a value.
        try test.environment.commitUpdate { store in
            guard let record = store.record("s") else { return }
            record[record.fieldKey("title", [:])] = .list([.string("x")])
        }
        #expect(
            throws: StoreError.failed(
                definition: "StoryRow_story",
                [FieldError(path: "title", reason: .unexpectedKind)]
            )
        ) { try test.environment.read(story) }
    }
}
