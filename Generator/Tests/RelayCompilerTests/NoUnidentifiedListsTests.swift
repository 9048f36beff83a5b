import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Advice about lists of objects without identity, which checking gives and compiling does not.
struct NoUnidentifiedListsTests {
    private func findings(_ extensions: String, _ document: String) -> [String] {
        let schema = Source(
            path: "schema.graphql",
            text: """
                type Query { tags: [Tag] things: [Thing!]! users: [User] top: Tag feed: TagConnection }
                type Tag { text: String }
                type Price { amount: Int }
                type User { id: ID! tags: [Tag] }
                union Thing = Tag | User | Price
                type TagConnection { edges: [TagEdge] }
                type TagEdge { cursor: String node: Tag }
                """
        )
        let extensions = Source(path: "extensions.graphql", text: extensions)
        let read = SchemaReader.read([schema], extensions: [extensions])
        let checker = RelayRules.checker(schema: read.schema)
        let source = Source(path: "document.graphql", text: document)
        return checker.check([source]).map { "\($0.severity) \($0.message.prefix(26))" }
    }

    @Test func eachTypeIsReportedOnce() {
        let document = """
            query Q { tags { text } things { __typename } users { id tags { text } } top { text } }
            """
        #expect(
            findings("", document) == [
                "warning Objects of type `Tag` have", "warning Objects of type `Price` ha",
            ]
        )
    }

    @Test func declaredTypesAndEdgesAreNotReported() {
        let extensions = """
            extend type Tag @typePolicy(keyFields: "")
            extend type Price @typePolicy(keyFields: "")
            """
        let document = "query Q { tags { text } things { __typename } feed { edges { cursor } } }"
        #expect(findings(extensions, document) == [])
        #expect(findings("", "query Q { top { text } feed { edges { cursor } } }") == [])
    }
}
