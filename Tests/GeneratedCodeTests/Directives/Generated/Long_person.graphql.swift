// @generated Long_person.graphql sha256:deb382c419dd248c1abf07becef47bd42dbf953cf02de6da9d2850c1cd8851ee
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Long_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Long_person on type Person
        reader
         tags
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let tags: [String?]?

        package init(_ reader: inout Reader) {
            self.tags = reader.value(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.value(a.tags, b.tags)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.tags)
        }
    }
}
