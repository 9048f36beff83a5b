/// Knows whether the network can be reached, so that requests can wait until it can.
///
/// Set ``RelayEnvironment/Options/reachability`` to an implementation, and
/// ``CacheConfig/waitsForNetwork`` for the operations that are to wait.
public protocol Reachability: Sendable {
    /// Whether the network can be reached now.
    var isReachable: Bool { get }

    /// Returns when ``isReachable`` is a value, or the task is cancelled.
    ///
    /// Returns at once if it is that value now. When the network can be reached, the request may fail
    /// nevertheless.
    func wait(until isReachable: Bool) async
}

/// A reachability that the app sets, such as from `NWPathMonitor`.
///
/// ```swift
/// let reachability = ReachabilitySwitch()
/// monitor.pathUpdateHandler = { reachability.isReachable = $0.status == .satisfied }
/// ```
///
/// A class because the app and the environment share it.
public final class ReachabilitySwitch: Reachability {
    private struct State {
        var isReachable: Bool
        var waiters: [Int: Waiter] = [:]
        var cancelled: Set<Int> = []
        var lastWaiter = 0
    }

    private struct Waiter {
        let isReachable: Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private let state: Locked<State>

    /// Creates a switch; by default the network can be reached.
    public init(isReachable: Bool = true) {
        state = Locked(State(isReachable: isReachable))
    }

    /// Whether the network can be reached.
    ///
    /// When it becomes true, waiting requests are sent.
    public var isReachable: Bool {
        get { state.withLock { $0.isReachable } }
        set {
            let waiters = state.withLock { state in
                state.isReachable = newValue
                let waiters = state.waiters.filter { $0.value.isReachable == newValue }
                for id in waiters.keys { state.waiters[id] = nil }
                return waiters
            }
            for waiter in waiters.values { waiter.continuation.resume() }
        }
    }

    /// The number of callers that wait.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Returns when ``isReachable`` is a value, or the task is cancelled.
    public func wait(until isReachable: Bool) async {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.isReachable == isReachable || state.cancelled.contains(id) {
                        return true
                    }
                    state.waiters[id] = Waiter(
                        isReachable: isReachable,
                        continuation: continuation
                    )
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.cancelled.insert(id)
                return state.waiters.removeValue(forKey: id)
            }
            waiter?.continuation.resume()
        }
        _ = state.withLock { $0.cancelled.remove(id) }
    }
}
