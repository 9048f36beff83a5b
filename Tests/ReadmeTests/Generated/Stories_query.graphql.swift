// @generated Stories_query.graphql sha256:81f9e5685ec65ab7241341a28426af12d1b841047331bbf555ef6256ca8a2bb1
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Stories_query: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Stories_query on type Query
            template fragment Stories_query on Query{stories(after:$cursor,first:$count,tag:$tag){edges{node{id ...StoryRow_story __typename} cursor} pageInfo{endCursor hasNextPage}}}
            arguments
             count: Int = 10
             cursor: String
             tag: String
            connection stories
             forward first: $count after: $cursor
            refetch StoriesPageQuery
            normalization
             stories(after: $cursor, first: $count, tag: $tag): type StoryConnection @connection(key: "Stories_stories", filters: ["tag"])
              edges: [type StoryEdge]
               node: type Story
                id: ID!
                ...StoryRow_story
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             stories = __Stories_stories_connection(tag: $tag)
              edges
               node
                id
                ...StoryRow_story
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [StoryRow_story.artifact])
    }

    typealias RefetchQuery = StoriesPageQuery

    /// The connection `stories`, with the values of its filters.
    static func storiesConnection(tag: Relay.Input<Swift.String> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("tag", tag)
        return Relay.ConnectionKey("Stories_stories", filters)
    }

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        var tag: Relay.Input<Swift.String>

        init(tag: Swift.String? = nil) {
            self.tag = .init(tag)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(tag: Relay.Input<Swift.String> = .unset) {
            self.tag = tag
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("tag", self.tag)
        }
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories: Stories?

        init(_ reader: inout Relay.Reader) {
            self.stories = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.stories, b.stories)
            return e.isEqual
        }

        nonisolated struct Stories: Relay.ConnectionSelection {
            let edges: Relay.GrowingList<Edge?>?
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.optionalGrowingListOrNil(0)
                self.pageInfo = reader.object(1)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalGrowingListOrNil(a.edges, b.edges)
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
