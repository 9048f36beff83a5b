import Foundation
import Testing

@testable import RelayNetworking

/// The transports for which the same tests run.
enum TestedTransport: CaseIterable {
    case urlSession
    #if !canImport(Darwin)
    case curl
    #endif

    func make() throws -> any HTTPTransport {
        switch self {
        case .urlSession: return URLSessionTransport()
        #if !canImport(Darwin)
        case .curl: return try #require(CurlTransport())
        #endif
        }
    }
}

/// The number of a transport's requests that have not ended.
func inFlight(_ transport: any HTTPTransport) -> Int {
    #if !canImport(Darwin)
    if let transport = transport as? CurlTransport { return transport.inFlight }
    #endif
    return (transport as? URLSessionTransport)?.exchanges.count ?? 0
}

/// Runs a test, or each test of a suite, once with each transport that ``PlatformTransport`` can use.
struct EachTransport: TestTrait, SuiteTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing work: @Sendable () async throws -> Void
    ) async throws {
        try await work()
        #if !canImport(Darwin)
        try await PlatformTransport.$loop.withValue(nil) { try await work() }
        #endif
    }
}

extension Trait where Self == EachTransport {
    /// Once with libcurl and once with URLSession, where there are both.
    static var eachTransport: EachTransport { EachTransport() }
}
