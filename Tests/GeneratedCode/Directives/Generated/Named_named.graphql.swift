// @generated Named_named.graphql sha256:6381e4791da1fddcacb77061dfbb53a0e1a8909651cb72f0bc45802556f3f012
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Named_named: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Named_named on interface Named of [Person Place]
            text fragment Named_named on Named{__isNamed:__typename name}
            normalization
             name: String
            reader
             name
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
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
