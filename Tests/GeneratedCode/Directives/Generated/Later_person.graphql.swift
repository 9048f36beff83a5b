// @generated Later_person.graphql sha256:14d91a67cdaa3f9f23b0cb0dfc83c3fb93dca3e0dc9263c88f74747fc0b4d094
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Later_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Later_person on type Person
            text fragment Later_person on Person{nick}
            normalization
             nick: String
            reader
             nick
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let nick: Swift.String?

        package init(_ reader: inout Relay.Reader) {
            self.nick = reader.optionalString(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.nick, b.nick)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.nick)
        }
    }
}
