import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

struct LintTests {
    private func project(_ files: [String: String]) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        for (path, text) in files { try project.write(path, text) }
        return project
    }

    private func findings(_ project: TemporaryProject, code: [String] = []) throws -> [String] {
        try ProjectLint.run(project.url("relay.json"), code: code).diagnostics.map { finding in
            let file = URL(fileURLWithPath: finding.span.source.path).lastPathComponent
            let name = finding.message.split(separator: "`").dropFirst().first ?? ""
            return "\(file):\(finding.span.start.line) \(finding.rule) \(name)"
        }
    }

    @Test func findsUnusedFragmentsOperationsAndFields() throws {
        let project = try self.project([
            "List.graphql": """
            query List {
              users { id ...Row_user }
              admin: user { name }
              imageUrl
            }
            query Old { users { name } }
            fragment Row_user on User { name email }
            fragment Spare_user on User { name }
            mutation Rename { rename { name neverRead } }
            """,
            "View.swift": """
            let query = List()
            let change = Rename()
            func row(_ user: Row_user.Data) -> String { data.users[0].id + user . name }
            // An operation: email() is not a member, and neither is ...email.
            """,
        ])
        #expect(
            try findings(project) == [
                "List.graphql:3 UnreadField admin", "List.graphql:4 UnreadField imageUrl",
                "List.graphql:6 UnusedOperation Old", "List.graphql:7 UnreadField email",
                "List.graphql:8 UnusedFragment Spare_user",
            ]
        )
        let code = project.url("More").path
        try project.write(
            "More/View.swift",
            #"let text = "\(data.admin?.name) \(data[keyPath: \.email])""#
        )
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ["List.graphql", "View.swift"],
             "artifactDirectory": "Generated"}
            """
        )
        #expect(try findings(project).contains("List.graphql:7 UnreadField email"))
        #expect(try !findings(project, code: [code]).contains("List.graphql:7 UnreadField email"))
    }

    @Test func aDocumentInASwiftFileIsNotItsOwnUse() throws {
        let project = try self.project([
            "Feed.swift": #"""
            let a = graphql("query Feed { name }")
            let b = graphql("query Other { name } ")
            let c = Other().name
            """#
        ])
        #expect(try findings(project) == ["Feed.swift:1 UnusedOperation Feed"])
    }

    @Test func commentsExempt() throws {
        let project = try self.project([
            "A.graphql": """
            # lint:ignore
            query Unused { a }
            query Used {
              # lint:ignore because the server counts it
              b
              c # lint:ignore
              d
              # lint:ignore
              e { f }
              g
            }
            """,
            "A.swift": "Used().d",
        ])
        #expect(try findings(project) == ["A.graphql:10 UnreadField g"])
    }

    @Test func connectionsNeedFieldsThatNobodyReads() throws {
        let project = try self.project([
            "A.graphql": """
            query A {
              users(first: 1) @connection(key: "A_users") {
                edges { cursor node { name nick } }
                pageInfo { endCursor hasNextPage }
              }
            }
            """,
            "A.swift": "A().users.name",
        ])
        #expect(try findings(project) == ["A.graphql:3 UnreadField nick"])
    }

    @Test func otherPackagesMaySpreadFragmentsOfPublicModules() throws {
        let project = try self.project([
            "Kit/A.graphql": "fragment Row_user on User { name }",
            "Kit/A.swift": "user.name",
            "App/B.graphql": "fragment Cell_user on User { name }",
        ])
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "modules": {
              "Kit": {"src": "Kit", "accessLevel": "public"}, "App": {"src": "App"}}}
            """
        )
        #expect(try findings(project) == ["B.graphql:1 UnusedFragment Cell_user"])
    }

    @Test func acronymsAndKeywordsAreSpelledAsInSwift() throws {
        let project = try self.project([
            "A.graphql": "query A { imageUrl userIds default init }",
            "A.swift": "A().imageURL + a.userIDs + a.`default` + a.init_",
        ])
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "naming": {"acronyms": ["URL", "ID"]}}
            """
        )
        #expect(try findings(project) == [])
    }

    /// `count` and `index` are members of every collection.
    @Test(
        .bug(
            id: "lint-underscores",
            "A field that is read as `count_` was reported as unread."
        )
    )
    func namesThatGotUnderscoresAreSpelledAsInSwift() throws {
        let project = try self.project([
            "A.graphql": "query A { users @connection(key: \"A_users\") { count index first } }",
            "A.swift": "A().users.count_ + a.index__",
        ])
        #expect(try findings(project) == ["A.graphql:1 UnreadField first"])
    }

    @Test func syntaxErrorsAreReportedAlone() throws {
        let project = try self.project(["A.graphql": "query A { "])
        #expect(try ProjectLint.run(project.url("relay.json")).diagnostics.hasErrors)
    }
}
