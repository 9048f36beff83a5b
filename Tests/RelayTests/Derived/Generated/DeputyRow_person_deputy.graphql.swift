// @generated DeputyRow_person_deputy.graphql sha256:f245bdb76f4c0b97a07df6d25c86cc7b7343d8ae9b4406ffd93d780702484933
// Made by relay-generator from GraphQL/Rows.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `deputy` in `DeputyRow_person`.
nonisolated struct DeputyRow_person_deputy: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DeputyRow_person_deputy
            template query DeputyRow_person_deputy($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Person{last ...EdgeRow_person(style:$style)}}}
            variables
             ids: [ID!]!
             style: enum NameStyle
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               last: String!
               ...EdgeRow_person(style:$style)
            reader
             nodes(ids: $ids)
              __typename
            """#, fragments: [EdgeRow_person.artifact])
    }

    var ids: [Relay.ID]
    var style: Relay.Input<NameStyle>

    init(ids: [Relay.ID], style: NameStyle? = nil) {
        self.ids = ids
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(ids: [Relay.ID], style: Relay.Input<NameStyle> = .unset) {
        self.ids = ids
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
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
