// @generated PersonNote_person.graphql sha256:b2f3e9bcd2fa3831b3a4c2f1cccf1adb3ce33903917e0a87c4695f321652a6c5
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonNote_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonNote_person on type Person
            text fragment PersonNote_person on Person{id name}
            normalization
             id: ID!
             name: String!
             note: String @client
            reader
             id
             name
             note @client
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let name: Swift.String
        let note: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
            self.note = reader.optionalString(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            e.optionalString(a.note, b.note)
            return e.isEqual
        }
    }
}
