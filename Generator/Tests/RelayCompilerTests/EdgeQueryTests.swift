import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Derived fields with objects, and the queries that fetch these.
struct EdgeQueryTests {
    private static let schema = """
        type Query {
          issue(id: ID!): Issue
          node(id: ID!): Node
          nodes(ids: [ID!]!): [Node]!
          book(isbn: Int!): Book
          books(isbns: [Int!]!, size: Int): [Book]
        }
        interface Node { id: ID! }
        type Issue implements Node {
          id: ID! number: Int! title(size: Int, id: ID): String parentID: ID linkIDs: [ID!]!
          project: Project
        }
        type Project implements Node { id: ID! name: String! issue: Issue }
        type Book { isbn: Int! title: String }

        """

    private static let extensions = """
        extend type Issue {
          parent: Issue @derived(fragment: "Parent_issue")
          links(most: Int): [Node!]! @derived(fragment: "Links_issue")
        }
        extend type Project { parent: Project @derived(fragment: "Parent_project") }

        """

    private static let fragments = """
        fragment Parent_issue on Issue { parentID }
        fragment Links_issue on Issue { linkIDs }
        fragment Parent_project on Project { name }

        """

    private func makeProject(
        _ documents: String,
        schema: String = Self.schema,
        extensions: String = Self.extensions,
        config: String = ""
    ) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql", "src": ".",
             "artifactDirectory": "Generated"\(config)}
            """
        )
        try project.write("schema.graphql", schema)
        try project.write("client.graphql", extensions)
        try project.write("Fragments.graphql", Self.fragments)
        try project.write("Documents.graphql", documents)
        return project
    }

    /// Runs without findings.
    private func run(_ project: TemporaryProject) throws {
        let diagnostics = try project.run().diagnostics
        #expect(diagnostics.isEmpty, "\(DiagnosticRenderer().render(diagnostics))")
    }

    private func errors(
        _ documents: String,
        extensions: String = Self.extensions,
        schema: String = Self.schema
    ) throws -> String {
        let project = try makeProject(documents, schema: schema, extensions: extensions)
        return DiagnosticRenderer().render(try project.run().diagnostics)
    }

    @Test func aQueryFetchesWhatIsSelected() throws {
        let project = try makeProject(
            """
            query IssueQuery($id: ID!, $size: Int) {
              issue(id: $id) { parent { title(size: $size) ...Row_issue @arguments(size: $size) } }
            }
            fragment Row_issue on Issue @argumentDefinitions(size: {type: "Int"}) { title(size: $size) number }
            """
        )
        try run(project)
        let query = try project.read("Generated/IssueQuery.graphql.swift")
        #expect(query.contains("query IssueQuery($id:ID!){issue(id:$id){id ...Parent_issue}}"))
        #expect(
            query.contains(
                #"   parent @derived(field: "Issue.parent", query: "IssueQuery_issue_parent", keys: "ids", "#
                    + #"type: "Issue")"#
            )
        )
        #expect(query.contains("queries: [IssueQuery_issue_parent.artifact]"))
        // The field's reader needs the variable, although the server doesn't.
        #expect(query.contains(#"variables.writeInput("size", self.size)"#))
        let parent = try project.read("Generated/IssueQuery_issue_parent.graphql.swift")
        #expect(
            parent.contains(
                "($ids:[ID!]!,$size:Int){nodes(ids:$ids){__typename id ...on Issue{title(size:$size) "
                    + "...Row_issue"
            ),
            "\(parent)"
        )
        #expect(
            parent.contains("reader\n             nodes(ids: $ids)\n              __typename\n")
        )
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(
            functions.contains("func issueParent(_ issue: Parent_issue.Data) throws -> Relay.ID?")
        )
        #expect(
            functions.contains(
                "func issueLinks(_ issue: Links_issue.Data, most: Swift.Int?) throws -> [Relay.ID]"
            )
        )
    }

    @Test func aVariableOfTheSameNameKeepsItsPlace() throws {
        let project = try makeProject(
            "query Q($ids: ID!) { issue(id: $ids) { parent { title(id: $ids) } } }"
        )
        try run(project)
        let parent = try project.read("Generated/Q_issue_parent.graphql.swift")
        #expect(
            parent.contains("nodes(ids:$ids_){__typename id ...on Issue{title(id:$ids)}}"),
            "\(parent)"
        )
        let query = try project.read("Generated/Q.graphql.swift")
        #expect(query.contains(#"keys: "ids_""#))
    }

    @Test func aFieldThatTakesOneKeyIsUsedIfThereIsNoOther() throws {
        let schema = Self.schema.replacingOccurrences(
            of: "nodes(ids: [ID!]!): [Node]!",
            with: "x: Int"
        )
        let extensions = Self.extensions.replacingOccurrences(
            of: "  links(most: Int): [Node!]! @derived(fragment: \"Links_issue\")\n",
            with: ""
        )
        let project = try makeProject(
            "query Q { issue(id: 1) { parent { number } } }",
            schema: schema,
            extensions: extensions
        )
        try run(project)
        let query = try project.read("Generated/Q.graphql.swift")
        #expect(query.contains(#"query: "Q_issue_parent", key: "id", type: "Issue")"#), "\(query)")
        let parent = try project.read("Generated/Q_issue_parent.graphql.swift")
        #expect(parent.contains("query Q_issue_parent($id:ID!){node(id:$id){"), "\(parent)")
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(functions.contains("Returns the key that `node(id:)` takes."))
    }

    @Test func selectionsOfOneFieldAreOneQuery() throws {
        let project = try makeProject(
            """
            query Q {
              issue(id: 1) { parent { number } ... on Issue { parent { title } } second: parent { id } }
              node(id: 1) {
                ... on Issue @alias(as: "a") { parent { number } }
                ... on Project @alias(as: "b") { parent { name } }
              }
            }
            """
        )
        try run(project)
        let parent = try project.read("Generated/Q_issue_parent.graphql.swift")
        #expect(parent.contains("number title"))
        #expect(project.exists("Generated/Q_issue_second.graphql.swift"))
        let issue = try project.read("Generated/Q_node_parent.graphql.swift")
        let project2 = try project.read("Generated/Q_node_parent_Project.graphql.swift")
        #expect(issue.contains("...on Issue{number}") && project2.contains("...on Project{name}"))
    }

    @Test func keysMayBeOfAnyScalar() throws {
        let project = try makeProject(
            "query Q { issue(id: 1) { book { title } books { title } } }",
            extensions: Self.extensions + """
                extend type Book @typePolicy(keyFields: "isbn")
                extend type Query @fieldPolicy(forField: "book", keyArgs: "isbn")
                extend type Query @fieldPolicy(forField: "books", keyArgs: "isbns")
                extend type Issue {
                  book: Book! @derived(fragment: "Parent_issue")
                  books: [Book] @derived(fragment: "Parent_issue") @live
                }
                """
        )
        try run(project)
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        #expect(
            functions.contains("func issueBook(_ issue: Parent_issue.Data) throws -> Swift.Int\n")
        )
        #expect(functions.contains("throws -> Relay.LiveState<[Swift.Int?]?>"))
        let books = try project.read("Generated/Q_issue_books.graphql.swift")
        #expect(
            books.contains("query Q_issue_books($isbns:[Int!]!){books(isbns:$isbns){isbn title}}"),
            "\(books)"
        )
    }

    @Test(arguments: [
        (
            "book: Book @derived(fragment: \"Parent_issue\")",
            "no field of `Query` finds an object of type `Book`"
        ),
        (
            "own: Own @derived(fragment: \"Parent_issue\")",
            "objects of the app's type `Own` have no key fields. Declare them with `@typePolicy`."
        ),
        (
            "both: [Both] @derived(fragment: \"Parent_issue\")",
            "the key of `Both` is something else. Give the type a field `id: ID!`."
        ),
        (
            "made: Made @derived(fragment: \"Parent_issue\")",
            "have keys that `MadeKey` computes, so a function can't name them"
        ),
        (
            "mixed: Mixed @derived(fragment: \"Parent_issue\")",
            "because `Mixed` has types of the server, such as `Issue`"
        ),
        (
            "tag: Tag @derived(fragment: \"Parent_issue\")", "the key of `Tag` is something else"
        ),
        (
            "slugged: Slugged @derived(fragment: \"Parent_issue\")",
            "`Slugged.slug` is derived, and a key must be in the store"
        ),
        (
            "any: Any @derived(fragment: \"Parent_issue\")",
            "have different keys, so a function can't name them"
        ),
        ("all: [[Issue]] @derived(fragment: \"Parent_issue\")", "lists of lists of objects"),
        (
            "all: [Book] @derived(fragment: \"Parent_issue\")",
            "finds several objects of type `Book`"
        ),
    ])
    func declarationsThatCannotBe(field: String, message: String) throws {
        let text = try errors(
            "query Q { node(id: 1) { id } }",
            extensions: Self.extensions
                + """
                extend type Issue { \(field) }
                type Own { text: String }
                type Both @typePolicy(keyFields: "a b") { a: Int! b: Int! }
                type Made @typePolicy(keyFields: "a", keyType: "MadeKey") { a: Int! }
                type Note { id: ID! }
                union Any = Note | Both
                union Mixed = Note | Issue
                union Tag @typePolicy(keyFields: "key", keyGroup: "Tag") = Flag | Star
                type Flag { key: Int! }
                type Star { key: String! }
                type Slugged @typePolicy(keyFields: "slug") {
                  slug: String! @derived(fragment: "Slug_slugged")
                }

                """
        )
        #expect(text.contains("client.graphql") && text.contains(message), "\(text)")
    }

    private static let notes = """
        extend type Issue {
          note(size: Int): Note @derived(fragment: "Parent_issue")
          pages: [Page!]! @derived(fragment: "Links_issue") @live
          label: Label @derived(fragment: "Links_issue")
        }
        interface Page { id: ID! }
        type Note implements Page { id: ID! text: String issue: Issue }
        type Scan implements Page { id: ID! size: Int }
        type Label @typePolicy(keyFields: "number") { number: Int! color: String }

        """

    @Test func objectsOfTheAppAreReadAndNothingIsSent() throws {
        let project = try makeProject(
            """
            query Q($id: ID!, $size: Int) {
              issue(id: $id) {
                note(size: $size) { text issue { title(size: $size) } ...Row_note }
                pages { id ... on Scan { size } }
                label { color }
              }
            }
            fragment Row_note on Note { id }
            """,
            extensions: Self.extensions + Self.notes
        )
        try run(project)
        let query = try project.read("Generated/Q.graphql.swift")
        for mark in [
            #"note(size: $size) @derived(field: "Issue.note", query: "Q_issue_note", scope: "", types: ["Note"])"#,
            #"query: "Q_issue_pages", scope: "", types: ["Note", "Scan"])"#,
            #"query: "Q_issue_label", scope: "Label", types: ["Label"])"#,
            "query Q($id:ID!){issue(id:$id){id ...Parent_issue ...Links_issue}}",
        ] { #expect(query.contains(mark), "\(query)") }
        let note = try project.read("Generated/Q_issue_note.graphql.swift")
        for part in [
            "query Q_issue_note on type Note\n", "text query Q_issue_note{__typename}\n",
            " text: String @client\n",
            " issue: type Issue @client\n", " ...Row_note\n", "reader\n             __typename\n",
            "/// Reads the objects of `issue.note` in `Q`.",
        ] { #expect(note.contains(part), "\(note)") }
        let functions = try project.read("Generated/DerivedFieldFunctions.schema.swift")
        for part in [
            "func issueNote(_ issue: Parent_issue.Data, size: Swift.Int?) throws -> Relay.ID?",
            "The field `Issue.note`. Returns the `id` of a `Note`.",
            "throws -> Relay.LiveState<[Relay.ID]>", "Returns the `id` of each `Page`.",
            "func issueLabel(_ issue: Links_issue.Data) throws -> Swift.Int?",
        ] { #expect(functions.contains(part), "\(functions)") }
    }

    @Test func queriesOfTheAppsObjectsAreNotPersisted() throws {
        let project = try makeProject(
            "query Q { issue(id: 1) { note { text } parent { number } } }",
            extensions: Self.extensions + Self.notes,
            config: #", "persist": {"file": "operations.json"}"#
        )
        try run(project)
        let persisted = try project.read("operations.json")
        #expect(persisted.contains("Q_issue_parent") && !persisted.contains("Q_issue_note"))
        let note = try project.read("Generated/Q_issue_note.graphql.swift")
        #expect(note.contains("text query Q_issue_note{__typename}\n"))
    }

    @Test func keysOfTheAppsTypesAreNotThoseOfTheServers() throws {
        let project = try makeProject(
            "query Q { issue(id: 1) { parent { number } } }",
            extensions: Self.extensions
                + "type Label implements Node @typePolicy(keyFields: \"number\") { id: ID! number: Int! }\n"
        )
        try run(project)
        let query = try project.read("Generated/Q.graphql.swift")
        #expect(
            query.contains(#"query: "Q_issue_parent", keys: "ids", type: "Issue")"#),
            "\(query)"
        )
    }

    @Test func idsOfATypeAreItsOwn() throws {
        let project = try makeProject(
            "query Q { issue(id: 1) { note { text } } }",
            schema: """
                type Query { issue(id: ID!): Issue }
                type Issue { id: ID! parentID: ID linkIDs: [ID!]! }
                type Project { name: String! }

                """,
            extensions: """
                extend type Issue { note: Note @derived(fragment: "Parent_issue") }
                type Note { id: ID! text: String }
                """
        )
        try run(project)
        let query = try project.read("Generated/Q.graphql.swift")
        #expect(query.contains(#"scope: "Note", types: ["Note"])"#), "\(query)")
    }

    @Test func listsNeedAFieldThatTakesSeveralKeys() throws {
        let text = try errors(
            "query Q { node(id: 1) { id } }",
            schema: Self.schema.replacingOccurrences(
                of: "  nodes(ids: [ID!]!): [Node]!\n",
                with: ""
            )
        )
        #expect(
            text.contains("no field of `Query` finds several objects of type `Node`"),
            "\(text)"
        )
        #expect(text.contains(#"@fieldPolicy(forField: "nodes", keyArgs: "ids")"#))
    }

    @Test func anOperationWithTheNameOfItsQueryIsAnError() throws {
        let text = try errors(
            """
            query Q { issue(id: 1) { parent { number } } }
            query Q_issue_parent { node(id: 1) { id } }
            """
        )
        #expect(text.contains("has the name `Q_issue_parent`, like another operation"), "\(text)")
    }

    @Test func anUnmaskedFragmentWithTheSameFieldIsAnError() throws {
        let text = try errors(
            """
            fragment Card on Issue { parent { number } ...Row @relay(mask: false) }
            fragment Row on Issue { parent { title } }
            """
        )
        #expect(
            text.contains("reads `parent` from the queries `Card_parent` and `Row_parent`"),
            "\(text)"
        )
    }

    @Test func selectionsThatCannotBeOneQueryAreErrors() throws {
        let text = try errors(
            """
            query Q {
              node(id: 1) {
                ... on Issue { project { parent { text: name } } }
                ... on Project { project: linked { parent { text: code } } }
              }
            }
            """,
            extensions: Self.extensions,
            schema: Self.schema.replacingOccurrences(
                of: "name: String! issue: Issue",
                with: "name: String! code: String! issue: Issue linked: Project"
            )
        )
        #expect(text.contains("would select two fields as `text`"), "\(text)")
    }

    @Test func listsWithPagesBelowAreErrors() throws {
        let text = try errors(
            "query Q { issue(id: 1) { parent { links @connection(key: \"Q_links\") { id } } } }"
        )
        #expect(text.contains("`@connection` can't be below `Issue.parent`"), "\(text)")
    }

    @Test func definitionsSelectObjectsInTheirOwnWays() throws {
        let project = try makeProject(
            """
            query Q { issue(id: 1) { ...A ...B } }
            fragment A on Issue { parent { title(size: 1) } links(most: 1) { id } }
            fragment B on Issue { parent { title(size: 2) } links { id } }
            """
        )
        try run(project)
        let one = try project.read("Generated/A_parent.graphql.swift")
        let two = try project.read("Generated/B_parent.graphql.swift")
        #expect(one.contains("title(size:1)") && two.contains("title(size:2)"))
    }

    @Test func otherFieldsNamedNodesFindNothing() throws {
        for field in ["nodes(ids: [ID!]!, isActive: Boolean): [Node]!", "nodes(ids: ID!): [Node]!"]
        {
            let schema = Self.schema.replacingOccurrences(
                of: "nodes(ids: [ID!]!): [Node]!",
                with: field
            )
            let text = try errors("query Q { node(id: 1) { id } }", schema: schema)
            #expect(text.contains("no field of `Query` finds several objects"), "\(text)")
        }
    }

    @Test func cyclesAreErrors() throws {
        let text = try errors("fragment Row on Issue { parent { ...Row } }")
        #expect(text.contains("Row"), "\(text)")
    }

    @Test(arguments: [
        ("query Q @updatable { issue(id: 1) { parent { number } } }", "so it can't be set"),
        ("query Q @jsonResponse { issue(id: 1) { parent { number } } }", "is delivered as JSON"),
        ("query Q { issue(id: 1) { parent } }", "parent"),
    ])
    func usesThatCannotBe(documents: String, message: String) throws {
        let text = try errors(documents)
        #expect(text.contains("Documents.graphql") && text.contains(message), "\(text)")
    }

    /// The fields of a fragment without a mask are its reader's, and so are its queries.
    @Test func unmaskedFragmentsBringTheirQueries() throws {
        let project = try makeProject(
            """
            query Q { issue(id: 1) { ...Row @relay(mask: false) } }
            fragment Row on Issue { parent { number } }
            """
        )
        try run(project)
        let query = try project.read("Generated/Q.graphql.swift")
        #expect(query.contains("queries: [Row_parent.artifact]"), "\(query)")
    }

    @Test func laterRunsWriteTheSame() throws {
        let project = try makeProject("query Q { issue(id: 1) { parent { number } } }\n")
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        func change(_ text: String) throws {
            try project.write("Documents.graphql", text)
            #expect(try compiler.run().diagnostics.isEmpty)
            #expect(try project.run(isCheck: true).isUpToDate)
        }
        try change("query Q { issue(id: 1) { parent { number title } } }\n")
        try change("query Q { issue(id: 1) { number } }\n")
        #expect(!project.exists("Generated/Q_issue_parent.graphql.swift"))
        try change("query Q { issue(id: 1) { up: parent { title } links { id } } }\n")
        #expect(project.exists("Generated/Q_issue_links.graphql.swift"))
    }

    @Test func samplesAndInitializersHaveThem() throws {
        let project = try makeProject(
            "fragment Row on Issue { parent { number } links { id ... on Project { name } } }",
            config: #", "memberwiseInitializers": true, "samples": "Samples""#
        )
        let diagnostics = try project.run().diagnostics
        #expect(!diagnostics.hasErrors, "\(DiagnosticRenderer().render(diagnostics))")
        #expect(project.exists("Generated/Row_parent.graphql.swift"))
    }

    @Test func modulesHaveTheQueriesOfTheirDefinitions() throws {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("schema.graphql", Self.schema)
        try project.write("client.graphql", Self.extensions)
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql",
             "modules": {
               "Base": {"src": "Base", "schemaTypes": true, "accessLevel": "public"},
               "Feed": {"src": "Feed", "imports": ["Base"], "accessLevel": "public"},
               "App": {"src": "App", "imports": ["Feed"]}
             }}
            """
        )
        try project.write("Base/A.graphql", Self.fragments + "fragment Row on Issue { number }\n")
        try project.write("Feed/B.graphql", "fragment Card on Issue { parent { ...Row } }\n")
        try project.write("App/C.graphql", "query Q { issue(id: 1) { ...Card } }\n")
        let diagnostics = try project.run().diagnostics
        #expect(diagnostics.isEmpty, "\(DiagnosticRenderer().render(diagnostics))")
        let query = try project.read("Feed/Generated/Card_parent.graphql.swift")
        #expect(
            query.contains("import Base") && query.contains("public nonisolated struct Card_parent")
        )
        #expect(!project.exists("App/Generated/Card_parent.graphql.swift"))
    }
}
