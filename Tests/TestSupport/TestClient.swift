package import Foundation
package import Relay

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// A test's client of a server: URLs that contain its name, and the server's counters for it.
package struct TestClient: Sendable {
    package let server: TestServer
    private let name = UUID().uuidString

    package init(of server: TestServer) {
        self.server = server
    }

    /// Creates a client of the shared server.
    package init() async throws {
        self.init(of: try await TestServer.shared())
    }

    /// Returns the URL of the endpoint.
    ///
    /// `fault`, such as `"cut@3"`, makes the server send a faulty response.
    package func url(fault: String? = nil, path: String = "/graphql", to target: String? = nil)
        -> URL
    {
        var items = [URLQueryItem(name: "client", value: name)]
        if let fault { items.append(URLQueryItem(name: "fault", value: fault)) }
        if let target { items.append(URLQueryItem(name: "to", value: target)) }
        return url(path, items)
    }

    /// Returns the server's counters for this client: `["operations": 1, …]`.
    package func stats() async throws -> [String: Int] {
        let answer = try await get("/stats").object ?? [:]
        return Dictionary(
            answer.compactMap { member in member.value.int.map { (member.key, Int($0)) } }
        ) { _, last in last }
    }

    /// Returns the requests that the server received from this client, each with `method`,
    /// `headers`, `body`.
    package func requests() async throws -> [JSONValue] {
        try await get("/requests").array ?? []
    }

    /// Polls until the counter has this value.
    package func count(_ counter: String, becomes value: Int) async throws -> Bool {
        try await comesToHold { try await stats()[counter, default: 0] == value }
    }

    private func url(_ path: String, _ items: [URLQueryItem]) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = server.port
        components.path = path
        components.queryItems = items
        return components.url ?? TestServer.package
    }

    private func get(_ path: String) async throws -> JSONValue {
        try JSONValue(parsing: try await data(path))
    }

    /// Returns the server's response to a GET request.
    package func text(_ path: String) async throws -> String {
        String(decoding: try await data(path), as: UTF8.self)
    }

    private func data(_ path: String) async throws -> Data {
        let url = url(path, [URLQueryItem(name: "client", value: name)])
        // Does not use URLSession's async method, which on Linux can deadlock when a task is
        // cancelled.
        return try await withCheckedThrowingContinuation { continuation in
            let task = URLSession.shared.dataTask(with: url) { data, _, error in
                continuation.resume(
                    with: data.map(Result.success)
                        ?? .failure(error ?? TestServerError.badAnswer(path))
                )
            }
            task.resume()
        }
    }
}
