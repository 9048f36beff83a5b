// swift-format-ignore-file
import Foundation
import Relay
import RelayNetworking

/// The code of the article on REST services. It is compiled, and compared with the article.
struct CallingRESTServices {
    let api: URL
    let authentication: any HTTPInterceptor
    let mail: Mail

    struct NewUser: Codable {
        let name: String
    }

    struct Mail: Codable {
        let text: String
    }

    struct Receipt: Codable {
        let id: Int
    }

    func calls() async throws -> (User, [User], User, Receipt) {
        let client = HTTPClient(baseURL: api, interceptors: [authentication, .retry()])

        let me: User = try await client.send(.get("/me"))
        let found: [User] = try await client.send(.get("/users", query: ["name": "Ann", "page": "2"]))
        let created: User = try await client.send(.post("/users", body: NewUser(name: "Ann")))
        let sent: Receipt = try await client.send(.post("/mail", query: ["draft": "no"], body: mail))
        try await client.send(.delete("/users/1"))
        return (me, found, created, sent)
    }

    func configuring(_ client: HTTPClient) async throws -> User {
        try await client.send(.user(1)) { $0.timeout = .seconds(5) }
    }

    func uploading(_ url: URL, _ client: HTTPClient) async throws {
        try await client.send(.put("/avatar", body: .file(url))) {
            $0.uploadProgress = { print($0.fraction ?? 0) }
        }
    }

    func downloading(_ file: URL, _ client: HTTPClient) async throws {
        try await client.download(.get("/film.mp4"), to: file) { print($0.fraction ?? 0) }
    }
}

struct User: Codable {
    let id: Int
    let name: String
}

extension Endpoint where Value == User {
    static func user(_ id: Int) -> Self { .get("/users/\(id)") }
}
