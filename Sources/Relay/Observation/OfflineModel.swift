public import Observation

/// The queued mutations of an environment for a view: those that wait to be sent, and those that have failed.
///
/// ```swift
/// let offline = OfflineModel(in: environment)
/// Text("\(offline.pending.count) changes wait, \(offline.failed.count) have failed")
/// ```
///
/// See <doc:WorkingOffline>.
///
/// A class because it has identity: views observe it.
@MainActor
public final class OfflineModel: Observable {
    private let environment: RelayEnvironment
    private let properties = ModelProperties()
    private var contents = Contents()
    private var task: Task<Void, Never>?

    /// The values that views see.
    private struct Contents: Equatable {
        var mutations: [QueuedMutation] = []
        var isReachable = true
    }

    /// Creates a model; it begins to observe when one of its properties is read for the first time.
    public init(in environment: RelayEnvironment) {
        self.environment = environment
    }

    deinit {
        task?.cancel()
    }

    /// The mutations that wait to be sent, oldest first.
    public var pending: [QueuedMutation] { current.mutations.filter { $0.failure == nil } }

    /// The mutations that have failed and stay until they are removed or sent again, oldest first.
    public var failed: [QueuedMutation] { current.mutations.filter { $0.failure != nil } }

    /// Whether the network could be reached when a mutation was last to be sent.
    public var isReachable: Bool { current.isReachable }

    private var current: Contents {
        properties.access(\.mutations)
        begin()
        return contents
    }

    private func begin() {
        guard task == nil else { return }
        contents = read(environment.offline)
        let offline = environment.offline
        task = Task { [weak self] in
            for await _ in offline.observe() { self?.update(from: offline) }
        }
    }

    private func update(from offline: OfflineMutations) {
        let new = read(offline)
        guard new != contents else { return }
        properties.change([\.mutations]) { contents = new }
    }

    private func read(_ offline: OfflineMutations) -> Contents {
        Contents(mutations: offline.mutations, isReachable: offline.isReachable)
    }
}
