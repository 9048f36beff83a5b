import GraphQLLanguage
import Testing

@Suite struct PrinterTests {
    private func print(_ text: String, _ style: Printer.Style = .pretty) -> String {
        let result = Parser.parse(Source(text: text))
        #expect(result.diagnostics.isEmpty)
        return Printer.print(result.document, style: style)
    }

    @Test func printingIsAFixedPoint() {
        let pretty = print(Samples.kitchenSink)
        #expect(print(pretty) == pretty)
        let minified = print(Samples.kitchenSink, .minified)
        #expect(print(minified, .minified) == minified)
        #expect(print(minified) == pretty)
    }

    @Test func prettyDocumentsLookAsEverywhere() {
        #expect(
            print("query Q($a:Int=1,$b:[T!]@x)@d{a:b(c:{d:[1,$a]})@e{...F ...on T{g}...@y{h}}}")
                == """
                query Q($a: Int = 1, $b: [T!] @x) @d {
                  a: b(c: {d: [1, $a]}) @e {
                    ...F
                    ... on T {
                      g
                    }
                    ... @y {
                      h
                    }
                  }
                }

                """
        )
        #expect(print("query{a}") == "{\n  a\n}\n")
        #expect(
            print("query($a:Int){a}mutation{b}")
                == "query ($a: Int) {\n  a\n}\n\nmutation {\n  b\n}\n"
        )
        #expect(
            print("type A implements B&C@d{\"x\" f(a:Int=1 b:T):[F!]! g:Int}union U=|A|B") == """
                type A implements B & C @d {
                  "x"
                  f(a: Int = 1, b: T): [F!]!
                  g: Int
                }

                union U = A | B

                """
        )
    }

    @Test func longArgumentsTakeALineEach() {
        let value = String(repeating: "x", count: 60)
        #expect(
            print("{ field(first: \"\(value)\", second: 2) }") == """
                {
                  field(
                    first: "\(value)"
                    second: 2
                  )
                }

                """
        )
    }

    @Test func minifiedDocumentsHaveNothingToSpare() {
        #expect(
            print(
                "query Q ( $a : Int = 1 ) { a ( b : [ 1 , 2 , \"x\" ] ) @d ... F ... on T { c } d }",
                .minified
            )
                == #"query Q($a:Int=1){a(b:[1 2 "x"])@d ...F ...on T{c}d}"#
        )
        #expect(print("{ a(b: 1) ...F }", .minified) == "{a(b:1)...F}")
        #expect(print("{ a ...F }", .minified) == "{a ...F}")
        #expect(print("{ a(b: \"\"\"\n  c\n  d\n\"\"\") }", .minified) == "{a(b:\"\"\"c\nd\"\"\")}")
    }

    @Test func controlCharactersAreEscaped() {
        let value = #"\"\\/\b\f\n\r\t\u0000\u001F\u007F\u0080\u009F\u00A0é¢Ã€\u{1F600}"#
        #expect(
            print("{ a(b: \"\(value)\") }", .minified)
                == #"{a(b:"\"\\/\b\f\n\r\t\u0000\u001F\u007F\u0080\u009F"# + "\u{A0}é¢Ã€😀\")}"
        )
    }

    @Test func partsArePrintedAlone() throws {
        let document = Parser.parse(Source(text: "query Q { a(b: {c: 1}) @d(e: 2) { f } }"))
            .document
        let operation = try #require(document.operations.first)
        #expect(Printer.print(operation.selectionSet, style: .minified) == "{a(b:{c:1})@d(e:2){f}}")
        guard case .field(let field)? = operation.selectionSet.selections.first else {
            Issue.record("expected a field")
            return
        }
        #expect(Printer.print(field.arguments[0].value) == "{c: 1}")
        #expect(Printer.print(field.directives[0]) == "@d(e: 2)")
        #expect(
            Printer.print(.operation(operation), style: .minified)
                == "query Q{a(b:{c:1})@d(e:2){f}}"
        )
    }

    /// Random documents print to what parses to what prints the same.
    @Test(arguments: 0..<200)
    func randomDocumentsAreFixedPoints(seed: UInt64) {
        var generator = DocumentGenerator(seed: seed)
        let text = generator.document()
        let result = Parser.parse(Source(text: text))
        #expect(result.diagnostics.isEmpty, "\(text)")
        let pretty = Printer.print(result.document)
        let minified = Printer.print(result.document, style: .minified)
        #expect(print(pretty) == pretty)
        #expect(print(minified) == pretty)
        #expect(print(minified, .minified) == minified)
        let formatted = Printer.format(result.document)
        #expect(Printer.format(Parser.parse(Source(text: formatted)).document) == formatted)
    }
}
