// @generated DeleteReviewMutation.graphql sha256:38afda7c3af070f6590945a3aaff41331551f52ff1dce12b457d979e946394cd
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DeleteReviewMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation DeleteReviewMutation
            text mutation DeleteReviewMutation($id:ID!){deleteReview(id:$id){deletedID}}
            variables
             id: ID!
            normalization
             deleteReview(id: $id): type DeleteReviewPayload
              deletedID: ID
            reader
             deleteReview(id: $id)
              deletedID
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let deleteReview: DeleteReview?

        init(_ reader: inout Relay.Reader) {
            self.deleteReview = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.deleteReview, b.deleteReview)
            return e.isEqual
        }

        nonisolated struct DeleteReview: Relay.Selection {
            let deletedID: Relay.ID?

            init(_ reader: inout Relay.Reader) {
                self.deletedID = reader.optionalID(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalID(a.deletedID, b.deletedID)
                return e.isEqual
            }
        }
    }
}
