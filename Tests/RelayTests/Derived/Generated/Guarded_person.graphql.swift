// @generated Guarded_person.graphql sha256:b71982de45cccec0ad22e2690438b1f609092a27b37dafed0bd1cfa42ca33ff8
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Guarded_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Guarded_person on type Person @throwOnFieldError
            text fragment Guarded_person on Person{first last}
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
