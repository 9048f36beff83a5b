import Foundation
import Relay
import RelayTesting
import Testing

/// What users of other testing tools complain about, and how it is here.
@Suite struct ComplaintTests {
    private func options(_ change: (inout PayloadOptions) -> Void = { _ in }) -> PayloadOptions {
        var options = PayloadOptions()
        options.schema = MockPayloadGeneratorTests.schema
        change(&options)
        return options
    }

    @Test(.bug("https://github.com/facebook/relay/issues/5258"))
    func listsOfAnObjectAndOfItsInterfaceAreOneList() async throws {
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(EdgesQuery.self, options: options())
        let friends = try await mock.environment.fetch(EdgesQuery()).me?.friends
        let edges = try #require(friends?.edges)
        #expect(edges.map { $0?.cursor } == ["cursor", "cursor"])
        #expect(edges.map { $0?.node?.id.rawValue }.allSatisfy { $0 != nil })
        let reference = try #require(friends?.edgeCursors_edges)
        let cursors = try mock.environment.read(reference)
        #expect(cursors.edges?.map { $0?.cursor } == ["cursor", "cursor"])
    }

    @Test(
        .bug("https://github.com/facebook/relay/issues/2778"),
        .bug("https://github.com/facebook/relay/issues/5158")
    )
    func listsOfEnumsAreLists() async throws {
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(SitesQuery.self, options: options())
        #expect(
            try await mock.environment.fetch(SitesQuery()).me?.traits == [.cheerful, .cheerful]
        )
        // A resolver of the enum is asked for each element.
        let derisive = options { $0.resolvers = ["Trait": { _ in "DERISIVE" }] }
        mock.answer(SitesQuery.self, options: derisive)
        #expect(
            try await mock.environment.fetch(SitesQuery()).me?.traits == [.derisive, .derisive]
        )
        // Without the schema, the values are unknown ones, and the list is a list.
        mock.answer(SitesQuery.self)
        let traits = try await mock.environment.fetch(SitesQuery()).me?.traits
        #expect(traits == [.unknown("UNKNOWN"), .unknown("UNKNOWN")])
    }

    @Test(.bug("https://github.com/facebook/relay/pull/5107"), arguments: 0..<50 as Range<UInt64>)
    func payloadsAreNormalizedWithoutMissingFields(seed: UInt64) throws {
        try isComplete(ActorQuery(), seed)
        try isComplete(AuthorsQuery(condition: seed % 2 == 0), seed)
        try isComplete(ContentQuery(), seed)
        try isComplete(DirectivesQuery(), seed)
        try isComplete(EdgesQuery(), seed)
        try isComplete(NodeNameQuery(), seed)
        try isComplete(RendererQuery(), seed)
        try isComplete(SpreadsQuery(), seed)
        try isComplete(TownQuery(), seed)
    }

    @Test(.bug("https://github.com/facebook/relay/pull/5107"))
    func payloadsAreNormalizedWithoutWarnings() async throws {
        let lines = Locked<[String]>([])
        var options = RelayEnvironment.Options()
        options.warn = { line in lines.withLock { $0.append(line) } }
        let mock = MockEnvironment(options: options, unexpected: .fail)
        mock.answer(ActorQuery.self)
        mock.answer(FeedQuery.self)
        mock.answer(SearchQuery.self)
        _ = try await mock.environment.fetch(ActorQuery())
        _ = try await mock.environment.fetch(FeedQuery(first: 2))
        _ = try await mock.environment.fetch(SearchQuery(text: "a"))
        #expect(lines.withLock { $0.copied } == [])
    }

    private func isComplete<Query: GraphQLQuery>(_ query: Query, _ seed: UInt64) throws {
        for withSchema in [false, true] {
            let options = options {
                $0.nullRate = seed % 3 == 0 ? 0.2 : 0
                if !withSchema { $0.schema = PayloadSchema() }
            }
            let payload = Payload.of(query, seed: seed, options: options)
            let environment = RelayEnvironment(network: MockNothing())
            let bytes = JSONValue.object(payload.response).utf8()
            try environment.commitPayload(query, response: Data(bytes))
            guard case .available = environment.check(query) else {
                Issue.record("\(query) with seed \(seed) lacks fields: \(payload.response)")
                return
            }
        }
    }

    /// A server returns one value for a field, whatever its aliases.
    @Test(.bug("https://github.com/facebook/relay/pull/5107"), arguments: 0..<50 as Range<UInt64>)
    func aliasesOfAFieldHaveTheSameValue(seed: UInt64) {
        for seed in [nil, seed] {
            let payload = Payload.of(SpreadsQuery(), seed: seed, options: options())
            let me = payload.data["me"]
            #expect(me?["actor"]?["__typename"] == me?["myActor"]?["__typename"])
            #expect(me?["actor"]?["id"] == me?["myActor"]?["id"])
            let page: JSONValue = ["__typename": "Page", "id": "7"]
            let given = options { $0.data = ["me": ["myActor": page]] }
            let actor = Payload.of(SpreadsQuery(), seed: seed, options: given).data["me"]?["actor"]
            #expect(actor?["__typename"] == "Page")
            #expect(actor?["id"] == "7")
            let authors = Payload.of(AuthorsQuery(condition: true), seed: seed).data["node"]
            #expect(authors?["author"]?["username"] == authors?["author"]?["myUsername"])
            #expect(authors?["author"]?["id"] == authors?["author"]?["authorID"])
        }
    }

    @Test(.bug("https://github.com/facebook/relay/issues/4881"))
    func samplesHaveTheFieldsOfTheClient() async throws {
        let sample = PersonNote_person.Data.sample(id: "7", note: "Call back")
        #expect(try sample.data.note == "Call back")
        // A response has no such fields, because no server sends them. They are in the store before
        // it arrives, and stay there.
        let mock = MockEnvironment(unexpected: .fail)
        let written = mock.environment.write(sample)
        mock.answer(NoteQuery.self, with: ["me": ["id": "7", "name": "Ann"]])
        let me = try #require(try await mock.environment.fetch(NoteQuery()).me)
        let data = try mock.environment.read(me.personNote_person)
        #expect(data.name == "Ann")
        #expect(data.note == "Call back")
        #expect(try mock.environment.read(written).name == "Ann")
    }

    @Test(.bug("https://github.com/facebook/relay/issues/4881"))
    func resolversAreAskedForEveryType() {
        let options = options {
            $0.resolvers = [
                "String": { $0.name == "image" ? "portrait.png" : nil },
                "User": { _ in ["name": "Ann"] },
            ]
        }
        let author = Payload.of(FeedQuery(first: 1), options: options).data["feed"]?[0]?["author"]
        #expect(author?["name"] == "Ann")
        #expect(author?["image"] == "portrait.png")
    }

    @Test(.bug("https://github.com/apollographql/apollo-ios/issues/3604"))
    func fragmentsHaveSamples() throws {
        let story = StoryRow_story.Data.sample(author: .sample(byline_user: .sample(name: "Ann")))
        let data = try story.data
        #expect(try story.environment.read(data.author.byline_user).name == "Ann")
    }

    /// Samples and mocks may be imported by an app, which links no test library.
    @Test(.bug("https://github.com/apollographql/apollo-ios/issues/2876"))
    func samplesLinkNoTestLibrary() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/RelayTesting").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
        #expect(files.count > 20)
        for file in files {
            let url = folder.appendingPathComponent(file)
            let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            let imports = lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") }
            for library in ["Testing", "XCTest"] {
                #expect(!imports.contains { $0.hasSuffix(" \(library)") }, "\(file)")
            }
        }
    }

    @Test(.bug("https://github.com/facebook/relay/issues/3825"))
    func aTypeIsNullWithoutItsParent() throws {
        let options = options { $0.resolvers = ["Image": { _ in .null }] }
        let node = Payload.of(PersonQuery(), options: options).data["node"]
        #expect(node?["picture"] == .null)
        #expect(node?["name"] == "name")
    }

    @Test(
        .bug("https://github.com/facebook/relay/issues/4676"),
        .bug("https://github.com/facebook/relay/issues/4712")
    )
    func deferredPartsOfElementsHaveTheirIndex() async throws {
        let query = DirectivesQuery(first: 2, delays: true)
        let payload = Payload.of(query, options: options { $0.defersParts = true })
        #expect(
            payload.parts.map { $0["path"] } == [
                ["me", "friends", "edges", 0, "node"], ["me", "friends", "edges", 1, "node"],
            ]
        )
        #expect(payload.parts.allSatisfy { $0["label"]?.string != nil })
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(DirectivesQuery.self, with: payload)
        let friends = try await mock.environment.fetch(query).me?.friends
        for node in friends?.nodes ?? [] {
            #expect(try mock.environment.read(node.late).body?.text == "text")
        }
    }

    @Test(.bug("https://github.com/facebook/relay/issues/5415"), arguments: 0..<20 as Range<UInt64>)
    func objectsThatAreSelectedAgainKeepTheirTypeAndFields(seed: UInt64) throws {
        let nodes = Payload.of(ContentQuery(), seed: seed, options: options()).data["nodes"]?.array
        for node in nodes ?? [] {
            let type = try #require(node["__typename"]?.string)
            #expect((node["message"] != nil) == (type == "Comment"))
            #expect((node["firstName"] != nil) == (type == "Person"))
            #expect((node["websites"] != nil) == (type == "Page"))
            #expect((node["__isActor"] != nil) == ["Page", "Person"].contains(type))
        }
    }
}
