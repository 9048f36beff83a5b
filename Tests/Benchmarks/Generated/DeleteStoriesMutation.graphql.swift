// @generated DeleteStoriesMutation.graphql sha256:0037facd32e15d3230345ff15df6266229221a53405037ebc77fabd6da2b4dea
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DeleteStoriesMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation DeleteStoriesMutation
            text mutation DeleteStoriesMutation{deleteStories{ids}}
            variables
             connections: [ID!]!
            normalization
             deleteStories: type DeleteStoriesPayload!
              ids: [ID!]! @deleteEdge(connections: $connections)
            reader
             deleteStories
              ids
            """#)
    }

    var connections: [Relay.ID]

    init(connections: [Relay.ID]) {
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let deleteStories: DeleteStories

        init(_ reader: inout Relay.Reader) {
            self.deleteStories = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.deleteStories, b.deleteStories)
            return e.isEqual
        }

        nonisolated struct DeleteStories: Relay.Selection {
            let ids: [Relay.ID]

            init(_ reader: inout Relay.Reader) {
                self.ids = reader.value(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.ids, b.ids)
                return e.isEqual
            }
        }
    }
}
