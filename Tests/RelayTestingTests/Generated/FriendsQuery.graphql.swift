// @generated FriendsQuery.graphql sha256:d04fe43e698fa9b9355319cfa54fe5d6f02a17351ccc533253ed225a267cf813
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FriendsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FriendsQuery
            text query FriendsQuery($first:Int,$after:String,$skipsEmails:Boolean=false){me{id myType:__typename myName:name friends(after:$after,first:$first){edges{cursor node{id name ...PersonEmails_person@skip(if:$skipsEmails) __typename}} pageInfo{endCursor hasNextPage}}}}
            spreads PersonEmails_person
            variables
             first: Int
             after: String
             skipsEmails: Boolean = false
            connection me.friends
             forward first: $first after: $after
            normalization
             me: type Person
              id: ID!
              myType = __typename: String!
              myName = name: String!
              friends(after: $after, first: $first): type PersonConnection @connection(key: "Friends_friends", filters: [])
               edges: [type PersonEdge]
                cursor: String
                node: type Person
                 id: ID!
                 name: String!
                 ...PersonEmails_person if !$skipsEmails
                 __typename: String!
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             me
              id
              myType = __typename
              myName = name
              friends = __Friends_friends_connection
               edges
                cursor
                node
                 id
                 name
                 ...PersonEmails_person if !$skipsEmails
               pageInfo
                endCursor
                hasNextPage
            """#, fragments: [PersonEmails_person.artifact])
    }

    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>
    var skipsEmails: Relay.Input<Swift.Bool>

    init(first: Swift.Int? = nil, after: Swift.String? = nil, skipsEmails: Swift.Bool? = nil) {
        self.first = .init(first)
        self.after = .init(after)
        self.skipsEmails = .init(skipsEmails)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset, skipsEmails: Relay.Input<Swift.Bool> = .unset) {
        self.first = first
        self.after = after
        self.skipsEmails = skipsEmails
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
        variables.writeInput("skipsEmails", self.skipsEmails)
    }

    /// The connection `friends`, with the values of its filters.
    static func friendsConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Friends_friends", Relay.VariableWriter())
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
            let myType: Swift.String
            let myName: Swift.String
            let friends: Friends?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.myType = reader.string(1)
                self.myName = reader.string(2)
                self.friends = reader.optionalObject(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.myType, b.myType)
                e.string(a.myName, b.myName)
                e.optionalObject(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friends: Relay.ConnectionSelection {
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

                    nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                        let id: Relay.ID
                        let name: Swift.String
                        let emails: PersonEmails_person.Ref?

                        init(_ reader: inout Relay.Reader) {
                            self.id = reader.id(0)
                            self.name = reader.string(1)
                            self.emails = reader.optionalFragment(2)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.id(a.id, b.id)
                            e.string(a.name, b.name)
                            e.optionalFragment(a.emails, b.emails)
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
