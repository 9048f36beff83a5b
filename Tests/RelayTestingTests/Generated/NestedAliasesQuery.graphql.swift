// @generated NestedAliasesQuery.graphql sha256:1f257e9147b3f5d27ee179e40e5dc678f072a459546f964aa27307120facc731
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NestedAliasesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NestedAliasesQuery
            text query NestedAliasesQuery{me{id first:friends(first:2){list:edges{item:node{id label:name name:username best:author{id title:name}}}} friends(first:2){edges{cursor node{id name author{id name username}}}}}}
            normalization
             me: type Person
              id: ID!
              first = friends(first: 2): type PersonConnection
               list = edges: [type PersonEdge]
                item = node: type Person
                 id: ID!
                 label = name: String!
                 name = username: String
                 best = author: type Person
                  id: ID!
                  title = name: String!
              friends(first: 2): type PersonConnection
               edges: [type PersonEdge]
                cursor: String
                node: type Person
                 id: ID!
                 name: String!
                 author: type Person
                  id: ID!
                  name: String!
                  username: String
            reader
             me
              first = friends(first: 2)
               list = edges
                item = node
                 label = name
                 name = username
                 best = author
                  title = name
              friends(first: 2)
               edges
                cursor
                node
                 id
                 name
                 author
                  id
                  name
                  username
            """#)
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
            let first: First?
            let friends: Friends?

            init(_ reader: inout Relay.Reader) {
                self.first = reader.optionalObject(0)
                self.friends = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.first, b.first)
                e.optionalObject(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct First: Relay.Selection {
                let list: [List?]?

                init(_ reader: inout Relay.Reader) {
                    self.list = reader.optionalObjectsOrNil(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObjectsOrNil(a.list, b.list)
                    return e.isEqual
                }

                nonisolated struct List: Relay.Selection {
                    let item: Item?

                    init(_ reader: inout Relay.Reader) {
                        self.item = reader.optionalObject(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalObject(a.item, b.item)
                        return e.isEqual
                    }

                    nonisolated struct Item: Relay.Selection {
                        let label: Swift.String
                        let name: Swift.String?
                        let best: Best?

                        init(_ reader: inout Relay.Reader) {
                            self.label = reader.string(0)
                            self.name = reader.optionalString(1)
                            self.best = reader.optionalObject(2)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.string(a.label, b.label)
                            e.optionalString(a.name, b.name)
                            e.optionalObject(a.best, b.best)
                            return e.isEqual
                        }

                        nonisolated struct Best: Relay.Selection {
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
                }
            }

            nonisolated struct Friends: Relay.Selection {
                let edges: [Edge?]?

                init(_ reader: inout Relay.Reader) {
                    self.edges = reader.optionalObjectsOrNil(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObjectsOrNil(a.edges, b.edges)
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
                        let name: Swift.String
                        let author: Author?

                        init(_ reader: inout Relay.Reader) {
                            self.id = reader.id(0)
                            self.name = reader.string(1)
                            self.author = reader.optionalObject(2)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.id(a.id, b.id)
                            e.string(a.name, b.name)
                            e.optionalObject(a.author, b.author)
                            return e.isEqual
                        }

                        nonisolated struct Author: Relay.Selection, Swift.Identifiable {
                            let id: Relay.ID
                            let name: Swift.String
                            let username: Swift.String?

                            init(_ reader: inout Relay.Reader) {
                                self.id = reader.id(0)
                                self.name = reader.string(1)
                                self.username = reader.optionalString(2)
                            }

                            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                                var e = Relay.Equality()
                                e.id(a.id, b.id)
                                e.string(a.name, b.name)
                                e.optionalString(a.username, b.username)
                                return e.isEqual
                            }
                        }
                    }
                }
            }
        }
    }
}
