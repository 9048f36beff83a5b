import Testing

@testable import GraphQLLanguage

@Suite struct ParserTests {
    private func messages(_ text: String, _ options: ParserOptions = ParserOptions()) -> [String] {
        Parser.parse(Source(path: "t", text: text), options: options).diagnostics.map {
            "\($0.span.start.line):\($0.span.start.column) \($0.message)"
        }
    }

    @Test func everyPartOfAnOperationIsKept() throws {
        let text = #"""
            "what" query Q("first" $a: [Int!]! = [1] @v, $b: T) @d(x: $a) {
              alias: field(x: {y: [$b, ENUM, null, true, 1.5, "s"]}) @skip(if: $b) { ...F(n: 2) @x ... on T { a } ... @y { b } }
            }
            """#
        let result = Parser.parse(Source(text: text))
        #expect(result.diagnostics.isEmpty)
        let operation = try #require(result.document.operations.first)
        #expect(operation.description?.value == "what")
        #expect(operation.name == Name("Q"))
        #expect(operation.operation == .query)
        #expect(operation.variableDefinitions.map(\.variable.name.text) == ["a", "b"])
        #expect(operation.variableDefinitions[0].description?.value == "first")
        #expect(operation.variableDefinitions[0].type.description == "[Int!]!")
        #expect(operation.variableDefinitions[0].directives.map(\.name.text) == ["v"])
        #expect(operation.directives.first?.argument(named: "x") != nil)
        guard case .field(let field)? = operation.selectionSet.selections.first else {
            Issue.record("expected a field")
            return
        }
        #expect(field.responseName.text == "alias" && field.name.text == "field")
        #expect(field.arguments.first?.value.variables.map(\.name.text) == ["b"])
        #expect(field.selectionSet?.selections.count == 3)
        #expect(field.span.text.hasPrefix("alias: field(") && field.span.text.hasSuffix("{ b } }"))
    }

    @Test func nodesKnowWhereTheyStand() throws {
        let text = "{ a }\nfragment F on T @d(x: [1, {y: $z}]) { b: c }"
        let document = Parser.parse(Source(text: text)).document
        let fragment = try #require(document.fragments.first)
        #expect(fragment.span.text == "fragment F on T @d(x: [1, {y: $z}]) { b: c }")
        #expect(fragment.name.span.text == "F")
        #expect(fragment.typeCondition.span.text == "T")
        #expect(fragment.directives.first?.span.text == "@d(x: [1, {y: $z}])")
        #expect(fragment.directives.first?.arguments.first?.value.span.text == "[1, {y: $z}]")
        #expect(fragment.selectionSet.span.text == "{ b: c }")
        #expect(fragment.selectionSet.span.start == SourceLocation(line: 2, column: 37))
    }

    @Test(arguments: [
        "{ query mutation fragment type on: on }", "query on { a }", "fragment a on on { on }",
        "query query { type(input: enum) }", "{ a(true: true) }",
        "type type implements interface & input { enum: union }",
        "type A implements & B & C", "type A implements B type C { a: Int }", "union A",
        "union A = | B | C",
        "directive @a repeatable on | FIELD | QUERY", "directive @repeatable(on: Int) on FIELD",
        "enum E { on }",
        "extend type A @b", "extend schema @a", "extend union A = B", "schema @a { query: Q }",
        "scalar A @b(c: [{}])",
        "input A { \"d\" a: Int = 1 @b }", "interface A implements B { a: Int }",
        "subscription S { a }", "mutation ($a: Int) { a }",
        "query Q ($a: Int @b, $c: Int) { a }", "fragment F($n: Int = 1 @d) on T { a }",
        "{ ...F(n: 2) @d }", "{...on}",
    ])
    func whatTheGrammarAllowsIsParsed(text: String) {
        if text == "{...on}" {
            #expect(!messages(text).isEmpty)
        } else {
            #expect(messages(text).isEmpty)
        }
    }

    @Test(arguments: [
        ("", "1:1 The document is empty. Expected a definition."),
        ("{", "1:2 Expected `}`, found end of file."),
        ("{ }", "1:3 Expected a selection, found `}`."),
        ("{ a() }", "1:5 Expected an argument, `name: value`, found `)`."),
        ("{ a(b) }", "1:6 Expected `:`, found `)`."),
        ("{ a: }", "1:6 Expected the name of the field after its alias, found `}`."),
        ("{ a(b: ) }", "1:8 Expected a value, found `)`."),
        ("query Q() { a }", "1:9 Expected a variable, `$name: Type`, found `)`."),
        (
            "query ($a: Int = $b) { a }",
            "1:18 A variable cannot be used here: the value must be constant."
        ),
        ("query ($a: Int!!) { a }", "1:16 Expected a variable, `$name`, found `!`."),
        (
            "fragment on on T { a }",
            "1:10 A fragment needs a name other than `on` before its type condition."
        ),
        ("fragment F { a }", "1:12 Expected `on`, found `{`."),
        ("qeury Q { a }", "1:1 Expected a definition, found `qeury`. Did you mean `query`?"),
        ("\"d\" { a }", "1:1 A description cannot precede a query without the word `query`."),
        (
            "\"d\" extend type A { a: Int }",
            "1:1 An extension cannot have a description. Write it as a comment, with `#`."
        ),
        ("type A {}", "1:9 Expected a field definition, `name: Type`, found `}`."),
        ("enum E { true }", "1:10 `true` is reserved and cannot name an enum value."),
        ("extend type A", "1:14 Expected the contents of the extension, found end of file."),
        ("directive @a on FIEL", "1:17 `FIEL` is not a directive location. Did you mean `FIELD`?"),
        ("type A implements B C { a: Int }", "1:21 Expected `&` between interfaces, found `C`."),
        ("{ a } }", "1:7 Expected a definition, found `}`."),
        ("{ ...on }", "1:9 Expected the name of a type, found `}`."),
    ])
    func mistakesAreNamed(text: String, message: String) {
        #expect(messages(text) == [message])
    }

    @Test func fragmentArgumentsCanBeRefused() {
        var options = ParserOptions()
        options.allowsFragmentArguments = false
        #expect(
            messages("fragment F($a: Int) on T { ...G(b: 1) }", options) == [
                "1:11 Fragments cannot declare variables here.",
                "1:32 Fragments cannot be given arguments here.",
            ]
        )
    }

    @Test func valuesAndTypesAreParsedAlone() {
        #expect(Parser.parseValue(Source(text: "[1, {a: $b}]")).node?.variables.count == 1)
        #expect(Parser.parseValue(Source(text: "[$a]"), isConstant: true).diagnostics.count == 1)
        #expect(Parser.parseValue(Source(text: "1 2")).diagnostics.count == 1)
        #expect(Parser.parseType(Source(text: "[[A!]!]")).node?.description == "[[A!]!]")
        #expect(Parser.parseType(Source(text: "[A")).diagnostics.count == 1)
        #expect(Parser.parseType(Source(text: "!")).node == nil)
    }

    @Test func equalityIgnoresPlaces() {
        func value(_ text: String) -> Value? { Parser.parseValue(Source(text: text)).node }
        #expect(value("[1,{a:B}]") == value(" [ 1 { a : B } ] "))
        #expect(value("\"e\u{301}\"") != value("\"é\""))
        #expect(
            Parser.parseType(Source(text: "[A!]")).node
                == Parser.parseType(Source(text: "[ A ! ]")).node
        )
    }
}
