// swift-format-ignore-file
import Relay
import RelayTesting
import RelayTestingTraits
import Testing

func storyRow(_ story: StoryRow_story.Ref, in environment: RelayEnvironment) throws -> String {
    let story = try environment.read(story)
    let author = try environment.read(story.author.byline_user)
    return "\(story.title) by \(author.name), \(story.likeCount) likes"
}

@Suite struct StoryRowTests {
    @Test func showsTheAuthor() throws {
        let story = StoryRow_story.Data.sample(title: "Hello", author: .sample(byline_user: .sample(name: "Ann")))
        let row = try storyRow(story.ref, in: story.environment)
        #expect(row == "Hello by Ann, 42 likes")
    }

    @Test func showsWhateverTheSearchFound() throws {
        let result = SearchResultRow_result.Data.story(title: "Hello", author: .sample(name: "Ann"))
        guard case .story(let story) = try result.data else {
            Issue.record("It is no story.")
            return
        }
        #expect(story.author.name == "Ann")
    }

    @Test func showsAListOfStories() throws {
        let list = StoryList_query.Data.sample(
            stories: .sample(nodes: [.sample(), .sample(storyRow_story: .sample(title: "B"))], hasNext: true)
        )
        let stories = try list.data.stories
        let rows = try stories.nodes.map { try storyRow($0.storyRow_story, in: list.environment) }
        #expect(rows == ["title by name, 42 likes", "B by name, 42 likes"])
    }

    @Test func showsDefaults() throws {
        let story = StoryRow_story.Data.sample(title: "Hello")
        expectRendition(
            of: try story.data,
            is: """
                title: "Hello"
                likeCount: 42
                isRead: false
                author:
                  id: "User:1"
                  byline_user: ...Byline_user
                """
        )
    }

    @Test func showsWhatDependsOnArguments() throws {
        // fragment PersonName_person on Person @argumentDefinitions(withName: { type: "Boolean!" }) {
        //   id
        //   name @include(if: $withName)
        // }
        #expect(try PersonName_person.Data.sample(name: "Ann").data.name == "Ann")
        #expect(try PersonName_person.Data.sample().data.name == nil)
    }

    @Test func showsAChange() async throws {
        let environment = MockEnvironment().environment
        let story = environment.write(StoryRow_story.Data.sample(title: "Old"))
        try environment.commitUpdate { store in
            store.record(story)?.setValue("New", for: "title")
        }
        #expect(try storyRow(story, in: environment) == "New by name, 42 likes")
    }
}
