import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// What a server does with a connection while no request uses it.
///
/// What the server executes is counted by the server.
struct KeptConnectionTests {
    private func transport(
        _ change: (inout CurlOptions) -> Void = { _ in }
    ) throws -> CurlTransport {
        var options = CurlOptions()
        change(&options)
        return try #require(CurlTransport(options))
    }

    private func post(_ server: ScriptedServer, _ body: String, isRepeatable: Bool) throws
        -> HTTPRequest
    {
        var request = HTTPRequest(url: try server.http(), method: .post)
        request.body = .data(Data(body.utf8))
        request.isRepeatable = isRepeatable
        return request
    }

    private static let response = """
        HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n
        """

    private static let timeout = """
        HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n
        """

    enum Ending: CaseIterable {
        case none, close, reset
    }

    @Test(
        .bug(
            id: "idle-bytes",
            "A response that a server sent on an idle connection answered the next request."
        ),
        .timeLimit(.minutes(2)),
        arguments: ["", response + "?", response, timeout, "HTTP/1.1 200", "\0"],
        Ending.allCases
    )
    func bytesThatNobodyAskedForAnswerNoRequest(bytes: String, ending: Ending) async throws {
        let log = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(log) { request, peer in
            // Every second time in the same segment as the response.
            let isOdd = log.count % 2 == 1
            let answer = "\(Self.response)\(request.text)"
            peer.send(raw: Array((answer + (isOdd ? bytes : "")).utf8))
            if !isOdd {
                usleep(2000)
                peer.send(raw: Array(bytes.utf8))
            }
            switch ending {
            case .none: break
            case .close: peer.end()
            case .reset: peer.reset()
            }
        }
        let transport = try transport()
        for number in 0..<9 {
            let request = try post(server, "\(number)", isRepeatable: number % 3 == 0)
            let response = try await transport.send(request)
            #expect(response.status == 200)
            let body = try await response.data(upTo: 100)
            #expect(String(decoding: body, as: UTF8.self) == "\(number)")
            try await Task.sleep(for: .milliseconds(30))
        }
        #expect(log.all.map(\.text) == (0..<9).map { "\($0)" })
    }

    @Test(
        .bug(
            id: "idle-bytes",
            "A connection stayed open whose server had sent what nobody wanted."
        ),
        .timeLimit(.minutes(2))
    )
    func aServerThatSendsWithoutBeingAskedIsLeftAtOnce() async throws {
        let server = try ScriptedServer.answering { request, peer in
            peer.respond(200, request.text)
            usleep(5000)
            peer.respond(200, "nobody asked")
        }
        let transport = try transport()
        let request = try post(server, "1", isRepeatable: false)
        #expect(try await transport.send(request).status == 200)
        try await until { server.counts.open == 0 }
        withExtendedLifetime(transport) {}
    }

    @Test(
        .bug(id: "idle-close", "Mutations failed when their server closed idle connections."),
        .timeLimit(.minutes(5)),
        arguments: [19, 20, 21]
    )
    func aServerThatClosesIdleConnectionsFailsNoMutation(milliseconds: Int) async throws {
        let log = Log<ReceivedRequest>()
        let server = try ScriptedServer { peer in
            while let request = peer.receiveRequest() {
                log.append(request)
                peer.respond(200, request.text)
                peer.limitSilence(.milliseconds(20))
            }
        }
        let transport = try transport()
        let count = TestSize.isFull ? 250 : 100
        // The server's habit shows when it closes a connection for the first time.
        #expect(try await transport.send(post(server, "first", isRepeatable: true)).status == 200)
        try await until { server.counts.open == 0 }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    for number in 0..<count {
                        let body = "\(worker)/\(number)"
                        let request = try post(server, body, isRepeatable: false)
                        let response = try await transport.send(request)
                        let data = try await response.data(upTo: 100)
                        #expect(String(decoding: data, as: UTF8.self) == body)
                        usleep(useconds_t(milliseconds * 1000))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(log.count == 4 * count + 1)
        #expect(Set(log.all.map(\.text)).count == 4 * count + 1)
    }

    @Test(.timeLimit(.minutes(2))) func aConnectionOfAPatientServerIsKept() async throws {
        let server = try ScriptedServer.answering { $1.respond(200, $0.text) }
        let transport = try transport()
        for number in 0..<20 {
            let request = try post(server, "\(number)", isRepeatable: number % 2 == 0)
            #expect(try await transport.send(request).status == 200)
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(server.counts.connections == 1)
    }

    @Test(.timeLimit(.minutes(2))) func overAUnixSocketTheConnectionsAreLookedAtToo() async throws {
        let path = "/tmp/\(UUID().uuidString)"
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer {
            shutdown(listener, Int32(SHUT_RDWR))
            unlink(path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, socklen_t(MemoryLayout<sockaddr_un>.size))
                    | listen(listener, 100)
            }
        }
        try #require(status == 0)
        Thread.detachNewThread {
            while case let client = accept(listener, nil, nil), client >= 0 {
                let peer = ScriptedPeer(client) {}
                while let request = peer.receiveRequest() {
                    peer.respond(200, request.text)
                    usleep(2000)
                    peer.respond(200, "nobody asked")
                }
                peer.end()
            }
            close(listener)
        }
        let transport = try transport { $0.socketPath = path }
        let url = try #require(URL(string: "http://localhost/graphql"))
        for number in 0..<10 {
            var request = HTTPRequest(url: url, method: .post)
            request.body = .data(Data("\(number)".utf8))
            request.isRepeatable = number % 2 == 0
            let body = try await transport.send(request).data(upTo: 100)
            #expect(String(decoding: body, as: UTF8.self) == "\(number)")
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
#endif
