// @generated Found_work.graphql sha256:9fc35fc1cf732c155dbab60be7113248392d34c5fce797d226678c9f681ec111
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Found_work: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Found_work on interface Work of [Issue Chore]
            text fragment Found_work on Work{__isWork:__typename id state}
            normalization
             id: ID!
             state: enum State!
            reader
             id
             state
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let state: State

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.state = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.value(a.state, b.state)
            return e.isEqual
        }
    }
}
