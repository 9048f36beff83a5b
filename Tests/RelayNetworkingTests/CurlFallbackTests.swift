import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// What is used where libcurl is missing or too old.
struct CurlFallbackTests {
    private static var missing: CurlLibrary? {
        CurlLibrary(names: ["libnothing.so"], inProcess: false)
    }

    /// The library of this system, if one of the year 2100 were needed.
    private static var old: CurlLibrary? {
        CurlLibrary(names: CurlLibrary.names, oldest: 0x7F_00_00)
    }

    @Test func usesLibcurlWhereItIsNewEnough() {
        #expect(PlatformTransport().isCurl)
        #expect(CurlTransferFunctions.oldest == 0x07_44_00)
        #expect(CurlTransferFunctions.looksUpNamesOnThreads(features: 1 << 7))
        #expect(!CurlTransferFunctions.looksUpNamesOnThreads(features: ~(1 << 7)))
    }

    @Test func needsALibraryThatIsNewEnough() {
        #expect(Self.missing == nil)
        #expect(Self.old != nil)
        #expect(Self.old?.transfers == nil)
        for library in [Self.missing, Self.old] {
            #expect(CurlLoop.make(library) == nil)
            #expect(CurlTransport(CurlLoop.make(library), CurlOptions()) == nil)
            #expect(!PlatformTransport(CurlLoop.make(library)).isCurl)
        }
    }

    @Test(.timeLimit(.minutes(5))) func fallsBackToURLSessionAndLogsItOnce() async throws {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            try await CurlFallbackTests().sendWithoutLibcurl()
        }
        let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let lines = log.split(separator: "\n").filter { $0.contains("libcurl") }
        #expect(lines.count == 1, "\(log)")
        #expect(lines.first?.contains("apt-get install libcurl4") == true)
    }

    private func sendWithoutLibcurl() async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200, "{}") }
        for library in [Self.missing, Self.old, Self.missing] {
            let transport = PlatformTransport(CurlLoop.make(library))
            for _ in 0..<2 {
                let response = try await transport.send(HTTPRequest(url: server.http()))
                try #require(response.status == 200)
                try #require(try await response.data(upTo: 10) == Data("{}".utf8))
            }
        }
    }
}

extension PlatformTransport {
    fileprivate var isCurl: Bool {
        Mirror(reflecting: self).children.contains { $0.value is CurlTransport }
    }
}
#endif
