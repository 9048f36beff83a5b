// @generated PictureScreen.graphql sha256:ddfec132d4f89a7723f36736b09d469775ffcfa6584c2d001f3587323c75366e
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct PictureScreen: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query picture
            text query picture($by:Choice!){picture(by:$by){id ...picture fallback}}
            spreads picture
            variables
             by: input Choice!
            normalization
             picture(by: $by): type Picture
              id: ID!
              ...picture
              fallback: enum default
            reader
             picture(by: $by)
              ...picture
              fallback
            """#, fragments: [PictureFields.artifact])
    }

    package var by: MediaChoice

    package init(by: MediaChoice) {
        self.by = by
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("by", self.by)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let picture: Picture?

        package init(_ reader: inout Relay.Reader) {
            self.picture = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.picture, b.picture)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.picture)
        }

        package nonisolated struct Picture: Relay.Selection, Swift.Hashable {
            package let picture: PictureFields.Ref
            package let fallback: Fallback?

            package init(_ reader: inout Relay.Reader) {
                self.picture = reader.fragment(0)
                self.fallback = reader.optionalValue(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.picture, b.picture)
                e.optionalValue(a.fallback, b.fallback)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.picture)
                hasher.combine(self.fallback)
            }
        }
    }
}
