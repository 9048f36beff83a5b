import Foundation
import TestSupport
import Testing

@testable import Relay

/// A new version of an app that opens what an earlier version has written.
///
/// What still fits is there, and the rest is missing: nothing is shown in another form than the field has
/// now, and nothing is fetched without need.
@Suite(.timeLimit(.minutes(10))) struct ChangedAppTests {
    private let storage = MemoryStorage()

    private func launch() -> TestEnvironment {
        TestEnvironment(releaseBufferSize: 10) {
            var persistence = Persistence(storage)
            persistence.delay = .seconds(1_000)
            $0.persistence = persistence
        }
    }

    /// A field of an object.
    private func document(_ field: String, in test: TestEnvironment) throws -> TestDocument {
        try TestDocument(
            """
            normalization
             thing: type Thing @key(fields: ["id"])
              id: ID!
              \(field)
            """,
            in: test
        )
    }

    /// What a new version says of data when the type of a field has become another.
    private func availability(
        _ old: String,
        _ value: String,
        _ new: String
    ) async throws -> OperationAvailability {
        let first = launch()
        try document(old, in: first).write(#"{"thing":{"id":"1","f":\#(value)}}"#)
        try await first.environment.persist()
        let second = launch()
        return second.environment.store.check(try document(new, in: second).operation)
    }

    @Test(arguments: [
        ("f: String", #""a""#, "f: String!"), ("f: String!", #""a""#, "f: String"),
        ("f: String", "null", "f: String"), ("f: Int", "1", "f: Int!"), ("f: Int", "1", "f: Float"),
        ("f: String", #""A""#, "f: enum Color"), ("f: enum Color", #""OLD""#, "f: enum Color!"),
        ("f: ID", #""1""#, "f: String"), ("f: Int", "1", "f: scalar Count"),
        ("f: [String]", #"["a",null]"#, "f: [String]!"), ("f: [Int]", "[]", "f: [Int!]!"),
        ("f: [[Int]]", "[[1],null,[]]", "f: [[Int!]]"), ("f: scalar J", "[1,[2]]", "f: scalar J!"),
        ("f: scalar J", #"{"a":1}"#, "f: scalar Other"),
        ("f: [scalar J]", "[[1],2]", "f: [scalar J!]"),
        ("f: Boolean", "true", "f: Boolean!"), ("f: Float", "2", "f: Float!"),
    ])
    func whatStillFitsIsThere(old: String, value: String, new: String) async throws {
        #expect(try await availability(old, value, new) != .missing)
    }

    @Test(arguments: [
        ("f: String", "null", "f: String!"), ("f: Int", "1", "f: String"),
        ("f: String", #""1""#, "f: Int"), ("f: Float", "1.5", "f: Int"),
        ("f: Boolean", "true", "f: Int"), ("f: Int", "0", "f: Boolean"),
        ("f: String", #""a""#, "f: [String]"), ("f: [String]", #"["a"]"#, "f: String"),
        ("f: [String]", #"["a",null]"#, "f: [String!]"), ("f: [[Int]]", "[[1]]", "f: [Int]"),
        ("f: [Int]", "[1]", "f: [[Int]]"), ("f: scalar J", #"{"a":1}"#, "f: String"),
        ("f: scalar J", "[1]", "f: Int"), ("f: String", #""a""#, "f: type Part\n   g: Int"),
        ("f: type Part\n   g: Int", #"{"g":1}"#, "f: String"),
        ("f: type Part\n   g: Int", #"{"g":1}"#, "f: scalar J"),
        ("f: type Part\n   g: Int", #"{"g":1}"#, "f: [type Part]\n   g: Int"),
        ("f: [type Part]\n   g: Int", #"[{"g":1}]"#, "f: type Part\n   g: Int"),
        ("f: [type Part]\n   g: Int", #"[{"g":1},null]"#, "f: [type Part!]\n   g: Int"),
        ("f: [type Part]\n   g: Int", #"[{"g":1}]"#, "f: [type Part]\n   g: Int\n   h: Int"),
        ("f: [type Part]\n   g: Int", #"[{"g":1}]"#, "f: [type Part]\n   g: String"),
        ("f: Int", "1", "g: Int"),
    ])
    func theRestIsMissing(old: String, value: String, new: String) async throws {
        #expect(try await availability(old, value, new) == .missing)
    }

    @Test func thePartsOfListsAreLookedAtToo() async throws {
        let (old, new) = ("f: [type Part]\n   g: Int", "f: [type Part!]!\n   g: Int!")
        #expect(try await availability(old, #"[{"g":1},{"g":2}]"#, new) != .missing)
        #expect(try await availability(old, "[]", new) != .missing)
        #expect(try await availability(old, #"[{"g":1},{"g":null}]"#, new) == .missing)
    }

    @MainActor @Test func aModelFetchesWhatDoesNotFit() async throws {
        let first = launch()
        let wrong = storyResponse().replacingOccurrences(of: #""t""#, with: "null")
        try first.write(wrong, StoryQuery(id: "s"))
        try await first.environment.persist()
        let second = launch()
        second.network.answer { _, _ in nil }
        let query = QueryModel(StoryQuery(id: "s"), in: second.environment)
        #expect(query.isLoading)
        try await second.network.call().respond(storyResponse())
        #expect(try await comesToHold { @MainActor in query.phase == .loaded && !query.isLoading })
        let story = try #require(query.data?.node?.storyRow_story)
        #expect(FragmentModel(story, in: second.environment).data?.title == "t")
        #expect(second.network.calls.count == 1)
        // A server that sends null where it must not is not asked again and again.
        second.network.answer { _, _ in wrong }
        _ = try? await second.environment.fetch(StoryQuery(id: "s"), fetchPolicy: .networkOnly)
        #expect(second.environment.check(StoryQuery(id: "s")) != .missing)
    }
}
