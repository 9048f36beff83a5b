import Foundation
import Relay
import Testing

@testable import RelayTesting

/// The generated types of this target read random samples as they were made.
///
/// `RELAY_SAMPLE_SEEDS` sets the number of samples of each operation.
@Suite struct TypedRoundTripTests {
    private static let seeds =
        ProcessInfo.processInfo.environment["RELAY_SAMPLE_SEEDS"].flatMap(UInt64.init) ?? 20

    private static let fragments: [any GraphQLFragment.Type] = [
        ActorName_actor.self, Byline_user.self, CommentBody_comments.self,
        CommentMessage_comment.self, EdgeCursors_edges.self, OverlapsInner_person.self,
        Overlaps_person.self, PageName_page.self,
        PersonAuthor_person.self, PersonBody_person.self, PersonCard_person.self,
        PersonEmails_person.self,
        PersonName_person.self, PersonNote_person.self, PersonPicture_person.self,
        SearchResultRow_result.self, StoryDetails_story.self, StoryList_query.self,
        StoryRow_story.self,
    ]

    private static let queries: [any GraphQLQuery] = [
        ActorQuery(), AuthorsQuery(condition: true), CommentsQuery(),
        ConditionsQuery(showsPicture: true, hidesBirthday: false, showsMonth: true),
        ContentQuery(), DirectivesQuery(), EdgesQuery(), FeedQuery(first: 2), FriendsQuery(),
        LateStoryQuery(id: "1"), NamesQuery(), NestedAliasesQuery(), NodeNameQuery(), NoteQuery(),
        PersonCardQuery(withName: true, showsBody: true), PersonQuery(),
        OverlapsQuery(), PicturesQuery(), RendererQuery(), SearchQuery(text: "a"), SitesQuery(),
        SpreadsQuery(),
        StoriesQuery(kind: .news), StoryPageQuery(count: 2), StoryQuery(id: "1"), TownQuery(),
        TypenamesQuery(detailed: true),
    ]

    private static let others: [any GraphQLOperation.Type] = [
        LikeStoryMutation.self, StoryAddedSubscription.self,
    ]

    private func definitions() throws -> CompiledDefinitions {
        let all = try CompiledDefinitions.projects()
        return try #require(all.first { $0.name == "Tests/RelayTestingTests" })
    }

    @Test func listsEveryDefinition() throws {
        var names = Set(Self.fragments.map { $0.artifact.name })
        names.formUnion(Self.queries.map { type(of: $0).artifact.name })
        names.formUnion(Self.others.map { $0.artifact.name })
        #expect(names == Set(try definitions().artifacts.keys))
    }

    @Test func queriesReadWhatTheirSamplesHave() throws {
        let definitions = try definitions()
        var fragments: Set<String> = []
        for query in Self.queries {
            for seed in 0..<Self.seeds {
                let environment = try check(query, seed, definitions)
                for fragment in environment.reader.fragments {
                    try check(fragment, environment, seed)
                    fragments.insert(fragment.artifact.name)
                }
            }
        }
        #expect(fragments == Set(Self.fragments.map { $0.artifact.name }))
    }

    /// A store with a sample that was a response.
    private struct Known {
        let environment: RelayEnvironment
        let operation: OperationDescriptor
        let reader: SampleReader
    }

    private func check<Query: GraphQLQuery>(
        _ query: Query,
        _ seed: UInt64,
        _ definitions: CompiledDefinitions
    ) throws -> Known {
        let artifact = Query.artifact
        let random = SampleOfPayload.random(artifact, query.variables, seed: seed, in: definitions)
        var fields = SampleFields("Query")
        fields.node = random.sample
        var options = PayloadOptions()
        options.schema = definitions.schema
        let payload = Sample<Query>(fields).payload(for: query, options: options)
        let environment = RelayEnvironment(network: MockNothing())
        let bytes = JSONValue.object(payload.response).utf8()
        try environment.commitPayload(query, response: Data(bytes))
        let original = RelayEnvironment(network: MockNothing())
        let response: JSONValue = ["data": .object(random.payload)]
        try original.commitPayload(query, response: Data(response.utf8()))
        let (found, expected) = (try environment.read(query), try original.read(query))
        #expect(text(of: found) == text(of: expected), "\(query), seed \(seed)")
        let store = environment.store
        let operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: query.variables,
            symbols: store.symbols,
            session: store.session
        )
        var reader = SampleReader(store.source, operation)
        reader.read(random.sample)
        #expect(reader.differences.isEmpty, "\(query), seed \(seed)")
        return Known(environment: environment, operation: operation, reader: reader)
    }

    /// Reads a fragment from the response, and from the environment of its own sample.
    private func check(
        _ fragment: SampleReader.Fragment,
        _ known: Known,
        _ seed: UInt64
    ) throws {
        let name = fragment.artifact.name
        let type = try #require(Self.fragments.first { $0.artifact.name == name })
        try check(type, fragment, known, seed)
    }

    private func check<Fragment: GraphQLFragment>(
        _ type: Fragment.Type,
        _ fragment: SampleReader.Fragment,
        _ known: Known,
        _ seed: UInt64
    ) throws {
        let reference = FragmentRef<Fragment>(
            dataID: fragment.id,
            owner: known.operation,
            arguments: fragment.arguments
        )
        var fields = SampleFields(fragment.node.type)
        fields.node = fragment.node
        let found = try known.environment.read(reference)
        let expected = try Sample<Fragment>(fields).data
        #expect(text(of: found) == text(of: expected), "\(type), seed \(seed)")
    }

    private func text(of data: Any) -> String {
        guard let object = data as? any SelectedObject else { return "\(data)" }
        return Rendition(of: object).text
    }
}
