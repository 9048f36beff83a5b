import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// Compiling again after a change makes what compiling from scratch makes.
struct IncrementalTests {
    private static let schema = """
        type Query { node: Node nodes(first: Int, kind: Kind): [Node!]! }
        type Node { id: ID! name: String size(unit: Unit): Float child: Node kind: Kind old: Int @deprecated }
        enum Kind { A B }
        enum Unit { METER FOOT }
        """

    @Test(arguments: 0..<8 as Range<UInt64>, [false, true])
    func makesWhatAFreshRunMakes(seed: UInt64, isLinked: Bool) throws {
        var random = SeededGenerator(state: seed + 1)
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        if isLinked {
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql", "modules": {
                  "M": {"src": ".", "artifactDirectory": "Generated"}
                }}
                """
            )
        }
        try project.write("schema.graphql", Self.schema)
        var files: [[String]] = (0..<6).map { _ in [] }
        var count = 0
        for index in files.indices {
            for _ in 0..<3 {
                files[index].append(definition(count, &random))
                count += 1
            }
            try project.write("F\(index).graphql", files[index].joined(separator: "\n"))
        }
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        for step in 0..<12 {
            let index = Int.random(in: files.indices, using: &random)
            let place = Int.random(in: files[index].indices, using: &random)
            switch step % 6 {
            case 4: files[index].append(definition(count, &random)); count += 1
            case 5: files[index][place] = "# gone"
            default:
                files[index][place] = definition(index * 3 + min(place, 2), &random)
            }
            try project.write("F\(index).graphql", files[index].joined(separator: "\n"))
            let report = try compiler.run()
            let check = try project.run(isCheck: true)
            let render = DiagnosticRenderer()
            #expect(render.render(report.diagnostics) == render.render(check.diagnostics))
            #expect(
                report.diagnostics.hasErrors || check.isUpToDate,
                "\(check.written) \(check.deleted)"
            )
        }
    }

    @Test func compilesOnlyWhatReachesTheChange() throws {
        let project = try TemporaryProject()
        try project.write("A.graphql", "query AQuery { ...A } fragment A on Query { name }")
        try project.write("B.graphql", "query BQuery { ...B } fragment B on Query { name }")
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        try project.write("A.graphql", "query AQuery { ...A } fragment A on Query { old }")
        let report = try compiler.run()
        #expect(
            report.written.names == [
                "A.graphql.swift", "AQuery.graphql.swift", "Kind.schema.swift",
            ]
        )
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func findsErrorsThatComeFromElsewhere() throws {
        let project = try TemporaryProject()
        try project.write("A.graphql", "query AQuery { ...A }")
        try project.write("F.graphql", "fragment A on Query { name }")
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        try project.write("F.graphql", "fragment A on Query { ...B }")
        #expect(try compiler.run().diagnostics.hasErrors)
        try project.write("F.graphql", "fragment A on Query { x: name }")
        #expect(try !compiler.run().diagnostics.hasErrors)
        try project.write("A.graphql", "query AQuery { x: old ...A }")
        let text = DiagnosticRenderer().render(try compiler.run().diagnostics)
        #expect(text.contains("error:"))
        #expect(text == DiagnosticRenderer().render(try project.run().diagnostics))
    }

    private func definition(_ number: Int, _ random: inout SeededGenerator) -> String {
        let fields = ["id", "name", "size(unit: FOOT)", "kind", "child { name }", "x: size", "old"]
        var selections = fields.filter { _ in Bool.random(using: &random) } + ["id"]
        for _ in 0..<2 where number % 3 != 0 || Bool.random(using: &random) {
            // Fragments spread those of higher numbers only, so there is no cycle.
            let other = number + Int.random(in: 1...5, using: &random)
            if other < 18, other % 3 != 0 { selections.append("...F\(other)") }
        }
        let body = selections.joined(separator: " ")
        let json = Int.random(in: 0..<3, using: &random) == 0 ? " @jsonResponse" : ""
        return number % 3 == 0
            ? "query Q\(number)Query\(json) { node { \(body) } }"
            : "fragment F\(number) on Node { \(body) }"
    }
}
