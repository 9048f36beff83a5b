// @generated FuzzPartsQuery.graphql sha256:3428dbb2e9d89f9c40858269f28f6b4818ef305a1c821b98c3a144437a885563
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FuzzPartsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FuzzPartsQuery
            text query FuzzPartsQuery{all(id:"1"){id text ...Parts_all@defer(label:"FuzzPartsQuery$defer$all") self{id ...PartsSelf_all@defer(label:"FuzzPartsQuery$defer$self")} grid@stream(label:"FuzzPartsQuery$stream$grid",initialCount:0){id name ...PartsSize_thing@defer(label:"FuzzPartsQuery$defer$size")} things(first:3){edges@stream(label:"FuzzPartsQuery$stream$Parts_things",initialCount:1){cursor node{id name ...PartsSize_thing@defer(label:"FuzzPartsQuery$defer$nodeSize") __typename}} ...@defer(label:"FuzzPartsQuery$defer$Parts_things$pageInfo"){pageInfo{endCursor hasNextPage}}}}}
            spreads PartsSelf_all PartsSize_thing Parts_all
            connection all.things
             forward
            normalization
             all(id: "1"): type All
              id: ID!
              text: String!
              self: type All
               id: ID!
               ... @defer(label: "FuzzPartsQuery$defer$self")
                ...PartsSelf_all
              grid: [[type Thing]!] @stream(label: "FuzzPartsQuery$stream$grid", initialCount: 0)
               id: ID!
               name: String
               ... @defer(label: "FuzzPartsQuery$defer$size")
                ...PartsSize_thing
              things(first: 3): type ThingConnection @connection(key: "Parts_things", filters: [])
               edges: [type ThingEdge] @stream(label: "FuzzPartsQuery$stream$Parts_things", initialCount: 1)
                cursor: String
                node: type Thing
                 id: ID!
                 name: String
                 __typename: String!
                 ... @defer(label: "FuzzPartsQuery$defer$nodeSize")
                  ...PartsSize_thing
               ... @defer(label: "FuzzPartsQuery$defer$Parts_things$pageInfo")
                pageInfo: type PageInfo!
                 endCursor: String
                 hasNextPage: Boolean!
              ... @defer(label: "FuzzPartsQuery$defer$all")
               ...Parts_all
            reader
             all(id: "1")
              text
              ...Parts_all @defer
              self
               ...PartsSelf_all @defer
              grid
               name
               ...PartsSize_thing @defer
              things = __Parts_things_connection
               edges
                cursor
                node
                 name
                 ...PartsSize_thing @defer
               pageInfo
                endCursor
                hasNextPage
            """#, fragments: [PartsSelf_all.artifact, PartsSize_thing.artifact, Parts_all.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    /// The connection `things`, with the values of its filters.
    static func thingsConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Parts_things", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let all: All?

        init(_ reader: inout Relay.Reader) {
            self.all = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.all, b.all)
            return e.isEqual
        }

        /// Has a field of every kind.
        nonisolated struct All: Relay.Selection {
            let text: Swift.String
            let parts_all: Parts_all.Ref
            let self_: Self_?
            let grid: [[Grid?]]?
            let things: Things?

            init(_ reader: inout Relay.Reader) {
                self.text = reader.string(0)
                self.parts_all = reader.fragment(1)
                self.self_ = reader.optionalObject(2)
                self.grid = reader.value(3)
                self.things = reader.optionalObject(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.text, b.text)
                e.fragment(a.parts_all, b.parts_all)
                e.optionalObject(a.self_, b.self_)
                e.value(a.grid, b.grid)
                e.optionalObject(a.things, b.things)
                return e.isEqual
            }

            /// Has a field of every kind.
            nonisolated struct Self_: Relay.Selection {
                let partsSelf_all: PartsSelf_all.Ref

                init(_ reader: inout Relay.Reader) {
                    self.partsSelf_all = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.partsSelf_all, b.partsSelf_all)
                    return e.isEqual
                }
            }

            nonisolated struct Grid: Relay.Selection, Relay.FieldValue {
                let name: Swift.String?
                let partsSize_thing: PartsSize_thing.Ref

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.partsSize_thing = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.fragment(a.partsSize_thing, b.partsSize_thing)
                    return e.isEqual
                }
            }

            nonisolated struct Things: Relay.ConnectionSelection {
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
                    let cursor: Swift.String?
                    let node: Node?

                    /// What the connection is a collection of.
                    var connectionNode: Node? {
                        return self.node
                    }

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

                    nonisolated struct Node: Relay.Selection {
                        let name: Swift.String?
                        let partsSize_thing: PartsSize_thing.Ref

                        init(_ reader: inout Relay.Reader) {
                            self.name = reader.optionalString(0)
                            self.partsSize_thing = reader.fragment(1)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.optionalString(a.name, b.name)
                            e.fragment(a.partsSize_thing, b.partsSize_thing)
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
}
