// @generated Initial_person.graphql sha256:40a5a49ba61cc993996b90a4ad485af188d43a133c45f2da705c12b646a857e8
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Initial_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Initial_person on type Person
            text fragment Initial_person on Person{...FullName_person first}
            spreads FullName_person
            normalization
             ...FullName_person
             first: String
            reader
             fullName @derived(field: "Person.fullName")
             first @required(action: NONE)
            """#, fragments: [FullName_person.artifact])
    }

    typealias Output = Data?

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The name, as cards show it.
        let fullName: Swift.String
        let first: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.fullName = reader.string(0)
            self.first = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.fullName, b.fullName)
            e.string(a.first, b.first)
            return e.isEqual
        }
    }
}
