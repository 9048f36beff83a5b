import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Enum values and input fields that only the app has stay in the app.
struct ClientValueTests {
    private static let schema = """
        type Query { issues(order: Order, filter: Filter): Int me: User }
        enum Order { NEWEST OLDEST }
        input Filter { order: Order inner: [Filter!] }
        type User { issues(order: Order): Int }
        input Unused { order: Order }
        directive @trace(order: Order) on VARIABLE_DEFINITION
        """

    private func findings(
        _ document: String,
        extendsInput: Bool = false,
        and more: String = ""
    ) -> [Diagnostic] {
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "document.graphql", text: document)]
        )
        let text = """
            directive @own(order: Order) on VARIABLE_DEFINITION
            extend enum Order { MINE }
            extend type Query { drafts(order: Order): Int }
            extend type User { drafts(order: Order): Int order: Order }
            """
        let extended = extendsInput ? "extend input Filter { mine: Boolean }" : ""
        input.extensions = [Source(path: "extensions.graphql", text: text + extended + more)]
        return Compiler.compile(input).diagnostics
    }

    private static let refusal =
        "Only the app has the value `MINE` of `Order`, so servers refuse it. Write another value."

    @Test(
        .bug(id: "client-values", "Enum values of a schema extension were sent to the server."),
        arguments: [
            "query Q { issues(order: MINE) }",
            "query Q { issues(filter: { inner: [{ order: MINE }] }) }",
            "query Q($order: Order = MINE) { issues(order: $order) }",
            "query Q { me { ...F(order: MINE) } } fragment F($order: Order) on User { issues(order: $order) }",
            "query Q { me { ...F } } fragment F($order: Order = MINE) on User { issues(order: $order) }",
            "query Q @jsonResponse { issues(order: MINE) }",
            "query Q($order: Order @trace(order: MINE)) { issues(order: $order) }",
        ]
    )
    func valuesOfTheAppAreRefusedForServers(document: String) {
        #expect(findings(document).map(\.message) == [Self.refusal])
    }

    @Test(arguments: [
        "query Q { drafts(order: MINE) issues(order: NEWEST) }",
        "query Q($order: Order = MINE) { drafts(order: $order) issues }",
        "query Q($order: Order @trace(order: MINE)) { drafts(order: $order) issues }",
        "query Q($order: Order @own(order: MINE)) { issues(order: $order) }",
        "query Q { me { ...F(order: MINE) } } fragment F($order: Order) on User { drafts(order: $order) order }",
    ])
    func valuesOfTheAppAreAllowedForItsFields(document: String) {
        #expect(findings(document).map(\.message) == [])
    }

    @Test(
        .bug(id: "client-values", "Input fields of a schema extension were sent to the server.")
    )
    func fieldsOfServerInputsAreReported() {
        let found = findings("query Q { issues }", extendsInput: true)
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.map(\.message) == [
                "Only the app has the field `mine` of `Filter`, and servers refuse variables that have "
                    + "it. Remove it, or add it to the file of the server's schema if the server has it."
            ]
        )
        let used = findings("query Q { issues(filter: { mine: true }) }", extendsInput: true)
        #expect(used.filter { $0.severity == .error }.map(\.rule) == ["RequireServerValues"])
    }

    @Test(
        .bug(
            id: "client-input-fields",
            "Fields of an input that is never sent were said to be refused by servers."
        )
    )
    func fieldsOfInputsOfTheAppsFieldsAreAllowed() {
        let more = """
            extend input Unused { mine: Boolean }
            extend type Query { own(filter: Unused): Int }
            """
        #expect(findings("query Q { own(filter: { mine: true }) issues }", and: more) == [])
    }

    @Test(
        .bug(id: "client-subscription", "A subscription without a field of the server was sent."),
        arguments: [
            "subscription S { local }", "subscription S { ... { local } ...F } \(fragment)",
            "subscription S { localObject { issues } }",
        ]
    )
    func subscriptionsSelectAFieldOfTheServer(document: String) {
        let found = subscriptionFindings(document)
        #expect(
            found.map(\.message) == [
                "Nothing in `S` is ever sent, because only the app has its fields. Select a field of "
                    + "the server, or remove the subscription."
            ]
        )
        #expect(found.first?.span.start.line == 1)
    }

    @Test(arguments: ["subscription S { added }", "subscription S { ...G } \(fragment)"])
    func subscriptionsMayHaveFieldsOfTheApp(document: String) {
        #expect(subscriptionFindings(document).map(\.message) == [])
    }

    private static let fragment = """
        fragment F on Subscription { local } fragment G on Subscription { ... { added } }
        """

    private func subscriptionFindings(_ document: String) -> [Diagnostic] {
        var input = Compiler.Input(
            schema: [
                Source(
                    path: "schema.graphql",
                    text: Self.schema + " type Subscription { added: Int }"
                )
            ],
            documents: [Source(path: "document.graphql", text: document)]
        )
        let text = "extend type Subscription { local: Int localObject: User }"
        input.extensions = [Source(path: "extensions.graphql", text: text)]
        return Compiler.compile(input).diagnostics
    }
}
