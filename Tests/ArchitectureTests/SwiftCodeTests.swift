import Testing

/// The other tests here are worth as much as this reading of Swift.
struct SwiftCodeTests {
    @Test(arguments: [
        ("a // try! b", "a "),
        ("a /* b /* c */ \n d */ e", "a \n e"),
        (#"let a = "x // \"y\" \(b + "c \(d) e") f" // g"#, #"let a = "\(b + "\(d)")" "#),
        ("a = \"\"\"\n  b \"c\" \\(d)\n  \"\"\" + e", "a = \"\n\\(d)\n\" + e"),
        (##"a = #"b " \(c) \#(d)"# + e"##, ##"a = "\(d)" + e"##),
        ("#if canImport(A)\n#expect(b)", "#if canImport(A)\n#expect(b)"),
    ])
    func leavesOutCommentsAndStrings(text: String, code: String) {
        #expect(SwiftCode(text).text == code)
    }

    @Test func findsImports() {
        let file = SourceFile(
            path: "",
            text: """
                import A
                public import B  // import C
                @testable import D
                @_spi(Generated) public import E
                import struct F.G
                let text = "import H"
                """
        )
        #expect(file.imports.map(\.module) == ["A", "B", "D", "E", "F"])
        #expect(file.imports.map(\.line) == [1, 2, 3, 4, 5])
    }
}
