// @generated SetIssueQuery.graphql sha256:c4eb51563641ef2614b5a8de888785919f588a3fc6f59a1a7dd6afe6f533a80a
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SetIssueQuery: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SetIssueQuery
            variables
             id: ID!
            reader
             node(id: $id) @lookup(arguments: ["id"], scope: "")
              ... as asIssue on type Issue
               __typename
               state
               rank
               title
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

        nonisolated struct Node: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var asIssue: AsIssue? {
                return self.record.inline(0)
            }

            nonisolated struct AsIssue: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var __typename: Swift.String? {
                    return self.record.value(0)
                }

                var state: State? {
                    get {
                        return self.record.value(1)
                    }
                    nonmutating set {
                        self.record.setNonNull(1, newValue)
                    }
                }

                var rank: Swift.Int? {
                    get {
                        return self.record.value(2)
                    }
                    nonmutating set {
                        self.record.setValue(2, newValue)
                    }
                }

                var title: Swift.String? {
                    get {
                        return self.record.value(3)
                    }
                    nonmutating set {
                        self.record.setNonNull(3, newValue)
                    }
                }
            }
        }
    }
}
