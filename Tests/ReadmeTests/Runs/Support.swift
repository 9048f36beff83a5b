import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The texts that the code of an article has printed, shown or reported.
typealias Lines = Log<String>

extension Log where Element == String {
    /// A function for the closures `report` of the articles, which adds a line.
    var report: @Sendable (Any...) -> Void {
        { (values: Any...) in self.append(values.map { "\($0)" }.joined(separator: " ")) }
    }
}

extension Log where Element: Equatable {
    /// Waits until the log has these elements, and checks it.
    func expect(
        _ elements: [Element],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        _ = try await comesToHold { all == elements }
        #expect(all == elements, sourceLocation: sourceLocation)
    }
}

/// The log of what the current task prints.
enum Printed {
    @TaskLocal static var lines = Lines()
}

/// Takes the place of the standard library's function in the code of the articles, so that tests see
/// what it prints.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.lines.append(items.map { "\($0)" }.joined(separator: separator))
}

/// An error of a network.
struct Unplugged: Error {}

/// A story of the server: `{"id": "1", "title": "Hello", "likeCount": 3, "author": …}`.
func story(_ id: String, _ title: String, likes: Int = 3, author: String = "Ann") -> JSONValue {
    [
        "id": .string(id), "title": .string(title), "likeCount": .int(Int64(likes)),
        "author": ["id": .string("u-\(author)"), "name": .string(author)],
    ]
}

extension Payload {
    /// The response to a query that selects `feed`.
    static func feed(_ stories: JSONValue...) -> Payload { ["feed": .array(stories)] }

    /// The response as the server sends it.
    var bytes: Data { Data(JSONValue.object(response).utf8()) }
}

extension API {
    /// A network that answers each request by the name of its operation, and logs the names.
    ///
    /// An operation that has no answer fails.
    static func answering(_ answers: [String: Payload], _ log: Lines = Lines()) -> API {
        API { request in
            let text = try JSONValue(parsing: request)["query"]?.string ?? ""
            let name = text.split { " ({".contains($0) }.dropFirst().first.map(String.init) ?? ""
            log.append(name)
            guard let answer = answers[name] else { throw Unplugged() }
            return answer.bytes
        }
    }
}

extension MockEnvironment {
    /// Fetches the feed with these stories as the server's answer.
    func fetchFeed(_ stories: JSONValue...) async throws -> FeedQuery.Data {
        answer(FeedQuery.self, with: Payload(data: ["feed": .array(stories)]))
        return try await environment.fetch(FeedQuery(first: 10))
    }
}

/// Creates an empty folder, passes it to `body`, and removes it.
nonisolated(nonsending) func withFolder<Result>(
    _ body: nonisolated(nonsending) (URL) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ReadmeTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

extension RelayEnvironment.Options {
    /// Options of an environment that prints no warnings about mistakes.
    static var silent: RelayEnvironment.Options {
        var options = RelayEnvironment.Options()
        options.warn = nil
        return options
    }
}
