// @generated Shared_person.graphql sha256:9dfbd20d9ab71a5b51b19fd3aac9f3be79855a3a70b53ecee1ab559d11fff37b
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Shared_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Shared_person on type Person
        reader
         picture
        """#)

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
