// @generated FuzzQuery.graphql sha256:cfe7b630b8be927d388c89a90484f6d053fa4e549ce705a9e344422d83de6a2f
// Made by relay-generator from GraphQL/Fuzz.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FuzzQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FuzzQuery
            text query FuzzQuery($id:ID!,$first:Int,$after:String,$isLong:Boolean!){all(id:$id){id text maybe flag count ratio kind kinds time times json numbers caught:count caughtNull:time required:maybe thing{id ...Row_thing name} place(near:"x"){name at things{id size@include(if:$isLong)}} home:place{at} node{__typename id ...on Thing{size} ...on Named{__isNamed:__typename name}} named{__typename name ...on Node{__isNode:__typename id} ...on Place{at}} found{__typename ...on Node{__isNode:__typename id} ...on Thing{id name} ...on Place{name at}} grid{id name friends{id size}} places{at} self{id ...Strict_all maybe self{id text@skip(if:$isLong)}} things(after:$after,first:$first){edges{cursor node{id ...Row_thing __typename}} pageInfo{endCursor hasNextPage}}}}
            spreads Row_thing Strict_all
            variables
             id: ID!
             first: Int
             after: String
             isLong: Boolean!
            connection all.things
             forward first: $first after: $after
            normalization
             all(id: $id): type All
              id: ID!
              text: String!
              maybe: String
              flag: Boolean!
              count: Int
              ratio: Float!
              kind: enum Kind!
              kinds: [enum Kind]
              time: scalar DateTime
              times: [[scalar DateTime!]]
              json: scalar JSON
              numbers: [[Int!]!]!
              caught = count: Int
              caughtNull = time: scalar DateTime
              required = maybe: String
              thing: type Thing
               id: ID!
               ...Row_thing
               name: String
              place(near: "x"): type Place!
               name: String
               at: Float!
               things: [type Thing]
                id: ID!
                size: Int! if $isLong
              home = place: type Place!
               at: Float!
              node: interface Node
               __typename: String!
               id: ID!
               ... on type Thing
                size: Int!
               ... on interface Named of [Thing]
                __isNamed: String!
                name: String
              named: interface Named
               __typename: String!
               name: String
               ... on interface Node of [Thing]
                __isNode: String!
                id: ID!
               ... on type Place
                at: Float!
              found: [union Found!]
               __typename: String!
               ... on interface Node of [Thing]
                __isNode: String!
                id: ID!
               ... on type Thing
                id: ID!
                name: String
               ... on type Place
                name: String
                at: Float!
              grid: [[type Thing]!]
               id: ID!
               name: String
               friends: [type Thing!]
                id: ID!
                size: Int!
              places: [[[type Place!]]]
               at: Float!
              self: type All
               id: ID!
               ...Strict_all
               maybe: String
               self: type All
                id: ID!
                text: String! if !$isLong
              things(after: $after, first: $first): type ThingConnection @connection(key: "Fuzz_things", filters: [])
               edges: [type ThingEdge]
                cursor: String
                node: type Thing
                 id: ID!
                 ...Row_thing
                 __typename: String!
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             all(id: $id)
              id
              text
              maybe
              flag
              count
              ratio
              kind
              kinds
              time
              times
              json
              numbers
              caught = count @catch(to: RESULT)
              caughtNull = time @catch(to: NULL)
              required = maybe @required(action: NONE)
              thing
               ...Row_thing
               name @required(action: LOG)
              place(near: "x")
               name
               at
               things
                id
                size if $isLong
              home = place
               at
              node
               case Thing
                size
                name
               default
                ... as asNamed on interface Named
                 name
              named
               case Place
                name
                at
               default
                name
              found
               case Thing
                id
                name
               case Place
                name
                at
               default
              grid
               name
               friends
                size
              places
               at
              self
               ...Strict_all
               maybe
               self
                text if !$isLong
              things = __Fuzz_things_connection
               edges
                cursor
                node
                 ...Row_thing
               pageInfo
                endCursor
                hasNextPage
            """#, fragments: [Row_thing.artifact, Strict_all.artifact])
    }

    var id: Relay.ID
    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>
    var isLong: Swift.Bool

    init(id: Relay.ID, first: Swift.Int? = nil, after: Swift.String? = nil, isLong: Swift.Bool) {
        self.id = id
        self.first = .init(first)
        self.after = .init(after)
        self.isLong = isLong
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset, isLong: Swift.Bool) {
        self.id = id
        self.first = first
        self.after = after
        self.isLong = isLong
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
        variables.write("isLong", self.isLong)
    }

    /// The connection `things`, with the values of its filters.
    static func thingsConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Fuzz_things", Relay.VariableWriter())
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
        nonisolated struct All: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let text: Swift.String
            let maybe: Swift.String?
            let flag: Swift.Bool
            let count: Swift.Int?
            let ratio: Swift.Double
            let kind: Kind
            let kinds: [Kind?]?
            let time: Timestamp?
            let times: [[Timestamp]?]?
            let json: Relay.JSONValue?
            let numbers: [[Swift.Int]]
            let caught: Swift.Result<Swift.Int?, Relay.FieldErrors>
            let caughtNull: Timestamp?
            let required: Swift.String
            let thing: Thing?
            let place: Place
            let home: Home
            let node: Node?
            let named: Named?
            let found: [Found]?
            let grid: [[Grid?]]?
            let places: [[[Place_]?]?]?
            let self_: Self_?
            let things: Things?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.text = reader.string(1)
                self.maybe = reader.optionalString(2)
                self.flag = reader.bool(3)
                self.count = reader.optionalInt(4)
                self.ratio = reader.double(5)
                self.kind = reader.value(6)
                self.kinds = reader.value(7)
                self.time = reader.optionalValue(8)
                self.times = reader.value(9)
                self.json = reader.optionalValue(10)
                self.numbers = reader.value(11)
                self.caught = reader.value(12)
                self.caughtNull = reader.optionalValue(13)
                self.required = reader.string(14)
                self.thing = reader.optionalObject(15)
                self.place = reader.object(16)
                self.home = reader.object(17)
                self.node = reader.optionalObject(18)
                self.named = reader.optionalObject(19)
                self.found = reader.optionalObjects(20)
                self.grid = reader.value(21)
                self.places = reader.value(22)
                self.self_ = reader.optionalObject(23)
                self.things = reader.optionalObject(24)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.text, b.text)
                e.optionalString(a.maybe, b.maybe)
                e.bool(a.flag, b.flag)
                e.optionalInt(a.count, b.count)
                e.double(a.ratio, b.ratio)
                e.value(a.kind, b.kind)
                e.value(a.kinds, b.kinds)
                e.optionalValue(a.time, b.time)
                e.value(a.times, b.times)
                e.optionalValue(a.json, b.json)
                e.value(a.numbers, b.numbers)
                e.value(a.caught, b.caught)
                e.optionalValue(a.caughtNull, b.caughtNull)
                e.string(a.required, b.required)
                e.optionalObject(a.thing, b.thing)
                e.object(a.place, b.place)
                e.object(a.home, b.home)
                e.optionalObject(a.node, b.node)
                e.optionalObject(a.named, b.named)
                e.optionalObjects(a.found, b.found)
                e.value(a.grid, b.grid)
                e.value(a.places, b.places)
                e.optionalObject(a.self_, b.self_)
                e.optionalObject(a.things, b.things)
                return e.isEqual
            }

            nonisolated struct Thing: Relay.Selection {
                let row_thing: Row_thing.Ref
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.row_thing = reader.fragment(0)
                    self.name = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.row_thing, b.row_thing)
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }

            /// Without an id.
            nonisolated struct Place: Relay.Selection {
                let name: Swift.String?
                let at: Swift.Double
                let things: [Thing?]?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.at = reader.double(1)
                    self.things = reader.optionalObjectsOrNil(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.double(a.at, b.at)
                    e.optionalObjectsOrNil(a.things, b.things)
                    return e.isEqual
                }

                nonisolated struct Thing: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let size: Swift.Int?

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.size = reader.optionalInt(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.optionalInt(a.size, b.size)
                        return e.isEqual
                    }
                }
            }

            /// Without an id.
            nonisolated struct Home: Relay.Selection {
                let at: Swift.Double

                init(_ reader: inout Relay.Reader) {
                    self.at = reader.double(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.double(a.at, b.at)
                    return e.isEqual
                }
            }

            nonisolated enum Node: Relay.Selection {
                case thing(Thing)
                case other(Other)

                init(_ reader: inout Relay.Reader) {
                    switch reader.switchCase() {
                    case 0:
                        self = .thing(reader.caseValue(0))
                    default:
                        self = .other(reader.caseValue(1))
                    }
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    switch (a, b) {
                    case (.thing(let a), .thing(let b)):
                        e.object(a, b)
                    case (.other(let a), .other(let b)):
                        e.object(a, b)
                    default:
                        return false
                    }
                    return e.isEqual
                }

                nonisolated struct Thing: Relay.Selection {
                    let size: Swift.Int
                    let name: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.size = reader.int(0)
                        self.name = reader.optionalString(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.int(a.size, b.size)
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }
                }

                /// An object of another type.
                nonisolated struct Other: Relay.Selection {
                    let asNamed: AsNamed?

                    init(_ reader: inout Relay.Reader) {
                        self.asNamed = reader.optionalInline(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalObject(a.asNamed, b.asNamed)
                        return e.isEqual
                    }

                    nonisolated struct AsNamed: Relay.Selection {
                        let name: Swift.String?

                        init(_ reader: inout Relay.Reader) {
                            self.name = reader.optionalString(0)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.optionalString(a.name, b.name)
                            return e.isEqual
                        }
                    }
                }
            }

            nonisolated enum Named: Relay.Selection {
                case place(Place)
                case other(Other)

                init(_ reader: inout Relay.Reader) {
                    switch reader.switchCase() {
                    case 0:
                        self = .place(reader.caseValue(0))
                    default:
                        self = .other(reader.caseValue(1))
                    }
                }

                var name: Swift.String? {
                    switch self {
                    case .place(let value):
                        return value.name
                    case .other(let value):
                        return value.name
                    }
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    switch (a, b) {
                    case (.place(let a), .place(let b)):
                        e.object(a, b)
                    case (.other(let a), .other(let b)):
                        e.object(a, b)
                    default:
                        return false
                    }
                    return e.isEqual
                }

                /// Without an id.
                nonisolated struct Place: Relay.Selection {
                    let name: Swift.String?
                    let at: Swift.Double

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.optionalString(0)
                        self.at = reader.double(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.name, b.name)
                        e.double(a.at, b.at)
                        return e.isEqual
                    }
                }

                /// An object of another type.
                nonisolated struct Other: Relay.Selection {
                    let name: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.optionalString(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }
                }
            }

            nonisolated enum Found: Relay.Selection {
                case thing(Thing)
                case place(Place)
                case other(Other)

                init(_ reader: inout Relay.Reader) {
                    switch reader.switchCase() {
                    case 0:
                        self = .thing(reader.caseValue(0))
                    case 1:
                        self = .place(reader.caseValue(1))
                    default:
                        self = .other(reader.caseValue(2))
                    }
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    switch (a, b) {
                    case (.thing(let a), .thing(let b)):
                        e.object(a, b)
                    case (.place(let a), .place(let b)):
                        e.object(a, b)
                    case (.other(let a), .other(let b)):
                        e.object(a, b)
                    default:
                        return false
                    }
                    return e.isEqual
                }

                nonisolated struct Thing: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let name: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.name = reader.optionalString(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }
                }

                /// Without an id.
                nonisolated struct Place: Relay.Selection {
                    let name: Swift.String?
                    let at: Swift.Double

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.optionalString(0)
                        self.at = reader.double(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.name, b.name)
                        e.double(a.at, b.at)
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

            nonisolated struct Grid: Relay.Selection, Relay.FieldValue {
                let name: Swift.String?
                let friends: [Friend]?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.friends = reader.optionalObjects(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.optionalObjects(a.friends, b.friends)
                    return e.isEqual
                }

                nonisolated struct Friend: Relay.Selection {
                    let size: Swift.Int

                    init(_ reader: inout Relay.Reader) {
                        self.size = reader.int(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.int(a.size, b.size)
                        return e.isEqual
                    }
                }
            }

            /// Without an id.
            nonisolated struct Place_: Relay.Selection, Relay.FieldValue {
                let at: Swift.Double

                init(_ reader: inout Relay.Reader) {
                    self.at = reader.double(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.double(a.at, b.at)
                    return e.isEqual
                }
            }

            /// Has a field of every kind.
            nonisolated struct Self_: Relay.Selection {
                let strict_all: Strict_all.Ref
                let maybe: Swift.String?
                let self_: Self_?

                init(_ reader: inout Relay.Reader) {
                    self.strict_all = reader.fragment(0)
                    self.maybe = reader.optionalString(1)
                    self.self_ = reader.optionalObject(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.strict_all, b.strict_all)
                    e.optionalString(a.maybe, b.maybe)
                    e.optionalObject(a.self_, b.self_)
                    return e.isEqual
                }

                /// Has a field of every kind.
                nonisolated struct Self_: Relay.Selection {
                    let text: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.text = reader.optionalString(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.text, b.text)
                        return e.isEqual
                    }
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
                        let row_thing: Row_thing.Ref

                        init(_ reader: inout Relay.Reader) {
                            self.row_thing = reader.fragment(0)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.fragment(a.row_thing, b.row_thing)
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
