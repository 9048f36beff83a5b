// @generated AliasesQuery.graphql sha256:1161b956d03d8d77a7ca1bab1fd3730e0f1618aa21cf87c90ecdcdadc543a8b7
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AliasesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AliasesQuery
            text query AliasesQuery{human(id:"1000"){id meters:height alsoMeters:height(unit:METER) feet:height(unit:FOOT)} luke:human(id:"1000"){id name} vader:human(id:"1001"){id name} empire:reviews(episode:EMPIRE){id stars} jedi:reviews(episode:JEDI,since:"2026-01-01T00:00:00Z"){id stars} ships:starships(filter:{text:"falcon \"M\" \\ é\n",by:{registry:[1,2]},within:[[0.5,1e3]]},first:1){edges{node{id name}}}}
            normalization
             human(id: "1000"): type Human
              id: ID!
              meters = height: Float
              alsoMeters = height(unit: METER): Float
              feet = height(unit: FOOT): Float
             luke = human(id: "1000"): type Human
              id: ID!
              name: String!
             vader = human(id: "1001"): type Human
              id: ID!
              name: String!
             empire = reviews(episode: EMPIRE): [type Review!]
              id: ID!
              stars: Int!
             jedi = reviews(episode: JEDI, since: "2026-01-01T00:00:00Z"): [type Review!]
              id: ID!
              stars: Int!
             ships = starships(filter: {text: "falcon \"M\" \\ é\n", by: {registry: [1, 2]}, within: [[0.5, 1e3]]}, first: 1): type StarshipConnection!
              edges: [type StarshipEdge!]!
               node: type Starship!
                id: ID!
                name: String!
            reader
             human(id: "1000")
              meters = height
              alsoMeters = height(unit: METER)
              feet = height(unit: FOOT)
             luke = human(id: "1000")
              name
             vader = human(id: "1001")
              name
             empire = reviews(episode: EMPIRE)
              stars
             jedi = reviews(episode: JEDI, since: "2026-01-01T00:00:00Z")
              stars
             ships = starships(filter: {text: "falcon \"M\" \\ é\n", by: {registry: [1, 2]}, within: [[0.5, 1e3]]}, first: 1)
              edges
               node
                name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let human: Human?
        let luke: Luke?
        let vader: Vader?
        let empire: [Empire]?
        let jedi: [Jedi]?
        let ships: Ships

        init(_ reader: inout Relay.Reader) {
            self.human = reader.optionalObject(0)
            self.luke = reader.optionalObject(1)
            self.vader = reader.optionalObject(2)
            self.empire = reader.optionalObjects(3)
            self.jedi = reader.optionalObjects(4)
            self.ships = reader.object(5)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.human, b.human)
            e.optionalObject(a.luke, b.luke)
            e.optionalObject(a.vader, b.vader)
            e.optionalObjects(a.empire, b.empire)
            e.optionalObjects(a.jedi, b.jedi)
            e.object(a.ships, b.ships)
            return e.isEqual
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Human: Relay.Selection {
            let meters: Swift.Double?
            let alsoMeters: Swift.Double?
            let feet: Swift.Double?

            init(_ reader: inout Relay.Reader) {
                self.meters = reader.optionalDouble(0)
                self.alsoMeters = reader.optionalDouble(1)
                self.feet = reader.optionalDouble(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalDouble(a.meters, b.meters)
                e.optionalDouble(a.alsoMeters, b.alsoMeters)
                e.optionalDouble(a.feet, b.feet)
                return e.isEqual
            }
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Luke: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Vader: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        nonisolated struct Empire: Relay.Selection {
            let stars: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.stars = reader.int(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.stars, b.stars)
                return e.isEqual
            }
        }

        nonisolated struct Jedi: Relay.Selection {
            let stars: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.stars = reader.int(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.stars, b.stars)
                return e.isEqual
            }
        }

        nonisolated struct Ships: Relay.Selection {
            let edges: [Edge]

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.objects(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.objects(a.edges, b.edges)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection {
                    let name: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.string(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.name, b.name)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
