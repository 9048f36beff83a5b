/// Says for whom a query in flight was sent, so that its response is not that of another user.
///
/// A class because it is passed through all networks and interceptors to the one that knows the user.
package final class SenderReport: Sendable {
    package typealias Check = @Sendable () async throws -> Bool

    private let state = Locked((check: nil as Check?, hasEnded: false))

    package init() {}

    /// Returns whether a query that starts now would be sent for the same user; `nil` if the network
    /// has not said so.
    package var isForSameUser: Check? { state.withLock { $0.check } }

    /// Reports how to find out whether the user is still the same.
    ///
    /// A network that knows the user of its requests calls it before it sends the query. Later reports
    /// are ignored, because the outermost network knows most.
    ///
    /// The check must not hold this report, which holds the check until the query has ended.
    package func report(_ isForSameUser: @escaping Check) {
        state.withLock { state in
            if !state.hasEnded, state.check == nil { state.check = isForSameUser }
        }
    }

    /// Releases the check, and ignores later ones, because the query has ended.
    func end() {
        // Released after unlocking.
        _ = state.withLock { state in
            state.hasEnded = true
            return state.check.take()
        }
    }
}
