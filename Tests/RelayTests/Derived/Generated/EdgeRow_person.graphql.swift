// @generated EdgeRow_person.graphql sha256:b9ba3d5ddb9b2fc3f4224a1e395c5ba337a51ce2145ad86a2f082afee081f1e7
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum EdgeRow_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment EdgeRow_person on type Person
            template fragment EdgeRow_person on Person{id born ...FullName_person}
            arguments
             style: enum NameStyle = FULL
            normalization
             id: ID!
             born: Int!
             ...FullName_person
            reader
             id
             born
             fullName(style: $style) @derived(field: "Person.fullName")
            """#, fragments: [FullName_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let born: Swift.Int
        /// The name, as cards show it.
        let fullName: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.born = reader.int(1)
            self.fullName = reader.string(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.int(a.born, b.born)
            e.string(a.fullName, b.fullName)
            return e.isEqual
        }
    }
}
