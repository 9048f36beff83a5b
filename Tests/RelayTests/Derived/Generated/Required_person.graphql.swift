// @generated Required_person.graphql sha256:b9878d4ef288ff9f238936b8ff8c83aaa1dc80bf225f3b7d77ae8e1624a66f3a
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Required_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Required_person on type Person
            text fragment Required_person on Person{...Initial_person}
            spreads Initial_person
            normalization
             ...Initial_person
            reader
             initial @required(action: LOG) @derived(field: "Person.initial")
            """#, fragments: [Initial_person.artifact])
    }

    typealias Output = Data?

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let initial: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.initial = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.initial, b.initial)
            return e.isEqual
        }
    }
}
