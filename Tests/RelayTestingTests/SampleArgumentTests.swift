import Relay
import RelayTesting
import Testing

/// Samples of fragments whose data depends on arguments and on variables of the operation.
@Suite(.timeLimit(.minutes(1))) struct SampleArgumentTests {
    @Test func readsValuesUnderConditions() throws {
        #expect(try PersonName_person.Data.sample(name: "Ann").data.name == "Ann")
        let author = try PersonAuthor_person.Data.sample(
            author: .sample(name: "Ann"),
            more: .sample(author: .sample(myUsername: "ann"))
        ).data
        #expect(author.more?.author?.myUsername == "ann")
        // The default of the argument would leave it out.
        #expect(try PersonCard_person.Data.sample(site: .mobile).data.site == .mobile)
        // The operation's variable decides about it.
        let body = try PersonCard_person.Data.sample(body: .sample(text: "Hello")).data.body
        #expect(body?.text == "Hello")
    }

    @Test func readsNothingThatHasNoValue() throws {
        let data = try PersonCard_person.Data.sample().data
        #expect(data.name == nil && data.username == nil && data.site == nil && data.body == nil)
        #expect(try PersonName_person.Data.sample().data.name == nil)
        let other = try PersonCard_person.Data.sample(name: "Ann").data
        #expect(other.name == "Ann" && other.username == nil && other.site == nil)
    }

    @Test func valuesThatExcludeEachOtherAreNotReadTogether() throws {
        let data = try PersonCard_person.Data.sample(name: "Ann", username: "ann").data
        #expect(data.name == "Ann")
        #expect(data.username == nil)
        #expect(try PersonCard_person.Data.sample(username: "ann").data.username == "ann")
    }

    @Test func fieldsWithDifferentArgumentsHaveTheirOwnValues() throws {
        let person = PersonCard_person.Data.sample(
            icon: .sample(uri: "small"),
            photo: .sample(uri: "big"),
            unscaled: .sample(uri: "as it is")
        )
        let data = try person.data
        #expect(data.icon?.uri == "small")
        #expect(data.photo?.uri == "big")
        #expect(data.unscaled?.uri == "as it is")
        let one = try PersonCard_person.Data.sample(photo: .sample(uri: "big")).data
        #expect(one.icon == nil && one.photo?.uri == "big" && one.unscaled == nil)
    }

    @Test func argumentsReachTheFragmentsInside() throws {
        let byline = PersonName_person.Data.sample(name: "Ann")
        let person = PersonCard_person.Data.sample(author: .sample(byline: byline))
        let reference = try #require(try person.data.author?.byline)
        #expect(try person.environment.read(reference).name == "Ann")
        let both = PersonCard_person.Data.sample(name: "Bo", author: .sample(byline: byline))
        let inner = try #require(try both.data.author?.byline)
        #expect(try both.environment.read(inner).name == "Ann")
        #expect(try both.data.name == "Bo")
    }

    @Test func isTheSameInAnotherEnvironmentAndInAResponse() async throws {
        let person = PersonCard_person.Data.sample(
            name: "Ann",
            body: .sample(text: "Hello"),
            icon: .sample(uri: "small"),
            photo: .sample(uri: "big")
        )
        let mock = MockEnvironment(unexpected: .fail)
        let written = try mock.environment.read(mock.environment.write(person))
        mock.answer(PersonCardQuery.self, with: .sample(me: .sample(personCard_person: person)))
        let query = PersonCardQuery(withName: true, showsBody: true)
        let me = try #require(try await mock.environment.fetch(query).me)
        let sent = try mock.environment.read(me.personCard_person)
        for data in [written, sent] {
            #expect(data.name == "Ann")
            #expect(data.body?.text == "Hello")
            #expect(data.icon?.uri == "small")
            #expect(data.photo?.uri == "big")
        }
    }

    @Test func argumentsOnWhichNothingDependsAreNotSent() async throws {
        let mock = MockEnvironment()
        let sample = StoryList_query.Data.sample(
            stories: .sample(nodes: [.sample(id: "1")], hasNext: true)
        )
        let list = mock.environment.write(sample)
        let environment = mock.environment
        let loading = Task { try await environment.loadNext(2, of: list) }
        let page = try await mock.next(StoryPageQuery.self)
        #expect(page.variables["kind"] == nil)
        #expect(page.variables["cursor"] == "endCursor")
        try await page.resolve(
            StoryPageQuery.Data.sample(
                storyList_query: .sample(stories: .sample(nodes: [.sample(id: "2")]))
            )
        )
        _ = try await loading.value
        #expect(try environment.read(list).stories.nodes.map(\.id) == ["1", "2"])
    }
}
