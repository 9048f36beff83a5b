import Foundation
@_spi(Generated) import Relay
import Testing

/// Operations with very many variables.
struct ManyVariablesTests {
    @Test(
        .bug(
            id: "many-variables",
            "An operation with 1,000 variables took the Swift compiler more than 40 s."
        )
    )
    func storeThemInOneProperty() throws {
        let project = try TemporaryProject()
        let names = (0..<1000).map { "v\($0)" }
        let arguments = names.map { "\($0): Int" }.joined(separator: " ")
        let variables = names.map { "$\($0): Int" }.joined(separator: " ")
        let uses = names.map { "\($0): $\($0)" }.joined(separator: " ")
        try project.write("schema.graphql", "type Query { f(\(arguments)): Int }")
        try project.write("Name.graphql", "query NameQuery(\(variables)) { f(\(uses)) }")
        _ = try project.run()
        let text = try project.read("Generated/NameQuery.graphql.swift")
        #expect(text.contains("    var __fields: Relay.InputFieldValues\n"))
        #expect(text.contains("\n        variables.writeFields(\"v0 v1 v2 "))
        #expect(text.contains("            return self.__fields[999]\n"))
    }

    @Test func areWrittenByPositionIfTheyAreSet() {
        var values = InputFieldValues(count: 4)
        values.int(Int?.some(1))
        values.int(Int?.none)
        values.string(Input<String>.null)
        values.string(String?.some("not sent"))
        var variables = VariableWriter()
        variables.writeFields("a b c", values)
        #expect(variables.values.map(\.key).sorted() == ["a", "c"])
    }
}
