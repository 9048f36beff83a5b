// @generated SetIssueStateMutation.graphql sha256:0f20d3d5cdc587b7743b3862e46ab25841efc58765081f54fe70b26bc305ea5e
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SetIssueStateMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation SetIssueStateMutation
            text mutation SetIssueStateMutation($id:ID!,$state:IssueState!){setIssueState(id:$id,state:$state){issue{id state}}}
            variables
             id: ID!
             state: enum IssueState!
            normalization
             setIssueState(id: $id, state: $state): type IssuePayload!
              issue: type Issue!
               id: ID!
               state: enum IssueState!
            reader
             setIssueState(id: $id, state: $state)
              issue
               id
               state
            """#)
    }

    var id: Relay.ID
    var state: IssueState

    init(id: Relay.ID, state: IssueState) {
        self.id = id
        self.state = state
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("state", self.state)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let setIssueState: SetIssueState

        init(_ reader: inout Relay.Reader) {
            self.setIssueState = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.setIssueState, b.setIssueState)
            return e.isEqual
        }

        nonisolated struct SetIssueState: Relay.Selection {
            let issue: Issue

            init(_ reader: inout Relay.Reader) {
                self.issue = reader.object(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.issue, b.issue)
                return e.isEqual
            }

            nonisolated struct Issue: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let state: IssueState

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
    }

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var setIssueState: SetIssueState

        init(setIssueState: SetIssueState) {
            self.setIssueState = setIssueState
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.write("setIssueState", self.setIssueState)
        }

        nonisolated struct SetIssueState: Relay.GraphQLInputObject {
            var issue: Issue

            init(issue: Issue) {
                self.issue = issue
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("issue", self.issue)
            }

            nonisolated struct Issue: Relay.GraphQLInputObject {
                var id: Relay.ID
                var state: IssueState

                init(id: Relay.ID, state: IssueState) {
                    self.id = id
                    self.state = state
                }

                func write(to variables: inout Relay.VariableWriter) {
                    variables.write("id", self.id)
                    variables.write("state", self.state)
                }
            }
        }
    }
}
