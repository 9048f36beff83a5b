import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// Heads of responses that are large or contradict themselves.
struct CurlHeadLimitTests {
    @Test(.bug(id: "head-cost", "The fields of a head were looked up one by one for each line."))
    func aHeadWithManyFieldsTakesTimeInProportion() {
        func time(_ count: Int) -> Duration {
            let lines = (0..<count).map { Array("x-field-number-\($0): value\r\n".utf8) }
            return ContinuousClock().measure {
                var head = CurlHead()
                for line in lines { _ = head.receive(line) }
            }
        }
        let small = (0..<5).map { _ in time(190) }.min() ?? .zero
        let large = (0..<5).map { _ in time(1900) }.min() ?? .zero
        #expect(large < small * 30, "\(large) for ten times as many as \(small)")
    }

    @Test func aHeadWithManyFieldsJoinsThoseOfOneName() {
        var head = CurlHead()
        _ = head.receive(Array("HTTP/1.1 200 OK\r\n".utf8))
        for number in 0..<100 { _ = head.receive(Array("X-\(number % 50): \(number)\r\n".utf8)) }
        _ = head.receive(Array("x-7: end\r\n".utf8))
        _ = head.receive(Array("  folded\r\n".utf8))
        #expect(head.head.headers.count == 50)
        #expect(head.head.headers["x-7"] == "7, 57, end folded")
        #expect(head.head.headers["X-49"] == "49, 99")
    }

    @Test(
        .bug(id: "two-lengths", "A response with two different lengths was accepted."),
        arguments: [("3", true), ("5", false)]
    )
    func twoLengthsMustBeTheSame(second: String, isRight: Bool) async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "abc", headers: ["Content-Length: 3", "Content-Length: \(second)"])
        }
        let transport = try #require(CurlTransport())
        let request = HTTPRequest(url: try server.http())
        guard !isRight else {
            #expect(try await transport.send(request).data(upTo: 9) == Data("abc".utf8))
            return
        }
        let error = await #expect(throws: NetworkError.self) { try await transport.send(request) }
        guard case .unreadable = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test(.bug(id: "long-line", "A long line of a head was reported as a lost connection."))
    func aLineThatIsTooLongIsUnreadable() async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "{}", headers: ["x-long: \(String(repeating: "x", count: 250_000))"])
        }
        let transport = try #require(CurlTransport())
        let request = HTTPRequest(url: try server.http(), method: .post)
        let error = await #expect(throws: NetworkError.self) { try await transport.send(request) }
        guard case .unreadable(let reason, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("100 KiB"))
    }

    @Test(
        .bug(id: "long-line", "A boundary of 10 MB was reported as a lost connection."),
        .timeLimit(.minutes(2)),
        arguments: [60_000, 200_000, 10 << 20]
    )
    func aBoundaryThatIsTooLongIsUnreadable(size: Int) async throws {
        let boundary = String(repeating: "b", count: size)
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(
                200,
                "--\(boundary)\r\n\r\n{\"data\":1}\r\n--\(boundary)--\r\n",
                type: "multipart/mixed;boundary=\(boundary)"
            )
        }
        let client = HTTPClient(transport: try #require(CurlTransport()))
        let network = HTTPNetwork(url: try server.http(), client: client)
        let request = RequestParameters.mutation("{ a @defer }")
        guard size > 100_000 else {
            #expect(try await network.payloads(request) == [["data": 1]])
            return
        }
        let error = await network.failure(of: request)
        guard case .unreadable(let reason, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("100 KiB"))
    }

    @Test(.bug(id: "empty-no-proxy", "An empty `no_proxy` hid `NO_PROXY`."))
    func anEmptyListOfExceptionsHidesNoOther() async {
        await #expect(processExitsWith: .success) {
            setenv("no_proxy", "", 1)
            setenv("NO_PROXY", "example.com", 1)
            guard let url = URL(string: "http://example.com/"),
                ProxyExceptions.environment?.contain(url) == true
            else { exit(1) }
        }
    }

    @Test(
        .bug(
            id: "redirect-body",
            "A redirect to another origin sent the body there, and took credentials from `Location`."
        )
    )
    func aRedirectTakesNothingToAnotherOrigin() async throws {
        let log = Log<ReceivedRequest>()
        let target = try ScriptedServer.answering(log) { _, peer in peer.respond(200, "there") }
        let address = "http://user:secret@127.0.0.1:\(target.port)/a"
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(302, headers: ["Location: \(address)"])
        }
        var request = HTTPRequest(url: try server.http())
        request.body = .data(Data("a secret".utf8))
        let transport = try #require(CurlTransport())
        let client = HTTPClient(interceptors: [.followRedirects], transport: transport)
        let response = try await client.send(request)
        #expect(try await response.data(upTo: 100) == Data("there".utf8))
        #expect(log.all.map(\.body) == [[]])
        #expect(log.all.map { $0.headers["authorization"] } == [nil])
        withExtendedLifetime(server) {}
    }
}
#endif
