import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Generated files go to the folder that the configuration names, and nowhere else.
struct OutputFolderTests {
    private static let manager = FileManager.default

    private func link(_ project: TemporaryProject, _ path: String, to destination: String) throws {
        try Self.manager.createSymbolicLink(
            at: project.url(path),
            withDestinationURL: project.url(destination)
        )
    }

    private func names(_ project: TemporaryProject, in folder: String) -> [String] {
        (try? Self.manager.contentsOfDirectory(atPath: project.url(folder).path))?.sorted() ?? []
    }

    private func writer(_ project: TemporaryProject) -> ArtifactWriter {
        ArtifactWriter(
            folder: project.url("Generated"),
            base: project.folder,
            owner: Manifest.Owner(configuration: "../relay.json")
        )
    }

    private var file: GeneratedFile {
        let text = "// @generated A.graphql\n"
        return GeneratedFile(
            name: "A.graphql.swift",
            text: text,
            digest: SHA256.hexadecimal(text.utf8)
        )
    }

    @Test func aLinkInPlaceOfTheFolderDuringARunChangesNothing() throws {
        let project = try TemporaryProject()
        try project.write("Elsewhere/x", "")
        try project.write("Generated/x", "")
        var writer = writer(project)
        let changes = try writer.changes(for: [file])
        try Self.manager.moveItem(at: project.url("Generated"), to: project.url("Moved"))
        try link(project, "Generated", to: "Elsewhere")
        try writer.apply(changes)
        #expect(names(project, in: "Elsewhere") == ["x"])
        #expect(names(project, in: "Moved") == [".relay-generated", "A.graphql.swift", "x"])
    }

    @Test func aLinkThatAppearsBeforeTheFolderIsMadeIsNotFollowed() throws {
        let project = try TemporaryProject()
        try project.write("Elsewhere/x", "")
        var writer = writer(project)
        let changes = try writer.changes(for: [file])
        try link(project, "Generated", to: "Elsewhere")
        #expect(throws: SystemError.self) { try writer.apply(changes) }
        #expect(names(project, in: "Elsewhere") == ["x"])
    }

    @Test func aFileThatAppearsDuringARunIsNotReplaced() throws {
        let project = try TemporaryProject()
        try project.write("Generated/x", "")
        var writer = writer(project)
        let changes = try writer.changes(for: [file])
        try project.write("Generated/A.graphql.swift", "mine")
        let error = #expect(throws: SystemError.self) { try writer.apply(changes) }
        #expect(error?.reason == "it was replaced meanwhile")
        #expect(try project.read("Generated/A.graphql.swift") == "mine")
    }

    /// The folder is swapped for a link and back while projects are compiled.
    @Test func racesForTheFolderWriteNoForeignFile() throws {
        let project = try TemporaryProject()
        try project.write("Elsewhere/x", "")
        let generated = project.url("Generated")
        let done = DispatchSemaphore(value: 0)
        let isOver = DispatchSemaphore(value: 0)
        let (elsewhere, aside) = (project.url("Elsewhere"), project.url("Aside"))
        Thread.detachNewThread {
            while isOver.wait(timeout: .now()) != .success {
                guard rename(generated.path, aside.path) == 0 else { continue }
                symlink(elsewhere.path, generated.path)
                usleep(200)
                unlink(generated.path)
                _ = rename(aside.path, generated.path)
                usleep(200)
            }
            done.signal()
        }
        for round in 0..<30 {
            try project.write("Name.graphql", "query NameQuery { name a\(round): name }")
            _ = try? project.run()
        }
        isOver.signal()
        done.wait()
        #expect(names(project, in: "Elsewhere") == ["x"])
    }

