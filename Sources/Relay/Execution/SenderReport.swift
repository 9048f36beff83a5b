/// Says for whom a query in flight was sent, so that its response is not that of another user.
///
/// A class because it is passed through all networks and interceptors to the one that knows the user.
package final class SenderReport: Sendable {
    package typealias Check = @Sendable () async throws -> Bool

    private let check = Locked<Check?>(nil)

    package init() {}

    /// Returns whether a query that starts now would be sent for the same user; `nil` if the network
    /// has not said so.
    package var isForSameUser: Check? { check.withLock { $0 } }

    /// Reports how to find out whether the user is still the same.
    ///
    /// A network that knows the user of its requests calls it before it sends the query. Later reports
    /// are ignored, because the outermost network knows most.
    package func report(_ isForSameUser: @escaping Check) {
        check.withLock { $0 = $0 ?? isForSameUser }
    }
}
