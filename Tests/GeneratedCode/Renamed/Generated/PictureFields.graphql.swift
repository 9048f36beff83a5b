// @generated PictureFields.graphql sha256:74d64b4e43aa770e7ba3940e69f3a7c6ae0f820cf77c6861ad7ea249c8a48b51
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum PictureFields: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment picture on type Picture
            text fragment picture on Picture{imageUrl userIds httpStatus kind}
            normalization
             imageUrl: scalar URL!
             userIds: [ID!]!
             httpStatus: Int
             kind: enum Sort
            reader
             imageUrl
             userIds
             httpStatus
             kind
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let imageURL: WebAddress
        package let userIDs: [Relay.ID]
        package let httpStatus: Swift.Int?
        package let kind: PictureKind?

        package init(_ reader: inout Relay.Reader) {
            self.imageURL = reader.value(0)
            self.userIDs = reader.value(1)
            self.httpStatus = reader.optionalInt(2)
            self.kind = reader.optionalValue(3)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.imageURL, b.imageURL)
            e.value(a.userIDs, b.userIDs)
            e.optionalInt(a.httpStatus, b.httpStatus)
            e.optionalValue(a.kind, b.kind)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.imageURL)
            hasher.combine(self.userIDs)
            hasher.combine(self.httpStatus)
            hasher.combine(self.kind)
        }
    }
}
