// @generated Bubbling_person.graphql sha256:af542349965403e87ec775cc6f0a63277584521e6fa4d3bb6b41d475b68b9aef
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Bubbling_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Bubbling_person on type Person
            text fragment Bubbling_person on Person{best{id name}}
            normalization
             best: type Person
              id: ID!
              name: String
            reader
             best @required(action: NONE)
              name @required(action: NONE)
            """#)
    }

    package typealias Output = Data?

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let best: Best

        package init(_ reader: inout Relay.Reader) {
            self.best = reader.object(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.best, b.best)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.best)
        }

        package nonisolated struct Best: Relay.Selection, Swift.Hashable {
            package let name: Swift.String

            package init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.name)
            }
        }
    }
}
