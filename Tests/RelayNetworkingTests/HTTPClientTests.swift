import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// REST beside GraphQL.
@Suite(.needsServer) struct HTTPClientTests {
    private struct User: Codable, Equatable {
        var id: String
        var name: String
        var joinedAt: Date
    }

    private struct Echo: Decodable {
        var method: String
        var path: String
        var query: [String: String]
        var headers: [String: String]
        var size: Int
        var sha256: String
        var text: String
    }

    /// A client whose requests the server counts for this test.
    private func client(
        _ tests: TestClient,
        fault: String? = nil,
        interceptors: [any HTTPInterceptor] = [],
        validate: (@Sendable (EndpointResponse<Data>) throws -> Void)? = nil
    ) throws -> HTTPClient {
        let name = try #require(tests.url(fault: fault).query)
        struct Mark: HTTPInterceptor {
            let query: String
            func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
                var request = request
                let text = request.url.absoluteString
                request.url =
                    URL(string: text + (text.contains("?") ? "&" : "?") + query) ?? request.url
                return try await next(request)
            }
        }
        return HTTPClient(
            baseURL: URL(string: "http://127.0.0.1:\(tests.server.port)/rest/"),
            headers: ["X-App": "tests"],
            interceptors: interceptors + [Mark(query: name)],
            validate: validate
        )
    }

    @Test func readsWhatItIsAskedFor() async throws {
        let client = try await client(TestClient())
        let user: User = try await client.send(.get("/users/7"))
        let date = Date(timeIntervalSince1970: 1_767_323_045)
        #expect(user == User(id: "7", name: "Amber", joinedAt: date))
        let text = try await client.send(Endpoint<String>(.get, "status/200"))
        #expect(text == "This is a 200")
        let data = try await client.send(Endpoint<Data>(.get, "status/200"))
        #expect(data == Data("This is a 200".utf8))
        let none = try await client.send(Endpoint<User?>(.get, "file", query: ["bytes": "0"]))
        #expect(none == nil)
        try await client.send(.delete("/echo"))
        let answer = try await client.response(for: Endpoint<User>.get("/users/7"))
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/json")
        #expect(answer.value == user)
    }

    @Test func sendsWhatItIsTold() async throws {
        let client = try await client(TestClient())
        let user = User(id: "1", name: "naïve", joinedAt: Date(timeIntervalSince1970: 0))
        let echo: Echo = try await client.send(
            Endpoint(
                .put,
                "/echo/a b",
                query: ["q": "1+1=2 & more", "empty": "", "none": nil],
                headers: ["X-Own": "1"],
                body: user
            )
        ) { request in
            request.headers["X-Call"] = "2"
        }
        #expect(echo.method == "PUT")
        #expect(echo.path == "/rest/echo/a b")
        #expect(echo.query["q"] == "1+1=2 & more")
        #expect(echo.headers["x-app"] == "tests")
        #expect(echo.headers["x-own"] == "1")
        #expect(echo.headers["x-call"] == "2")
        #expect(echo.headers["content-type"] == "application/json")
        #expect(echo.headers["accept"] == "application/json")
        #expect(echo.text.contains(#""joinedAt":"1970-01-01T00:00:00Z""#))
    }

    @Test(arguments: [
        ("/x?next=https://example.com/", "http://localhost/v1/x?next=https://example.com/"),
        ("x://y", "x://y"), ("/a/http://b", "http://localhost/v1/a/http://b"),
        ("HTTPS://example.com/a", "HTTPS://example.com/a"), ("://a", "http://localhost/v1/://a"),
        ("users/1", "http://localhost/v1/users/1"), ("1a://b", "http://localhost/v1/1a://b"),
        ("?next=https://a", "http://localhost/v1/?next=https://a"),
    ])
    func aURLWithinAPathIsData(path: String, url: String) async throws {
        let sent = Log<String>()
        let client = HTTPClient(
            baseURL: URL(string: "http://localhost/v1"),
            transport: StubTransport { request in
                sent.append(request.url.absoluteString)
                return request.response(200, "")
            }
        )
        try await client.send(.get(path))
        #expect(sent.all == [url])
    }

    @Test func everyMethodTakesAQuery() async throws {
        let sent = Log<String>()
        let client = HTTPClient(
            baseURL: URL(string: "http://localhost"),
            transport: StubTransport { request in
                sent.append("\(request.method.rawValue) \(request.url.absoluteString)")
                return request.response(200, "")
            }
        )
        let query: KeyValuePairs<String, String?> = ["a": "1+1", "b": nil]
        let data = HTTPRequest.Body.data(Data())
        let calls: [Endpoint<Void>] = [
            .get("/x", query: query), .post("/x", query: query),
            .post("/x", query: query, body: data), .post("/x", query: query, body: ["c"]),
            .put("/x", query: query, body: data),
            .put("/x", query: query, body: ["c"]), .patch("/x", query: query, body: ["c"]),
            .delete("/x", query: query),
        ]
        for call in calls { try await client.send(call) }
        let methods = ["GET", "POST", "POST", "POST", "PUT", "PUT", "PATCH", "DELETE"]
        #expect(sent.all == methods.map { "\($0) http://localhost/x?a=1%2B1&b" })
    }

    /// It is read as what was asked for, not as text first.
    @Test func anEmptyBodyIsNilForEveryOptional() async throws {
        let body = Locked("")
        let client = HTTPClient(
            baseURL: URL(string: "http://localhost"),
            transport: StubTransport { request in request.response(200, body.withLock { $0 }) }
        )
        #expect(try await client.send(Endpoint<String?>.get("/")) == nil)
        #expect(try await client.send(Endpoint<Data?>.get("/")) == nil)
        #expect(try await client.send(Endpoint<Int?>.get("/")) == nil)
        #expect(try await client.send(Endpoint<String>.get("/")) == "")
        body.withLock { $0 = "7" }
        #expect(try await client.send(Endpoint<String?>.get("/")) == "7")
        #expect(try await client.send(Endpoint<Data?>.get("/")) == Data("7".utf8))
        #expect(try await client.send(Endpoint<Int?>.get("/")) == 7)
    }

    @Test func tellsOfABadStatusAndOfABodyThatIsSomethingElse() async throws {
        let client = try await client(TestClient())
        let missing = await #expect(throws: NetworkError.self) {
            let _: User = try await client.send(.get("/users/0"))
        }
        guard case .status(404, _, let excerpt, _) = try #require(missing) else {
            throw try #require(missing)
        }
        #expect(excerpt.contains("There is no user 0"))
        let other = await #expect(throws: NetworkError.self) {
            let _: Echo = try await client.send(.get("/users/1"))
        }
        #expect(
            other?.description.hasSuffix("The body is not of type `Echo`: `method` is missing.")
                == true
        )
    }

    @Test func validatesAsItIsTold() async throws {
        struct Refused: Error {}
        let client = try await client(TestClient()) { answer in
            if answer.status == 404 { return }
            throw Refused()
        }
        #expect(try await client.data(for: Endpoint<Void>.get("/users/0")).status == 404)
        await #expect(throws: Refused.self) { try await client.send(.get("/users/1")) }
    }

    @Test func sharesTheRefreshOfAnAuthentication() async throws {
        let tests = try await TestClient()
        let token = Locked<String?>(nil)
        let refreshes = Log<Void>()
        let client = try client(
            tests,
            interceptors: [
                AuthenticationInterceptor {
                    Credentials(user: "ada", token: token.withLock { $0 })
                } refresh: { _ in
                    refreshes.append(())
                    // A request that begins after it would have the new token.
                    while try await tests.stats()["http_requests"] != 20 { await Task.yield() }
                    token.withLock { $0 = "letmein" }
                }
            ]
        )
        try await withThrowingTaskGroup(of: [String: String].self) { group in
            for _ in 0..<20 { group.addTask { try await client.send(.get("/private")) } }
            for try await answer in group { #expect(answer["secret"] != nil) }
        }
        #expect(refreshes.count == 1)
        #expect(try await tests.stats()["http_requests"] == 40)
    }

    // MARK: Uploads

    @Test func uploadsFromMemoryFromAFileAndAsAForm() async throws {
        let client = try await client(TestClient())
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let data = Data(repeating: 9, count: 3_000_000)
        try data.write(to: file)
        let progress = Log<TransferProgress>()
        let memory: Echo = try await client.send(.post("/echo", body: .data(data)))
        let disk: Echo = try await client.send(.put("/echo", body: .file(file))) {
            $0.uploadProgress = { progress.append($0) }
        }
        #expect(memory.size == data.count)
        #expect(disk.size == data.count)
        #expect(disk.sha256 == memory.sha256)
        #expect(disk.headers["content-length"] == "3000000")
        #expect(progress.all.last?.completed == 3_000_000)
        var form = MultipartForm()
        form.append("note", "hello")
        form.parts.append(.init(name: "file", filename: "a.bin", content: .file(file)))
        let sent: Echo = try await client.send(.post("/echo", body: .multipart(form)))
        #expect(sent.headers["content-type"] == form.contentType)
        #expect(sent.size > data.count)
        #expect(sent.headers["transfer-encoding"] == nil)
    }

    // MARK: Downloads

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func downloadsAFileWithProgress() async throws {
        let client = try await client(TestClient())
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            try Data("old".utf8).write(to: file)
            let progress = Log<TransferProgress>()
            try await client.download(.get("/file", query: ["bytes": "1000000"]), to: file) {
                progress.append($0)
            }
            #expect(try Data(contentsOf: file).count == 1_000_000)
            #expect(try names(in: folder) == ["a.bin"])
            #expect(progress.all.last == TransferProgress(completed: 1_000_000, total: 1_000_000))
            #expect(progress.all.last?.fraction == 1)
        }
    }

    @Test func goesOnWhereTheConnectionWasLost() async throws {
        let tests = try await TestClient()
        let client = try client(tests, fault: "cut@3*2")
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            try await client.download(.get("/file", query: ["bytes": "300000"]), to: file)
            let expected = Data(
                String(repeating: "0123456789abcdef", count: 300_000 / 16).utf8
            )
            #expect(try Data(contentsOf: file) == expected)
            #expect(try names(in: folder) == ["a.bin"])
        }
        let ranges = try await tests.requests().map { $0["headers"]?["range"]?.string }
        #expect(ranges.count == 3)
        #expect(ranges[0] == nil)
        #expect(ranges[1] == "bytes=49152-")
        #expect(ranges[2] == "bytes=98304-")
    }

    @Test func aLaterCallGoesOnAndAChangedFileIsDownloadedAnew() async throws {
        let tests = try await TestClient()
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let broken = try client(tests, fault: "cut@2")
            await #expect(throws: NetworkError.self) {
                try await broken.download(
                    .get("/file", query: ["bytes": "200000"]),
                    to: file,
                    resumptions: 0
                )
            }
            #expect(try names(in: folder) == ["a.bin.partial", "a.bin.partial-version"])
            let whole = try client(tests)
            var head = try await whole.download(.get("/file", query: ["bytes": "200000"]), to: file)
            #expect(head.status == 206)
            #expect(try Data(contentsOf: file).count == 200_000)

            await #expect(throws: NetworkError.self) {
                try await broken.download(
                    .get("/file", query: ["bytes": "200000"]),
                    to: file,
                    resumptions: 0
                )
            }
            #expect(try Data(contentsOf: file).count == 200_000, "the old one stays until then")
            head = try await whole.download(
                .get("/file", query: ["bytes": "150000", "etag": "v2"]),
                to: file
            )
            #expect(head.status == 200)
            #expect(try Data(contentsOf: file).count == 150_000)
            #expect(try names(in: folder) == ["a.bin"])
        }
    }

    @Test func aDownloadThatFailsSaysWhy() async throws {
        let client = try await client(TestClient())
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let error = await #expect(throws: NetworkError.self) {
                try await client.download(.get("/status/403"), to: file)
            }
            guard case .status(403, _, _, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            let left = try names(in: folder)
            #expect(left.isEmpty)
        }
    }

    @Test(
        .bug(id: "rest-words", "Errors of REST calls spoke of GraphQL."),
        arguments: [302, 400, 401, 403, 404, 405, 418, 429, 500, 503]
    )
    func errorsOfCallsDoNotSpeakOfGraphQL(status: Int) async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(status, "no", headers: ["Location: /elsewhere"])
        }
        let client = HTTPClient(baseURL: try server.http(""))
        let error = await #expect(throws: NetworkError.self) {
            _ = try await client.data(for: Endpoint<Data>.get("/a"))
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("Got status \(status) from `"))
        #expect(!text.contains("GraphQL") && !text.contains("operation"))
        let lost = NetworkError.connectionLost(
            reason: "the server closed it",
            at: NetworkError.Place(operation: nil, url: try server.http())
        )
        #expect(lost.description.contains("may have run the request"))
    }
}
