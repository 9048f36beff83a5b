import Foundation
import Testing

/// The article about the behaviours of Relay's hooks names tests that exist, and all of this folder; that
/// about its resolvers names tests that exist.
///
/// That about the defects of other clients names tests that exist.
@Suite struct BehaviourTableTests {
    /// `Tests`, wherever this file is linked from.
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func article(
        _ name: String = "BehavioursOfRelaysHooks"
    ) throws -> String {
        let folder = root.deletingLastPathComponent()
            .appendingPathComponent("Sources/Relay/Relay.docc/Development")
        let file = folder.appendingPathComponent("\(name).md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The tests in the files of a folder, as `Suite.test`.
    private static func names(in folder: URL) throws -> Set<String> {
        var found: Set<String> = []
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for file in files where file.hasSuffix(".swift") && !file.contains("Generated/") {
            let url = folder.appendingPathComponent(file)
            let text = try String(contentsOf: url, encoding: .utf8)
            guard text.contains("@Test") else { continue }
            for suite in text.matches(of: /struct (\w+)/) {
                for test in text.matches(of: /@Test(?:[^{}]|\{[^{}]*\})*?func (\w+)\(/) {
                    found.insert("\(suite.output.1).\(test.output.1)")
                }
            }
        }
        return found
    }

    private static func named(
        in name: String = "BehavioursOfRelaysHooks"
    ) throws -> Set<String> {
        let names = try article(name).matches(of: /`(\w+Tests|\w+Behaviours)\.(\w+)`/)
        return Set(names.map { "\($0.output.1).\($0.output.2)" })
    }

    @Test(arguments: ["BehavioursOfRelaysHooks", "BehavioursOfRelaysResolvers"])
    func namesTestsThatExist(article: String) throws {
        let folders = [
            "Tests/RelayTests", "Tests/GeneratedCodeTests", "Tests/ReadmeTests",
            "Generator/Tests/RelayCompilerTests",
        ]
        var known: Set<String> = []
        for folder in folders {
            let url = Self.root.deletingLastPathComponent().appendingPathComponent(folder)
            known.formUnion(try Self.names(in: url))
        }
        let unknown = try Self.named(in: article).subtracting(known)
        #expect(unknown.isEmpty, "There are no tests \(unknown.sorted()).")
    }

    @Test func eachDefectHasTestsThatExist() throws {
        let folders = [
            "Tests/RelayTests", "Tests/RelayNetworkingTests", "Tests/ReadmeTests",
            "Generator/Tests/RelayCompilerTests",
        ]
        var known: Set<String> = []
        for folder in folders {
            let url = Self.root.deletingLastPathComponent().appendingPathComponent(folder)
            for name in try Self.names(in: url) {
                known.formUnion([name, String(name.prefix { $0 != "." })])
            }
        }
        let rows = try Self.article("DefectsOfOtherClients").split(separator: "\n").filter {
            $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| Defect |")
        }
        #expect(rows.count > 50)
        for row in rows {
            let answer = row.split(separator: "|").last ?? ""
            let tests = answer.matches(of: /`([\w.]+)`/).map { String($0.output.1) }
            #expect(!tests.isEmpty, "\(row)")
            let unknown = Set(tests).subtracting(known)
            #expect(unknown.isEmpty, "There are no tests \(unknown.sorted()).")
        }
    }

    @Test func namesAllTestsOfItsFolder() throws {
        let folder = Self.root.appendingPathComponent("RelayTests/Behaviours")
        let own = try Self.names(in: folder).filter { !$0.hasPrefix("BehaviourTableTests.") }
        #expect(own.count > 60)
        let missing = own.subtracting(try Self.named())
        #expect(missing.isEmpty, "The article does not name \(missing.sorted()).")
    }

    /// Each row says what is here: a test, or why it is different or does not apply.
    @Test func eachRowHasAnAnswer() throws {
        let rows = try Self.tables().flatMap(\.rows)
        #expect(rows.count > 150)
        for row in rows {
            let isAnswered = ["Tests.", "Behaviours.", "*D", "the same tests"]
                .contains { row.contains($0) }
            #expect(isAnswered, "\(row)")
        }
    }

    /// The first table has the numbers of the others, and their sum.
    @Test func theNumbersAreThoseOfTheRows() throws {
        let tables = try Self.tables()
        var expected = tables.map { "| `\($0.file)` | \(Self.numbers($0.rows))" }
        expected.append("| all | \(Self.numbers(tables.flatMap(\.rows)))")
        let article = try Self.article()
        for row in expected { #expect(article.contains("\(row) |\n"), "\(row)") }
    }

    /// The tables of behaviours, one for each of Relay's files.
    private static func tables() throws -> [(file: Substring, rows: [Substring])] {
        try article().components(separatedBy: "\n### ").dropFirst().map { text in
            let lines = text.split(separator: "\n")
            let rows = lines.filter {
                $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| Relay |")
            }
            return (try #require(lines.first), rows)
        }
    }

    /// How many tests of Relay the rows stand for: all, the same, different and not applying.
    private static func numbers(_ rows: [Substring]) -> String {
        var (same, different, absent) = (0, 0, 0)
        for row in rows {
            let cells = row.components(separatedBy: " | ")
            let behaviour = cells[0]
            let number = behaviour.firstMatch(of: /\((\d+)\)$/).flatMap { Int($0.output.1) }
            // A note is no test.
            let count = behaviour.hasSuffix("(a note in Relay's file)") ? 0 : number ?? 1
            if cells[1].hasPrefix("*Does not apply") {
                absent += count
            } else if cells[1].contains("*Different on purpose") {
                different += count
            } else {
                same += count
            }
        }
        return "\(same + different + absent) | \(same) | \(different) | \(absent)"
    }
}
