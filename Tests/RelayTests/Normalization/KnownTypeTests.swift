import Testing

@testable import Relay

/// Conditions on types where the type is known: in fragments on interfaces that are spread on an object of a known
/// type, and at the root of operations.
@Suite struct KnownTypeTests {
    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }

    @Test func aFragmentReadsThatAnObjectOfAKnownTypeHasNoOtherOne() throws {
        let query = KnownDroidQuery(id: "1")
        try test.write(
            #"{"data":{"droid":{"id":"1","__isNode":"Droid","__isSearchResult":"Droid"}}}"#,
            query
        )
        #expect(test.isAvailable(query))
        let droid = try #require(try environment.read(query).droid)
        let node = try environment.read(droid.knownNode_node)
        #expect(node.asBeing == nil && node.asPiece == nil && node.being == nil)
        let result = try #require(node.result)
        #expect(try environment.read(result).__typename == "Droid")
    }

    @Test func aFragmentReadsThatAnObjectOfAKnownTypeHasAnotherOne() throws {
        let query = KnownHumanQuery(id: "1")
        try test.write(
            #"{"data":{"human":{"id":"1","__isNode":"Human","__isBeing":"Human","born":null,"#
                + #""__isSearchResult":"Human"}}}"#,
            query
        )
        #expect(test.isAvailable(query))
        let human = try #require(try environment.read(query).human)
        let node = try environment.read(human.knownNode_node)
        #expect(node.asBeing != nil && node.being != nil && node.asPiece == nil)
    }

    @Test func theRootHasItsType() throws {
        let query = KnownRootQuery()
        try test.write(#"{"data":{"viewer":{"id":"1","name":"Ann"}}}"#, query)
        #expect(test.isAvailable(query))
        let data = try environment.read(query)
        #expect(data.root?.viewer?.name == "Ann")
        #expect(try environment.read(data.knownRoot_query).own?.viewer?.name == "Ann")
    }

    @Test func soDoTheRootsOfMutationsAndSubscriptions() async throws {
        test.network.answer { request, _ in
            let field = request.operationKind == .mutation ? "likeStory" : "storyUpdated"
            return #"{"data":{"\#(field)":{"id":"s","likeCount":3}}}"#
        }
        let liked = try await environment.commit(KnownRootMutation(id: "s"))
        #expect(liked.root?.likeStory?.likeCount == 3)
        for try await event in environment.subscribe(KnownRootSubscription(id: "s")) {
            #expect(event.root?.storyUpdated?.likeCount == 3)
        }
    }
}
