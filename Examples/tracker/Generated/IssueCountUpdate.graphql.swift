// @generated IssueCountUpdate.graphql sha256:20b1d5f4344717d977b4d1623af46949f274bf1568a93ff48ecd54dfbb3c350e
// Made by relay-generator from Screens/IssueCounts.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssueCountUpdate: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssueCountUpdate
            variables
             project: ID!
             state: enum IssueState
            reader
             node(id: $project) @lookup(arguments: ["id"], scope: "", types: ["Comment", "Issue", "Project", "User"])
              ... as asProject on type Project
               __typename
               issues = __IssueList_issues_connection(state: $state)
                totalCount
            """#)
    }

    var project: Relay.ID
    var state: Relay.Input<IssueState>

    init(project: Relay.ID, state: IssueState? = nil) {
        self.project = project
        self.state = .init(state)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(project: Relay.ID, state: Relay.Input<IssueState> = .unset) {
        self.project = project
        self.state = state
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("project", self.project)
        variables.writeInput("state", self.state)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var node: Node? {
            return self.record.object(0)
        }

        /// What has an id that no other object has.
        nonisolated struct Node: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var asProject: AsProject? {
                return self.record.inline(0)
            }

            nonisolated struct AsProject: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var __typename: Swift.String? {
                    return self.record.value(0)
                }

                var issues: Issues? {
                    return self.record.object(1)
                }

                nonisolated struct Issues: Relay.UpdatableSelection {
                    let record: Relay.UpdatableRecord

                    init(_ record: Relay.UpdatableRecord) {
                        self.record = record
                    }

                    var totalCount: Swift.Int? {
                        get {
                            return self.record.value(0)
                        }
                        nonmutating set {
                            self.record.setNonNull(0, newValue)
                        }
                    }
                }
            }
        }
    }
}
