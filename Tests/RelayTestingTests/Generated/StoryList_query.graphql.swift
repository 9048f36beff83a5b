// @generated StoryList_query.graphql sha256:ba7bf82cc236b1c11e3206764e19b9c985eb55f890ce3dee4a2bdd119d1ca17d
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryList_query: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryList_query on type Query
            template fragment StoryList_query on Query{stories(after:$cursor,first:$count,kind:$kind){totalCount edges{node{id ...StoryRow_story __typename} cursor} pageInfo{endCursor hasNextPage}}}
            arguments
             count: Int = 2
             cursor: String
             kind: enum Kind
            connection stories
             forward first: $count after: $cursor
            refetch StoryPageQuery
            normalization
             stories(after: $cursor, first: $count, kind: $kind): type StoryConnection! @connection(key: "StoryList_stories", filters: ["kind"])
              totalCount: Int
              edges: [type StoryEdge!]
               node: type Story
                id: ID!
                ...StoryRow_story
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             stories = __StoryList_stories_connection(kind: $kind)
              totalCount
              edges
               node
                id
                ...StoryRow_story
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [StoryRow_story.artifact])
    }

    typealias RefetchQuery = StoryPageQuery

    /// The connection `stories`, with the values of its filters.
    static func storiesConnection(kind: Relay.Input<Kind> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("kind", kind)
        return Relay.ConnectionKey("StoryList_stories", filters)
    }

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
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
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories: Stories

        init(_ reader: inout Relay.Reader) {
            self.stories = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.stories, b.stories)
            return e.isEqual
        }

        nonisolated struct Stories: Relay.ConnectionSelection {
            let totalCount: Swift.Int?
            let edges: Relay.GrowingList<Edge>?
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.totalCount = reader.optionalInt(0)
                self.edges = reader.optionalGrowingList(1)
                self.pageInfo = reader.object(2)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.totalCount, b.totalCount)
                e.optionalGrowingList(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.EdgeSelection {
                let node: Node?

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let storyRow_story: StoryRow_story.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.storyRow_story = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.storyRow_story, b.storyRow_story)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let endCursor: Swift.String?
                let hasNextPage: Swift.Bool

                init(_ reader: inout Relay.Reader) {
                    self.endCursor = reader.optionalString(0)
                    self.hasNextPage = reader.bool(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.endCursor, b.endCursor)
                    e.bool(a.hasNextPage, b.hasNextPage)
                    return e.isEqual
                }
            }
        }
    }
}
