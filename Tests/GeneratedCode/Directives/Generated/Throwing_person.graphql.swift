// @generated Throwing_person.graphql sha256:b9d0adbc16033cc66cf725a4b2b852c8a3ec8c50c286d76429e27ebdcf8ede3a
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Throwing_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Throwing_person on type Person
            text fragment Throwing_person on Person{name}
            normalization
             name: String
            reader
             name @required(action: THROW)
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let name: Swift.String

        package init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.name)
        }
    }
}
