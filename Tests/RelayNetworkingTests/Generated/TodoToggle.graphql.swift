// @generated TodoToggle.graphql sha256:d0165dcf0f2f8b4d17b850e1ecd051e193e326696cf484f43ab74222b02146ec
// Made by relay-generator from GraphQL/Scenes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TodoToggle: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TodoToggle
            variables
             id: ID!
            reader
             node(id: $id) @lookup(arguments: ["id"], scope: "")
              ... as asTodo on type Todo
               __typename
               done
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var node: Node? {
            return self.record.object(0)
        }

        /// An object with a Globally Unique ID
        nonisolated struct Node: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var asTodo: AsTodo? {
                return self.record.inline(0)
            }

            nonisolated struct AsTodo: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var __typename: Swift.String? {
                    return self.record.value(0)
                }

                var done: Swift.Bool? {
                    get {
                        return self.record.value(1)
                    }
                    nonmutating set {
                        self.record.setNonNull(1, newValue)
                    }
                }
            }
        }
    }
}
