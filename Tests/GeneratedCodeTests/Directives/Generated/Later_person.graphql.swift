// @generated Later_person.graphql sha256:14d91a67cdaa3f9f23b0cb0dfc83c3fb93dca3e0dc9263c88f74747fc0b4d094
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Later_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Later_person on type Person
        reader
         nick
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let nick: String?

        package init(_ reader: inout Reader) {
            self.nick = reader.optionalString(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.nick, b.nick)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.nick)
        }
    }
}
