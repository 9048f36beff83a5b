// swift-format-ignore-file
import Foundation
import Relay
import RelayNetworking

/// The code of the article on interceptors. It is compiled, and compared with the article.
enum Interceptors {
    struct Timing: NetworkInterceptor {
        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            let start = ContinuousClock.now
            let payloads = try await next(request)
            print(request.name, ContinuousClock.now - start)
            return payloads
        }
    }

    struct Account {
        let signOut: () async -> Void
    }

    static func logOut(_ account: Account, _ environment: RelayEnvironment) async {
        await account.signOut()
        environment.reset()
    }

    enum Trace { @TaskLocal static var id: String? }

    static func trace(_ url: URL) async throws {
        let network = HTTPNetwork(url: url, interceptors: [
            .headers { _ in Trace.id.map { ["X-Trace": $0] } ?? [:] }
        ])
        let environment = RelayEnvironment(network: network)
        try await Trace.$id.withValue("42") { try await environment.fetch(FeedQuery(first: 10)) }
    }
}
