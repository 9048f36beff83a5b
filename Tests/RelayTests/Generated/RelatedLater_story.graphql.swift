// @generated RelatedLater_story.graphql sha256:98dcc4305295cb7b84e03c41dab7cf56ed187493f193aca073a6aa0293cb94d8
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum RelatedLater_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment RelatedLater_story on type Story
            text fragment RelatedLater_story on Story{related(first:3){edges@stream(label:"RelatedLater_story$stream$Story_related",if:$isLater,initialCount:1){node{id title __typename} cursor} ...@defer(label:"RelatedLater_story$defer$Story_related$pageInfo",if:$isLater){pageInfo{endCursor hasNextPage}}}}
            connection related
             forward
            normalization
             related(first: 3): type StoryConnection! @connection(key: "Story_related", filters: [])
              edges: [type StoryEdge!]! @stream(label: "RelatedLater_story$stream$Story_related", initialCount: 1, if: $isLater)
               node: type Story!
                id: ID!
                title: String!
                __typename: String!
               cursor: String!
              ... @defer(label: "RelatedLater_story$defer$Story_related$pageInfo", if: $isLater)
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             related = __Story_related_connection
              edges
               node
                title
              pageInfo
               endCursor
               hasNextPage
            """#)
    }

    /// The connection `related`, with the values of its filters.
    static func relatedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Story_related", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let related: Related

        init(_ reader: inout Relay.Reader) {
            self.related = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.related, b.related)
            return e.isEqual
        }

        nonisolated struct Related: Relay.ConnectionSelection {
            let edges: Relay.GrowingList<Edge>
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.growingList(0)
                self.pageInfo = reader.object(1)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.growingList(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.EdgeSelection {
                let node: Node

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection {
                    let title: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.title = reader.string(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.title, b.title)
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
