// @generated Edges_person_deputy.graphql sha256:f53ae9e4db1e8e2c0a3ac9b714486f3bc35ce75d69572c15ff1ea28885e12099
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `deputy` in `Edges_person`.
nonisolated struct Edges_person_deputy: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Edges_person_deputy
            template query Edges_person_deputy($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{first ...Best_person ...EdgeRow_person(style:$style)}}}
            variables
             count: Int!
             ids: [ID!]!
             style: enum NameStyle
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               first: String
               ...Best_person
               ...EdgeRow_person(style:$style)
            reader
             nodes(ids: $ids)
              __typename
            """#, fragments: [Best_person.artifact, EdgeRow_person.artifact])
    }

    var count: Swift.Int
    var ids: [Relay.ID]
    var style: Relay.Input<NameStyle>

    init(count: Swift.Int, ids: [Relay.ID], style: NameStyle? = nil) {
        self.count = count
        self.ids = ids
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Swift.Int, ids: [Relay.ID], style: Relay.Input<NameStyle> = .unset) {
        self.count = count
        self.ids = ids
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("count", self.count)
        variables.write("ids", self.ids)
        variables.writeInput("style", self.style)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let nodes: [Node?]

        init(_ reader: inout Relay.Reader) {
            self.nodes = reader.objectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objectsOrNil(a.nodes, b.nodes)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let __typename: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
