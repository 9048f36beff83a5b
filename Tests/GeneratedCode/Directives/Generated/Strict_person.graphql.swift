// @generated Strict_person.graphql sha256:26c7b332e34a8c780b2cbcf6e77c8903bfdc97952696bca64c9adbd3ea8427af
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Strict_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Strict_person on type Person @throwOnFieldError
            text fragment Strict_person on Person{nick tags}
            normalization
             nick: String
             tags: [String]
            reader
             nick
             tags
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let nick: Swift.String
        package let tags: [Swift.String]

        package init(_ reader: inout Relay.Reader) {
            self.nick = reader.string(0)
            self.tags = reader.value(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.nick, b.nick)
            e.value(a.tags, b.tags)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.nick)
            hasher.combine(self.tags)
        }
    }
}
