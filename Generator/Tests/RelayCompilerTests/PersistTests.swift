import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

struct PersistTests {
    private let text = "query NameQuery{name}"

    @Test func writesAManifestForApollo() throws {
        let project = try project(#"{"file": "p.json", "apolloManifest": "Out/manifest.json"}"#)
        let report = try project.run()
        #expect(report.written.names.contains("manifest.json"))
        let text = try project.read("Out/manifest.json")
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        )
        #expect(root["format"] as? String == "apollo-persisted-query-manifest")
        #expect(root["version"] as? Int == 1)
        let operations = try #require(root["operations"] as? [[String: String]])
        #expect(operations.map { $0["name"] } == ["NameQuery"])
        #expect(operations[0]["type"] == "query")
        #expect(operations[0]["body"] == "query NameQuery{name}")
        let id = try #require(operations[0]["id"])
        #expect(try project.read("p.json").contains("\"\(id)\": \"query NameQuery{name}\""))
        #expect(try project.run().isUpToDate)

        // It lists current operations only.
        try project.write("Name.graphql", "query NameQuery { old }")
        #expect(try !project.run(isCheck: true).isUpToDate)
        #expect(try project.read("Out/manifest.json") == text)
        _ = try project.run()
        #expect(try !project.read("Out/manifest.json").contains("{name}"))
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func replacesNoFileThatIsNoManifest() throws {
        let project = try project(#"{"file": "p.json", "apolloManifest": "package.json"}"#)
        try project.write("package.json", "{}")
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("is not a manifest of Apollo") == true)
        #expect(try project.read("package.json") == "{}")
        #expect(!project.exists("Generated/NameQuery.graphql.swift"))
    }

    @Test(.bug(id: "merge-conflict", "The message about a merge conflict had no remedy."))
    func saysHowToResolveAMergeConflict() throws {
        let project = try project(#"{"file": "p.json"}"#)
        try project.write("p.json", "{\n<<<<<<< HEAD\n  \"a\": \"b\"\n=======\n>>>>>>> main\n}\n")
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(
            error?.description.hasSuffix(
                "p.json` is not a list of persisted operations: it has a merge conflict. Keep the "
                    + "entries of both sides, because apps may send the ids of each."
            ) == true,
            "\(String(describing: error))"
        )
    }

    @Test func namesOperationsByTheirDigest() throws {
        let project = try project(#"{"file": "persisted.json", "algorithm": "md5"}"#)
        let report = try project.run()
        #expect(report.written.names.contains("persisted.json"))
        let entries = try entries(project)
        #expect(entries.values.sorted() == [text])
        let id = try #require(entries.keys.first)
        #expect(id.count == 32)
        let file = try project.read("Generated/NameQuery.graphql.swift")
        #expect(file.contains("\n            id \(id)\n"))
        #expect(!file.contains("text query"))
        #expect(try project.run().isUpToDate)
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func keepsTheTextWhereItIsWanted() throws {
        let project = try project(#"{"file": "p.json", "keepText": true}"#)
        _ = try project.run()
        let file = try project.read("Generated/NameQuery.graphql.swift")
        #expect(file.contains("\n            text \(text)\n"))
        #expect(file.contains("\n            id "))
    }

    @Test func updatableQueriesAreNotPersisted() throws {
        let project = try project(#"{"file": "persisted.json"}"#)
        try project.write(
            "Name.graphql",
            "query NameQuery { name } query WriteQuery @updatable { name }"
        )
        _ = try project.run()
        #expect(try entries(project).values.sorted() == [text])
        let file = try project.read("Generated/WriteQuery.graphql.swift")
        #expect(!file.contains("id "))
    }

    @Test func addsAndNeverRemoves() throws {
        let project = try project(#"{"file": "Deep/persisted.json"}"#)
        try project.write("Deep/persisted.json", "{\"zz\": \"query Z{z}\", \"00\": \"query Y{y}\"}")
        _ = try project.run()
        try project.write("Name.graphql", "query NameQuery { old }")
        _ = try project.run()
        let text = try project.read("Deep/persisted.json")
        let entries = try entries(project, "Deep/persisted.json")
        #expect(entries.count == 4)
        #expect(entries["zz"] == "query Z{z}")
        let keys = text.split(separator: "\n").compactMap {
            $0.split(separator: "\"").dropFirst().first
        }
        #expect(keys == keys.sorted())
        #expect(keys.count == 4)
    }

    @Test func checkSaysThatTheListIsOutOfDate() throws {
        let project = try project(#"{"file": "persisted.json"}"#)
        _ = try project.run()
        try project.delete("persisted.json")
        let report = try project.run(isCheck: true)
        #expect(!report.isUpToDate)
        #expect(report.written.names == ["persisted.json"])
        #expect(!project.exists("persisted.json"))
    }

    @Test(arguments: ["[]x", #"{"a": 1}"#, "{"])
    func leavesAListAloneThatIsNone(content: String) throws {
        let project = try project(#"{"file": "persisted.json"}"#)
        try project.write("persisted.json", content)
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("is not a list of persisted operations") == true)
        #expect(try project.read("persisted.json") == content)
        #expect(project.generated.isEmpty)
    }

    // MARK: - Commands

    @Test func asksACommandForIDs() throws {
        let project = try project(#"{"file": "p.json", "command": ["sh", "./persist"]}"#)
        try project.write(
            "persist",
            """
            cat > question; echo x >> calls
            echo '{"NameQuery": "7"}'
            """
        )
        _ = try project.run()
        #expect(
            try project.read("question")
                == #"{"operations":[{"name":"NameQuery","kind":"query","text":"\#(text)"}]}"# + "\n"
        )
        #expect(try entries(project, "p.json") == ["7": text])
        let file = try project.read("Generated/NameQuery.graphql.swift")
        #expect(file.contains("\n            id 7\n"))
        // What has an id is not asked for again.
        #expect(try project.run().isUpToDate)
        #expect(try project.run(isCheck: true).isUpToDate)
        #expect(try project.read("calls") == "x\n")
    }

    // The command finds its folder in `/proc`.
    #if os(Linux)
    @Test(
        .bug(
            id: "readable-question",
            "Other users of the machine could read what a persist command gets and answers."
        )
    )
    func keepsOthersFromReadingWhatACommandGets() throws {
        let project = try project(#"{"file": "p.json", "command": ["sh", "./persist"]}"#)
        try project.write(
            "persist",
            """
            folder=$(dirname "$(readlink /proc/self/fd/0)")
            stat -c %a "$folder" "$folder"/* > modes
            echo '{"NameQuery": "7"}'
            """
        )
        _ = try project.run()
        let modes = try project.read("modes").split(separator: "\n")
        #expect(modes == ["700", "600", "600", "600"])
    }
    #endif

    @Test func checkRunsNoCommand() throws {
        let project = try project(#"{"file": "p.json", "command": ["sh", "./persist"]}"#)
        try project.write("persist", "touch ran; echo '{}'")
        let report = try project.run(isCheck: true)
        #expect(!report.isUpToDate)
        #expect(report.written.names.contains("p.json"))
        #expect(!project.exists("ran"))
    }

    @Test(arguments: [
        ("exit 3", "it ended with status 3"), ("kill -9 $$", "it was ended by signal 9"),
        ("echo '{'", "its answer is not JSON"), ("echo '[1]'", "not an object"),
        ("echo '{}'", "its answer has no id for `NameQuery`"),
        (#"echo '{"NameQuery": ""}'"#, "its answer has no id for `NameQuery`"),
        (#"printf %s '{"NameQuery": "a\nb"}'"#, "contains a control character"),
        (#"echo '{"NameQuery": "taken"}'"#, "belongs to another text"),
        ("exec sleep 60", "it took longer than 0.2 s"),
    ])
    func writesNothingWhenTheCommandFails(script: String, reason: String) throws {
        let project = try project(
            #"{"file": "p.json", "command": ["sh", "./persist"], "timeoutSeconds": 0.2}"#
        )
        try project.write("persist", script)
        let list = #"{"taken": "query Other{other}"}"#
        try project.write("p.json", list)
        let isSlow = script.contains("sleep")
        if !isSlow {
            try project.write(
                "relay.json",
                try project.read("relay.json").replacing("0.2", with: "60")
            )
        }
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains(reason) == true, "\(error.map(\.description) ?? "")")
        #expect(try project.read("p.json") == list)
        #expect(project.generated.isEmpty)
    }

    @Test func keepsIDsThatWereGivenWhenSomethingElseFails() throws {
        let project = try project(#"{"file": "p.json", "command": ["sh", "./persist"]}"#)
        try project.write("persist", #"echo x >> calls; echo '{"NameQuery": "7"}'"#)
        try project.write("Generated/NameQuery.graphql.swift", "let mine = 1\n")
        #expect(throws: ProjectError.self) { try project.run() }
        #expect(try entries(project, "p.json") == ["7": text])
        try project.delete("Generated/NameQuery.graphql.swift")
        _ = try project.run()
        #expect(try project.read("calls") == "x\n")
    }

    @Test func saysThatThereIsNoSuchCommand() throws {
        let project = try project(#"{"file": "p.json", "command": "./nothing"}"#)
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("there is no such command") == true)
    }

    @Test func saysThatATextIsNotThatOfItsDigest() throws {
        let project = try project(#"{"file": "p.json"}"#)
        _ = try project.run()
        let id = try #require(try entries(project, "p.json").keys.first)
        try project.write("p.json", #"{"\#(id)": "query Other{other}"}"#)
        let error = #expect(throws: ProjectError.self) { try project.run() }
        #expect(error?.description.contains("is the digest of `NameQuery`") == true)
    }

    @Test func writesTheFileThatALinkLeadsTo() throws {
        let project = try project(#"{"file": "p.json"}"#)
        try project.write("Shared/list.json", "{}")
        try FileManager.default.createSymbolicLink(
            at: project.url("p.json"),
            withDestinationURL: project.url("Shared/list.json")
        )
        _ = try project.run()
        #expect(try entries(project, "Shared/list.json").count == 1)
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func sendsLargeQuestionsToCommandsThatDoNotRead() throws {
        let project = try project(#"{"file": "p.json", "command": ["sh", "./persist"]}"#)
        let fields = (0..<20_000).map { "n\($0): name" }.joined(separator: " ")
        try project.write("Name.graphql", "query NameQuery { \(fields) }")
        try project.write("persist", #"echo '{"NameQuery": "big"}'"#)
        _ = try project.run()
        #expect(try entries(project, "p.json").keys.sorted() == ["big"])
    }

    private func project(_ persist: String) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql", "src": "Name.graphql", "artifactDirectory": "Generated",
              "persist": \(persist)
            }
            """
        )
        return project
    }

    private func entries(
        _ project: TemporaryProject,
        _ path: String = "persisted.json"
    ) throws -> [String: String] {
        let data = Data(try project.read(path).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
    }
}
