import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Which networks a reset reaches.
struct SplitNetworkTests {
    /// Counts its resets.
    ///
    /// A class for its identity.
    private final class Counting: Network {
        private let resets = Locked(0)

        var count: Int { resets.withLock { $0 } }

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            AsyncThrowingStream { $0.finish() }
        }

        func reset() { resets.withLock { $0 += 1 } }
    }

    @Test(.bug(id: "split-reset", "A reset left the socket of a network that had run nothing."))
    func resetsItsNetworksBeforeTheyHaveRunAnything() {
        let (http, socket) = (Counting(), Counting())
        SplitNetwork(queriesAndMutations: http, subscriptions: socket).reset()
        #expect([http, socket].map(\.count) == [1, 1])
        let (queries, mutations) = (Counting(), Counting())
        SplitNetwork(queries: queries, mutations: mutations, subscriptions: socket).reset()
        #expect([queries, mutations, socket].map(\.count) == [1, 1, 2])
    }

    @Test(.bug(id: "split-reset", "A reset reached only the last network of each operation."))
    func resetsEveryNetworkThatHasRunAnOperation() async throws {
        let networks = [Counting(), Counting(), Counting()]
        let next = Locked(0)
        let split = SplitNetwork { _ in networks[next.withLock { $0 }] }
        for index in [0, 1, 0] {
            next.withLock { $0 = index }
            _ = try await split.payloads(.query("{ a }"))
            _ = try await split.payloads(.query("{ a }", name: "Other"))
        }
        split.reset()
        #expect(networks.map(\.count) == [1, 1, 0])
    }
}
