// @generated Throwing_person.graphql sha256:b9d0adbc16033cc66cf725a4b2b852c8a3ec8c50c286d76429e27ebdcf8ede3a
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Throwing_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Throwing_person on type Person
        reader
         name @required(action: THROW)
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let name: String

        package init(_ reader: inout Reader) {
            self.name = reader.string(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.string(a.name, b.name)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.name)
        }
    }
}
