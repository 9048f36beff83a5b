import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// What generating never does to files, and what is left when it is cut short.
struct FileSafetyTests {
    @Test func refusesToReplaceWhatItDidNotGenerate() throws {
        let project = try TemporaryProject()
        try project.write("Generated/NameQuery.graphql.swift", "let mine = 1\n")
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("was not generated, so it is not replaced") == true)
        #expect(project.generated == ["NameQuery.graphql.swift"])
        #expect(try project.read("Generated/NameQuery.graphql.swift") == "let mine = 1\n")
    }

    @Test(arguments: ["outside.txt", "nowhere.txt"])
    func refusesToReplaceALink(destination: String) throws {
        let project = try TemporaryProject()
        try project.write("outside.txt", "kept")
        try project.write("Generated/x", "")
        try FileManager.default.createSymbolicLink(
            at: project.url("Generated/NameQuery.graphql.swift"),
            withDestinationURL: project.url(destination)
        )
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("was not generated, so it is not replaced") == true)
        #expect(try project.read("outside.txt") == "kept")
        #expect(!project.exists("nowhere.txt"))
    }

    @Test func restoresAGeneratedFileThatWasEdited() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let path = "Generated/NameQuery.graphql.swift"
        let text = try project.read(path)
        try project.write(path, text + "// by hand\n")
        #expect(try project.run(isCheck: true).written.names == ["NameQuery.graphql.swift"])
        _ = try project.run()
        #expect(try project.read(path) == text)
    }

    @Test func tellsOfLeftOversThatWereEdited() throws {
        let project = try TemporaryProject()
        try project.write("Old.graphql", "query OldQuery { name }")
        _ = try project.run()
        let path = "Generated/OldQuery.graphql.swift"
        try project.write(path, try project.read(path) + "// by hand\n")
        try project.delete("Old.graphql")
        let report = try project.run()
        #expect(report.edited.names == ["OldQuery.graphql.swift"])
        #expect(report.deleted.isEmpty)
        #expect(project.exists(path))
    }

    @Test func refusesAFolderThatIsALink() throws {
        let project = try TemporaryProject()
        try project.write("Elsewhere/x", "")
        try FileManager.default.createSymbolicLink(
            at: project.url("Generated"),
            withDestinationURL: project.url("Elsewhere")
        )
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("is a symbolic link") == true)
        #expect(!project.exists("Elsewhere/NameQuery.graphql.swift"))
    }

    @Test func writesThroughNoLinkAtTheTemporaryName() throws {
        let project = try TemporaryProject()
        try project.write("outside.txt", "kept")
        try project.write("Generated/x", "")
        try FileManager.default.createSymbolicLink(
            at: project.url("Generated/.relay-generated.tmp"),
            withDestinationURL: project.url("outside.txt")
        )
        _ = try project.run()
        #expect(try project.read("outside.txt") == "kept")
        #expect(project.generated == [".relay-generated", "NameQuery.graphql.swift", "x"])
    }

    @Test func saysWhyItCantWrite() throws {
        let project = try TemporaryProject()
        try project.write("Generated", "a file")
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("can't be written: ") == true)
        #expect(try project.read("Generated") == "a file")
    }

    /// Read-only folders stop everyone but root, `/proc` stops root too.
    @Test func saysThatAFolderIsReadOnly() throws {
        let project = try TemporaryProject()
        var output = "/proc/relay-generated"
        if geteuid() != 0 {
            output = project.url("Locked/Generated").path
            try project.write("Locked/x", "")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o555],
                ofItemAtPath: project.url("Locked").path
            )
        } else if !FileManager.default.fileExists(atPath: "/proc") {
            return
        }
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql", "src": ".", "artifactDirectory": "\#(output)"}"#
        )
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("can't be written: ") == true)
    }

    /// Nothing keeps root from reading.
    @Test(
        .enabled(if: geteuid() != 0),
        arguments: ["A.graphql", "Deep", "Generated/A.graphql.swift"]
    )
    func saysWhatItCantRead(path: String) throws {
        let project = try TemporaryProject()
        try project.write("A.graphql", "fragment A on Query { name }")
        try project.write("Deep/B.graphql", "fragment B on Query { name }")
        _ = try project.run()
        let before = project.generated
        let file = project.url(path).path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
        let error = #expect(throws: ProjectError.self) { try project.run() }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        #expect(error?.description.contains("can't be read: Permission denied") == true)
        #expect(project.generated == before)
    }

    @Test func sweepsUpTheTemporaryFileOfARunThatWasKilled() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        try project.write("Generated/.relay-generated.tmp", "half")
        #expect(try project.run(isCheck: true).isUpToDate)
        #expect(project.exists("Generated/.relay-generated.tmp"))
        #expect(try project.run().isUpToDate)
        #expect(!project.exists("Generated/.relay-generated.tmp"))
    }

    @Test func writesWhereTheConfigurationIs() throws {
        let project = try TemporaryProject()
        try project.write("Out/A.graphql", "query AQuery { name }")
        try project.write(
            "Config/relay.json",
            """
            {
              "schema": "../schema.graphql", "src": "../Out", "artifactDirectory": ".",
              "persist": { "file": "persisted.json" }
            }
            """
        )
        let report = try ProjectCompiler.run(project.url("Config/relay.json"))
        #expect(report.written.names == ["AQuery.graphql.swift", "persisted.json"])
    }

    @Test func shortensNamesThatNoFileCanHave() throws {
        let project = try TemporaryProject()
        let name = String(repeating: "Long", count: 100)
        try project.write("Long.graphql", "query \(name)A { name } query \(name)B { name }")
        _ = try project.run()
        let long = project.generated.filter { $0.hasPrefix("Long") }
        #expect(long.count == 2)
        #expect(long.allSatisfy { $0.utf8.count < 230 })
        #expect(try project.run().isUpToDate)
    }

    /// A run that stopped anywhere has listed what it wrote, so the next can clean up behind it.
    @Test func knowsWhatARunWroteThatWasCutShort() throws {
        let project = try TemporaryProject()
        try project.write("Other.graphql", "query AQuery { name } query ZQuery { name }")
        // The last file can't be written: something is in its place once the others are.
        try project.write("Generated/ZQuery.graphql.swift/x", "")
        #expect(throws: ProjectError.self) { try project.run() }
        #expect(!project.exists("Generated/AQuery.graphql.swift"))
        try project.delete("Generated/ZQuery.graphql.swift")
        _ = try project.run()

        // As after a kill: files and the interim list are there, the final one is not.
        let manifest = try project.read("Generated/.relay-generated")
        try project.write("Generated/.relay-generated.tmp", "half")
        try project.write(
            "Generated/.relay-generated",
            manifest + "\(String(repeating: "0", count: 64))  AQuery.graphql.swift\n"
        )
        try project.delete("Other.graphql")
        let report = try project.run()
        #expect(report.deleted.names == ["AQuery.graphql.swift", "ZQuery.graphql.swift"])
        #expect(project.generated == [".relay-generated", "NameQuery.graphql.swift"])
    }

    @Test func writesNothingOfAnyProjectUnlessAllAreRight() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql",
              "accessLevel": "public",
              "projects": {
                "a": { "src": "A", "artifactDirectory": "Generated" },
                "b": { "src": "B", "artifactDirectory": "B/Generated", "accessLevel": "package" }
              }
            }
            """
        )
        try project.write("A/A.graphql", "query AQuery { name }")
        try project.write("B/B.graphql", "query BQuery { nme }")
        #expect(try project.run().diagnostics.count == 1)
        #expect(project.generated.isEmpty)
        try project.write("B/B.graphql", "query BQuery { name }")
        #expect(try project.run().fileCount == 2)
        #expect(try project.read("Generated/AQuery.graphql.swift").contains("public nonisolated"))
        #expect(
            try project.read("B/Generated/BQuery.graphql.swift").contains("package nonisolated")
        )
        #expect(try project.run().isUpToDate)
    }

    @Test func makesTheSameBytesFromFilesInAnyOrder() throws {
        func generate(_ names: [String]) throws -> [String] {
            let project = try TemporaryProject()
            for name in names {
                try project.write("\(name).graphql", "query \(name)Query { name old }")
            }
            _ = try project.run()
            return try project.generated.map { try project.read("Generated/\($0)") }
        }
        let names = ["a", "A", "b", "_c", "ä", "Z"].filter { $0 != "ä" }
        #expect(try generate(names) == generate(names.reversed()))
    }

    @Test func readsDocumentsInSwift() throws {
        let project = try TemporaryProject()
        try project.write(
            "View.swift",
            """
            import Relay

            private let document = graphql(
                \"\"\"
                query ViewQuery {
                  name
                  nme
                }
                \"\"\"
            )
            """
        )
        let text = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(text.contains("View.swift:7:7: error: Field `nme` does not exist"))
        #expect(text.contains(" 7 |       nme\n"))
        let fixed = try project.read("View.swift").replacing("      nme\n", with: "")
        try project.write("View.swift", fixed)
        #expect(try project.run().diagnostics.isEmpty)
        let file = try project.read("Generated/ViewQuery.graphql.swift")
        #expect(file.contains("from View.swift. Do not edit."))
    }
}

/// Runs for one configuration follow each other.
struct FileLockTests {
    @Test func waitsForTheOther() throws {
        let project = try TemporaryProject()
        var lock: FileLock? = FileLock([project.folder.path])
        let waiting = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let file = project.url("relay.json")
        Thread.detachNewThread {
            var progress = ProjectCompiler.Progress()
            progress.onWait = { waiting.signal() }
            _ = try? ProjectCompiler(file).run(progress: progress)
            done.signal()
        }
        #expect(waiting.wait(timeout: .now() + 20) == .success)
        #expect(project.generated.isEmpty)
        // The system does the same for a process that ends, however it does.
        withExtendedLifetime(lock) {}
        lock = nil
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(project.generated.contains("NameQuery.graphql.swift"))
    }

    @Test func checksShareIt() throws {
        let project = try TemporaryProject()
        let lock = FileLock([project.folder.path], isShared: true)
        _ = try project.run(isCheck: true)
        withExtendedLifetime(lock) {}
    }
}
