// @generated Inline_person.graphql sha256:625cf174627ce626ee7aee61985154d17bc732a6ae5cb9bc5e82156bb82a279c
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Inline_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Inline_person on type Person
        reader
         name
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let name: String?

        package init(_ reader: inout Reader) {
            self.name = reader.optionalString(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.name, b.name)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.name)
        }
    }
}
