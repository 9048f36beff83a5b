import GraphQLLanguage
import GraphQLSchema
import Testing

/// Schemas and documents with thousands of mistakes get their answers in time.
@Suite struct HostileSchemaTests {
    private func build(_ text: String) -> [Diagnostic] {
        SchemaBuilder.build([Source(text: text)], isStrict: true).diagnostics
    }

    private func joined(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined(separator: " ")
    }

    @Test func fieldsDefinedThousandsOfTimesTakeNoLongerThanOthers() {
        let count = build("type Query { \(joined(12_000) { _ in "a: Int" }) }").count
        #expect(count == 10_000)
    }

    @Test func entangledCyclesAreNotAllFound() {
        let fields = joined(50) { "f\($0): T\($0)!" }
        let diagnostics = build(
            "type Query { a: Int } " + joined(50) { "input T\($0) { \(fields) }" }
        )
        #expect((1...1_000).contains(diagnostics.count))
        #expect(diagnostics.contains { $0.message.contains("…`. Make one of them nullable.") })
    }

    @Test func schemasThatCannotBeReadAreNotSaidToLackWhatTheyMayContain() {
        let json = SchemaBuilder.build([Source(path: "s.json", text: #"{"__schema": {"types": ["#)])
        #expect(json.diagnostics.map(\.rule) == ["JSON"])
        #expect(build("type Query { a: Unknown } type {").map(\.rule) == ["Syntax"])
    }
}
