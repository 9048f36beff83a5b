import Foundation
import Relay
import RelayTesting
import Testing

/// The behaviours that Relay's tests of `MockPayloadGenerator` check, and the tests that check them
/// here.
@Suite struct MockPayloadGeneratorTests {
    typealias Behaviour = RelayMockEnvironmentTests.Behaviour

    private static let lists = "Lists have two elements instead of one."
    private static let extra =
        "A null in a list is written `.null`, and an element to generate `[:]`."
    private static let modules = """
        `@module` and `@match` are errors of the generator, because the code of a fragment is part \
        of the app. What is left of the behaviour is the choice of the type.
        """

    static let behaviours: [Behaviour] = [
        .init("generate mock for simple fragment", "hasTheFieldsOfAFragment"),
        .init("generate mock with abstract inline fragment", "hasTheFieldsOfAbstractTypes"),
        .init("generate mock with inline fragment", "mergesTheSelectionsOfAField"),
        .init(
            "generate mock with condition (and other complications)",
            "hasConditionalFieldsAsTheVariablesSay"
        ),
        .init("generate mock with connection", "hasThePageOfAConnection"),
        .init("generate basic mock data", "hasTheFieldsOfAFragment"),
        .init(
            "generate mock using custom mock functions",
            "asksResolversOfScalarsByName",
            "Ids are derived from paths; there is no `generateId`."
        ),
        .init(
            "generate mock using custom mock functions for object type",
            "ignoresWhatIsNotSelected"
        ),
        .init("generate mock for objects without concrete type", "letsAResolverChooseTheType"),
        .init(
            "generate mock using custom mock functions for object type (multiple object)",
            "asksSeveralResolvers"
        ),
        .init(
            "check context in the mock resolver",
            "resolversSeeWhereTheyAre",
            """
            The path is a text with the indices of lists, a field without alias has its name as the \
            response key, and the type of the object around it is always known.
            """
        ),
        .init("generate mock with manual mock for objects", "resolversMakeValuesFromThePath"),
        .init("generate mock with multiple spreads", "hasTheFieldsOfAbstractTypes"),
        .init("generate mock and verify arguments in the context", "resolversTellByArguments"),
        .init("generate mock for fragment with @argumentsDefinition", "appliesArguments"),
        .init("generate mock for plural fragment", "hasObjectsForPluralFragments", lists),
        .init("generate mock for multiple fragment spreads", "mergesFragments"),
        .init(
            "generate mock for with directives and handlers",
            "handlesDirectivesTogether",
            "Handlers are those of connections and edges."
        ),
        .init(
            "should return `null` for selection if that is specified in default values",
            "resolversMaySetFieldsToNull"
        ),
        // with @relay_test_operation, which is not needed here
        .init("generate mock for simple query", "hasTheFieldsOfAQuery", lists),
        .init("generate mock for simple fragment", "hasTheFieldsOfAFragment"),
        .init("generate mock with Enums", "hasTheFieldsOfAQuery"),
        .init("generate mock with Mock Resolvers for Concrete Type", "asksResolversOfObjectTypes"),
        .init("generate mock with Mock Resolvers for Interface Type", "asksResolversOfInterfaces"),
        .init(
            "generate mock with Mock Resolvers for Interface Type with multiple fragment spreads",
            "letsAResolverChooseTheType"
        ),
        .init(
            "generate mock with Mock Resolvers for Interface Type with multiple fragments",
            "letsAResolverChooseTheType"
        ),
        .init(
            "generate mock with Mock Resolvers for Interface Type with Concrete Type mock resolver",
            "asksResolversOfObjectTypes"
        ),
        .init("generate mock with Mock Resolvers for Scalar field as null", "keepsNulls"),
        .init("generate mock with multiple items in arrays for scalar field", "usesGivenLists"),
        .init("generate mock with empty array for scalar field ", "usesGivenLists"),
        .init(
            "generate mock with multiple items in arrays for linked field with default data",
            "generatesTheElementsOfGivenLists",
            extra
        ),
        .init(
            "generate mock with multiple items in arrays including null",
            "generatesTheElementsOfGivenLists",
            extra
        ),
        .init(
            "generate mock with multiple items in arrays for linked field with custom data",
            "completesTheElementsOfGivenLists"
        ),
        .init(
            "generate mock with multiple items in arrays for linked field with custom data and "
                + "additional mock resolver",
            "completesTheElementsOfGivenLists",
            extra
        ),
        .init(
            "generate mock data with mock resolver for ID that may return `undefined`",
            "generatesWhatResolversDoNotReturn"
        ),
        .init(
            "generate mock with default value for object in plural field",
            "asksResolversOfEdges",
            lists
        ),
        .init(
            "generate mock with default value for plural field and its object",
            "asksResolversOfEdges"
        ),
        .init(
            "generate mock with default value for scalar plural field",
            "takesASingleValueAsAListOfOne"
        ),
        .init(
            "generate mock for enum with different case should be OK",
            "keepsUnknownEnumValues",
            "An enum value has its case; another is an unknown value."
        ),
        .init("generate mock for enum in arrays", "usesGivenLists"),
        .init(
            "generate mock with invalid value for enum",
            "keepsUnknownEnumValues",
            "An unknown value is not an error, so that a test can send one of a newer schema."
        ),
        .init("generate mock with null for enum", "keepsNulls"),
        .init("generate mock for client extensions", "leavesOutClientFields"),
        .init("should generate data for @module", "choosesTheTypeOfAUnion", modules),
        .init(
            "should generate data for @match with MarkdownUserNameRenderer_name",
            "choosesTheTypeOfAUnion",
            modules
        ),
        .init(
            "should generate data for @match with PlainUserNameRenderer_name",
            "choosesTheTypeOfAUnion",
            modules
        ),
        .init(
            "should throw if invalid default value provide for __module_operation.",
            "choosesTheTypeOfAUnion",
            modules
        ),
        .init(
            "should generate data for @module with `null` in mock resolvers",
            "resolversOfAbstractTypesMayReturnNull",
            modules
        ),
    ]

