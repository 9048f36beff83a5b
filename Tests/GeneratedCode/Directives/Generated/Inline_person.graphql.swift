// @generated Inline_person.graphql sha256:625cf174627ce626ee7aee61985154d17bc732a6ae5cb9bc5e82156bb82a279c
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Inline_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Inline_person on type Person
            text fragment Inline_person on Person{name}
            normalization
             name: String
            reader
             name
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let name: Swift.String?

        package init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.name)
        }
    }
}
