import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct SchemaPrinterTests {
    @Test func theSameSchemaGivesTheSameTextHoweverItIsCut() {
        let whole =
            "type Query { b: B a(y: Int, x: Int): Int } type B { x: Int } enum E { Z A } union U = Query | B"
        let parts = [
            "extend type Query { a(x: Int, y: Int): Int } enum E { A } union U = B",
            "type B { x: Int } extend union U = Query extend enum E { Z } type Query { b: B }",
        ]
        let first = SchemaBuilder.build([Source(text: whole)])
        let second = SchemaBuilder.build(parts.map { Source(text: $0) })
        #expect(first.diagnostics.isEmpty && second.diagnostics.isEmpty)
        #expect(SchemaPrinter.print(first.schema) == SchemaPrinter.print(second.schema))
    }

    @Test func printedSchemasBuildTheSameSchema() {
        let text = SchemaPrinter.print(.pets)
        let again = SchemaBuilder.build([Source(text: text)], isStrict: true)
        #expect(again.diagnostics.isEmpty)
        #expect(SchemaPrinter.print(again.schema) == text)
    }

    @Test func definitionsCanKeepTheirOrder() {
        let schema = Schema.sound("type Query { b: B a: Int } type B { x: Int } type A { x: Int }")
        #expect(
            SchemaPrinter.print(schema, order: .definition)
                == "type Query {\n  b: B\n  a: Int\n}\n\ntype B {\n  x: Int\n}\n\ntype A {\n  x: Int\n}\n"
        )
    }

    @Test func aTypeNamedLikeARootThatIsNoneNeedsASchemaDefinition() {
        let schema = Schema.sound(
            "schema { query: Query } type Query { a: Mutation } type Mutation { a: Int }"
        )
        #expect(SchemaPrinter.print(schema).hasPrefix("schema {\n  query: Query\n}\n"))
    }

    @Test func clientExtensionsCanBeLeftOut() {
        let result = SchemaBuilder.build(
            [Source(text: "type Query { a: Int }")],
            extensions: [Source(path: "c", text: "extend type Query { b: C } type C { c: Int }")]
        )
        let text = SchemaPrinter.print(result.schema, includesClientExtensions: false)
        #expect(text == "type Query {\n  a: Int\n}\n")
        #expect(SchemaPrinter.print(result.schema).contains("type C"))
    }
}
