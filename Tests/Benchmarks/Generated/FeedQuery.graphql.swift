// @generated FeedQuery.graphql sha256:f49134e9024ff7bcf0ddb5e4c648696c00d5a8ca48064a0a8430962ada4c1a51
// Made by relay-generator from GraphQL/Workloads.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FeedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FeedQuery
            text query FeedQuery($first:Int!){feed(first:$first){edges{cursor node{__typename id ...StoryItem_story}} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}}}
            spreads StoryItem_story
            variables
             first: Int!
            normalization
             feed(first: $first): type StoryConnection!
              edges: [type StoryEdge!]!
               cursor: String!
               node: type Story!
                __typename: String!
                id: ID!
                ...StoryItem_story
              pageInfo: type PageInfo!
               hasNextPage: Boolean!
               hasPreviousPage: Boolean!
               startCursor: String
               endCursor: String
            reader
             feed(first: $first)
              edges
               cursor
               node
                __typename
                id
                ...StoryItem_story
              pageInfo
               hasNextPage
               hasPreviousPage
               startCursor
               endCursor
            """#, fragments: [StoryItem_story.artifact])
    }

    var first: Swift.Int

    init(first: Swift.Int) {
        self.first = first
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("first", self.first)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let feed: Feed

        init(_ reader: inout Relay.Reader) {
            self.feed = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.feed, b.feed)
            return e.isEqual
        }

        nonisolated struct Feed: Relay.Selection {
            let edges: [Edge]
            let pageInfo: PageInfo

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.objects(0)
                self.pageInfo = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.objects(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
                let cursor: Swift.String
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.cursor = reader.string(0)
                    self.node = reader.object(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.cursor, b.cursor)
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let __typename: Swift.String
                    let id: Relay.ID
                    let storyItem_story: StoryItem_story.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.__typename = reader.string(0)
                        self.id = reader.id(1)
                        self.storyItem_story = reader.fragment(2)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.__typename, b.__typename)
                        e.id(a.id, b.id)
                        e.fragment(a.storyItem_story, b.storyItem_story)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let hasNextPage: Swift.Bool
                let hasPreviousPage: Swift.Bool
                let startCursor: Swift.String?
                let endCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.hasNextPage = reader.bool(0)
                    self.hasPreviousPage = reader.bool(1)
                    self.startCursor = reader.optionalString(2)
                    self.endCursor = reader.optionalString(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.bool(a.hasPreviousPage, b.hasPreviousPage)
                    e.optionalString(a.startCursor, b.startCursor)
                    e.optionalString(a.endCursor, b.endCursor)
                    return e.isEqual
                }
            }
        }
    }
}
