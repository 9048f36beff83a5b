import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// Which requests wait for their turn, and in which order they have it.
struct CurlHostsTests {
    private func transfers(_ count: Int) throws -> [CurlTransfer] {
        let session = CurlSession(try #require(CurlLoop.shared), CurlOptions())
        let url = try #require(URL(string: "http://localhost/"))
        return (0..<count).map { _ in CurlTransfer(HTTPRequest(url: url), nil, in: session) }
    }

    @Test func thoseThatWaitKeepTheirOrder() throws {
        let transfers = try transfers(5)
        var waiting = WaitingTransfers()
        for transfer in transfers { waiting.append(transfer) }
        let removals = [2, 2].map { waiting.remove(transfers[$0]) }
        #expect(removals == [true, false])
        let first = waiting.popFirst()
        #expect(first === transfers[0])
        let isRemoved = waiting.remove(transfers[0])
        #expect(!isRemoved)
        waiting.append(transfers[0])
        #expect(waiting.count == 4)
        for index in [1, 3, 4, 0] {
            let next = waiting.popFirst()
            #expect(next === transfers[index])
        }
        let end = waiting.popFirst()
        #expect(waiting.isEmpty && end == nil)
    }

    @Test(arguments: 0..<5) func isAQueueFromWhichAnyMayGo(seed: Int) throws {
        let transfers = try transfers(40)
        var (waiting, model) = (WaitingTransfers(), [Int]())
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let index = Int(state >> 33) % transfers.count
            switch state >> 60 {
            case 0..<8 where !model.contains(index):
                waiting.append(transfers[index])
                model.append(index)
            case 0..<12:
                let wasWaiting = waiting.remove(transfers[index])
                #expect(wasWaiting == model.contains(index))
                model.removeAll { $0 == index }
            default:
                let first = waiting.popFirst()
                #expect(first === model.first.map { transfers[$0] })
                model = Array(model.dropFirst())
            }
            #expect(waiting.count == model.count)
        }
    }

    @Test(.timeLimit(.minutes(5))) func tenThousandWaitAndAreCancelled() async throws {
        let server = try ScriptedServer { peer in peer.receiveUntilEnd() }
        var options = CurlOptions()
        options.requestsPerHost = 1
        let transport = try #require(CurlTransport(options))
        let url = try server.http()
        let tasks = (0..<10_000).map { _ in
            Task { try await transport.send(HTTPRequest(url: url)) }
        }
        try await until { transport.inFlight == 10_000 && server.counts.open == 1 }
        // The one that runs comes last.
        for task in tasks.reversed() { task.cancel() }
        // Not by a macro for each, which takes the longer the more errors were thrown.
        var cancelled = 0
        for task in tasks {
            if case .failure(is CancellationError) = await task.result { cancelled += 1 }
        }
        #expect(cancelled == tasks.count)
        try await until { transport.inFlight == 0 && server.counts.open == 0 }
    }

    @Test(arguments: [
        ("localhost", "http://localhost", "localhost"),
        ("a:80, b:81,,c ", "http://a", "a,c"), ("a:80, b:81", "https://a", ""),
        ("a:443", "https://a", "a"), ("[::1]:81", "http://[::1]:81", "::1"),
        ("::1", "http://[::1]:81", "::1"), ("*:81,a", "http://b:81", "*"),
        ("a:", "http://a", "a:"), ("a:b", "http://a", "a:b"), ("[", "http://a", "["),
        ("[]", "http://a", ""), (":", "http://a", ":"),
        ("a:99999999999999999999", "http://a:9", "a:99999999999999999999"),
        ("", "http://a", ""),
    ])
    func exceptionsAreReadAsTheyAreWritten(text: String, url: String, list: String) throws {
        let exceptions = ProxyExceptions(text.split(separator: ","))
        #expect(exceptions.list(for: try #require(URL(string: url))) == list)
    }
}
#endif