    @Test func expressesAllOfThem() { #expect(Self.behaviours.count == 48) }

    @Test(arguments: behaviours) func isTested(behaviour: Behaviour) throws {
        try RelayMockEnvironmentTests().isTested(behaviour: behaviour)
    }

    // MARK: - Helpers

    static let schema: PayloadSchema = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("GraphQL/schema.graphql")
        return (try? PayloadSchema(contentsOf: file)) ?? PayloadSchema()
    }()

    /// Generates the data of a query, and checks that it is complete: with the types of the schema
    /// and with those of the operation only.
    static func data<Query: GraphQLQuery>(
        _ query: Query,
        _ resolvers: [String: PayloadOptions.Resolver] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> JSONObject {
        var options = PayloadOptions()
        options.resolvers = resolvers
        let alone = Payload.of(query, options: options)
        try isComplete(query, alone, sourceLocation)
        options.schema = schema
        let payload = Payload.of(query, options: options)
        try isComplete(query, payload, sourceLocation)
        return payload.data
    }

    /// Checks that nothing is missing after a response.
    private static func isComplete<Query: GraphQLQuery>(
        _ query: Query,
        _ payload: Payload,
        _ sourceLocation: SourceLocation
    ) throws {
        let environment = RelayEnvironment(network: MockNothing())
        let bytes = JSONValue.object(payload.response).utf8()
        try environment.commitPayload(query, response: Data(bytes))
        guard case .available = environment.check(query) else {
            Issue.record("The payload lacks fields: \(payload)", sourceLocation: sourceLocation)
            return
        }
    }
}

// MARK: - Documents

extension MockPayloadGeneratorTests {
    @Test func hasTheFieldsOfAFragment() throws {
        let expected: JSONObject = [
            "node": [
                "__typename": "Person", "id": "my-id", "name": "name",
                "picture": ["uri": "uri", "width": 42, "height": 42],
            ]
        ]
        #expect(try Self.data(PersonQuery()) == expected)
    }

    @Test func hasTheFieldsOfAQuery() throws {
        let expected: JSONObject = [
            "me": [
                "id": "Person:me", "firstName": "firstName", "site": "WEB",
                "traits": ["CHEERFUL", "CHEERFUL"], "emails": ["emails", "emails"],
            ]
        ]
        #expect(try Self.data(SitesQuery()) == expected)
    }

    @Test func hasTheFieldsOfAbstractTypes() throws {
        let actor = try Self.data(ActorQuery())["me"]?["actor"]
        #expect(actor?["__typename"] == "Person")
        #expect(actor?["__isNamed"] == "Person")
        #expect(actor?["name"] == "name")
        #expect(actor?["firstName"] == "firstName")
        #expect(actor?["traits"] == ["CHEERFUL", "CHEERFUL"])
        #expect(actor?["websites"] == nil)
        let page = try Self.data(ActorQuery(), ["Actor": { _ in ["__typename": "Page"] }])
        #expect(page["me"]?["actor"]?["websites"] == ["websites", "websites"])
        #expect(page["me"]?["actor"]?["__isNamed"] == nil)
        #expect(page["me"]?["actor"]?["firstName"] == nil)
    }

