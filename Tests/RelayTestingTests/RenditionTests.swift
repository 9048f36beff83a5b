import Relay
import RelayTestingTraits
import Testing

@testable import RelayTesting

/// Data and stores as text.
@Suite struct RenditionTests {
    @Test func showsListsObjectsAndNil() throws {
        let story = StoryDetails_story.Data.sample(
            subtitle: nil,
            kinds: [.news, .unknown("OTHER")],
            related: [.sample(id: "7", title: "A \"B\"\nC"), .sample(id: "8")]
        )
        expectRendition(
            of: try story.data,
            is: """
                subtitle: nil
                rating: nil
                kind: NEWS
                kinds:
                  - NEWS
                  - OTHER
                createdAt: "createdAt"
                grid: nil
                related:
                  -
                    id: "7"
                    title: "A \\"B\\"\\nC"
                  -
                    id: "8"
                    title: "title"
                """
        )
    }

    @Test func showsTheCaseOfAChoice() throws {
        let result = SearchResultRow_result.Data.story(title: "A", author: .sample(name: "Ann"))
        expectRendition(
            of: try result.data,
            is: """
                case story
                  title: "A"
                  author:
                    name: "Ann"
                """
        )
    }

    @Test func showsTheNodesOfAConnectionOnce() throws {
        let list = StoryList_query.Data.sample(stories: .sample(nodes: [.sample()], hasNext: true))
        let text = Rendition(of: try list.data).text
        #expect(text.components("...StoryRow_story") == 1, "\(text)")
        #expect(text.components("hasNextPage: true") == 1, "\(text)")
        #expect(!text.contains("nodes:"))
    }

    @Test func showsEveryRecordOfAStore() throws {
        let environment = MockEnvironment().environment
        let story = environment.write(StoryRow_story.Data.sample(title: "A"))
        let text = Rendition(storeOf: environment).text
        #expect(text.contains("\"Story:1\" Story\n"), "\(text)")
        #expect(text.contains("  author: → \"User:1\"\n"), "\(text)")
        #expect(text.contains("  title: \"A\""), "\(text)")
        #expect(Rendition(storeOf: environment) == Rendition(storeOf: environment))
        #expect(try environment.read(story).title == "A")
    }

    @Test func namesDeletedRecords() throws {
        let environment = MockEnvironment().environment
        let story = environment.write(StoryRow_story.Data.sample())
        try environment.commitUpdate { store in store.delete("Story:1") }
        #expect(Rendition(storeOf: environment).text.contains("\"Story:1\" deleted"))
        withExtendedLifetime(story) {}
    }

    @Test func ofAnEmptyStoreIsShort() {
        #expect(
            Rendition(storeOf: MockEnvironment().environment).text.split(separator: "\n").count <= 1
        )
    }

    @Test func marksLinesThatDiffer() {
        let found: Rendition = "a\nb\nc\n\nd"
        #expect(found.difference(from: found) == nil)
        #expect(
            found.difference(from: "a\nx\nc\n\nd\ne") == "  a\n- x\n+ b\n  c\n  \n  d\n- e"
        )
    }

    @Test func recordsAnIssueWithTheDifference() throws {
        let data = try StoryRow_story.Data.sample(title: "Old").data
        withKnownIssue {
            expectRendition(of: data, is: "title: \"New\"")
        } matching: { issue in
            issue.comments.contains { "\($0)".contains("- title: \"New\"\n+ title: \"Old\"") }
        }
    }
}

extension String {
    /// Returns how often a text occurs.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
