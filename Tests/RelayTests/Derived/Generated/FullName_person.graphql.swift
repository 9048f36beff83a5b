// @generated FullName_person.graphql sha256:8017c4dcf05ef95e6a27d43a0daf38391a71c3e54df662a627078086c1381202
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FullName_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FullName_person on type Person
            text fragment FullName_person on Person{first last}
            normalization
             first: String
             last: String!
            reader
             first
             last
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let first: Swift.String?
        let last: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.first = reader.optionalString(0)
            self.last = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.first, b.first)
            e.string(a.last, b.last)
            return e.isEqual
        }
    }
}
