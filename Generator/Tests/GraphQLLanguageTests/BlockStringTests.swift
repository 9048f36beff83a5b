import Testing

@testable import GraphQLLanguage

@Suite struct BlockStringTests {
    private func value(_ lines: [String]) -> String? {
        let text = "\"\"\"" + lines.joined(separator: "\n") + "\"\"\""
        guard case .string(let string)? = Parser.parseValue(Source(text: text)).node else {
            return nil
        }
        return string.value
    }

    @Test(arguments: [
        (
            ["", "    Hello,", "      World!", "", "    Yours,", "      GraphQL.", ""],
            "Hello,\n  World!\n\nYours,\n  GraphQL."
        ),
        (["", "", "    a", "      b", "", ""], "a\n  b"),
        (["  a", "    b", "   c"], "  a\n b\nc"),
        (["", "\ta", "\t\tb"], "a\n\tb"),
        (["               "], ""),
        (["a", "   ", "  b"], "a\n \nb"),
        (["a  ", "  b  "], "a  \nb  "),
        ([""], ""),
        (["a\r\nb\rc"], "a\nb\nc"),
        ([#"a \""" b \n"#], #"a """ b \n"#),
        ([#"\\""#, ""], #"\\""#),
        ([#"x \""""#, ""], "x \"\"\""),
    ])
    func indentationAndBlankLinesGo(lines: [String], expected: String) {
        #expect(value(lines) == expected)
    }

    @Test(arguments: [
        "", " ", "a", " a", "a ", "a\nb", " a\n b", "a\n b", "  a\n b\nc", "\"", "a\"", "a\\",
        "a\"\"\"b", "\"\"\"",
        "a\n\n\nb", "a\n  \nb", "\ta\nb", "é\n😀", String(repeating: "x", count: 100),
        " " + String(repeating: "x", count: 100), "\na", "a\n", "a\rb", " \n ", "a\u{0}b",
        "\\\"\"\"",
        "a\\\"\"\"", "\"\"\"\"", "a\n\"",
    ])
    func everyValueIsPrintedSoThatItComesBack(value: String) throws {
        for style in [Printer.Style.pretty, .minified] {
            for wrapped in [false, true] {
                let string = Value.string(StringValue(value: value, isBlock: true))
                let argument = Argument(name: Name("a"), value: string)
                let inner = Field(name: Name("f"), arguments: [argument])
                let outer = Field(
                    name: Name("o"),
                    selectionSet: SelectionSet(selections: [.field(inner)])
                )
                let selectionSet = SelectionSet(selections: [.field(wrapped ? outer : inner)])
                let text = Printer.print(selectionSet, style: style)
                let result = Parser.parse(Source(text: text))
                #expect(result.diagnostics.isEmpty)
                guard case .operation(let operation)? = result.document.definitions.first else {
                    Issue.record("\(text)")
                    continue
                }
                let values = Self.strings(in: operation.selectionSet)
                #expect(values.map { Array($0.utf8) } == [Array(value.utf8)], "\(text)")
            }
        }
    }

    /// Returns the strings in the arguments of fields.
    private static func strings(in set: SelectionSet) -> [String] {
        set.selections.flatMap { selection -> [String] in
            guard case .field(let field) = selection else { return [] }
            let own = field.arguments.compactMap { argument in
                if case .string(let string) = argument.value { string.value } else { nil }
            }
            return own + (field.selectionSet.map(strings) ?? [])
        }
    }
}
