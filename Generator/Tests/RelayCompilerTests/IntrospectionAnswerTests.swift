import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

struct IntrospectionAnswerTests {
    @Test(arguments: IntrospectionQuery.allCases)
    func queriesAreValid(_ query: IntrospectionQuery) throws {
        let schema = SchemaReader.read([Source(text: "type Query { a: Int }")]).schema
        let mistakes = DocumentChecker(schema: schema).check([Source(text: query.text)])
        // A newer specification may deprecate what an older one has.
        #expect(!mistakes.hasErrors, "\(mistakes.map(\.message))")
        #expect(!query.text.contains { "\"\\\n".contains($0) })
    }

    @Test func answersWithTheSchema() {
        let body = """
            {"data": {"__schema": {"queryType": {"name": "Query"}, "directives": [], "types": [
              {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
                {"name": "a", "args": [], "isDeprecated": false,
                 "type": {"kind": "SCALAR", "name": "Int"}}]},
              {"kind": "SCALAR", "name": "Int"}]}}}
            """
        #expect(judge(200, body) == .schema("type Query {\n  a: Int\n}\n"))
    }

    @Test(arguments: [
        (429, "", IntrospectionAnswer.busy("HTTP status 429")),
        (503, "<html>", .busy("HTTP status 503")),
        (200, #"{"errors": [{"message": "Cannot query field isOneOf"}]}"#, .next(.before2025)),
        (400, #"{"errors": [{"message": "Unknown field"}]}"#, .next(.before2025)),
    ])
    func asksAgain(_ status: Int, _ body: String, _ answer: IntrospectionAnswer) {
        #expect(judge(status, body) == answer)
    }

    @Test(arguments: [
        (302, "", "it redirects to another address. Pass that address"),
        (401, "{}", "Pass credentials: `--header"),
        (
            404, "<html>Not\nfound</html>",
            "is not JSON (HTTP status 404): \"<html>Not found</html>\"."
        ),
        (200, "", "is not JSON (HTTP status 200): it is empty."),
        (200, "{}", "has neither a schema nor errors"),
        (200, #"{"data": null, "errors": "no"}"#, "has neither a schema nor errors"),
        (
            400,
            #"{"errors": [{"message": "GraphQL introspection is not allowed by Apollo Server"}]}"#,
            "it does not allow introspection: \"GraphQL introspection is not allowed"
        ),
        (
            200, #"{"errors": [{"message": "Introspection has been disabled for this schema"}]}"#,
            "Ask its developers for the schema as a file"
        ),
        (
            200,
            #"{"data": {"__schema": {"types": [{"kind": "OBJECT", "name": "A", "fields": []}]}}}"#,
            "its schema is invalid"
        ),
    ])
    func saysWhyThereIsNone(_ status: Int, _ body: String, _ problem: String) {
        guard case .failure(let text) = judge(status, body) else {
            Issue.record("\(judge(status, body))")
            return
        }
        #expect(text.contains(problem), "\(text)")
    }

    @Test(
        .bug(
            id: "incomplete-introspection",
            "An answer without the types that it names was written as a schema."
        ),
        arguments: [
            #""types": []"#,
            #"""
            "types": [{"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
              {"name": "a", "args": [], "isDeprecated": false,
               "type": {"kind": "OBJECT", "name": "Gone"}}]}]
            """#,
        ]
    )
    func refusesAnswersThatLackTheTypesTheyName(_ types: String) {
        let body = #"{"data": {"__schema": {"queryType": {"name": "Query"}, \#(types)}}}"#
        guard case .failure(let text) = judge(200, body) else {
            Issue.record("\(judge(200, body))")
            return
        }
        #expect(text.contains("its schema is invalid: Type `"), "\(text)")
        #expect(!text.hasSuffix("."), "The caller ends the sentence: \(text)")
    }

    @Test(
        .bug(id: "echoed-header", "The Authorization header that a server echoed was printed."),
        arguments: [
            #"{"errors": [{"message": "Unknown token abc/secret in Bearer abc/secret"}]}"#,
            String(repeating: "<", count: 115) + "abc/secret",
            #"{"token": "abc\/secret"}"#,
        ]
    )
    func neverQuotesTheValuesOfHeaders(_ body: String) {
        let answer = IntrospectionAnswer.judge(
            .before2021,
            status: 200,
            body: Array(body.utf8),
            secrets: Secrets(["Bearer abc/secret"])
        )
        guard case .failure(let text) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(!text.contains("abc") && text.contains("…"), "\(text)")
    }

    @Test func givesUpOnTheOldestQuery() {
        let body = #"{"errors": [{"message": "No."}]}"#
        #expect(
            IntrospectionAnswer.judge(.before2021, status: 200, body: Array(body.utf8))
                == .failure("it answers with an error: \"No.\"")
        )
    }

    private func judge(_ status: Int, _ body: String) -> IntrospectionAnswer {
        IntrospectionAnswer.judge(.current, status: status, body: Array(body.utf8))
    }
}
