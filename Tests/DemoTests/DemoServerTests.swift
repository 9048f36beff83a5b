import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// The scenes of `Examples/starwars` on a server whose ids are numbers from 1 to n for each type.
///
/// The operations are the example's, compiled with `"identity": "perType"`.
@Suite(.enabled(if: TestServer.isExpected, Comment(rawValue: TestServer.howToSetUp)))
struct DemoServerTests {
    private let client: TestClient
    private let network: HTTPNetwork
    private let environment: RelayEnvironment
    /// The app of another user, which shares only the server.
    private let visitor: RelayEnvironment

    init() async throws {
        // A server of its own, because the scenes write reviews.
        client = TestClient(of: try await TestServer())
        network = HTTPNetwork(url: client.url(path: "/numbered/graphql"))
        // Nothing is released, so that each record is compared after each scene.
        var options = RelayEnvironment.Options()
        options.releaseBufferSize = 1000
        environment = RelayEnvironment(network: network, options: options)
        visitor = RelayEnvironment(network: network, options: options)
    }

    /// Twice, so that each object is met first in several places.
    @Test func theDemoMergesNoTwoRecords() async throws {
        for _ in 0..<2 {
            let results = environment.preload(SearchQuery(text: "er"))
            try await heroes()
            try await expectNoMergedRecords()
            try await search(results)
            try await expectNoMergedRecords()
            try await starships()
            try await expectNoMergedRecords()
            try await reviews()
            try await expectNoMergedRecords()
            try await liveReviews()
            try await expectNoMergedRecords()
        }
        // Otherwise nothing could have been merged.
        let names = environment.inspect().json.map { $0.key }.filter { $0.hasSuffix(#"")"#) }
        let types = Dictionary(grouping: names) { $0.drop { $0 != "(" } }
        #expect(types.contains { $0.value.count >= 3 })
    }

    /// What makes two objects of the server one record is found.
    @Test func mergedRecordsAreFound() async throws {
        try await heroes()
        let objects = try await serverObjects()
        let keys = ["Human", "Droid"].map { RecordKey($0, id: "1") }
        #expect(Self.mergedRecords(in: environment, objects) == [])
        try environment.commitUpdate { store in
            let droid = store.record(keys[1]) ?? store.create(keys[1], type: "Droid")
            droid.setValue("R2-D2", for: "name")
            (store.record(keys[0]) ?? store.create(keys[0], type: "Human")).copyFields(from: droid)
        }
        #expect(Self.mergedRecords(in: environment, objects).contains(#"Human("1").name"#))
        // A record of an id that is not of one type alone.
        try environment.commitUpdate { store in
            _ = store.create(RecordKey(ID("1")), type: "Human")
        }
        #expect(Self.mergedRecords(in: environment, objects).contains(#""1""#))
    }

    // MARK: - Scenes

    private func heroes() async throws {
        for episode in [Episode.jedi, nil] {
            let data = try await environment.fetch(HeroQuery(episode: episode))
            let hero = try #require(data.hero)
            let card = try environment.read(hero.heroCard_character)
            let friends = try card.friends.map { friend in
                try environment.read(friend.friendRow_character).name
            }
            #expect(Set(friends).count == friends.count)
            #expect(!friends.contains(card.name))
        }
    }

    private func search(_ results: LiveQuery<SearchQuery>) async throws {
        let response = await results.settled()
        #expect(response.failure == nil)
        let found = try #require(response.data?.search)
        #expect(!found.isEmpty)
    }

    private func starships() async throws {
        let list = try await environment.fetch(StarshipListQuery(first: 4)).starshipList_query
        while try await environment.loadNext(4, of: list) != .atEnd {}
        let starships = try environment.read(list).starships
        let ids = starships.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.count == starships.totalCount)
    }

    private func reviews() async throws {
        let data = try await environment.fetch(ReviewsQuery(episode: .jedi))
        let before = try environment.read(data.reviewSummary.reviewSummary_summary).total
        let review = ReviewInput(stars: 5, commentary: "Ewoks!")
        try await environment.commit(CreateReviewMutation(episode: .jedi, review: review))
        let summary = try environment.read(data.reviewSummary.reviewSummary_summary)
        #expect(summary.total == before + 1)
    }

    private func liveReviews() async throws {
        let data = try await environment.fetch(ReviewsQuery(episode: .empire))
        let before = try environment.read(data.reviewSummary.reviewSummary_summary).total
        // The subscription of the first round has ended.
        #expect(try await client.count("listeners", becomes: 0))
        let events = environment.subscribe(ReviewAddedSubscription(episode: .empire))
        var received = events.makeAsyncIterator()
        #expect(try await client.count("listeners", becomes: 1))
        let review = ReviewInput(stars: 2, commentary: .null)
        try await visitor.commit(CreateReviewMutation(episode: .empire, review: review))
        let next = try await received.next()
        let event = try #require(next)
        #expect(try environment.read(event.reviewAdded.reviewRow_review).stars == 2)
        let summary = try environment.read(data.reviewSummary.reviewSummary_summary)
        #expect(summary.total == before + 1)
    }

    // MARK: - What the store holds

    /// Expects each record with a key to be one object of the server.
    private func expectNoMergedRecords() async throws {
        let objects = try await serverObjects()
        for environment in [environment, visitor] {
            #expect(Self.mergedRecords(in: environment, objects) == [])
        }
    }

    /// The fields of records that are not those of one object of the server, and the records that are
    /// no object of it.
    private static func mergedRecords(
        in environment: RelayEnvironment,
        _ objects: [String: [String: JSONValue]]
    ) -> [String] {
        var found: [String] = []
        for (name, record) in environment.inspect().json {
            // A place, such as the root, a list's edges and mutations.
            guard name.hasSuffix(#"")"#) || name.hasPrefix("\""), let record = record.object
            else { continue }
            guard let object = objects[name] else {
                found.append(name)
                continue
            }
            for (field, value) in record {
                let field = String(field.prefix { $0 != "(" })
                guard let expected = object[field], value != expected else { continue }
                found.append("\(name).\(field)")
            }
        }
        return found.sorted()
    }

    /// The server's objects by the names of their records, without the store between.
    private func serverObjects() async throws -> [String: [String: JSONValue]] {
        let reviews = ["NEWHOPE", "EMPIRE", "JEDI"].map { episode in
            """
            reviews\(episode): reviews(episode: \(episode)) { __typename id stars commentary }
            summary\(episode): reviewSummary(episode: \(episode)) { __typename id episode }
            """
        }
        let text = """
            query Everything {
              search(text: "") {
                __typename
                ... on Human {
                  id name appearsIn homePlanet height(unit: FOOT)
                  friends { __typename id } starships { __typename id }
                }
                ... on Droid {
                  id name appearsIn primaryFunction friends { __typename id }
                }
                ... on Starship { id name length(unit: METER) }
              }
              \(reviews.joined(separator: "\n"))
            }
            """
        let request = RequestParameters(name: "Everything", operationKind: .query, text: text)
        var objects: [String: [String: JSONValue]] = [:]
        let responses = network.execute(
            request: request,
            variables: [:],
            cacheConfig: CacheConfig(force: true)
        )
        for try await response in responses {
            collect(try JSONValue(parsing: response), into: &objects)
        }
        #expect(objects.count > 12)
        return objects
    }

    /// Adds the objects in a response that have more than a type and an id.
    private func collect(_ value: JSONValue, into objects: inout [String: [String: JSONValue]]) {
        if let elements = value.array {
            for element in elements { collect(element, into: &objects) }
        }
        guard let members = value.object else { return }
        for (_, member) in members { collect(member, into: &objects) }
        guard let name = name(of: value), members.count > 2 else { return }
        var fields: [String: JSONValue] = [:]
        for (field, member) in members { fields[field] = stored(member) }
        #expect(objects[name] == nil)
        objects[name] = fields
    }

    /// A value as records have it, where links are names.
    private func stored(_ value: JSONValue) -> JSONValue {
        guard let elements = value.array else { return value }
        let names = elements.compactMap { name(of: $0) }
        // No list of scalars is empty here.
        return names.count == elements.count
            ? ["__refs": .array(names.map { .string($0) })] : value
    }

    private func name(of value: JSONValue) -> String? {
        guard let type = value.object?["__typename"]?.string,
            let id = value.object?["id"]?.string
        else { return nil }
        return "\(type)(\"\(id)\")"
    }
}
