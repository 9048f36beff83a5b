import Relay
import RelayTesting
import TestSupport
import Testing

/// Values of the test in generated payloads, as in Relay's tests of `MockPayloadGenerator`.
@Suite struct MockPayloadResolverTests {
    private func data<Query: GraphQLQuery>(
        _ query: Query,
        _ resolvers: [String: PayloadOptions.Resolver],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> JSONObject {
        try MockPayloadGeneratorTests.data(query, resolvers, sourceLocation: sourceLocation)
    }

    @Test func asksResolversOfScalarsByName() throws {
        let resolvers: [String: PayloadOptions.Resolver] = [
            "ID": { _ in "my-id-1001" },
            "String": { $0.name == "uri" ? "http://my-uri" : nil },
        ]
        let node = try data(PersonQuery(), resolvers)["node"]
        #expect(node?["id"] == "my-id-1001")
        #expect(node?["name"] == "name")
        #expect(node?["picture"]?["uri"] == "http://my-uri")
    }

    @Test func ignoresWhatIsNotSelected() throws {
        let image: PayloadOptions.Resolver = { _ in
            ["width": 200, "height": 100, "uri": "http://my-image"]
        }
        let town = try data(TownQuery(), ["Image": image])["node"]
        #expect(town?["backgroundImage"] == ["width": 200, "uri": "http://my-image"])
    }

    @Test func letsAResolverChooseTheType() throws {
        let page = try data(
            NodeNameQuery(),
            ["Node": { _ in ["__typename": "Page", "id": "my-page-id", "name": "my-page-name"] }]
        )
        #expect(
            page["node"]
                == ["__typename": "Page", "id": "my-page-id", "pageName": "my-page-name"]
        )
        let actor = try data(
            ActorQuery(),
            [
                "Actor": { _ in ["__typename": "Person", "name": "Mark"] },
                "Person": { _ in ["firstName": "Of Person", "name": "Not asked"] },
            ]
        )
        // The resolver of the object's own type comes first.
        #expect(actor["me"]?["actor"]?["firstName"] == "Of Person")
        let chosen = try data(
            NodeNameQuery(),
            [
                "Node": { _ in ["__typename": "Page", "id": "1"] },
                "Page": { _ in ["name": "Of Page", "id": "2"] },
            ]
        )
        #expect(chosen["node"] == ["__typename": "Page", "id": "1", "pageName": "Of Page"])
    }

    @Test func asksSeveralResolvers() throws {
        let node = try data(
            PersonQuery(),
            [
                "Person": { _ in ["name": "My user name"] },
                "Image": { _ in ["width": 200, "height": 100, "uri": "http://my-image"] },
            ]
        )["node"]
        #expect(node?["name"] == "My user name")
        #expect(node?["picture"] == ["uri": "http://my-image", "width": 200, "height": 100])
    }

    @Test func resolversSeeWhereTheyAre() throws {
        let contexts = Locked<[PayloadOptions.Context]>([])
        _ = try data(
            PicturesQuery(),
            [
                "Image": { context in
                    contexts.withLock { $0.append(context) }
                    return nil
                }
            ]
        )
        let seen = contexts.withLock { $0.copied }
        // Two payloads are generated: with the schema and without it. Each object is asked once.
        #expect(seen.count == 4)
        let first = try #require(seen.first)
        #expect(first.type == "Image")
        #expect(first.parentType == "Person")
        #expect(first.name == "picture")
        #expect(first.responseKey == "smallImage")
        #expect(first.arguments == ["scale": 1])
        #expect(first.path == "me.smallImage")
    }

