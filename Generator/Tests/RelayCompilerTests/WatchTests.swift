import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

struct WatchTests {
    /// Edits a project while it is watched; each edit is made when the run before it is over.
    @Test(arguments: [false, true])
    func followsWhatHappens(polls: Bool) throws {
        let project = try TemporaryProject()
        let edits: [(what: String, make: () throws -> Void)] = [
            ("a new file", { try project.write("A.graphql", "query AQuery { name }") }),
            ("a new folder", { try project.write("New/Deep/B.graphql", "query BQuery { name }") }),
            ("an edit", { try project.write("New/Deep/B.graphql", "query BQuery { old }") }),
            ("an error", { try project.write("A.graphql", "query AQuery { nme }") }),
            ("a repair", { try project.write("A.graphql", "query AQuery { name name }") }),
            (
                "a rename",
                {
                    try FileManager.default.moveItem(
                        at: project.url("New"),
                        to: project.url("Renamed")
                    )
                }
            ),
            ("a deletion", { try project.delete("Renamed") }),
            (
                "a schema",
                { try project.write("schema.graphql", "type Query { name: String! id: ID }") }
            ),
            ("a broken configuration", { try project.write("relay.json", "{") }),
            (
                "a configuration",
                {
                    try project.write(
                        "relay.json",
                        """
                        {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
                         "accessLevel": "public"}
                        """
                    )
                }
            ),
        ]
        var rest = edits[...]
        var pending: String?
        var seen: [String] = []
        let watcher = ProjectWatcher(ProjectCompiler(project.url("relay.json")), polls: polls)
        let deadline = Date().addingTimeInterval(600)
        var quietRuns = 0
        watcher.run { outcome in
            guard Date() < deadline else { return false }
            if let edit = pending {
                guard isDone(edit, outcome, project) else { return true }
                seen.append(edit)
                pending = nil
            } else if quietRuns < 1 {
                // The second run is the one that follows the first look at the folders.
                quietRuns += 1
                return true
            }
            guard let next = rest.popFirst() else { return false }
            pending = next.what
            // Later, so that it happens while the watcher waits; in a thread of its own, since those
            // that are shared may all be computing.
            Thread.detachNewThread { [make = Edit(next.make)] in
                Thread.sleep(forTimeInterval: 0.05)
                try? make.make()
            }
            return true
        }
        #expect(seen == edits.map(\.what))
    }

    private func isDone(
        _ edit: String,
        _ outcome: ProjectWatcher.Outcome,
        _ project: TemporaryProject
    ) -> Bool {
        let report = try? outcome.get()
        let hasErrors = report?.diagnostics.hasErrors ?? true
        let files = project.generated
        func text(_ name: String) -> String { (try? project.read("Generated/\(name)")) ?? "" }
        switch edit {
        case "a new file": return files.contains("AQuery.graphql.swift")
        case "a new folder": return files.contains("BQuery.graphql.swift")
        case "an edit": return text("BQuery.graphql.swift").contains("old")
        case "an error", "a broken configuration": return hasErrors
        case "a repair": return !hasErrors
        case "a rename":
            return text("BQuery.graphql.swift").contains("from Renamed/Deep/B.graphql")
        case "a deletion": return !files.contains("BQuery.graphql.swift")
        case "a schema": return text("NameQuery.graphql.swift").contains("let name: Swift.String\n")
        case "a configuration":
            return text("NameQuery.graphql.swift").contains("public nonisolated")
        default: return false
        }
    }

    /// An edit on its way to another thread.
    // @unchecked Sendable because the test waits for one edit before it hands over the next.
    private struct Edit: @unchecked Sendable {
        let make: () throws -> Void

        init(_ make: @escaping () throws -> Void) {
            self.make = make
        }
    }
}
