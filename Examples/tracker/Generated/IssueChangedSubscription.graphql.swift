// @generated IssueChangedSubscription.graphql sha256:eb135d5e050467bdcc1f57c392d7d9836675c3805281e9cdd83e67c52fd33465
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssueChangedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription IssueChangedSubscription
            text subscription IssueChangedSubscription($projectId:ID!){issueChanged(projectId:$projectId){id ...IssueRow_issue project{id openIssueCount}}}
            spreads IssueRow_issue
            variables
             projectId: ID!
            normalization
             issueChanged(projectId: $projectId): type Issue!
              id: ID!
              ...IssueRow_issue
              project: type Project!
               id: ID!
               openIssueCount: Int!
            reader
             issueChanged(projectId: $projectId)
              id
              ...IssueRow_issue
              project
               id
               openIssueCount
            """#, fragments: [IssueRow_issue.artifact])
    }

    var projectId: Relay.ID

    init(projectId: Relay.ID) {
        self.projectId = projectId
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("projectId", self.projectId)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let issueChanged: IssueChanged

        init(_ reader: inout Relay.Reader) {
            self.issueChanged = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.issueChanged, b.issueChanged)
            return e.isEqual
        }

        nonisolated struct IssueChanged: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let issueRow_issue: IssueRow_issue.Ref
            let project: Project

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.issueRow_issue = reader.fragment(1)
                self.project = reader.object(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.issueRow_issue, b.issueRow_issue)
                e.object(a.project, b.project)
                return e.isEqual
            }

            nonisolated struct Project: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let openIssueCount: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.openIssueCount = reader.int(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.int(a.openIssueCount, b.openIssueCount)
                    return e.isEqual
                }
            }
        }
    }
}