    @Test func resolversMakeValuesFromThePath() throws {
        let page: PayloadOptions.Resolver = { context in
            [
                "id": .string("page-id of \(context.path)"),
                "name": context.name == "hometown" ? "My Hometown" : "My Page",
                "body": ["text": "My Text"],
                "url": .string("http://\(context.path)"),
            ]
        }
        let comment: PayloadOptions.Resolver = { context in
            ["message": ["text": .string("At \(context.path)")]]
        }
        let node = try data(TownQuery(), ["Page": page, "Comment": comment])["node"]
        #expect(node?["id"] == "page-id of node")
        #expect(node?["name"] == "My Page")
        #expect(node?["body"] == ["text": "My Text"])
        let town = node?["myTown"]
        #expect(town?["name"] == "My Hometown")
        #expect(town?["url"] == "http://node.myTown")
        let second = town?["comments"]?["edges"]?[1]?["comment"]
        #expect(second?["message"]?["text"] == "At node.myTown.comments.edges.1.comment")
        #expect(second?["likeSentence"] == ["text": "text"])
        #expect(town?["comments"]?["pageInfo"] == ["startCursor": "cursor-0"])
    }

    @Test func resolversTellByArguments() throws {
        let me = try data(
            PicturesQuery(),
            [
                "Image": { context in
                    switch context.arguments["scale"] {
                    case 1: ["uri": "small image"]
                    case 100: ["uri": "big image"]
                    default: nil
                    }
                }
            ]
        )["me"]
        #expect(me?["smallImage"] == ["uri": "small image"])
        #expect(me?["bigImage"] == ["uri": "big image"])
    }

    @Test func resolversMaySetFieldsToNull() throws {
        let me = try data(SpreadsQuery(), ["Person": { _ in ["actor": .null] }])["me"]
        #expect(me?["actor"] == .null)
        // The alias is another response key of the same field.
        #expect(me?["myActor"] == .null)
        #expect(me?["body"] == ["text": "text"])
    }

    @Test func asksResolversOfObjectTypes() throws {
        let node = try data(
            NodeNameQuery(),
            ["Person": { _ in ["id": "my-user-id", "name": "my-user-name"] }]
        )["node"]
        #expect(node?["id"] == "my-user-id")
        #expect(node?["userName"] == "my-user-name")
    }

    @Test func asksResolversOfInterfaces() throws {
        let node = try data(
            NodeNameQuery(),
            ["Node": { _ in ["id": "my-user-id", "name": "my-user-name"] }]
        )["node"]
        #expect(node?["__typename"] == "Person")
        #expect(node?["id"] == "my-user-id")
        #expect(node?["userName"] == "my-user-name")
    }

    @Test func keepsNulls() throws {
        let me = try data(
            SitesQuery(),
            ["Person": { _ in ["firstName": .null, "site": .null, "traits": .null] }]
        )["me"]
        #expect(me?["firstName"] == .null)
        #expect(me?["site"] == .null)
        #expect(me?["traits"] == .null)
    }

    @Test func usesGivenLists() throws {
        let resolver: PayloadOptions.Resolver = { context in
            let emails = (0..<5).map { JSONValue.string("\(context.path)-\($0)@example.com") }
            return ["emails": .array(emails), "traits": ["CHEERFUL", "DERISIVE"]]
        }
        let me = try data(SitesQuery(), ["Person": resolver])["me"]
        #expect(me?["emails"]?.array?.count == 5)
        #expect(me?["emails"]?[4] == "me-4@example.com")
        #expect(me?["traits"] == ["CHEERFUL", "DERISIVE"])
        let empty = try data(SitesQuery(), ["Person": { _ in ["emails": []] }])["me"]
        #expect(empty?["emails"] == [])
    }

    @Test func generatesTheElementsOfGivenLists() throws {
        let five = try data(
            FriendsQuery(),
            ["PersonConnection": { _ in ["edges": [[:], [:], [:], [:], [:]]] }]
        )["me"]?["friends"]?["edges"]
        #expect(five?.array?.count == 5)
        #expect(five?[4]?["node"]?["name"] == "name")
        let mixed = try data(
            FriendsQuery(),
            ["PersonConnection": { _ in ["edges": [.null, [:]]] }]
        )["me"]?["friends"]?["edges"]
        #expect(mixed?[0] == .null)
        #expect(mixed?[1]?["node"]?["name"] == "name")
    }

