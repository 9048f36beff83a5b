import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Files as variables, by the multipart request specification.
@Suite(.needsServer, .eachTransport) struct UploadTests {
    private let upload = RequestParameters.mutation(
        "($file: Upload!) { upload(file: $file) { name contentType size sha256 } }"
    )

    private func withFile<Result>(
        _ data: Data,
        _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-test-\(UUID().uuidString).bin")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try await body(url)
    }

    @Test func sendsBytesInMemory() async throws {
        let client = try await TestClient()
        let file = FileUpload(
            data: Data("hello".utf8),
            name: "naïve \"x\".txt",
            contentType: "text/plain"
        )
        let payloads = try await HTTPNetwork(url: client.url()).payloads(
            upload,
            .file(file)
        )
        let answer = try #require(payloads.first?["data"]?["upload"])
        #expect(answer["size"] == 5)
        #expect(answer["contentType"] == "text/plain")
        #expect(
            answer["sha256"] == "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
        )
        #expect(try await client.stats()["operation_M"] == 1)
        let body = try #require(try await client.requests().first?["body"]?.string)
        #expect(body.contains(#""variables":{"file":null}"#))
        #expect(body.contains(#"{"0":["variables.file"]}"#))
    }

    @Test func sendsFilesFromDiskInOrder() async throws {
        let client = try await TestClient()
        let many = RequestParameters.mutation(
            "($files: [Upload!]!) { uploadMany(files: $files) { name size } }"
        )
        try await withFile(Data(repeating: 7, count: 300_000)) { url in
            let files = [
                FileUpload(file: url, name: "a"), FileUpload(data: Data("b".utf8), name: "b"),
            ]
            let payloads = try await HTTPNetwork(url: client.url()).payloads(
                many,
                VariableData(
                    ["files": [.null, .null]],
                    uploads: ["files.0": files[0], "files.1": files[1]]
                )
            )
            #expect(
                payloads.first?["data"]?["uploadMany"] == [
                    ["name": "a", "size": 300_000], ["name": "b", "size": 1],
                ]
            )
        }
    }

    @Test func tellsOfProgressAndLeavesNothingBehind() async throws {
        let folder = FileManager.default.temporaryDirectory.path
        let leftovers = {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            return Set(names.filter { $0.hasPrefix("relay-upload-") })
        }
        let before = try leftovers()
        let progress = Log<TransferProgress>()
        try await withFile(Data(repeating: 7, count: 5_000_000)) { url in
            let file = FileUpload(file: url) { progress.append($0) }
            let network = HTTPNetwork(url: try await TestClient().url())
            let payloads = try await network.payloads(upload, .file(file))
            #expect(payloads.first?["data"]?["upload"]?["size"] == 5_000_000)
        }
        #expect(progress.count > 10)
        let counts = progress.all.map(\.completed)
        #expect(counts == counts.sorted())
        let last = try #require(progress.all.last)
        #expect(last.completed == last.total)
        // Those of other tests go too.
        #expect(try await comesToHold { try leftovers().isSubset(of: before) })
    }

    @Test func tellsOfAFileThatIsNotThere() async throws {
        let client = try await TestClient()
        let file = FileUpload(file: URL(fileURLWithPath: "/nowhere/at/all"))
        let network = HTTPNetwork(url: client.url())
        let error = try #require(await network.failure(of: upload, .file(file)))
        guard case .invalidRequest(let reason, _) = error else { throw error }
        #expect(reason.contains("form could not be assembled"))
        #expect(try await client.stats()["http_requests"] == nil)
    }

    @Test func sendsFilesInsideInputObjectsAndListsByTheirPaths() async throws {
        let bodies = Log<MultipartForm>()
        let transport = StubTransport { request in
            guard case .multipart(let form)? = request.body else { throw CancellationError() }
            bodies.append(form)
            return request.response(200, #"{"data":{}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            client: HTTPClient(transport: transport)
        )
        let (a, b) = (
            FileUpload(data: Data("a".utf8), name: "a"), FileUpload(data: Data("b".utf8), name: "b")
        )
        var uploads: [String: FileUpload] = ["cover": b, "post.files.11": b]
        for index in 0..<11 { uploads["post.files.\(index)"] = a }
        _ = try await network.payloads(
            upload,
            VariableData(
                ["cover": .null, "post": ["files": .array(Array(repeating: .null, count: 12))]],
                uploads: uploads
            )
        )
        let parts = try #require(bodies.all.first).parts
        let texts = parts.map { part in
            guard case .data(let data) = part.content else { return "" }
            return String(decoding: data, as: UTF8.self)
        }
        let nulls = Array(repeating: "null", count: 12).joined(separator: ",")
        #expect(texts[0].contains(#""variables":{"cover":null,"post":{"files":[\#(nulls)]}}"#))
        let files = (0..<11).map { #""variables.post.files.\#($0)""# }.joined(separator: ",")
        #expect(
            texts[1] == #"{"0":["variables.cover","variables.post.files.11"],"1":[\#(files)]}"#
        )
        #expect(texts[2...] == ["b", "a"])
        #expect(parts.map(\.name) == ["operations", "map", "0", "1"])
    }

    @Test func anUploadIsSentAgainAfterARefusal() async throws {
        let client = try await TestClient()
        let token = Locked<String?>(nil)
        let network = HTTPNetwork(
            url: client.url(path: "/private/graphql"),
            interceptors: [
                AuthenticationInterceptor {
                    Credentials(user: "ada", token: token.withLock { $0 })
                } refresh: { _ in
                    token.withLock { $0 = "letmein" }
                }
            ]
        )
        try await withFile(Data(repeating: 7, count: 2_000_000)) { url in
            let file = FileUpload(file: url)
            let payloads = try await network.payloads(upload, .file(file))
            #expect(payloads.first?["data"]?["upload"]?["size"] == 2_000_000)
        }
        #expect(try await client.stats()["http_requests"] == 2)
        #expect(try await client.stats()["operation_M"] == 1)
    }
}

extension VariableData {
    /// The variable `file`.
    static func file(_ file: FileUpload) -> VariableData {
        VariableData(["file": .null], uploads: ["file": file])
    }
}
