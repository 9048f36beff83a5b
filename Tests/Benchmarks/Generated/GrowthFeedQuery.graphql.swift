// @generated GrowthFeedQuery.graphql sha256:75e1840bdf5951827c7fe25d664c139e2f1e192f28be21c73ef42ac8f3519df2
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct GrowthFeedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query GrowthFeedQuery
            text query GrowthFeedQuery($first:Int,$after:String){...GrowthFeed_query} fragment GrowthFeed_query on Query{feed(after:$after,first:$first){edges{cursor node{id ...StoryRow_story __typename}} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}}} fragment StoryRow_story on Story{title likeCount author{id name}}
            variables
             first: Int
             after: String
            normalization
             feed(after: $after, first: $first): type StoryConnection! @connection(key: "GrowthFeed_feed", filters: [])
              edges: [type StoryEdge!]!
               cursor: String!
               node: type Story!
                id: ID!
                title: String!
                likeCount: Int!
                author: type User!
                 id: ID!
                 name: String!
                __typename: String!
              pageInfo: type PageInfo!
               hasNextPage: Boolean!
               hasPreviousPage: Boolean!
               startCursor: String
               endCursor: String
            reader
             ...GrowthFeed_query
            """#)
    }

    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>

    init(first: Swift.Int? = nil, after: Swift.String? = nil) {
        self.first = .init(first)
        self.after = .init(after)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset) {
        self.first = first
        self.after = after
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let growthFeed_query: GrowthFeed_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.growthFeed_query = reader.fragment(0)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.growthFeed_query, b.growthFeed_query)
            return e.isEqual
        }
    }
}
