// @generated Row.graphql sha256:cdb163f340713dd960c2851c5d4db21d870376e31011f1a44fa08af5d45c1ff3
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Row: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Row on type Viewer
            text fragment Row on Viewer{person{id name}}
            normalization
             person: type Person
              id: ID!
              name: String
            reader
             person
              name
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let person: Person?

        package init(_ reader: inout Relay.Reader) {
            self.person = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.person, b.person)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.person)
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
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
