// @generated Shared_person.graphql sha256:9dfbd20d9ab71a5b51b19fd3aac9f3be79855a3a70b53ecee1ab559d11fff37b
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Shared_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Shared_person on type Person
            text fragment Shared_person on Person{picture}
            normalization
             picture: String
            reader
             picture
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let picture: Swift.String?

        package init(_ reader: inout Relay.Reader) {
            self.picture = reader.optionalString(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.picture, b.picture)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.picture)
        }
    }
}
