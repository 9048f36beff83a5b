// @generated Viewer.graphql sha256:c01bad4d5641970997ca5070527fddbb52520948dd009723eebcc6d0cdefcc92
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct Viewer: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Viewer
            text query Viewer{viewer{viewer:person{id viewer:homepage}}}
            normalization
             viewer: type Viewer
              viewer = person: type Person
               id: ID!
               viewer = homepage: scalar URL
            reader
             viewer
              viewer = person
               id
               viewer = homepage
            """#)
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let viewer: Viewer?

        package init(_ reader: inout Relay.Reader) {
            self.viewer = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.viewer, b.viewer)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.viewer)
        }

        package nonisolated struct Viewer: Relay.Selection, Swift.Hashable {
            package let viewer: Viewer?

            package init(_ reader: inout Relay.Reader) {
                self.viewer = reader.optionalObject(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.viewer, b.viewer)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.viewer)
            }

            package nonisolated struct Viewer: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                package let id: Relay.ID
                package let viewer: WebAddress?

                package init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.viewer = reader.optionalValue(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalValue(a.viewer, b.viewer)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.id)
                    hasher.combine(self.viewer)
                }
            }
        }
    }
}
