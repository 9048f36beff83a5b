// @generated ProjectRow_project.graphql sha256:73bfd47b4b7b444b85841f72d402d18ceda593be76ac40521f7a713b285421f0
// Made by relay-generator from Views/ProjectRow.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ProjectRow_project: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProjectRow_project on type Project
            text fragment ProjectRow_project on Project{name openIssueCount build}
            normalization
             name: String!
             openIssueCount: Int!
             build: String @age(field: 30)
            reader
             name
             openIssueCount
             build @catch(to: RESULT)
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String
        let openIssueCount: Swift.Int
        /// How the last build went. Another service knows, if it answers.
        let build: Swift.Result<Swift.String?, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
            self.openIssueCount = reader.int(1)
            self.build = reader.value(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            e.int(a.openIssueCount, b.openIssueCount)
            e.value(a.build, b.build)
            return e.isEqual
        }
    }
}
