import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// Compiling again after a change makes what compiling from scratch makes.
struct IncrementalTests {
    private static let schema = """
        type Query { node: Node nodes(first: Int, kind: Kind): [Node!]! }
        type Node { id: ID! day: Day name: String size(unit: Unit): Float child: Node kind: Kind old: Int @deprecated }
        scalar Day
        enum Kind { A B }
        enum Unit { METER FOOT }
        """

    @Test(arguments: 0..<8 as Range<UInt64>, [false, true])
    func makesWhatAFreshRunMakes(seed: UInt64, hasModules: Bool) throws {
        var random = SeededGenerator(state: seed + 1)
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        if hasModules {
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql",
                 "customScalarTypes": {"Day": {"type": "Day", "module": "Clock"}},
                 "modules": {"M0": {"src": "M0", "schemaTypes": true},
                             "M1": {"src": "M1", "imports": ["M0"]},
                             "M2": {"src": "M2", "imports": ["M0", "M1"]}}}
                """
            )
        }
        try project.write("schema.graphql", Self.schema)
        var files: [[String]] = (0..<6).map { _ in [] }
        // Fragments spread those of higher numbers only.
        var places = files.indices.map { hasModules ? "M\(2 - $0 / 2)/" : "" }
        func write(_ index: Int) throws {
            let text = files[index].joined(separator: "\n")
            try project.write("\(places[index])F\(index).graphql", text)
        }
        var count = 0
        for index in files.indices {
            for _ in 0..<3 {
                files[index].append(definition(count, &random))
                count += 1
            }
            try write(index)
        }
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        var accepted = 0
        for step in 0..<12 {
            let index = Int.random(in: files.indices, using: &random)
            let place = Int.random(in: files[index].indices, using: &random)
            switch step % 6 {
            case 3 where hasModules:
                try project.delete("\(places[index])F\(index).graphql")
                places[index] = "M\(Int.random(in: 0...2, using: &random))/"
            case 4: files[index].append(definition(count, &random)); count += 1
            case 5: files[index][place] = "# gone"
            default:
                files[index][place] = definition(index * 3 + min(place, 2), &random)
            }
            try write(index)
            let report = try compiler.run()
            if !report.diagnostics.hasErrors { accepted += 1 }
            let check = try project.run(isCheck: true)
            let render = DiagnosticRenderer()
            #expect(render.render(report.diagnostics) == render.render(check.diagnostics))
            #expect(
                report.diagnostics.hasErrors || check.isUpToDate,
                "\(check.written) \(check.deleted)"
            )
        }
        #expect(accepted > 2)
    }

    /// Changes that concern definitions which stay as they are.
    @Test func followsWhatChangesOtherDefinitions() throws {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        func write(_ level: String = "package") throws {
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql",
                 "customScalarTypes": {"Day": {"type": "Day", "module": "Clock"}},
                 "modules": {"A": {"src": "A", "schemaTypes": true, "accessLevel": "\(level)"},
                             "B": {"src": "B", "imports": ["A"]}}}
                """
            )
        }
        try write()
        try project.write(
            "schema.graphql",
            """
            scalar Day
            type Query { me: User } type Mutation { me: User }
            type User { id: ID! name(s: String): String pic(size: Int): String day: Day }
            """
        )
        let sized = #"fragment P($i: Int @provider(name: "Sy")) on User { pic(size: $i) }"#
        try project.write("A/x.graphql", "fragment X on User { day }")
        try project.write("A/k.graphql", "fragment K on User { name }")
        try project.write(
            "A/row.graphql",
            "fragment Row on User { name } query Row { me { ...Row } }"
        )
        try project.write("A/p.graphql", sized)
        try project.write(
            "A/q.graphql",
            #"fragment Q($i: Int @provider(name: "Sz")) on User { pic(size: $i) }"#
        )
        try project.write(
            "B/y.graphql",
            "query Y { me { ...X ...K ...Q } } query Z { me { ...P } }"
        )
        let compiler = ProjectCompiler(project.url("relay.json"))
        func expectAFreshRun(_ context: String) throws {
            let report = try compiler.run()
            let fresh = try project.run(isCheck: true)
            let render = DiagnosticRenderer()
            #expect(render.render(report.diagnostics) == render.render(fresh.diagnostics))
            #expect(
                report.diagnostics.hasErrors || fresh.isUpToDate,
                "\(context): \(fresh.written.names) \(fresh.deleted.names)"
            )
        }
        try expectAFreshRun("first")
        // A file moves to another module, and with it the only scalar.
        try project.delete("A/x.graphql")
        try project.write("B/x.graphql", "fragment X on User { day }")
        try expectAFreshRun("moved")
        #expect(try !project.read("A/Generated/K.graphql.swift").contains("import Clock"))
        // The name of the Swift type depends on the kind.
        try project.write(
            "A/row.graphql",
            "fragment Row on User { name } mutation Row { me { ...Row } }"
        )
        try expectAFreshRun("kind")
        // A provider that the changed definition doesn't reach.
        try project.write(
            "A/p.graphql",
            #"fragment P($i: String @provider(name: "Sz")) on User { name(s: $i) }"#
        )
        try expectAFreshRun("provider")
        #expect(try compiler.run().diagnostics.hasErrors)
        try project.write("A/p.graphql", sized)
        try expectAFreshRun("provider again")
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
            report.written.names == ["A.graphql.swift", "Kind.schema.swift"]
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
        let fields = [
            "id", "name", "day", "size(unit: FOOT)", "kind", "child { name }", "x: size", "old",
        ]
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
