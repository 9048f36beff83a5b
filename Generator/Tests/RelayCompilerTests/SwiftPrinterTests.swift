import Testing

@testable import RelayCompiler

struct SwiftPrinterTests {
    @Test func nothingEndsAStringEarly() {
        let text = print(.multilineString(["a \"\"\"# b", "c \\#(d)", "", "e"]))
        #expect(
            text == """
                let value = ##\"""
                    a ""\"# b
                    c \\#(d)

                    e
                    \"""##

                """
        )
    }

    @Test func stringsAreEscaped() {
        #expect(
            print(.string("\"\\\n\u{0}\t\u{7F}é")) == #"let value = "\"\\\n\u{0}\t\u{7f}é""# + "\n"
        )
    }

    private func print(_ value: SwiftExpression) -> String {
        let property = SwiftStoredProperty(access: .internal, name: "value", value: value)
        let file = SwiftFile(
            header: [],
            importAccess: .internal,
            declarations: [.stored(property)]
        )
        let lines = SwiftPrinter.print(file).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.dropFirst(2).joined(separator: "\n")
    }
}
