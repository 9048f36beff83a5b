import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Nothing else in a response has the name of a field that the compiler adds.
struct AddedFieldTests {
    private static let schema = """
        directive @fetchable(field_name: String!) on OBJECT
        directive @stream(label: String, initialCount: Int = 0, if: Boolean = true) on FIELD
        directive @defer(label: String, if: Boolean = true) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        type Query {
          friends(first: Int, after: String, last: Int, before: String): FriendConnection
          me: User
          node(id: ID!): Node
          fetch__Row(id: ID!): Row
          page(offset: Int, limit: Int): Page
        }
        type FriendConnection { edges(only: Int): [FriendEdge] pageInfo: PageInfo count: Int }
        type FriendEdge { cursor(short: Boolean): String weight: String node: User }
        type PageInfo {
          endCursor: String startCursor: String hasNextPage: Boolean hasPreviousPage: Boolean
        }
        interface Node { id(short: Boolean): ID! }
        type User implements Node { id(short: Boolean): ID! name: String friends(last: Int, first: Int): FriendConnection }
        type Row @fetchable(field_name: "number") { number: ID! title: String state: String }
        type Page { rows: [Row] others: [Row] }
        """

    private func messages(_ document: String) -> [String] {
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "document.graphql", text: document)]
        )
        return Compiler.compile(input).diagnostics.map(\.message)
    }

    private func messages(inConnection selections: String) -> [String] {
        messages("query Q { friends(first: 1) @connection(key: \"Q_friends\") { \(selections) } }")
    }

    private func kept(_ alias: String) -> String {
        "The alias `\(alias)` is kept for the field `\(alias)` by which the pages of `friends` are "
            + "merged. Choose another."
    }

    @Test(
        .bug(
            id: "connection-aliases",
            "An alias with the name of a field that merges pages made the query invalid."
        ),
        arguments: [
            ("edges { node { id } } pageInfo: edges { cursor }", "pageInfo"),
            ("e: edges { node { id } } edges: count", "edges"),
            ("edges { node { id } } pageInfo { endCursor: startCursor hasNextPage }", "endCursor"),
            ("edges { cursor: weight node { id } }", "cursor"),
            ("edges { node: cursor n: node { id } cursor }", "node"),
            ("... { edges { ... { cursor: weight } node { id } } } edges { weight }", "cursor"),
        ]
    )
    func aliasesInConnectionsAreRefused(selections: String, alias: String) {
        #expect(messages(inConnection: selections) == [kept(alias)])
    }

    @Test(
        .bug(
            id: "connection-aliases",
            "An alias with the name of a field that merges pages made the query invalid."
        )
    )
    func aliasesInFragmentsOfConnectionsAreRefused() {
        let query = """
            query Q {
              friends(first: 1) @connection(key: "Q_friends") { edges { ...E } ...P }
            }
            fragment E on FriendEdge { cursor: weight }
            fragment P on FriendConnection { pageInfo { ...I } }
            fragment I on PageInfo { hasNextPage: hasPreviousPage }
            """
        #expect(Set(messages(query)) == [kept("cursor"), kept("hasNextPage")])
        let unmasked = query.replacing("...E", with: "...E @relay(mask: false)")
        #expect(Set(messages(unmasked)) == [kept("cursor"), kept("hasNextPage")])
        let streamed = query.replacing(
            "@connection(key: \"Q_friends\")",
            with: "@stream_connection(key: \"Q_friends\", initial_count: 1)"
        )
        #expect(Set(messages(streamed)) == [kept("cursor"), kept("hasNextPage")])
    }

    @Test(
        .bug(
            id: "connection-aliases",
            "An alias with the name of a field that merges pages made the query invalid."
        )
    )
    func aliasesBesideConnectionsAreRefused() {
        let query = """
            query Q {
              me { friends(first: 1) @connection(key: "Q_friends") { edges { node { id } } } ...F }
            }
            fragment F on User { friends(first: 1) { edges { cursor: weight } } }
            """
        #expect(
            messages(query) == [
                "Servers would refuse `Q`, because a connection has fields of the same names: Fields "
                    + "`cursor` conflict: `cursor` and `weight` are different fields. Use "
                    + "different aliases to fetch both."
            ]
        )
        #expect(messages(query.replacing("cursor: weight", with: "weight")) == [])
    }

    @Test(
        .bug(
            id: "connection-conflicts",
            "A conflict of keys was reported a second time as one of connections."
        )
    )
    func aConflictIsReportedOnce() {
        let schema = """
            type Query { feed: [Entry!]! node(id: ID!): Thing }
            type Thing { title: String }
            union Entry = Post | Ad
            type Post { by: User }
            type Ad { by: Company }
            type User { id: Int! name: String }
            type Company { id: ID! name: String }
            """
        let query = """
            query Feed {
              node(id: "1") { title }
              feed { ... on Post { ...Posts } ... on Ad { by { name } } }
            }
            fragment Posts on Post { by { name } }
            """
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: schema)],
            documents: [Source(path: "document.graphql", text: query)]
        )
        #expect(Compiler.compile(input).diagnostics.map(\.rule) == ["RequireMergeableKeys"])
    }

    @Test func onlyOperationsWithConnectionsAndOtherFieldsAreChecked() {
        func suspects(_ document: String) -> Set<String> {
            let schema = SchemaBuilder.build([Source(path: "schema.graphql", text: Self.schema)])
            let parsed = Parser.parse(Source(path: "document.graphql", text: document))
            let program = IRBuilder.build(parsed.document, schema: schema.schema)
            return RequireMergeableConnections.suspects(in: program)
        }
        let fragment = """
            fragment F on User { friends(first: 1) @connection(key: "F_friends") { edges { node { id } } } }
            """
        #expect(suspects("query Q { node(id: 1) { id } me { n: name } }") == [])
        #expect(suspects("query Q { node(id: 1) { ...F } } \(fragment)") == [])
        #expect(suspects("query Q { me { friends { edges { cursor: weight } } } }") == [])
        let beside = "query Q { me { ...F friends(first: 1) { edges { cursor: weight } } } }"
        #expect(suspects("\(beside) \(fragment)") == ["Q"])
    }

    @Test(
        .bug(
            id: "page-info-aliases",
            "Aliases with the names of fields for the other direction were refused."
        ),
        arguments: [
            ("first: 1", "startCursor: endCursor", true),
            ("first: 1, last: null", "startCursor: endCursor", true),
            ("first: 1", "endCursor: startCursor", false),
            ("last: 1", "endCursor: startCursor", true),
            ("last: 1", "startCursor: endCursor", false),
            ("first: 1, last: 1", "startCursor: endCursor", false),
        ]
    )
    func aliasesOfPageInformationAreFreeInTheOtherDirection(
        arguments: String,
        selection: String,
        isAllowed: Bool
    ) {
        let query = """
            query Q {
              friends(\(arguments)) @connection(key: "Q_friends") {
                edges { node { id } } pageInfo { \(selection) }
              }
            }
            """
        let alias = String(selection.prefix { $0 != ":" })
        #expect(messages(query) == (isAllowed ? [] : [kept(alias)]))
    }

    @Test func otherAliasesInConnectionsAreAllowed() {
        let selections = """
            edges { c: cursor node { cursor: name edges: name } weight: cursor }
            total: count pageInfo { edges: endCursor }
            """
        #expect(messages(inConnection: selections) == [])
        #expect(messages("query Q { friends { edges { cursor: weight } } }") == [])
    }

    @Test(
        .bug(
            id: "connection-aliases",
            "The field of an edge with arguments took the place of the one without."
        )
    )
    func argumentsOfConnectionFieldsAreRefused() {
        #expect(
            messages(inConnection: "edges { cursor(short: true) node { id } }") == [
                "The pages of `friends` are merged by `cursor` without arguments. Remove `short`."
            ]
        )
        #expect(messages(inConnection: "edges { c: cursor(short: true) node { id } }") == [])
    }

    @Test(
        .bug(id: "key-arguments", "An id with arguments was sent without them.")
    )
    func argumentsOfKeysAreRefused() {
        #expect(
            messages("query Q { me { id(short: true) } }") == [
                "`id` identifies objects of this type by its value without arguments. Give this one "
                    + "an alias, or remove `short`."
            ]
        )
        #expect(messages("query Q { me { short: id(short: true) } }") == [])
        #expect(messages("query Q @jsonResponse { me { id(short: true) name } }") == [])
    }

    @Test(
        .bug(
            id: "fetchable-aliases",
            "An alias with the name of the field by which an object is fetched took its place."
        )
    )
    func aliasesOfFetchableFieldsAreRefused() {
        let fragment = """
            fragment F on Row @refetchable(queryName: "FQuery") { number: title }
            """
        #expect(
            messages(fragment) == [
                "The alias `number` is kept for the field `number`, which identifies objects of this "
                    + "type. Choose another."
            ]
        )
    }

    @Test(
        .bug(
            id: "followed-rows",
            "The fields that a list follows were selected on another list with its name."
        )
    )
    func aliasesOfFollowedListsAreRefused() {
        let query = """
            query Q {
              page(offset: 0, limit: 5)
                @pagination(key: "Q_page", list: "rows")
                @follows(where: { state: { eq: "open" } }) { r: rows { title } rows: others { title } }
            }
            """
        #expect(
            messages(query) == [
                "`page` has its rows in `rows`, so nothing else can have that name in the response. "
                    + "Give this another alias."
            ]
        )
    }

    @Test(
        .bug(
            id: "streamed-edges",
            "The edges of a streamed connection were streamed twice, or in one place but not in another."
        ),
        arguments: [
            "edges { node { id } } edges @include(if: $on) { weight }",
            "edges { node { id } } ... @include(if: $on) { edges { weight } }",
            "edges { node { id } } ... { edges { weight } } ...N",
            "edges { node { id } } ...F ...N",
        ]
    )
    func edgesOfStreamedConnectionsAreInOnePlace(selections: String) {
        let query = """
            query Q($on: Boolean!) {
              me { name @include(if: $on) }
              friends(first: 1) @stream_connection(key: "Q_friends", initial_count: 1) { \(selections) }
            }
            fragment F on FriendConnection { edges { weight } }
            fragment N on FriendConnection { count }
            """
        #expect(
            messages(query) == [
                "`friends` is streamed, so it must select `edges` itself, without a condition or "
                    + "another directive for the server. Move it, or use `@connection`."
            ]
        )
        let plain = query.replacing("@stream_connection(", with: "@connection(")
            .replacing(", initial_count: 1", with: "")
        #expect(messages(plain) == [])
    }

    @Test(
        .bug(
            id: "key-alias-position",
            "An alias with the name of another type's key was reported at the operation."
        )
    )
    func aliasesWithTheNamesOfKeysAreReportedWhereTheyAre() {
        let schema = """
            type Query { feed: [Item] }
            union Item = P | B
            type P { sku: ID! n: Int }
            type B { isbn: ID! t: Int }
            """
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: schema)],
            documents: [
                Source(
                    path: "document.graphql",
                    text: """
                        query Q {
                          feed {
                            ... on P { isbn: n }
                            ... on B { sku: t }
                          }
                        }
                        """
                )
            ]
        )
        input.extensions = [
            Source(
                path: "client.graphql",
                text: """
                    extend type P @typePolicy(keyFields: "sku")
                    extend type B @typePolicy(keyFields: "isbn")
                    """
            )
        ]
        let found = Compiler.compile(input).diagnostics
        #expect(found.map { $0.span.start.line } == [3], "\(found.map(\.message))")
        #expect(found.first?.message.hasSuffix("Choose another alias.") == true)
    }

    @Test(
        .bug(
            id: "refetch-name",
            "A `queryName` that is the name of a fragment was said to be that of a query."
        )
    )
    func aRefetchQueryDoesNotHaveTheNameOfAFragment() {
        #expect(
            messages("fragment F on User @refetchable(queryName: \"F\") { name }") == [
                "A fragment has the name `F`, too. Choose another `queryName`."
            ]
        )
    }

    @Test(
        .bug(id: "impossible-types", "Names that can't be those of Swift types were accepted."),
        arguments: ["class", "self", "Swift", "a b"]
    )
    func providersAndKeysHaveTypesThatCompile(name: String) {
        #expect(
            messages(
                "fragment F($a: Int @provider(name: \"\(name)\")) on Query { friends(first: $a) { count } }"
            ) == [
                "`\(name)` can't be the name of a Swift type. Name a type that is a `VariableProvider`."
            ]
        )
        let result = SchemaReader.read(
            [Source(path: "schema.graphql", text: "type Query { a: A } type A { b: ID! }")],
            extensions: [
                Source(
                    path: "client.graphql",
                    text: "extend type A @typePolicy(keyFields: \"b\", keyType: \"\(name)\")"
                )
            ]
        )
        #expect(result.diagnostics.map(\.message) == ["`\(name)` is not the name of a Swift type."])
    }

    @Test(
        .bug(
            id: "conditions-on-added-fields",
            "A variable that only a condition on an added field has was never given to readers."
        ),
        arguments: [
            "query Q($c: Boolean!) { me { name id @include(if: $c) } }",
            "query Q($c: Boolean!) { me { name ... @skip(if: $c) { __typename } } }",
            "query Q($c: Boolean!) { me { ...F(d: $c) } } fragment F($d: Boolean!) on User { name id @include(if: $d) }",
        ]
    )
    func variablesOfConditionsAreKeptForReaders(document: String) {
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "document.graphql", text: document)]
        )
        let output = Compiler.compile(input)
        #expect(output.diagnostics.map(\.message) == [])
        let query = output.result?.first { $0.name == "Q.graphql.swift" }
        #expect(query?.text.contains("variables.write(\"c\", self.c)") == true)
    }
}
