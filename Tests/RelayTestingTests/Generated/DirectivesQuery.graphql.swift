// @generated DirectivesQuery.graphql sha256:c2a73cd23d5afa1ff0e4b0adbf043578fe5a7ab75837f9f66728c41dca83ebbd
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DirectivesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DirectivesQuery
            text query DirectivesQuery($first:Int=3,$delays:Boolean=false){me{id customName:name name:username friends(first:$first){edges{node{id ...PersonBody_person@defer(label:"DirectivesQuery$defer$body",if:$delays) __typename} cursor} myPageInfo:pageInfo{endCursor hasNextPage} pageInfo{endCursor hasNextPage}} actor{__typename id ...on Person{userName:name} ...on Page{pageName:name}}}}
            spreads PersonBody_person
            variables
             first: Int = 3
             delays: Boolean = false
            connection me.friends
             forward first: $first
            normalization
             me: type Person
              id: ID!
              customName = name: String!
              name = username: String
              friends(first: $first): type PersonConnection @connection(key: "Directives_friends", filters: [])
               edges: [type PersonEdge]
                node: type Person
                 id: ID!
                 __typename: String!
                 ... @defer(label: "DirectivesQuery$defer$body", if: $delays)
                  ...PersonBody_person
                cursor: String
               myPageInfo = pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
              actor: interface Actor
               __typename: String!
               id: ID!
               ... on type Person
                userName = name: String!
               ... on type Page
                pageName = name: String!
            reader
             me
              id
              customName = name
              name = username
              friends = __Directives_friends_connection
               edges
                node
                 id
                 ...PersonBody_person @defer
               myPageInfo = pageInfo
                endCursor
                hasNextPage
               pageInfo
                endCursor
                hasNextPage
              actor
               case Person
                id
                userName = name
               case Page
                id
                pageName = name
               default
            """#, fragments: [PersonBody_person.artifact])
    }

    var first: Relay.Input<Swift.Int>
    var delays: Relay.Input<Swift.Bool>

    init(first: Swift.Int? = nil, delays: Swift.Bool? = nil) {
        self.first = .init(first)
        self.delays = .init(delays)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Relay.Input<Swift.Int> = .unset, delays: Relay.Input<Swift.Bool> = .unset) {
        self.first = first
        self.delays = delays
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
        variables.writeInput("delays", self.delays)
    }

    /// The connection `friends`, with the values of its filters.
    static func friendsConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Directives_friends", Relay.VariableWriter())
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

        nonisolated struct Me: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let customName: Swift.String
            let name: Swift.String?
            let friends: Friends?
            let actor: Actor?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.customName = reader.string(1)
                self.name = reader.optionalString(2)
                self.friends = reader.optionalObject(3)
                self.actor = reader.optionalObject(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.customName, b.customName)
                e.optionalString(a.name, b.name)
                e.optionalObject(a.friends, b.friends)
                e.optionalObject(a.actor, b.actor)
                return e.isEqual
            }

            nonisolated struct Friends: Relay.ConnectionSelection {
                let edges: Relay.GrowingList<Edge?>?
                let myPageInfo: MyPageInfo
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
                    self.myPageInfo = reader.object(1)
                    self.pageInfo = reader.object(2)
                    self.nodes = reader.nodes(self.edges)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalGrowingListOrNil(a.edges, b.edges)
                    e.object(a.myPageInfo, b.myPageInfo)
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
                        let late: PersonBody_person.Ref

                        init(_ reader: inout Relay.Reader) {
                            self.id = reader.id(0)
                            self.late = reader.fragment(1)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.id(a.id, b.id)
                            e.fragment(a.late, b.late)
                            return e.isEqual
                        }
                    }
                }

                nonisolated struct MyPageInfo: Relay.Selection {
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

            nonisolated enum Actor: Relay.Selection {
                case person(Person)
                case page(Page)
                case other(Other)

                init(_ reader: inout Relay.Reader) {
                    switch reader.switchCase() {
                    case 0:
                        self = .person(reader.caseValue(0))
                    case 1:
                        self = .page(reader.caseValue(1))
                    default:
                        self = .other(reader.caseValue(2))
                    }
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    switch (a, b) {
                    case (.person(let a), .person(let b)):
                        e.object(a, b)
                    case (.page(let a), .page(let b)):
                        e.object(a, b)
                    case (.other(let a), .other(let b)):
                        e.object(a, b)
                    default:
                        return false
                    }
                    return e.isEqual
                }

                nonisolated struct Person: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let userName: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.userName = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.userName, b.userName)
                        return e.isEqual
                    }
                }

                nonisolated struct Page: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let pageName: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.pageName = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.pageName, b.pageName)
                        return e.isEqual
                    }
                }

                /// An object of another type.
                nonisolated struct Other: Relay.Selection {
                    init(_ reader: inout Relay.Reader) {
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        return true
                    }
                }
            }
        }
    }
}
