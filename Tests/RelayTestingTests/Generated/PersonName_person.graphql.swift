// @generated PersonName_person.graphql sha256:d3914f0a899bda4b4f70d4e0d6c19564c94f6d5bf8c7e120a3ba2ce4db5582f9
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonName_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonName_person on type Person
            template fragment PersonName_person on Person{id name@include(if:$withName)}
            arguments
             withName: Boolean!
            normalization
             id: ID!
             name: String! if $withName
            reader
             id
             name if $withName
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
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
}
