import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// The code of the article on REST services does what the article says.
@Suite(.timeLimit(.minutes(10))) struct CallingRESTServicesRuns {
    /// Remembers the requests of a client.
    private struct Remembering: HTTPInterceptor {
        let requests: Log<HTTPRequest>

        func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
            requests.append(request)
            return try await next(request)
        }
    }

    private let sent = Log<HTTPRequest>()

    private func article(_ api: URL) -> CallingRESTServices {
        CallingRESTServices(
            api: api,
            authentication: HeadersInterceptor.headers { (_: HTTPRequest) in
                ["Authorization": "Bearer secret"]
            },
            mail: .init(text: "Hello")
        )
    }

    @Test func callsHaveMethodsPathsQueriesAndBodies() async throws {
        let server = try FeedServer { request in
            switch (request.method, request.target.split(separator: "?").first) {
            case ("GET", "/me"): (200, #"{"id":1,"name":"Me"}"#)
            case ("GET", "/users"): (200, #"[{"id":2,"name":"Ann"}]"#)
            case ("POST", "/users"): (201, #"{"id":3,"name":"Ann"}"#)
            case ("POST", "/mail"): (200, #"{"id":4}"#)
            case ("DELETE", "/users/1"): (204, "")
            default: (404, "")
            }
        }
        let (me, found, created, receipt) = try await article(try server.url("/")).calls()
        #expect(me.name == "Me" && found.map(\.id) == [2] && created.id == 3 && receipt.id == 4)
        let requests = server.requests.all
        #expect(requests.allSatisfy { $0.headers["authorization"] == "Bearer secret" })
        #expect(requests.count == 5)
        #expect(requests[1].target == "/users?name=Ann&page=2")
        #expect(requests[2].json == ["name": "Ann"])
        #expect(requests[3].target == "/mail?draft=no")
        #expect(requests[3].json == ["text": "Hello"])
    }

    @Test func aCallIsConfigured() async throws {
        let server = try FeedServer { _ in (200, #"{"id":1,"name":"Ann"}"#) }
        let url = try server.url("/")
        let client = HTTPClient(baseURL: url, interceptors: [Remembering(requests: sent)])
        #expect(try await article(url).configuring(client).name == "Ann")
        #expect(sent.all.map(\.timeout) == [.seconds(5)])
        #expect(server.requests.all.map(\.target) == ["/users/1"])
    }

    @Test func aFileIsUploaded() async throws {
        try await withFolder { folder in
            let server = try FeedServer { _ in (204, "") }
            let url = try server.url("/")
            let file = folder.appendingPathComponent("avatar.png")
            try Data("picture".utf8).write(to: file)
            try await article(url).uploading(file, HTTPClient(baseURL: url))
            let request = try #require(server.requests.all.first)
            #expect(request.method == "PUT" && request.target == "/avatar")
            #expect(request.text == "picture")
            #expect(request.headers["content-length"] == "7")
            // The transport reports the progress, so the lines are in no log of a task, with texts that
            // other tests print.
            let progress = Printed.lines.all.filter { $0.contains(".") && Double($0) != nil }
            #expect(progress.last == "1.0")
        }
    }

    /// The call resumes by itself while it gets further, and the next call resumes afterwards.
    @Test(arguments: [0, 1]) func aDownloadResumes(losses: Int) async throws {
        try await withFolder { folder in
            let requests = Log<ReceivedRequest>()
            let server = try ScriptedServer.answering(requests) { request, peer in
                let version = #"ETag: "1""#
                guard request.headers["range"] == "bytes=5-" else {
                    let head = ["HTTP/1.1 200 OK", "Content-Length: 10", version]
                    peer.send(lines: head, then: "first")
                    return peer.end()
                }
                guard requests.count > losses + 1 else { return peer.end() }
                peer.respond(206, "after", headers: [version, "Content-Range: bytes 5-9/10"])
            }
            let url = try server.http("/")
            let client = HTTPClient(baseURL: url)
            let file = folder.appendingPathComponent("film.mp4")
            let printed = Lines()
            try await Printed.$lines.withValue(printed) {
                for _ in 0..<losses {
                    await #expect(throws: NetworkError.self) {
                        try await article(url).downloading(file, client)
                    }
                    #expect(!FileManager.default.fileExists(atPath: file.path))
                }
                try await article(url).downloading(file, client)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == "firstafter")
            #expect(requests.all.allSatisfy { $0.target == "/film.mp4" })
            #expect(printed.all.last == "1.0")
        }
    }
}
