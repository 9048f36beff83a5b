// @generated Deputy_person.graphql sha256:a37ab9b2d3a0e856bb44654d976856cf1164788102a9384fb3f7644a3881dd53
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Deputy_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Deputy_person on type Person
            text fragment Deputy_person on Person{deputyID}
            normalization
             deputyID: ID
            reader
             deputyID
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let deputyID: Relay.ID?

        init(_ reader: inout Relay.Reader) {
            self.deputyID = reader.optionalID(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalID(a.deputyID, b.deputyID)
            return e.isEqual
        }
    }
}
