// @generated Unmasked_person.graphql sha256:a8de7866f5c94bcff1ce59606c9f9733a289fd9e330cbdc50707b6cd48aa4465
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Unmasked_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Unmasked_person on type Person
        reader
         nick
         best
          name
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let nick: String?
        package let best: Best?

        package init(_ reader: inout Reader) {
            self.nick = reader.optionalString(0)
            self.best = reader.optionalObject(1)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.nick, b.nick)
            e.optionalObject(a.best, b.best)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.nick)
            hasher.combine(self.best)
        }

        package nonisolated struct Best: Selection, Hashable {
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
}
