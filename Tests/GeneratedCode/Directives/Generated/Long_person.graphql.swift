// @generated Long_person.graphql sha256:deb382c419dd248c1abf07becef47bd42dbf953cf02de6da9d2850c1cd8851ee
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Long_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Long_person on type Person
            text fragment Long_person on Person{tags}
            normalization
             tags: [String]
            reader
             tags
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let tags: [Swift.String?]?

        package init(_ reader: inout Relay.Reader) {
            self.tags = reader.value(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.tags, b.tags)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.tags)
        }
    }
}
