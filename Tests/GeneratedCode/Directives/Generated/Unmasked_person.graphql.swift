// @generated Unmasked_person.graphql sha256:a8de7866f5c94bcff1ce59606c9f9733a289fd9e330cbdc50707b6cd48aa4465
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Unmasked_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Unmasked_person on type Person
            text fragment Unmasked_person on Person{nick best{id name}}
            normalization
             nick: String
             best: type Person
              id: ID!
              name: String
            reader
             nick
             best
              name
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let nick: Swift.String?
        package let best: Best?

        package init(_ reader: inout Relay.Reader) {
            self.nick = reader.optionalString(0)
            self.best = reader.optionalObject(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.nick, b.nick)
            e.optionalObject(a.best, b.best)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.nick)
            hasher.combine(self.best)
        }

        package nonisolated struct Best: Relay.Selection, Swift.Hashable {
            package let name: Swift.String?

            package init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.name)
            }
        }
    }
}
