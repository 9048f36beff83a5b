import GraphQLLanguage
import Testing

@testable import GraphQLSchema

/// Directives on definitions of directives, as in the draft of the specification.
struct DirectiveDefinitionTests {
    private func build(_ text: String) -> SchemaResult {
        SchemaBuilder.build(
            [Source(path: "s.graphql", text: "type Query { a: Int }\n" + text)],
            isStrict: true
        )
    }

    @Test func areParsedAndPrinted() {
        let text = """
            directive @tag(name: String!) on DIRECTIVE_DEFINITION

            directive @old(if: Boolean) @deprecated(reason: "Use `@new`.") @tag(name: "x") repeatable on FIELD

            type Query {
              a: Int
            }

            """
        let result = SchemaBuilder.build([Source(path: "s.graphql", text: text)], isStrict: true)
        #expect(result.diagnostics.map(\.message) == [])
        let directive = result.schema.directive(named: "old")
        #expect(directive?.deprecationReason == "Use `@new`.")
        #expect(directive?.appliedDirectives.map(\.name.text) == ["deprecated", "tag"])
        #expect(SchemaPrinter.print(result.schema, order: .definition) == text)
    }

    @Test func areChecked() {
        func messages(_ text: String) -> [String] { build(text).diagnostics.map(\.message) }
        #expect(
            messages("directive @a on FIELD  directive @b @a on FIELD") == [
                "Directive `@a` cannot be used on DIRECTIVE_DEFINITION. It can be used on FIELD."
            ]
        )
        #expect(messages("directive @b @none on FIELD") == ["Directive `@none` does not exist."])
        #expect(
            messages("directive @a @a on DIRECTIVE_DEFINITION") == [
                "The definition of directive `@a` uses the directive itself."
            ]
        )
        #expect(messages("directive @b @deprecated on FIELD") == [])
    }

    @Test func areExtended() {
        let text = """
            extend directive @old @tag(name: "y")
            directive @tag(name: String!) repeatable on DIRECTIVE_DEFINITION
            directive @old @tag(name: "x") on FIELD
            extend directive @old @deprecated(reason: "Gone.") @tag(name: "z")
            """
        let result = build(text)
        #expect(result.diagnostics.map(\.message) == [])
        let directive = result.schema.directive(named: "old")
        #expect(directive?.deprecationReason == "Gone.")
        #expect(
            SchemaPrinter.print(result.schema).contains(
                """
                directive @old @tag(name: "x") @tag(name: "y") @deprecated(reason: "Gone.") \
                @tag(name: "z") on FIELD
                """
            )
        )
    }

    @Test func extensionsAreChecked() {
        func messages(_ text: String) -> [String] { build(text).diagnostics.map(\.message) }
        #expect(
            messages("directive @old on FIELD  extend directive @odl @deprecated") == [
                "Cannot extend directive `@odl` because it is not defined. Did you mean `@old`?"
            ]
        )
        #expect(
            messages("extend directive @skip @deprecated") == [
                "Cannot extend directive `@skip` because it is built in."
            ]
        )
        #expect(
            messages(
                """
                directive @a on DIRECTIVE_DEFINITION  directive @b @a on FIELD
                extend directive @b @a
                """
            ) == ["Directive `@a` can be used only once here."]
        )
        #expect(
            messages("directive @a on FIELD  directive @b on FIELD  extend directive @b @a") == [
                "Directive `@a` cannot be used on DIRECTIVE_DEFINITION. It can be used on FIELD."
            ]
        )
        #expect(
            messages("directive @a on DIRECTIVE_DEFINITION  extend directive @a @a") == [
                "The definition of directive `@a` uses the directive itself."
            ]
        )
        #expect(
            messages("directive @a on FIELD  extend directive @a") == [
                "Expected the contents of the extension, found end of file."
            ]
        )
        for text in ["extend directive", "extend directive @", "extend directive a @deprecated"] {
            #expect(messages(text).count == 1)
        }
    }

    @Test func extensionsAreFormatted() throws {
        let parsed = Parser.parse(Source(text: "extend  directive@old@deprecated"))
        #expect(Printer.print(parsed.document) == "extend directive @old @deprecated\n")
    }

    @Test func introspectionTellsOfDeprecation() {
        let json = """
            {"__schema": {"queryType": {"name": "Query"}, "types": [
              {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
                {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}],
              "directives": [{"name": "old", "locations": ["FIELD"], "args": [],
                "isDeprecated": true, "deprecationReason": "Gone."}]}}
            """
        let result = SchemaBuilder.build([Source(path: "s.json", text: json)])
        #expect(result.diagnostics.isEmpty)
        #expect(result.schema.directive(named: "old")?.deprecationReason == "Gone.")
        let printed = SchemaPrinter.print(result.schema)
        #expect(printed.contains("@deprecated(reason: \"Gone.\") on FIELD"))
    }
}
