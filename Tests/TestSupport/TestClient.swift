package import Foundation
package import Relay

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// One test's view of a server: URLs that carry its name, and what the server counted for it.
package struct TestClient: Sendable {
    package let server: TestServer
    private let name = UUID().uuidString

    package init(of server: TestServer) {
        self.server = server
    }

    /// A client of the shared server.
    package init() async throws {
        self.init(of: try await TestServer.shared())
    }

    /// The URL of the endpoint, which breaks the answer by `fault`: `"cut@3"`.
    package func url(fault: String? = nil, path: String = "/graphql", to target: String? = nil)
        -> URL
    {
        var items = [URLQueryItem(name: "client", value: name)]
        if let fault { items.append(URLQueryItem(name: "fault", value: fault)) }
        if let target { items.append(URLQueryItem(name: "to", value: target)) }
        return url(path, items)
    }

    /// How often the server counted each thing for this client: `["operations": 1, …]`.
    package func stats() async throws -> [String: Int] {
        let answer = try await get("/stats").object ?? [:]
        return Dictionary(
            answer.compactMap { member in member.value.int.map { (member.key, Int($0)) } }
        ) { _, last in last }
    }

    /// The requests that the server got from this client, each with `method`, `headers`, `body`.
    package func requests() async throws -> [JSONValue] {
        try await get("/requests").array ?? []
    }

    /// Asks again and again until the counter has this value.
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

    /// What the server answers to a GET.
    package func text(_ path: String) async throws -> String {
        String(decoding: try await data(path), as: UTF8.self)
    }

    private func data(_ path: String) async throws -> Data {
        let url = url(path, [URLQueryItem(name: "client", value: name)])
        // Not URLSession's async convenience: on Linux it can deadlock when a task is cancelled.
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