    @Test func completesTheElementsOfGivenLists() throws {
        let edges: JSONValue = [
            [:],
            ["node": ["id": "friend-1", "name": "Alice"]],
            ["node": ["name": "Bob"]],
        ]
        let found = try data(
            FriendsQuery(),
            [
                "PersonConnection": { _ in ["edges": edges] },
                "Person": { $0.path == "me" ? nil : ["username": .string("at \($0.path)")] },
            ]
        )["me"]?["friends"]?["edges"]
        #expect(found?[0]?["node"]?["name"] == "name")
        #expect(found?[1]?["node"]?["id"] == "friend-1")
        #expect(found?[1]?["node"]?["name"] == "Alice")
        #expect(found?[2]?["node"]?["id"] == "Person:me.friends.edges.2.node")
        #expect(found?[2]?["node"]?["name"] == "Bob")
        #expect(found?[2]?["node"]?["username"] == "at me.friends.edges.2.node")
    }

    @Test func generatesWhatResolversDoNotReturn() throws {
        let me = try data(
            FriendsQuery(first: 2),
            ["ID": { $0.path == "me.id" ? "this-is-my-id" : nil }]
        )["me"]
        #expect(me?["id"] == "this-is-my-id")
        #expect(
            me?["friends"]?["edges"]?[1]?["node"]?["id"] == "Person:me.friends.edges.1.node"
        )
    }

    @Test func asksResolversOfEdges() throws {
        let edge: PayloadOptions.Resolver = { _ in ["node": ["name": "Alice"]] }
        let two = try data(FriendsQuery(first: 2), ["PersonEdge": edge])["me"]?["friends"]
        #expect(two?["edges"]?.array?.map { $0["node"]?["name"] } == ["Alice", "Alice"])
        let connection: PayloadOptions.Resolver = { _ in ["edges": [[:], [:], [:]]] }
        let three = try data(
            FriendsQuery(),
            ["PersonEdge": edge, "PersonConnection": connection]
        )["me"]?["friends"]
        #expect(three?["edges"]?.array?.count == 3)
        #expect(three?["edges"]?[2]?["node"]?["name"] == "Alice")
    }

    @Test func takesASingleValueAsAListOfOne() throws {
        let me = try data(
            SitesQuery(),
            ["Person": { _ in ["emails": "my@example.com", "traits": "DERISIVE"] }]
        )["me"]
        #expect(me?["emails"] == ["my@example.com"])
        #expect(me?["traits"] == ["DERISIVE"])
    }

    @Test func keepsUnknownEnumValues() async throws {
        var options = PayloadOptions()
        options.resolvers = ["Person": { _ in ["site": "Web", "traits": ["CHEERFUL", "LATER"]] }]
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(SitesQuery.self, options: options)
        let me = try await mock.environment.fetch(SitesQuery()).me
        #expect(me?.site == .unknown("Web"))
        #expect(me?.traits == [.cheerful, .unknown("LATER")])
    }

    @Test func choosesTheTypeOfAUnion() throws {
        let markdown = try data(
            RendererQuery(),
            ["NameRenderer": { _ in ["__typename": "MarkdownName"] }]
        )["me"]?["nameRenderer"]
        #expect(markdown?["markdown"] == "markdown")
        #expect(markdown?["data"] == ["text": "text"])
        #expect(markdown?["plaintext"] == nil)
        let plain = try data(
            RendererQuery(),
            ["NameRenderer": { _ in ["__typename": "PlainName"] }]
        )["me"]?["nameRenderer"]
        #expect(plain == ["__typename": "PlainName", "plaintext": "plaintext"])
        // A type that the operation doesn't know has the fields of all types.
        let other = try data(
            RendererQuery(),
            ["NameRenderer": { _ in ["__typename": "LaterName"] }]
        )["me"]?["nameRenderer"]
        #expect(other == ["__typename": "LaterName"])
    }

    @Test func resolversOfAbstractTypesMayReturnNull() throws {
        let union = try data(RendererQuery(), ["NameRenderer": { _ in .null }])
        #expect(union["me"]?["nameRenderer"] == .null)
        // So may the resolver of the object type that an object of an abstract type gets.
        let object = try data(NodeNameQuery(), ["Person": { _ in .null }])
        #expect(object["node"] == .null)
    }
}
