// @generated StoriesQuery.graphql sha256:270fb882c65424246bc9612eed0fd271868e227190be7e6af094dc97a88718ee
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoriesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesQuery
            text query StoriesQuery($count:Int!){...Stories_query_e262d16a} fragment Stories_query_e262d16a on Query{feed(first:$count){edges@stream(label:"Stories_query_e262d16a$stream$Stories_feed",initialCount:1){node{id title __typename} cursor} ...@defer(label:"Stories_query_e262d16a$defer$Stories_feed$pageInfo"){pageInfo{endCursor hasNextPage}}}}
            variables
             count: Int!
            normalization
             feed(first: $count): type StoryConnection! @connection(key: "Stories_feed", filters: [])
              edges: [type StoryEdge!]! @stream(label: "Stories_query_e262d16a$stream$Stories_feed", initialCount: 1)
               node: type Story!
                id: ID!
                title: String!
                __typename: String!
               cursor: String!
              ... @defer(label: "Stories_query_e262d16a$defer$Stories_feed$pageInfo")
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             ...Stories_query(count: $count)
            """#)
    }

    var count: Swift.Int

    init(count: Swift.Int) {
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("count", self.count)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories_query: Stories_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.stories_query = reader.fragment(0)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.stories_query, b.stories_query)
            return e.isEqual
        }
    }
}
