import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Directives work where they are accepted, or are refused with what to write instead.
struct DirectiveEffectTests {
    private static let schema = Source(
        path: "schema.graphql",
        text: """
            directive @defer(label: String, if: Boolean = true) on FRAGMENT_SPREAD | INLINE_FRAGMENT
            directive @stream(label: String, initialCount: Int = 0, if: Boolean = true) on FIELD
            type Query { node(id: ID!): Node me: User actor: Actor }
            type Subscription { renamed: User }
            interface Node { id: ID! }
            interface Actor { name: String }
            type User implements Node & Actor { id: ID! name: String best: User }
            type PageInfo {
              hasNextPage: Boolean hasPreviousPage: Boolean startCursor: String endCursor: String
            }
            """
    )

    private static let extensions = Source(
        path: "extensions.graphql",
        text: """
            extend type User { isOpen: Boolean drafts(first: Int, after: String): DraftConnection }
            type DraftConnection { edges: [DraftEdge] pageInfo: PageInfo }
            type DraftEdge { cursor: String node: User }
            """
    )

    private func errors(_ document: String) -> [String] {
        var input = Compiler.Input(
            schema: [Self.schema],
            documents: [Source(path: "document.graphql", text: document)]
        )
        input.extensions = [Self.extensions]
        return Compiler.compile(input).diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    @Test func catchOnAnAliasedInlineFragmentCatchesClientFields() {
        let caught = """
            query Q @throwOnFieldError { me { ... on User @alias(as: "u") @catch { isOpen } } }
            """
        #expect(errors(caught) == [])
        let beside = """
            query Q @throwOnFieldError {
              me { ... on User @alias(as: "u") @catch { name } isOpen }
            }
            """
        #expect(errors(beside).count == 1)
    }

    @Test func deferOnAnUpdatableSpreadIsRefused() {
        let document = """
            query Q { me { id ...U @defer } } fragment U on User @updatable { name }
            """
        let message = "`U` is `@updatable` and never sent. Remove it."
        #expect(errors(document).contains { $0.contains(message) })
        #expect(errors(document.replacing(" @defer", with: "")) == [])
    }

    @Test func refetchableOnAnAssignableFragmentIsRefused() {
        let document = """
            fragment A on User @assignable @refetchable(queryName: "AQuery") { __typename }
            """
        #expect(errors(document).contains { $0.contains("has no data that could be refetched") })
    }

    @Test func streamConnectionOnClientFieldsIsRefused() {
        let document = """
            query Q($n: Int, $c: String) {
              me {
                drafts(first: $n, after: $c)
                  @stream_connection(key: "Q_drafts", initial_count: 1) { edges { cursor } }
              }
            }
            """
        #expect(errors(document).contains { $0.hasPrefix("`@stream_connection` asks the server") })
        let plain = document.replacing(
            "stream_connection(key: \"Q_drafts\", initial_count: 1)",
            with: "connection(key: \"Q_drafts\")"
        )
        #expect(errors(plain) == [])
    }

    @Test func deferOfFragmentsWithClientFieldsAloneIsRefused() {
        let message = "`@defer` asks the server for parts, but this exists only in the client."
        let query = "query Q { me { ...C @defer } } "
        #expect(
            errors(query + "fragment C on User { isOpen }").contains { $0.hasPrefix(message) }
        )
        let nested = "fragment C on User { isOpen ...D } fragment D on User { ... { isOpen } }"
        #expect(errors(query + nested).contains { $0.hasPrefix(message) })
        #expect(errors(query + nested.replacing("{ isOpen } }", with: "{ name } }")) == [])
    }

    @Test func deferInASubscriptionIsAccepted() {
        let document = """
            subscription S { renamed { id ...D @defer } } fragment D on User { name }
            """
        #expect(errors(document) == [])
    }

    @Test func directivesWithoutEffectAreAcceptedWithANote() {
        let document = Source(
            path: "document.graphql",
            text: """
                query Q @preloadable @relay_test_operation { me { ...F } }
                fragment F on User @no_inline { name }
                """
        )
        let checker = RelayRules.checker(schema: SchemaReader.read([Self.schema]).schema)
        let found = checker.check([document])
        #expect(found.allSatisfy { $0.severity == .note })
        #expect(
            found.map { $0.message.prefix { $0 != "." } } == [
                "`@preloadable` has no effect", "`@relay_test_operation` has no effect",
                "`@no_inline` has no effect",
            ]
        )
        let output = Compiler.compile(.init(schema: [Self.schema], documents: [document]))
        #expect(output.diagnostics.isEmpty)
    }
}
