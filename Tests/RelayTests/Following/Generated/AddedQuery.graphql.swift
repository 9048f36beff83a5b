// @generated AddedQuery.graphql sha256:312acf114952b83c42eb3491f730d316565f05e996db606e04ee78faa74ee6f2
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AddedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AddedQuery
            text query AddedQuery{issues(first:50){edges{addedBy node{id state rank}} pageInfo{hasNextPage}}}
            normalization
             issues(first: 50): type IssueConnection! @follows(types: ["Issue"], list: "edges", where: {state: {eq: OPEN}}, orderBy: [{rank: ASC}])
              edges: [type IssueEdge]
               addedBy: String!
               node: type Issue
                id: ID!
                state: enum State!
                rank: Int
              pageInfo: type PageInfo!
               hasNextPage: Boolean!
            reader
             issues(first: 50)
              edges
               addedBy
               node
                id
              pageInfo
               hasNextPage
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let issues: Issues

        init(_ reader: inout Relay.Reader) {
            self.issues = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.issues, b.issues)
            return e.isEqual
        }

        nonisolated struct Issues: Relay.Selection {
            let edges: [Edge?]?
            let pageInfo: PageInfo

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.optionalObjectsOrNil(0)
                self.pageInfo = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObjectsOrNil(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
                let addedBy: Swift.String
                let node: Node?

                init(_ reader: inout Relay.Reader) {
                    self.addedBy = reader.string(0)
                    self.node = reader.optionalObject(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.addedBy, b.addedBy)
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let hasNextPage: Swift.Bool

                init(_ reader: inout Relay.Reader) {
                    self.hasNextPage = reader.bool(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasNextPage, b.hasNextPage)
                    return e.isEqual
                }
            }
        }
    }
}
