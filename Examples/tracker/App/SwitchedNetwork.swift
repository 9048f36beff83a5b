import Foundation
import Relay

/// A network that can be switched off, to see how the app works without one.
struct SwitchedNetwork: Network {
    let network: any Network
    let reachability: ReachabilitySwitch

    /// The error while it is switched off.
    struct SwitchedOff: DeliveryFailure, LocalizedError {
        var outcome: DeliveryOutcome { .notExecuted }
        var errorDescription: String? { "There is no network" }
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        guard reachability.isReachable else {
            return .single { throw SwitchedOff() }
        }
        return network.execute(
            request: request,
            variables: variables,
            cacheConfig: cacheConfig
        )
    }

    func reset() { network.reset() }
}
