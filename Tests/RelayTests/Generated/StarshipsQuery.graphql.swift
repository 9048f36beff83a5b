// @generated StarshipsQuery.graphql sha256:f551e00d7d2b058e91ad466743f9f24c0890a2aaae9b80a2f78c5bb4b300aaa1
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StarshipsQuery
            text query StarshipsQuery($first:Int=2,$after:String,$filter:StarshipFilter){starships(after:$after,filter:$filter,first:$first){edges{cursor node{id coordinates crew{__typename id name} ...StarshipRow_starship}} pageInfo{hasNextPage endCursor}}}
            spreads StarshipRow_starship
            variables
             first: Int = 2
             after: String
             filter: input StarshipFilter
            normalization
             starships(after: $after, filter: $filter, first: $first): type StarshipConnection!
              edges: [type StarshipEdge!]!
               cursor: String!
               node: type Starship!
                id: ID!
                coordinates: [[Float!]!]
                crew: [[interface Character]!]
                 __typename: String!
                 id: ID!
                 name: String!
                ...StarshipRow_starship
              pageInfo: type PageInfo!
               hasNextPage: Boolean!
               endCursor: String
            reader
             starships(after: $after, filter: $filter, first: $first)
              edges
               cursor
               node
                id
                coordinates
                crew
                 name
                ...StarshipRow_starship
              pageInfo
               hasNextPage
               endCursor
            """#, fragments: [StarshipRow_starship.artifact])
    }

    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>
    var filter: Relay.Input<StarshipFilter>

    init(first: Swift.Int? = nil, after: Swift.String? = nil, filter: StarshipFilter? = nil) {
        self.first = .init(first)
        self.after = .init(after)
        self.filter = .init(filter)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset, filter: Relay.Input<StarshipFilter> = .unset) {
        self.first = first
        self.after = after
        self.filter = filter
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
        variables.writeInput("filter", self.filter)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let starships: Starships

        init(_ reader: inout Relay.Reader) {
            self.starships = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.starships, b.starships)
            return e.isEqual
        }

        nonisolated struct Starships: Relay.Selection {
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
                    let id: Relay.ID
                    /// Points in space, as rows of coordinates.
                    let coordinates: [[Swift.Double]]?
                    let crew: [[Crew?]]?
                    let starshipRow_starship: StarshipRow_starship.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.coordinates = reader.value(1)
                        self.crew = reader.value(2)
                        self.starshipRow_starship = reader.fragment(3)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.value(a.coordinates, b.coordinates)
                        e.value(a.crew, b.crew)
                        e.fragment(a.starshipRow_starship, b.starshipRow_starship)
                        return e.isEqual
                    }

                    /// Someone in the films.
                    nonisolated struct Crew: Relay.Selection, Relay.FieldValue {
                        /// The name as the credits have it.
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

            nonisolated struct PageInfo: Relay.Selection {
                let hasNextPage: Swift.Bool
                let endCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.hasNextPage = reader.bool(0)
                    self.endCursor = reader.optionalString(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.optionalString(a.endCursor, b.endCursor)
                    return e.isEqual
                }
            }
        }
    }
}
