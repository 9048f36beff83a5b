import Foundation
import Testing

/// What the tool says, as users call it.
struct ToolMessageTests {
    @Test(
        .bug(id: "hidden-errors", "`check` showed 100 findings by position, and hid errors.")
    )
    func showsAllErrorsBeforeWarnings() throws {
        let project = try TemporaryProject()
        try project.write("schema.graphql", "type Query { a: Int old: Int @deprecated }")
        let warnings = (0..<150).map { "w\($0): old" }.joined(separator: "\n")
        let errors = (0..<120).map { "e\($0): gone\($0)" }.joined(separator: "\n")
        try project.write("A.graphql", "query AQuery {\n\(warnings)\n\(errors)\n}")
        let text = try Tool.run(
            ["check", "--one-line", "--schema", "schema.graphql", "A.graphql"],
            in: project.folder
        )
        let lines = text.split(separator: "\n")
        #expect(lines.prefix(120).allSatisfy { $0.contains(": error: ") }, "\(lines.prefix(3))")
        #expect(lines.count { $0.contains(": error: ") } == 120)
        #expect(lines.last == "… and 50 more warnings and notes.")
    }
}
