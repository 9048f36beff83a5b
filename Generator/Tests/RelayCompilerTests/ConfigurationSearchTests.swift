import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Which `relay.json` is obeyed, since one may name commands to run.
struct ConfigurationSearchTests {
    private func search(_ folder: URL) throws -> String {
        try ProjectCompiler.findConfiguration(folder.path).path
    }

    @Test func stopsAtTheRootOfTheRepository() throws {
        let project = try TemporaryProject()
        try project.write("Repository/.git/HEAD", "")
        try project.write("Repository/Sources/x", "")
        #expect(throws: ProjectError.self) { try search(project.url("Repository/Sources")) }
        try project.write("Repository/relay.json", "{}")
        let found = try search(project.url("Repository/Sources"))
        #expect(found.hasSuffix("/Repository/relay.json"))
    }

    /// Only the superuser can give files away.
    @Test(.enabled(if: geteuid() == 0))
    func refusesTheFileOfAnotherUserAbove() throws {
        let project = try TemporaryProject()
        try project.write("Deep/x", "")
        let path = project.url("relay.json").path
        #expect(try search(project.url("Deep")) == path)
        chown(path, 12_345, 12_345)
        let error = #expect(throws: ProjectError.self) { try search(project.url("Deep")) }
        #expect(error?.description.contains("belongs to another user, so it is not used") == true)
        // Who named the folder or the file trusts it, and so does who works in another's folder.
        #expect(try search(project.folder) == path)
        #expect(try search(project.url("relay.json")) == path)
        chown(project.url("Deep").path, 12_345, 12_345)
        #expect(try search(project.url("Deep")) == path)
    }

    @Test(
        .bug(id: "foreign-command", "The command in a `relay.json` of another user ran."),
        .enabled(if: geteuid() == 0),
        arguments: [false, true]
    )
    func runsNoCommandOfAnotherUser(ownsFolder: Bool) throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            #"""
            {
                "schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
                "persist": {"file": "p.json", "command": ["sh", "command.sh"]}
            }
            """#
        )
        try project.write("command.sh", #"touch ran; echo '{"NameQuery": "1"}'"#)
        let file = try ProjectCompiler.findConfiguration(project.folder.path)
        let compiler = ProjectCompiler(file)
        for path in ownsFolder ? [file.path, project.folder.path] : [file.path] {
            chown(path, 12_345, 12_345)
        }
        let error = #expect(throws: ProjectError.self) { try compiler.run() }
        #expect(error?.description.contains("belongs to another user") == true)
        #expect(!project.exists("ran"))
        // A check runs no command, and whoever passes the file itself trusts it.
        #expect(throws: Never.self) { try compiler.run(isCheck: true) }
        #expect(try !ProjectCompiler(file, runsForeignCommands: true).run().diagnostics.hasErrors)
        #expect(project.exists("ran"))
    }

    @Test(.enabled(if: geteuid() == 0))
    func refusesTheLinkOfAnotherUserAbove() throws {
        let project = try TemporaryProject()
        try project.write("Deep/x", "")
        try project.write("Other/relay.json", "{}")
        try project.delete("relay.json")
        let path = project.url("relay.json").path
        symlink(project.url("Other/relay.json").path, path)
        lchown(path, 12_345, 12_345)
        #expect(throws: ProjectError.self) { try search(project.url("Deep")) }
    }

    @Test func readsRegularFilesOnly() throws {
        let project = try TemporaryProject()
        let fifo = project.url("fifo.json")
        mkfifo(fifo.path, 0o600)
        for path in [fifo.path, "/dev/zero"] {
            let error = #expect(throws: ProjectError.self) {
                try ProjectCompiler.run(URL(fileURLWithPath: path))
            }
            #expect(error?.description.contains("is a pipe or a device, not a file") == true)
        }
    }

    @Test func readsNoHugeFile() throws {
        let project = try TemporaryProject()
        truncate(project.url("relay.json").path, 1 << 40)
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("it has more than 256 MiB") == true)
    }

    @Test(arguments: ["schema.graphql", "Name.graphql"])
    func noPipeStandsForASchemaOrADocument(path: String) throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            #"{"schema":"schema.graphql","src":"Name.graphql","artifactDirectory":"Generated"}"#
        )
        try project.delete(path)
        mkfifo(project.url(path).path, 0o600)
        #expect(throws: ProjectError.self) { try project.run() }
    }
}
