import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Timeouts are exact, and what was sent is counted at the server.
struct HTTPTimeoutTests {
    private func mutation(
        _ url: URL,
        timeout: Duration,
        _ transport: TestedTransport
    ) async -> Result<[JSONValue], any Error> {
        do {
            let client = try HTTPClient(transport: transport.make())
            let network = HTTPNetwork(url: url, timeout: timeout, client: client)
            return .success(try await network.payloads(.mutation("{ a }")))
        } catch {
            return .failure(error)
        }
    }

    /// URLSession cuts these to whole seconds on Linux, and so to nothing.
    @Test(arguments: [900, 1900, 5000, 86_400_000], TestedTransport.allCases)
    func anAnswerWithinTheTimeoutArrives(
        milliseconds: Int,
        transport: TestedTransport
    ) async throws {
        let timeout = Duration.milliseconds(milliseconds)
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in
            Thread.sleep(forTimeInterval: 0.05)
            peer.respond(200, #"{"data":{"a":1}}"#)
        }
        let result = await mutation(try server.http(), timeout: timeout, transport)
        #expect(try result.get() == [["data": ["a": 1]]])
        #expect(received.count == 1)
        withExtendedLifetime(server) {}
    }

    @Test(arguments: TestedTransport.allCases)
    func aFractionOfASecondIsNotCutOff(transport: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in
            Thread.sleep(forTimeInterval: 1.1)
            peer.respond(200, #"{"data":{"a":1}}"#)
        }
        let result = await mutation(try server.http(), timeout: .milliseconds(1900), transport)
        #expect(try result.get() == [["data": ["a": 1]]])
        withExtendedLifetime(server) {}
    }

    @Test(arguments: TestedTransport.allCases)
    func silenceEndsTheRequestAfterTheTimeout(transport: TestedTransport) async throws {
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in peer.receiveUntilEnd() }
        let start = ContinuousClock.now
        let result = await mutation(try server.http(), timeout: .milliseconds(300), transport)
        let time = ContinuousClock.now - start
        let error = #expect(throws: NetworkError.self) { try result.get() }
        guard case .timedOut(after: .milliseconds(300), _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(time >= .milliseconds(300))
        #expect(received.count == 1)
        withExtendedLifetime(server) {}
    }

    @Test(arguments: TestedTransport.allCases)
    func silenceInTheMiddleOfABodyEndsItAfterTheTimeout(transport: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "some", type: "text/plain", headers: ["Content-Length: 100"])
            peer.receiveUntilEnd()
        }
        let request = HTTPRequest(url: try server.http(), timeout: .milliseconds(300))
        let response = try await transport.make().send(request)
        let error = await #expect(throws: NetworkError.self) { try await response.data(upTo: 200) }
        guard case .timedOut(after: .milliseconds(300), _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        withExtendedLifetime(server) {}
    }

    @Test(arguments: TestedTransport.allCases)
    func eachByteStartsTheTimeoutAgain(transport: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "", type: "text/plain", headers: ["Content-Length: 8"])
            for _ in 0..<8 {
                Thread.sleep(forTimeInterval: 0.2)
                peer.send(raw: [120])
            }
        }
        let request = HTTPRequest(url: try server.http(), timeout: .milliseconds(1300))
        let response = try await transport.make().send(request)
        #expect(try await response.data(upTo: 200).count == 8)
        withExtendedLifetime(server) {}
    }

    #if !canImport(Darwin)
    /// URLSession reports a head only as a whole.
    @Test(
        .bug(id: "slow-head", "A head that arrived byte by byte ran into the timeout."),
        .timeLimit(.minutes(2)),
        arguments: [CurlOptions.Version.automatic, .http1]
    )
    func eachByteOfAHeadStartsTheTimeoutAgain(version: CurlOptions.Version) async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
        let server = try ScriptedServer.answering { _, peer in
            for byte in head.utf8 {
                Thread.sleep(forTimeInterval: 0.1)
                peer.send(raw: [byte])
            }
        }
        var options = CurlOptions()
        options.version = version
        let transport = try #require(CurlTransport(options))
        let request = HTTPRequest(url: try server.http(), timeout: .milliseconds(1300))
        #expect(try await transport.send(request).data(upTo: 9) == Data("ok".utf8))
        // A server that sends nothing more is still cut off.
        let silent = try ScriptedServer.answering { _, peer in
            peer.send(raw: Array(head.utf8.prefix(10)))
            peer.receiveUntilEnd()
        }
        let other = HTTPRequest(url: try silent.http(), timeout: .milliseconds(300))
        let error = await #expect(throws: NetworkError.self) { try await transport.send(other) }
        guard case .timedOut = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
    #endif

    @Test(arguments: [Duration.zero, .seconds(-1)], TestedTransport.allCases)
    func aTimeoutOfNothingSendsNothing(
        timeout: Duration,
        transport: TestedTransport
    ) async throws {
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in peer.respond(200, "{}") }
        let result = await mutation(try server.http(), timeout: timeout, transport)
        let error = #expect(throws: NetworkError.self) { try result.get() }
        #expect(error?.mayHaveBeenSent == false)
        #expect(received.count == 0)
        withExtendedLifetime(server) {}
    }

    @Test(arguments: TestedTransport.allCases)
    func theLargestTimeoutsDoNotOverflow(transport: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, #"{"data":{"a":1}}"#)
        }
        for timeout in [Duration.seconds(Int64.max), .seconds(Int64.max / 2) + .milliseconds(1)] {
            let result = await mutation(try server.http(), timeout: timeout, transport)
            #expect(try result.get().count == 1)
        }
        withExtendedLifetime(server) {}
    }

    @Test func anExchangeThatEndedKeepsNoTimer() async throws {
        weak var timer: SilenceTimer?
        do {
            let own = SilenceTimer(limit: .seconds(3600)) {}
            timer = own
            own.stop()
        }
        #expect(try await comesToHold { timer == nil })
    }
}
