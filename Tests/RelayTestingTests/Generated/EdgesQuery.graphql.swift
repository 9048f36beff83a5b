// @generated EdgesQuery.graphql sha256:5c9b7e7cbc40f72cb4aa0425372983d19e9b80145b0440a4cb7b4b8e919b31d3
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct EdgesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query EdgesQuery
            text query EdgesQuery{me{id friends(first:3){edges{cursor node{id}} ...EdgeCursors_edges}}}
            spreads EdgeCursors_edges
            normalization
             me: type Person
              id: ID!
              friends(first: 3): type PersonConnection
               edges: [type PersonEdge]
                cursor: String
                node: type Person
                 id: ID!
               ...EdgeCursors_edges
            reader
             me
              friends(first: 3)
               edges
                cursor
                node
                 id
               ...EdgeCursors_edges
            """#, fragments: [EdgeCursors_edges.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection {
            let friends: Friends?

            init(_ reader: inout Relay.Reader) {
                self.friends = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friends: Relay.Selection {
                let edges: [Edge?]?
                let edgeCursors_edges: EdgeCursors_edges.Ref

                init(_ reader: inout Relay.Reader) {
                    self.edges = reader.optionalObjectsOrNil(0)
                    self.edgeCursors_edges = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObjectsOrNil(a.edges, b.edges)
                    e.fragment(a.edgeCursors_edges, b.edgeCursors_edges)
                    return e.isEqual
                }

                nonisolated struct Edge: Relay.Selection {
                    let cursor: Swift.String?
                    let node: Node?

                    init(_ reader: inout Relay.Reader) {
                        self.cursor = reader.optionalString(0)
                        self.node = reader.optionalObject(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.cursor, b.cursor)
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
            }
        }
    }
}
