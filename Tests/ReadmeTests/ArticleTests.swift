import Foundation
import Relay
import Testing

/// The code of the articles does what they say.
@Suite(.timeLimit(.minutes(10))) struct ArticleTests {
    private let news = #"""
        {"data":{"feed":[{"id":"1","title":"Hello","author":null}]},
        "errors":[{"message":"gone","path":["feed",0,"author"],"extensions":{"code":"LOST"}}]}
        """#

    private func environment(_ response: String) -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.warn = nil
        let network = API { _ in Data(response.utf8) }
        return RelayEnvironment(network: network, options: options)
    }

    @Test func theErrorOfAFieldIsShownInItsPlace() async throws {
        let environment = environment(news)
        let story = try await environment.fetch(NewsQuery()).feed[0]
        let article = HandlingErrors(
            environment: environment,
            report: { (_: Any...) in },
            show: { _ in },
            showRetryButton: { _ in }
        )
        let line = try article.byline(story.byline_story)
        #expect(line.hasPrefix("by an unknown author: ") && line.contains("gone"))
    }

    @Test func aRefusedMutationIsReported() async throws {
        let environment = environment(#"{"errors":[{"message":"not yours"}]}"#)
        let reported = Reports()
        let article = HandlingErrors(
            environment: environment,
            report: { (values: Any...) in reported.add("\(values)") },
            show: { _ in },
            showRetryButton: { _ in }
        )
        await article.like("1")
        #expect(reported.all.count == 1)
        #expect(reported.all[0].contains("not yours"))
    }

    @Test func localFieldsAreNilUntilTheyAreSet() async throws {
        let environment = environment(news)
        let story = try await environment.fetch(NewsQuery()).feed[0]
        let state = LocalState(environment: environment, report: { _ in })
        #expect(try environment.read(story.summary_story).isExpanded == nil)
        try state.toggle(story.summaryState_story)
        #expect(try environment.read(story.summary_story).isExpanded == true)
        try state.toggle(story.summaryState_story)
        #expect(try environment.read(story.summary_story).isExpanded == false)
        // The server's next response doesn't change it.
        _ = try await environment.fetch(NewsQuery())
        #expect(try environment.read(story.summary_story).isExpanded == false)
    }

    @Test func derivedFieldsFollowWhatTheyAreDerivedFrom() async throws {
        let feed = #"""
            {"data":{"feed":[{"id":"1","title":"Hello","likeCount":3,
            "author":{"id":"u","name":"Ann"}}]}}
            """#
        let environment = makeEnvironment(API { _ in Data(feed.utf8) })
        let story = try await environment.fetch(TeasersQuery()).feed[0].teaser_story
        #expect(try environment.read(story).creditLine == "Ann")
        try environment.commitUpdate { $0.record("u")?.setValue("Eve", for: "name") }
        #expect(try environment.read(story).creditLine == "Eve")
    }

    @Test func derivedFieldsHaveTheObjectsOfTheirKeys() async throws {
        let feed =
            #"{"data":{"feed":[{"id":"1","related":[{"id":"2","likeCount":1},{"id":"3","likeCount":5}]}]}}"#
        let next =
            #"{"data":{"story":{"id":"3","title":"Next","likeCount":5,"author":{"id":"u","name":"Ann"}}}}"#
        let environment = makeEnvironment(
            API { body in
                let isNext = String(decoding: body, as: UTF8.self).contains("Ending_story_readNext")
                return Data((isNext ? next : feed).utf8)
            }
        )
        let story = try await environment.fetch(EndingsQuery()).feed[0].ending_story
        for await ending in environment.observe(story) {
            #expect(ending.readNext?.title == "Next")
            let teaser = try #require(ending.readNext?.teaser_story)
            #expect(try environment.read(teaser).creditLine == "Ann")
            break
        }
    }

    @Test func derivedFieldsHaveObjectsOfTheApp() async throws {
        let feed = #"{"data":{"feed":[{"id":"1","title":"Hello"},{"id":"2","title":"Bye"}]}}"#
        let environment = makeEnvironment(API { _ in Data(feed.utf8) })
        let stories = try await environment.fetch(AnnotatedQuery()).feed
        let kept = keepNotes(in: environment)
        #expect(try environment.read(stories[0].annotated_story).note == nil)
        for text in ["Later", "Read it"] { try note(text, about: "1", in: environment) }
        environment.collectGarbage()
        #expect(try environment.read(stories[0].annotated_story).note?.text == "Read it")
        #expect(try environment.read(stories[1].annotated_story).note == nil)
        #expect(try environment.read(NotesQuery()).notes?.count == 1)
        withExtendedLifetime(kept) {}
    }

    @Test func listsFollowTheirFilter() async throws {
        let stories = """
            {"data":{"search":[{"id":"1","title":"Hello","likeCount":300},
            {"id":"2","title":"Bye","likeCount":100}]}}
            """
        let environment = environment(stories)
        let query = try await environment.fetch(PopularQuery()).popular_query
        func titles() throws -> [String] { try environment.read(query).search.map(\.title) }
        #expect(try titles() == ["Hello", "Bye"])
        try setLikes(500, of: "2", environment)
        #expect(try titles() == ["Bye", "Hello"])
        try setLikes(99, of: "1", environment)
        #expect(try titles() == ["Bye"])
    }

    @Test func liveFieldsFollowTheirSource() async throws {
        let feed = #"{"data":{"feed":[{"id":"1"}]}}"#
        let environment = makeEnvironment(API { _ in Data(feed.utf8) })
        let story = try await environment.fetch(ReadersQuery()).feed[0].readers_story
        #expect(try environment.read(story).readerCount == 0)
        var counts: [Int] = []
        for await readers in environment.observe(story) {
            counts.append(readers.readerCount)
            if readers.readerCount == 3 { break }
        }
        // Those in between may have been sent together.
        #expect(counts.first == 0 && counts == counts.sorted())
    }

    @Test func objectsOfTheAppAreKeptWhileTheyAreRetained() async throws {
        let environment = environment(news)
        let state = LocalState(environment: environment, report: { _ in })
        #expect(try environment.read(DraftQuery()).draft == nil)
        let kept = state.keeping()
        try state.write("Once")
        environment.collectGarbage()
        #expect(try environment.read(DraftQuery()).draft?.text == "Once")
        var values = environment.observe(DraftQuery(), fetchPolicy: .storeOnly)
            .makeAsyncIterator()
        #expect(try await values.next()?.draft?.text == "Once")
        try state.write("Twice")
        #expect(try await values.next()?.draft?.text == "Twice")
        environment.reset()
        #expect(try environment.read(DraftQuery()).draft == nil)
        kept.dispose()
    }

    /// The updater of the article puts new stories in front.
    @Test func anUpdaterOfASubscriptionChangesAList() async throws {
        let event = #"""
            {"data":{"storyAdded":{"id":"2","title":"New","likeCount":0,
            "author":{"id":"u","name":"Ann"}}}}
            """#
        let feed = #"""
            {"data":{"feed":[{"id":"1","title":"Old","likeCount":0,
            "author":{"id":"u","name":"Ann"}}]}}
            """#
        let network = API { body in
            let query = try JSONValue(parsing: body)["query"]?.string ?? ""
            return Data((query.hasPrefix("subscription") ? event : feed).utf8)
        }
        let environment = RelayEnvironment(
            network: network,
            options: FollowingTheServer.options()
        )
        try await environment.fetch(FeedQuery(first: 10))
        let article = FollowingTheServer(environment: environment, report: { (_: Any...) in })
        for try await _ in article.lists() {}
        let ids = try environment.read(FeedQuery(first: 10)).feed.map(\.id)
        #expect(ids == ["2", "1"])
    }

    /// Both mutations of the article on connections put the new story in front of its list.
    @Test func mutationsAddToAConnection() async throws {
        @Sendable func story(_ id: String, _ title: String) -> String {
            #"{"id":"\#(id)","title":"\#(title)","likeCount":0,"author":{"id":"u","name":"Ann"}}"#
        }
        let network = API { body in
            let query = try JSONValue(parsing: body)["query"]?.string ?? ""
            let data =
                if query.contains("AddStoryMutation") {
                    #"{"addStory":{"storyEdge":{"cursor":"b","node":\#(story("2", "Added"))}}}"#
                } else if query.contains("PublishStoryMutation") {
                    #"{"addStory":{"story":\#(story("3", "Published"))}}"#
                } else {
                    #"{"stories":{"edges":[{"cursor":"a","node":\#(story("1", "Old"))}],"#
                        + #""pageInfo":{"endCursor":"a","hasNextPage":false}}}"#
                }
            return Data(#"{"data":\#(data)}"#.utf8)
        }
        let environment = RelayEnvironment(network: network)
        let data = try await environment.fetch(StoriesQuery(tag: "news"))
        let article = Connections(environment: environment)
        let list = data.stories_query
        #expect(try article.titles(list) == ["Old"])
        try await article.add("Added", tag: "news")
        try await article.publish("Published", tag: "news")
        #expect(try article.titles(list) == ["Published", "Added", "Old"])
        // The list of another tag is not known, so the story is added to none.
        try await article.publish("Published", tag: "sports")
        #expect(try article.titles(list) == ["Published", "Added", "Old"])
    }

    /// The parts of an upload are in the order of the paths, after the operation and the map.
    @Test func anUploadIsSentInParts() {
        let upload = { FileUpload(data: Data(), name: $0, contentType: "text/plain") }
        let variables = VariableData(
            ["a": .null, "b": .null],
            uploads: ["b": upload("second"), "a": upload("first")]
        )
        let form = WritingANetwork.form(["query": "q"], variables)
        #expect(form.parts.map(\.name) == ["operations", "map", "0", "1"])
        #expect(form.parts[1].content == #"{"0":["variables.a"],"1":["variables.b"]}"#)
        #expect(form.parts[2...].map(\.content) == ["first", "second"])
    }

    private final class Reports: @unchecked Sendable {  // because one task uses it at a time.
        private(set) var all: [String] = []
        func add(_ text: String) { all.append(text) }
    }
}
