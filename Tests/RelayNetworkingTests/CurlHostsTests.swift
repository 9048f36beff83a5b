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
        ("localhost", ["http://localhost", "http://LOCALHOST:1", "http://a.localhost"], []),
        ("a:80, b:81,,c ", ["http://a", "http://c", "https://c", "http://b:81"], ["http://b"]),
        ("a:80, b:81", ["ws://a"], ["https://a", "http://b", "http://a:81"]),
        ("a:443", ["https://a"], ["http://a"]),
        (".A.b", ["http://a.B", "http://x.a.b", "http://x.y.a.b"], ["http://xa.b", "http://b"]),
        ("a.b.", ["http://a.b", "http://a.b."], ["http://a", "http://a.b.c"]),
        ("*:81,a", ["http://b:81", "http://[::1]:81", "http://a"], ["http://b"]),
        (
            "[::1]:81", ["http://[::1]:81", "http://[0:0::1]:81"],
            ["http://[::1]", "http://[::2]:81"]
        ),
        ("::1", ["http://[::1]:81"], ["http://[::2]", "http://1"]),
        ("127.0.0.1", ["http://127.0.0.1:9"], ["http://127.0.0.2", "http://x.127.0.0.1"]),
        (
            "10.0.0.0/8", ["http://10.0.0.1", "https://10.255.255.255:1"],
            ["http://11.0.0.1", "http://9.255.255.255", "http://10", "http://[::a00:1]"]
        ),
        (
            "192.168.4.0/22,172.16.0.0/12:8080",
            ["http://192.168.7.255", "http://172.31.0.1:8080"],
            ["http://192.168.8.0", "http://192.168.3.255", "http://172.31.0.1", "http://a.b"]
        ),
        ("10.1.2.3/32", ["http://10.1.2.3"], ["http://10.1.2.2"]),
        ("0.0.0.0/0", ["http://1.2.3.4"], ["http://a", "http://[::1]"]),
        (
            "fd00::/8", ["http://[fd00::1]", "http://[FDFF:1::]"],
            ["http://[fc00::1]", "http://[fe00::]", "http://253.0.0.1"]
        ),
        ("[2001:db8::]/33", ["http://[2001:db8:7fff::1]"], ["http://[2001:db8:8000::1]"]),
        ("10.0.0.0/33,10.0.0.0/-1,10.0.0.0/x,10.0.0.0/,fd00::/129", [], ["http://10.0.0.0"]),
        ("a:,a:b,[,[],:,.,/,a:99999999999999999999", [], ["http://a", "http://a:9"]),
        ("", [], ["http://a"]),
    ])
    func exceptionsAreReadAsTheyAreWritten(
        text: String,
        around: [String],
        through: [String]
    ) throws {
        let exceptions = ProxyExceptions(text.split(separator: ","))
        for url in around {
            let isContained = exceptions.contain(try #require(URL(string: url)))
            #expect(isContained, "\(url)")
        }
        for url in through {
            let isContained = exceptions.contain(try #require(URL(string: url)))
            #expect(!isContained, "\(url)")
        }
    }
}
#endif
