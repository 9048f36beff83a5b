import Foundation
import GraphQLSchema
import RelayLanguageServer

/// An editor that drives a server in the same process, with a project in a temporary folder.
///
/// A class because it deletes the folder at the end.
final class EditorClient {
    static let schema = """
        type Query {
          "The person who is logged in."
          me: User
          user(id: ID!, size: Int = 10): User
          node(id: ID!): Node
          search(filter: Filter, kind: Kind): [Result!]!
        }
        interface Node { id: ID! }
        "Someone with an account."
        type User implements Node {
          id: ID!
          name: String
          age: Int @deprecated(reason: "Ask for `birthday`.")
          birthday: String
          friends(first: Int, after: String): UserConnection
        }
        type Page implements Node { id: ID!, title: String }
        union Result = User | Page
        enum Kind { PERSON "A page." PAGE OLD @deprecated(reason: "Use `PAGE`.") }
        input Filter { name: String, kind: Kind, not: Filter }
        type UserConnection { edges: [UserEdge], pageInfo: PageInfo! }
        type UserEdge { cursor: String, node: User }
        type PageInfo { hasNextPage: Boolean!, endCursor: String, hasPreviousPage: Boolean!, startCursor: String }
        type Mutation { rename(id: ID!, name: String!): RenamePayload }
        type RenamePayload { user: User }
        """
    static let configuration = """
        { "schema": "schema.graphql", "src": "Sources", "artifactDirectory": "Sources/Generated" }
        """

    let server = LanguageServer(version: "1.2.3")
    let folder: URL
    /// The diagnostics that the client shows, by path in the folder.
    private(set) var diagnostics: [String: [JSON]] = [:]
    /// The messages that the server sent besides answers and diagnostics.
    private(set) var messages: [JSON] = []
    private var lastID = 0
    private var versions: [String: Int] = [:]

    /// Creates a project of files, by path, besides the configuration and the schema.
    init(
        _ files: [String: String] = [:],
        configuration: String? = EditorClient.configuration,
        schema: String = EditorClient.schema,
        encoding: String = "utf-16",
        options: JSON = .null,
        capabilities: [String: JSON] = [:]
    ) throws {
        folder =
            URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("editor-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(".git"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Sources"),
            withIntermediateDirectories: true
        )
        if let configuration { try write(configuration, to: "relay.json") }
        try write(schema, to: "schema.graphql")
        for (path, text) in files { try write(text, to: path) }
        var client: [String: JSON] = [
            "general": ["positionEncodings": [.string(encoding)]],
            "textDocument": [
                "publishDiagnostics": ["relatedInformation": true],
                "completion": [
                    "completionItem": [
                        "snippetSupport": true, "documentationFormat": ["markdown"],
                    ]
                ],
                "hover": ["contentFormat": ["markdown"]],
            ],
        ]
        for (key, value) in capabilities { client[key] = value }
        _ = request(
            "initialize",
            [
                "processId": nil, "capabilities": .object(client), "rootUri": .string(uri("")),
                "initializationOptions": options,
            ]
        )
        notify("initialized", [:])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func uri(_ path: String) -> String {
        path.isEmpty ? "file://\(folder.path)" : "file://\(folder.path)/\(path)"
    }

    // MARK: - Messages

    /// Returns the whole answer to a request.
    func request(_ method: String, _ parameters: JSON) -> JSON {
        lastID += 1
        let message: JSON = [
            "jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": parameters,
        ]
        let answers = server.handle(Message(message))
        note(answers.filter { $0["id"] != .int(lastID) || $0["method"] != nil })
        return answers.first { $0["id"] == .int(lastID) && $0["method"] == nil } ?? .null
    }

    /// Returns the result of a request about a position that is marked with `|` in a text.
    func result(_ method: String, _ path: String, _ extra: [String: JSON] = [:]) -> JSON {
        var parameters = extra
        parameters["textDocument"] = ["uri": .string(uri(path))]
        return request(method, .object(parameters))["result"] ?? .null
    }

    func notify(_ method: String, _ parameters: JSON) {
        note(server.handle(.notification(method: method, parameters: parameters)))
    }

    func settle() { note(server.settle()) }

    private func note(_ answers: [JSON]) {
        for answer in answers {
            guard answer["method"] == "textDocument/publishDiagnostics",
                let uri = answer["params"]?["uri"]?.string
            else {
                messages.append(answer)
                continue
            }
            let path = String(uri.dropFirst("file://\(folder.path)/".count))
            diagnostics[path] = answer["params"]?["diagnostics"]?.array ?? []
        }
    }

    // MARK: - Documents

    func open(_ path: String, _ text: String) {
        versions[path] = 1
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(path)), "languageId": "graphql", "version": 1,
                    "text": .string(text),
                ]
            ]
        )
    }

    /// Opens a text in which `|` marks a position, and returns that position.
    func openMarked(_ path: String, _ marked: String) -> JSON {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let before = parts[0]
        open(path, parts.joined())
        let lines = before.utf16.split(separator: 0x0A, omittingEmptySubsequences: false)
        return ["line": .int(lines.count - 1), "character": .int(lines.last?.count ?? 0)]
    }

    func replace(_ path: String, with text: String) {
        change(path, [["text": .string(text)]])
    }

    func change(_ path: String, _ changes: [JSON]) {
        versions[path, default: 0] += 1
        notify(
            "textDocument/didChange",
            [
                "textDocument": [
                    "uri": .string(uri(path)), "version": .int(versions[path] ?? 0),
                ],
                "contentChanges": .array(changes),
            ]
        )
    }

    /// The diagnostics of a file that are not hints of lint.
    func errors(_ path: String) -> [JSON] {
        (diagnostics[path] ?? []).filter { $0["source"] == "relay" }
    }

    /// The messages of the diagnostics of a file that are not hints of lint.
    func findings(_ path: String) -> [String] {
        errors(path).compactMap { $0["message"]?.string }
    }
}
