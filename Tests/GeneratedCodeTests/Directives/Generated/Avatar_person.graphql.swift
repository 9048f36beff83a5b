// @generated Avatar_person.graphql sha256:57b7236411b9822c43e50c44946fc8fd835697d4f11eba8e4161427ac559704e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Avatar_person: RefetchableFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Avatar_person on type Person
        arguments
         size: Int = 64
        refetch AvatarRefetchQuery
         path node
         identifier id: $id
        reader
         picture(size: $size)
        """#)

    package typealias RefetchQuery = AvatarRefetchQuery

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let picture: String?

        package init(_ reader: inout Reader) {
            self.picture = reader.optionalString(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.picture, b.picture)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.picture)
        }
    }
}
