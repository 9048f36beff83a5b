// @generated Bubbling_person.graphql sha256:af542349965403e87ec775cc6f0a63277584521e6fa4d3bb6b41d475b68b9aef
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Bubbling_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Bubbling_person on type Person
        reader
         best @required(action: NONE)
          name @required(action: NONE)
        """#)

    package typealias Output = Data?

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let best: Best

        package init(_ reader: inout Reader) {
            self.best = reader.object(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.object(a.best, b.best)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.best)
        }

        package nonisolated struct Best: Selection, Hashable {
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
}
