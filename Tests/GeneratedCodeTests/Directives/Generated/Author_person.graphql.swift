// @generated Author_person.graphql sha256:dcd97aae3a824c2bec8cefb6c5cb42ba4d55c96f7491c728356b86631421e9ee
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Author_person: AssignableFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Author_person on type Person
        reader
         __typename
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let __typename: String

        package init(_ reader: inout Reader) {
            self.__typename = reader.string(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.string(a.__typename, b.__typename)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.__typename)
        }
    }
}
