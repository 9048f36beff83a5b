// @generated StoriesQuery.graphql sha256:4f48ae9871186bca32d6a2cb34fa032d307c182462da9fa5c4a4135513c35eae
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoriesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesQuery
            text query StoriesQuery($kind:Kind){...StoryList_query_02532b90} fragment Byline_user on User{name image(size:32)} fragment StoryList_query_02532b90 on Query{stories(first:2,kind:$kind){totalCount edges{node{id ...StoryRow_story __typename} cursor} pageInfo{endCursor hasNextPage}}} fragment StoryRow_story on Story{title likeCount isRead author{id ...Byline_user}}
            variables
             kind: enum Kind
            normalization
             stories(first: 2, kind: $kind): type StoryConnection! @connection(key: "StoryList_stories", filters: ["kind"])
              totalCount: Int
              edges: [type StoryEdge!]
               node: type Story
                id: ID!
                title: String!
                likeCount: Int!
                isRead: Boolean!
                author: type User!
                 id: ID!
                 name: String!
                 image(size: 32): String
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             ...StoryList_query(kind: $kind)
            """#)
    }

    var kind: Relay.Input<Kind>

    init(kind: Kind? = nil) {
        self.kind = .init(kind)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(kind: Relay.Input<Kind> = .unset) {
        self.kind = kind
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("kind", self.kind)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let storyList_query: StoryList_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.storyList_query = reader.fragment(0)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.storyList_query, b.storyList_query)
            return e.isEqual
        }
    }
}