    @Test(arguments: ["Sources", "Sources/App"])
    func refusesALinkOnTheWayToTheFolder(path: String) throws {
        let project = try TemporaryProject()
        try project.write("Elsewhere/App/x", "")
        if path.contains("/") { try project.write("Sources/x", "") }
        try link(project, path, to: path.contains("/") ? "Elsewhere/App" : "Elsewhere")
        try project.write(
            "relay.json",
            #"{"schema":"schema.graphql","src":"Name.graphql","artifactDirectory":"Sources/App/Out"}"#
        )
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("\(path)` is a symbolic link") == true)
        #expect(names(project, in: "Elsewhere/App") == ["x"])
    }

    /// The configuration's own folder may be behind links, as `/tmp` is on a Mac.
    @Test func followsLinksToTheConfiguration() throws {
        let project = try TemporaryProject()
        try project.write("Real/relay.json", try project.read("relay.json"))
        try project.write("Real/schema.graphql", try project.read("schema.graphql"))
        try project.write("Real/a.graphql", "query AQuery { name }")
        try link(project, "Link", to: "Real")
        let report = try ProjectCompiler.run(project.url("Link/relay.json"))
        #expect(report.written.names == ["AQuery.graphql.swift"])
    }

    @Test func saysThatTheFolderIsOutsideOfTheProject() throws {
        let project = try TemporaryProject()
        let configuration = """
            {"schema":"../schema.graphql","src":"../Name.graphql","artifactDirectory":"../Out"}
            """
        try project.write("App/relay.json", configuration)
        let file = project.url("App/relay.json")
        let message = try ProjectCompiler.run(file).diagnostics.first?.message
        #expect(message?.contains("is outside of the configuration's folder") == true)
        try project.write(".git/HEAD", "")
        #expect(try ProjectCompiler.run(file).diagnostics.isEmpty)
    }

    // MARK: - Files that were spoiled

    @Test(arguments: [
        "",
        "\n",
        "<<<<<<< HEAD\n// @generated NameQuery.graphql\n=======\n// @generated x\n>>>>>>> other\n",
        "// @generated NameQuery.graphql\n<<<<<<< HEAD\n=======\n>>>>>>> other\n",
    ])
    func generatesAgainWhatAMergeSpoiledOrWasEmptied(text: String) throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let path = "Generated/NameQuery.graphql.swift"
        let before = try project.read(path)
        try project.write(path, text)
        #expect(try project.run().written.names == ["NameQuery.graphql.swift"])
        #expect(try project.read(path) == before)
    }

    @Test func saysThatAGeneratedFileLostItsFirstLine() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let path = "Generated/NameQuery.graphql.swift"
        let lines = try project.read(path).split(separator: "\n", maxSplits: 1)
        try project.write(path, String(lines[1]))
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(
            error?.description.contains("was generated, but its first line was changed") == true
        )
        #expect(error?.description.contains("Delete it to have it generated again") == true)
        try project.delete(path)
        #expect(try project.run().written.names == ["NameQuery.graphql.swift"])
    }

    @Test func readsAListOfFilesThatAMergeSpoiled() throws {
        let project = try TemporaryProject()
        try project.write("Old.graphql", "query OldQuery { name }")
        _ = try project.run()
        let path = "Generated/.relay-generated"
        try project.write(
            path,
            "<<<<<<< HEAD\n" + (try project.read(path)) + "=======\n>>>>>>> b\n"
        )
        try project.delete("Old.graphql")
        #expect(try project.run().deleted.names == ["OldQuery.graphql.swift"])
    }

    @Test func namesALeftOverThatWasEditedEveryTime() throws {
        let project = try TemporaryProject()
        try project.write("Old.graphql", "query OldQuery { name }")
        _ = try project.run()
        let path = "Generated/OldQuery.graphql.swift"
        try project.write(path, try project.read(path) + "// by hand\n")
        try project.delete("Old.graphql")
        for _ in 0..<3 {
            let report = try project.run()
            #expect(report.edited.names == ["OldQuery.graphql.swift"])
        }
        #expect(try project.run().isUpToDate)
        try project.delete(path)
        #expect(try project.run().edited.isEmpty)
        #expect(try !project.read("Generated/.relay-generated").contains("OldQuery"))
    }

    @Test func namesTheOldFolderAfterTheFolderChanges() throws {
        let project = try TemporaryProject()
        try project.write("Other/Generated/Unrelated.graphql.swift", "")
        try project.write("Other/Generated/.relay-generated", "")
        _ = try project.run()
        try project.write(
            "relay.json",
            #"{"schema":"schema.graphql","src":".","artifactDirectory":"New"}"#
        )
        #expect(try project.run().abandoned.names == ["Generated"])
        #expect(project.exists("Generated/NameQuery.graphql.swift"))
    }
}
