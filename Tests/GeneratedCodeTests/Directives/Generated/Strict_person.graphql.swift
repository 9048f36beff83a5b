// @generated Strict_person.graphql sha256:26c7b332e34a8c780b2cbcf6e77c8903bfdc97952696bca64c9adbd3ea8427af
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Strict_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Strict_person on type Person @throwOnFieldError
        reader
         nick
         tags
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let nick: String
        package let tags: [String]

        package init(_ reader: inout Reader) {
            self.nick = reader.string(0)
            self.tags = reader.value(1)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.string(a.nick, b.nick)
            e.value(a.tags, b.tags)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.nick)
            hasher.combine(self.tags)
        }
    }
}
