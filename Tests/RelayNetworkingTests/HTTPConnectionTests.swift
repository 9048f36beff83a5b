import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// What goes over connections, with every transport and servers that do what they like.
struct HTTPConnectionTests {
    @Test(.timeLimit(.minutes(5)), arguments: [1, 900_000, 5_000_000], TestedTransport.allCases)
    func filesAreSentWhileTheyAreRead(size: Int, tested: TestedTransport) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data((0..<size).map { UInt8(truncatingIfNeeded: $0 % 251) }).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in peer.respond(200, "{}") }
        let progress = Log<HTTPProgress>()
        let form = MultipartForm([.init(name: "a", filename: "a", content: .file(file))])
        for body in [HTTPRequest.Body.file(file), .multipart(form)] {
            var request = HTTPRequest(url: try server.http(), method: .post, body: body)
            request.uploadProgress = { progress.append($0) }
            let before = progress.count
            let response = try await tested.make().send(request)
            #expect(response.status == 200)
            // All progress is reported before the response.
            let own = progress.all[before...]
            #expect(own.last?.completed == own.last?.total)
            #expect(own.map(\.completed) == own.map(\.completed).sorted())
        }
        #expect(received.all.count == 2)
        #expect(received.all.first?.body == Array(try Data(contentsOf: file)))
        #expect(received.all.first?.headers["transfer-encoding"] == nil)
        #expect(received.all.last?.headers["content-type"] == form.contentType)
        #expect(received.all.last?.body.count ?? 0 > size)
        withExtendedLifetime(server) {}
    }

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func cancellingAnUploadClosesItsConnection(tested: TestedTransport) async throws {
        let server = try ScriptedServer { peer in
            _ = peer.receiveHead()
            sleep(1)
            peer.receiveUntilEnd()
        }
        let transport = try tested.make()
        let body = HTTPRequest.Body.data(Data(count: 30 << 20))
        let request = HTTPRequest(url: try server.http(), method: .post, body: body)
        let task = Task { try await transport.send(request) }
        try await until { server.counts.open == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await until { server.counts.open == 0 && inFlight(transport) == 0 }
    }

    @Test(arguments: TestedTransport.allCases)
    func unpacksBodies(tested: TestedTransport) async throws {
        // `hello`, by gzip.
        let packed: [UInt8] = [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 72, 205, 201, 201, 7, 0, 134, 166, 16, 54, 5, 0,
            0,
            0,
        ]
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in
            peer.send(lines: [
                "HTTP/1.1 200 OK", "Content-Encoding: gzip", "Content-Length: \(packed.count)",
            ])
            peer.send(raw: packed)
        }
        let response = try await tested.make().send(HTTPRequest(url: server.http()))
        #expect(try await response.data(upTo: 100) == Data("hello".utf8))
        #expect(received.all.first?.headers["accept-encoding"]?.contains("gzip") == true)
    }

    @Test(arguments: TestedTransport.allCases)
    func whatWasNotSentSaysSo(tested: TestedTransport) async throws {
        for url in [
            "http://127.0.0.1:1/", "http://nothing.invalid/", "https://127.0.0.1:1/",
        ] {
            let request = HTTPRequest(url: try #require(URL(string: url)), method: .post)
            let error = await #expect(throws: NetworkError.self) {
                _ = try await tested.make().send(request)
            }
            #expect(error?.mayHaveBeenSent == false)
            guard case .cannotConnect = error else {
                Issue.record("got \(String(describing: error))")
                continue
            }
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: TestedTransport.allCases)
    func transportsLeaveNothingBehind(tested: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200, "{}") }
        for round in 0..<300 {
            let transport = try tested.make()
            guard round % 3 == 0 else { continue }
            _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 10)
        }
        try await until { server.counts.open == 0 }
    }
}
