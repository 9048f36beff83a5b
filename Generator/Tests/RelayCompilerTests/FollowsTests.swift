import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Lists whose members a document describes with `@follows`.
struct FollowsTests {
    private func marks(
        _ documents: String,
        of name: String = "Q",
        _ extensions: String = ""
    ) throws -> [String] {
        try FollowsProject.artifact(name, of: documents, extensions).lines(with: "@follows(").map {
            $0.components(separatedBy: "@follows")[1]
        }
    }

    private func text(_ documents: String, of name: String = "Q", _ extensions: String = "") throws
        -> String
    {
        let artifact = try FollowsProject.artifact(name, of: documents, extensions)
        let line = artifact.lines(with: "text ") + artifact.lines(with: "template ")
        return line.first ?? artifact
    }

    // MARK: - Output

    @Test func theStoreGetsTheFilterAndTheServerTheFields() throws {
        let documents =
            "query Q($s: IssueState) { ...Board_query @arguments(state: $s) }\n"
            + FollowsProject.board
        #expect(
            try marks(documents, of: "Board_query") == [
                #"(types: ["Issue"], list: "edges", where: {state: {eq: $state}}, "#
                    + "orderBy: [{updatedAt: DESC}])"
            ]
        )
        let text = try text(documents, of: "Board_query")
        #expect(text.contains("node{id title __typename state updatedAt}"), "\(text)")
        let artifact = try FollowsProject.artifact("Board_query", of: documents)
        let reader = artifact.components(separatedBy: "reader\n")[1]
        #expect(!reader.contains("updatedAt"))
    }

    @Test(arguments: [
        (
            "all @follows(where: { isPinned: { eq: true } }, orderBy: { number: ASC }) { title }",
            #"(types: ["Issue"], where: {isPinned: {eq: true}}, orderBy: [{number: ASC}])"#,
            "all{id title isPinned number}"
        ),
        (
            "issues @follows(where: { state: { in: [OPEN] } }) { nodes { id } }",
            #"(types: ["Issue"], list: "nodes", where: {state: {in: [OPEN]}})"#,
            "issues{nodes{id state}}"
        ),
        (
            "issues @follows(where: { state: { ne: OPEN } }) { totalCount }",
            #"(types: ["Issue"], list: "edges", where: {state: {ne: OPEN}})"#,
            "issues{totalCount edges{node{id state}}}"
        ),
        (
            "page(offset: 0, limit: 2) @pagination(key: \"P_page\", list: \"rows\") "
                + "@follows(orderBy: [{ votes: DESC_NULLS_FIRST }]) { rows { id } total }",
            #"(types: ["Issue"], list: "rows", orderBy: [{votes: DESC_NULLS_FIRST}])"#,
            "page(limit:2,offset:0){rows{id votes} total}"
        ),
        (
            "all @follows(where: { assignee: { id: { eq: \"4\" } }, book: { isbn: { in: [\"a\"] } }, "
                + "place: { eq: null } }) { id }",
            #"(types: ["Issue"], where: {assignee: {id: {eq: "4"}}, book: {isbn: {in: ["a"]}}, "#
                + "place: {eq: null}})",
            "all{id assignee{id} book{isbn shelf} place{__typename}}"
        ),
        (
            "repository(id: 1) { issues(first: 2) @follows(where: { repository: { isParent: true } }, "
                + "ifUnknown: INVALIDATE) { edges { node { id title } } } }",
            #"(types: ["Issue"], list: "edges", where: {repository: {isParent: true}}, "#
                + "ifUnknown: INVALIDATE)",
            "issues(first:2){edges{node{id title repository{id}}}}"
        ),
        (
            "nodes @follows(where: { not: { id: { eq: 3 } } }) { id }",
            #"(types: ["Issue", "Repository", "User"], where: {not: {id: {eq: 3}}})"#,
            "nodes{__typename id}"
        ),
    ])
    func listsOfAllKinds(selection: String, mark: String, text: String) throws {
        let documents = "query Q { \(selection) }\n"
        #expect(try marks(documents) == [mark])
        let actual = try self.text(documents)
        #expect(actual.contains(text), "\(actual)")
    }

    @Test func addedFieldsAreStreamedWithTheOthers() throws {
        let documents = """
            query Q {
              issues(first: 10) @stream_connection(key: "Q_issues", initial_count: 1)
                @follows(where: { state: { eq: OPEN } }) { edges { node { title } } }
            }

            """
        let text = try text(documents)
        #expect(text.components(separatedBy: "edges").count == 2, "\(text)")
        #expect(text.contains("node{id title"), "\(text)")
    }

    @Test func rowsThatAFragmentSelectsGetTheFieldsToo() throws {
        let documents = """
            query Q { all @follows(where: { state: { eq: OPEN } }) { ...Row_issue } }
            fragment Row_issue on Issue { title state }

            """
        let text = try text(documents)
        #expect(text.contains("all{id ...Row_issue state}"), "\(text)")
    }

    @Test func aVariableOfTheFilterAloneIsNotSent() throws {
        let documents = """
            query Q($limit: Float) { all @follows(where: { votes: { gte: $limit } }) { id } }

            """
        #expect(try text(documents) == "text query Q{all{id votes}}")
        #expect(
            try marks(documents) == [#"(types: ["Issue"], where: {votes: {gte: $limit}})"#]
        )
        let artifact = try FollowsProject.artifact(of: documents)
        #expect(artifact.contains("limit: Float"))
    }

    @Test func aDefaultTakesTheFieldsArguments() throws {
        let extensions = """
            extend type Query
              @followsField(
                name: "issues"
                where: {
                  state: { eq: { argument: "state" }, in: { argument: "states" } }
                  or: [{ title: { eq: null } }, { number: { gt: 3 } }]
                }
                orderBy: { number: DESC }
              )

            """
        func filter(_ arguments: String, _ variables: String = "") throws -> String {
            let documents = "query Q\(variables) { issues\(arguments) { edges { node { id } } } }\n"
            return try marks(documents, extensions)[0]
        }
        func marks(_ documents: String, _ extensions: String) throws -> [String] {
            try self.marks(documents, of: "Q", extensions)
        }
        let rest =
            "or: [{title: {eq: null}}, {number: {gt: 3}}]}, orderBy: [{number: DESC}])"
        let start = #"(types: ["Issue"], list: "edges", where: {state: "#
        #expect(try filter("") == start + "{eq: OPEN}, " + rest)
        #expect(try filter("(state: CLOSED)") == start + "{eq: CLOSED}, " + rest)
        #expect(
            try filter("(state: $s, states: $l)", "($s: IssueState, $l: [IssueState!])")
                == start + "{eq: $s, in: $l}, " + rest
        )
        let own = "query Q { issues @follows(orderBy: { title: ASC }) { edges { node { id } } } }\n"
        #expect(
            try marks(own, extensions) == [
                #"(types: ["Issue"], list: "edges", orderBy: [{title: ASC}])"#
            ]
        )
        let counts = "query Q { issues { totalCount } }\n"
        #expect(try marks(counts, extensions).count == 1)
    }

    @Test func aChangedDefaultCompilesItsDocumentsAgain() throws {
        let documents = "query Q { all { id } }\n"
        func extensions(_ value: String) -> String {
            FollowsProject.extensions
                + "extend type Query @followsField(name: \"all\", where: { title: { eq: \"\(value)\" } })\n"
        }
        let project = try FollowsProject.make(documents)
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        #expect(try !project.read("Generated/Q.graphql.swift").contains("@follows"))
        for value in ["a", "b"] {
            try project.write("client.graphql", extensions(value))
            #expect(try compiler.run().diagnostics.isEmpty)
            let artifact = try project.read("Generated/Q.graphql.swift")
            #expect(artifact.contains(#"where: {title: {eq: "\#(value)"}}"#))
        }
    }

    // MARK: - Errors

    @Test(arguments: [
        ("all @follows(where: { stat: { eq: OPEN } }) { id }", "has no field `stat`", "stat"),
        ("all @follows(where: { labels: { eq: \"a\" } }) { id }", "because it is a list", "labels"),
        (
            "all @follows(where: { isHidden: { eq: true } }) { id }", "only in the client",
            "isHidden"
        ),
        ("all @follows(where: { score: { eq: 1 } }) { id }", "it needs arguments", "score"),
        ("all @follows(where: { state: OPEN }) { id }", "is an object: `state: { eq: … }`", "OPEN"),
        ("all @follows(where: { state: {} }) { id }", "is an object", "{}"),
        (
            "all @follows(where: { state: { equals: OPEN } }) { id }", "no condition `equals`",
            "equals"
        ),
        ("all @follows(where: { state: { gt: OPEN } }) { id }", "neither less nor greater", "gt"),
        ("all @follows(where: { votes: { gt: null } }) { id }", "greater than null", "null"),
        ("all @follows(where: { state: { eq: SHUT } }) { id }", "SHUT", "SHUT"),
        ("all @follows(where: { state: { in: OPEN } }) { id }", "`in` takes a list", "OPEN"),
        ("all @follows(where: { number: { eq: \"a\" } }) { id }", "Int", "\"a\""),
        ("all @follows(where: [1]) { id }", "A filter is an object", "[1]"),
        (
            "all @follows(where: { or: { id: { eq: 1 } } }) { id }", "a list of filters",
            "{ id: { eq: 1 } }"
        ),
        ("all @follows(where: { assignee: { name: { eq: \"a\" } } }) { id }", "by its key", "name"),
        ("all @follows(where: { assignee: { eq: 4 } }) { id }", "compared with null", "4"),
        (
            "all @follows(where: { repository: { isParent: true } }) { id }", "Remove `isParent`",
            "isParent"
        ),
        ("all @follows(orderBy: { number: UP }) { id }", "no order `UP`", "UP"),
        (
            "all @follows(orderBy: { number: ASC, title: ASC }) { id }", "has one field",
            "{ number: ASC, title: ASC }"
        ),
        ("all @follows(orderBy: { assignee: ASC }) { id }", "Objects have no order", "assignee"),
        ("all @follows(orderBy: { number: \"ASC\" }) { id }", "is `ASC` or `DESC`", "\"ASC\""),
        (
            "pair @follows { old { id } new { id } }", "has no list of objects, or several",
            "@follows"
        ),
        ("viewer @follows { id }", "has no list of objects", "@follows"),
        ("groups @follows { id }", "has no list of objects", "@follows"),
        ("graph @follows { edges { length } }", "has no list of objects", "@follows"),
        ("count @follows", "has no list of objects", "@follows"),
        (
            "all @follows(where: { state: { eq: OPEN } }) { state: status }", "another alias",
            "state: status"
        ),
        (
            "all @follows(where: { state: { eq: OPEN } }) { ...Row }", "another alias",
            "state: status"
        ),
        (
            "all @follows { id } ... on Query { all @follows(orderBy: { title: ASC }) { id } }",
            "two different ways", "@follows(orderBy: { title: ASC })"
        ),
        (
            "viewer { issues @follows(where: { repository: { isParent: true } }) { id } }",
            "is never a `User`", "isParent"
        ),
    ])
    func mistakesAreErrorsWithARemedy(selection: String, message: String, text: String) throws {
        let documents = "query Q { \(selection) }\nfragment Row on Issue { state: status }\n"
        let errors = try FollowsProject.errors(documents)
        let found = errors.filter { $0.message.contains(message) }
        #expect(found.count == 1 && errors.count == 1, "\(errors)")
        #expect(found.first?.text == text)
    }

    @Test(arguments: [
        ("$s: String", "state: { eq: $s }", "compared with values of type `IssueState`"),
        ("$s: IssueState", "state: { in: $s }", "compared with values of type `[IssueState]`"),
        ("$s: [Int]", "number: { lt: $s }", "compared with values of type `Int`"),
    ])
    func variablesHaveTheTypeOfTheField(variable: String, filter: String, message: String) throws {
        let errors = try FollowsProject.errors(
            "query Q(\(variable)) { all @follows(where: { \(filter) }) { id } }\n"
        )
        #expect(errors.map(\.text) == ["$s"])
        #expect(errors.first?.message.contains(message) == true)
    }

    @Test(arguments: [
        ("name: \"isues\"", "has no field `isues`. Did you mean `issues`?"),
        ("name: \"count\"", "has no list of objects"),
        ("name: \"all\", where: { state: { eq: { argument: \"stat\" } } }", "no argument `stat`"),
        ("name: \"all\", where: { stat: { eq: 1 } }", "has no field `stat`"),
        (
            "name: \"all\", where: { state: { eq: { argument: \"text\" } } }",
            "The argument `text` of type `String` is compared with values of type `IssueState`"
        ),
        (
            "name: \"issues\", where: { state: { eq: { argument: \"states\" } } }",
            "of type `[IssueState!]` is compared with values of type `IssueState`"
        ),
    ])
    func declarationsAreChecked(arguments: String, message: String) throws {
        let errors = try FollowsProject.errors(
            "query Q { count }\n",
            "extend type Query @followsField(\(arguments))\n"
        )
        #expect(errors.count == 1 && errors[0].message.contains(message), "\(errors)")
    }

    @Test(arguments: [
        ("all @follows { id }", "all @follows(orderBy: { title: ASC }) { id }"),
        (
            "list: all(text: \"a\") @follows { id }",
            "all(text: \"a\") @follows(where: { number: { gt: 1 } }) { id }"
        ),
        ("issues @follows { nodes { id } }", "issues @follows(where: {}) { nodes { id } }"),
        (
            "issues(first: 1) @connection(key: \"A_issues\") @follows { edges { node { id } } }",
            "issues(first: 2) @connection(key: \"A_issues\") @follows(ifUnknown: INVALIDATE) "
                + "{ edges { node { id } } }"
        ),
    ])
    func oneListFollowsInOneWay(selection: String, other: String) throws {
        func fragments(_ selections: String...) -> String {
            selections.enumerated().map { "fragment F\($0)_query on Query { \($1) }\n" }.joined()
        }
        for text in [fragments(selection, other), fragments(other, selection)] {
            let errors = try FollowsProject.errors(text)
            #expect(errors.count == 1, "\(errors)")
            #expect(errors.first?.message.contains("in another way in `F0_query`") == true)
            #expect(errors.first?.message.contains("same `@follows` in both") == true)
        }
        #expect(try FollowsProject.errors(fragments(selection, selection)).isEmpty)
    }

    @Test func anAliasMakesNoListOfItsOwn() throws {
        let errors = try FollowsProject.errors(
            "query Q { all @follows { id } named: all @follows(orderBy: { title: ASC }) { id } }\n"
        )
        #expect(
            errors.count == 1 && errors[0].message.contains("in another way above"),
            "\(errors)"
        )
        #expect(errors.first?.text.hasPrefix("named: all") == true)
    }

    @Test(arguments: [
        (
            "all(text: \"a\") @follows { id }",
            "all(text: \"b\") @follows(orderBy: { title: ASC }) { id }"
        ),
        (
            "all @follows(orderBy: { title: ASC }) { id }",
            "viewer { issues @follows { id } } all { id }"
        ),
        (
            "issues @follows(where: { state: { eq: OPEN } }) { nodes { id } }",
            "issues @follows(where: { state: { eq: OPEN } }) { edges { node { id } } }"
        ),
        (
            "issues(first: 1) @connection(key: \"A_issues\") @follows { edges { node { id } } }",
            "issues(first: 1) @connection(key: \"B_issues\") @follows(orderBy: { title: ASC }) "
                + "{ edges { node { id } } }"
        ),
        (
            "issues @follows(where: { state: { eq: CLOSED } }) { nodes { id } }",
            "issues(first: 1) @connection(key: \"B_issues\") @follows { edges { node { id } } }"
        ),
    ])
    func differentListsFollowAsTheySay(selection: String, other: String) throws {
        let errors = try FollowsProject.errors(
            "fragment A_query on Query { \(selection) }\nfragment B_query on Query { \(other) }\n"
        )
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func filtersWithVariablesAreNotCompared() throws {
        let documents = """
            fragment F_query on Query @argumentDefinitions(s: { type: "IssueState" }) {
              all @follows(where: { state: { eq: $s } }) { id }
            }
            query Q($a: IssueState) { ...F_query @arguments(s: $a) }
            query R($b: IssueState) { ...F_query @arguments(s: $b) }

            """
        #expect(try FollowsProject.errors(documents).isEmpty)
        let literal = documents.replacingOccurrences(of: "s: $a", with: "s: OPEN")
            .replacingOccurrences(of: "s: $b", with: "s: CLOSED")
            .replacingOccurrences(of: "($a: IssueState)", with: "")
            .replacingOccurrences(of: "($b: IssueState)", with: "")
        let errors = try FollowsProject.errors(literal)
        #expect(errors.count == 1, "\(errors)")
        #expect(errors.first?.message.contains("with other arguments of its fragment") == true)
    }

    @Test func belowAnObjectItIsAWarning() throws {
        let project = try FollowsProject.make(
            """
            query Q { repository(id: 1) { issues @follows { edges { node { id } } } } }
            query R { repository(id: 2) { issues @follows(where: { number: { eq: 1 } }) { edges { node { id } } } } }

            """
        )
        let output = try ProjectCompiler(project.url("relay.json")).run()
        #expect(output.diagnostics.map(\.severity) == [.warning])
        #expect(try project.read("Generated/R.graphql.swift").contains("@follows"))
    }

    @Test func aConflictThatAChangeMakesIsFound() throws {
        let project = try FollowsProject.make(
            "fragment A_query on Query { all @follows(orderBy: { title: ASC }) { id } }\n"
        )
        func write(_ order: String) throws {
            try project.write(
                "More.graphql",
                "fragment B_query on Query { all @follows(orderBy: { \(order): ASC }) { id } }\n"
            )
        }
        try write("title")
        let compiler = ProjectCompiler(project.url("relay.json"))
        #expect(try compiler.run().diagnostics.isEmpty)
        try write("number")
        #expect(try compiler.run().diagnostics.map(\.rule) == ["RequireOneFilter"])
        try write("title")
        #expect(try compiler.run().diagnostics.isEmpty)
    }

    @Test func aDefaultIsOneWayToo() throws {
        let extensions =
            "extend type Query @followsField(name: \"issues\", where: { state: { eq: { argument: \"state\" } } })\n"
        func errors(_ filter: String) throws -> Int {
            try FollowsProject.errors(
                "query Q { issues(state: CLOSED) { nodes { id } } }\n"
                    + "query R { issues(state: CLOSED) @follows(where: { state: { eq: \(filter) } }) "
                    + "{ nodes { id } } }\n",
                extensions
            ).count
        }
        #expect(try errors("CLOSED") == 0)
        #expect(try errors("OPEN") == 1)
    }

    @Test func hostileFiltersAreErrorsOrCompile() throws {
        let deep =
            String(repeating: "{ not: ", count: 60) + "{ number: { eq: 1 } }"
            + String(repeating: " }", count: 60)
        let wide = (0..<5_000).map { "{ number: { eq: \($0) } }" }.joined(separator: " ")
        for filter in [deep, "{ or: [\(wide)] }", "{ and: [] }", "{ or: [{}] }", "{}"] {
            let errors = try FollowsProject.errors(
                "query Q { all @follows(where: \(filter)) { id } }\n"
            )
            #expect(errors.isEmpty, "\(errors.prefix(1))")
        }
        for filter in [
            "null", "1", "\"a\"", "A", "[]", "[[]]", "$x", "{ and: null }", "{ not: [] }",
        ] {
            for order in ["null", "1", "[[]]", "{}", "[null]", "$x", "{ number: {} }"] {
                let document =
                    "query Q($x: Int) { all @follows(where: \(filter), orderBy: \(order)) { id } }\n"
                _ = try FollowsProject.errors(document)
            }
        }
    }
}
