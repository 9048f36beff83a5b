import Foundation
import Testing

@testable import Relay

/// A log-out reaches the network.
struct NetworkResetTests {
    /// Answers at once, and fails what was begun before its last reset.
    private final class Sessions: Network {
        let number = Locked(0)

        func reset() { number.withLock { $0 += 1 } }

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            let begun = number.withLock { $0 }
            return .single { [number] in
                for _ in 0..<10 { await Task.yield() }
                guard begun == number.withLock({ $0 }) else { throw URLError(.cancelled) }
                return Data(itemsResponse(["1"]).utf8)
            }
        }
    }

    @Test func aResetOfTheEnvironmentResetsItsNetworkOnce() {
        let network = Sessions()
        RelayEnvironment(network: network).reset()
        #expect(network.number.withLock { $0 } == 1)
    }

    @Test func whoFetchesAgainWhenToldOfAResetIsNotFailedByIt() async throws {
        let environment = RelayEnvironment(network: Sessions())
        for _ in 0..<50 {
            let observer = Task { () async throws -> Bool in
                do {
                    for try await _ in environment.observe(WideQuery(), fetchPolicy: .storeOnly) {}
                } catch StoreError.reset {
                    do {
                        _ = try await environment.fetch(WideQuery())
                    } catch is URLError {
                        return false
                    } catch {
                        // Begun before the reset had returned.
                    }
                }
                return true
            }
            try await eventually { !environment.store.resets.withLock { $0.isEmpty } }
            environment.reset()
            #expect(try await observer.value)
        }
    }
}