    @Test func mergesTheSelectionsOfAField() throws {
        let short = try Self.data(AuthorsQuery(condition: false))["node"]?["author"]?.object
        #expect(Set(short?.keys ?? []) == ["id", "name", "authorID", "username"])
        #expect(short?["authorID"] == short?["id"])
        let long = try Self.data(AuthorsQuery(condition: true))["node"]?["author"]
        #expect(long?["myID"] == long?["id"])
        #expect(long?["myUsername"] == "username")
        #expect(long?["emails"] == ["emails", "emails"])
        #expect(long?["birthdate"] == ["day": 42, "month": 42, "year": 42])
    }

    @Test(arguments: [false, true], [false, true])
    func hasConditionalFieldsAsTheVariablesSay(shows: Bool, hides: Bool) throws {
        let query = ConditionsQuery(showsPicture: shows, hidesBirthday: hides, showsMonth: shows)
        let me = try Self.data(query)["me"]
        #expect(me?["customID"] == me?["id"])
        #expect((me?["picture"] != nil) == shows)
        #expect((me?["birthdate"] != nil) == !hides)
        #expect((me?["birthdate"]?["month"] != nil) == (shows && !hides))
        #expect(me?["author"]?["objectType"] == "Person")
        #expect(me?["phones"]?[1]?["number"]?["display"] == "display")
    }

    @Test func hasThePageOfAConnection() throws {
        let me = try Self.data(FriendsQuery(first: 2))["me"]
        #expect(me?["myType"] == "Person")
        #expect(me?["myName"] == "name")
        let friends = me?["friends"]
        #expect(friends?["edges"]?.array?.map { $0["cursor"] } == ["cursor-0", "cursor-1"])
        #expect(friends?["edges"]?[1]?["node"]?["emails"] == ["emails", "emails"])
        #expect(friends?["pageInfo"]?["endCursor"] == "cursor-1")
        #expect(friends?["pageInfo"]?["hasNextPage"] == true)
        let ids = friends?["edges"]?.array?.map { $0["node"]?["id"]?.string } ?? []
        #expect(ids == ["Person:me.friends.edges.0.node", "Person:me.friends.edges.1.node"])
        let short = try Self.data(FriendsQuery(first: 1, skipsEmails: true))["me"]?["friends"]
        #expect(short?["edges"]?[0]?["node"]?["emails"] == nil)
    }

    @Test func appliesArguments() throws {
        let me = try Self.data(PicturesQuery())["me"]
        #expect(me?["name"] == "name")
        #expect(me?["id"] == "Person:me")
    }

    @Test func hasObjectsForPluralFragments() throws {
        let comments = try Self.data(CommentsQuery())["comments"]
        let expected: JSONValue = [
            ["id": "Comment:comments.0", "body": ["text": "text"]],
            ["id": "Comment:comments.1", "body": ["text": "text"]],
        ]
        #expect(comments == expected)
    }

    @Test func mergesFragments() throws {
        let me = try Self.data(SpreadsQuery(), ["Actor": { _ in ["__typename": "Page"] }])["me"]
        #expect(me?["body"] == ["text": "text"])
        #expect(me?["actor"]?["name"] == "name")
        #expect(me?["myActor"]?["pageName"] == "pageName" || me?["myActor"]?["pageName"] == "name")
        #expect(me?["username"] == "username")
        #expect(me?["picture"]?["uri"] == "uri")
        #expect(me?["name"] == "name")
    }

    @Test func handlesDirectivesTogether() throws {
        let me = try Self.data(DirectivesQuery())["me"]
        #expect(me?["customName"] == "name")
        #expect(me?["name"] == "username")
        #expect(me?["friends"]?["edges"]?.array?.count == 3)
        #expect(me?["friends"]?["edges"]?[2]?["node"]?["body"] == ["text": "text"])
        #expect(me?["friends"]?["myPageInfo"]?["hasNextPage"] == true)
        #expect(me?["actor"]?["userName"] == "name")
        #expect(me?["actor"]?["pageName"] == nil)
        let page = try Self.data(DirectivesQuery(), ["Actor": { _ in ["__typename": "Page"] }])
        #expect(page["me"]?["actor"]?["userName"] == nil)
        #expect(page["me"]?["actor"]?["pageName"] == "name")
    }

    @Test func leavesOutClientFields() throws {
        let me = try Self.data(NoteQuery())["me"]
        #expect(me == ["id": "Person:me", "name": "name"])
    }
}
