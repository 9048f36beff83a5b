// @generated RowQuery.graphql sha256:7908957d739a5d7ecaf753fff03094a9ac06f15757b1aa0cdf491bc65384a3fe
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct RowQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query row
            text query row{viewer{...Row}}
            spreads Row
            normalization
             viewer: type Viewer
              ...Row
            reader
             viewer
              ...Row
            """#, fragments: [Row.artifact])
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
            package let row: Row.Ref

            package init(_ reader: inout Relay.Reader) {
                self.row = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.row, b.row)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.row)
            }
        }
    }
}
