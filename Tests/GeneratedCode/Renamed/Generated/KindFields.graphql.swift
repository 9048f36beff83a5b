// @generated KindFields.graphql sha256:26c9cba89ed8261b65d6a1e46a2792714139f5284e129fefda72d11497db345f
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum KindFields: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Kind on type Album
            text fragment Kind on Album{kind}
            normalization
             kind: enum Sort!
            reader
             kind
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let kind: PictureKind

        package init(_ reader: inout Relay.Reader) {
            self.kind = reader.value(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.kind, b.kind)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.kind)
        }
    }
}
