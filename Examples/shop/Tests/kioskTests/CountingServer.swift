import Foundation
import Relay
import ShopAPI

/// Counts what is asked of the shop.
///
/// A class because the environment's copy and the test's share the count.
final class CountingServer: Network, @unchecked Sendable {  // because of `lock`.
    private let lock = NSLock()
    private var count = 0

    var requests: Int { lock.withLock { count } }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        lock.withLock { count += 1 }
        return SampleServer().execute(
            request: request,
            variables: variables,
            cacheConfig: cacheConfig
        )
    }
}
