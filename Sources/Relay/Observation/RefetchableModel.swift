/// A fragment with `@refetchable` for a view: its data, and requests that fetch it again.
///
/// ```swift
/// let avatar = RefetchableModel(user.avatar_user, in: environment)
/// avatar.refetch(with: .init(size: 512))    // the old data stays until the new has arrived
/// await avatar.refresh()                    // for pull to refresh
/// ```
///
/// Otherwise like ``FragmentModel``.
@MainActor
public class RefetchableModel<Fragment: RefetchableFragment>: FragmentModel<Fragment> {
    /// The result of a refetch with other variables; `nil` until there is one.
    private var refetched: FragmentRef<Fragment>?
    private var requests = Requests()
    private var refetchTask: Task<Void, Never>?
    private var changes: Fragment.RefetchVariables?

    /// The state of requests that observers see.
    private struct Requests {
        /// The numbers of those that are running.
        var running: Set<Int> = []
        var last = 0
        /// The first that was not replaced by another.
        var firstCurrent = 0
        var error: (any Error)?
    }

    deinit {
        refetchTask?.cancel()
    }

    override var shownReference: FragmentRef<Fragment>? { refetched ?? super.shownReference }

    override func inputsChanged() -> [ModelProperties.Property] {
        refetched = nil
        changes = nil
        refetchTask?.cancel()
        refetchTask = nil
        var changed: [ModelProperties.Property] = []
        if !requests.running.isEmpty { changed.append(\.isRefetching) }
        if requests.error != nil { changed.append(\.loadError) }
        requests = Requests(last: requests.last, firstCurrent: requests.last + 1)
        return changed
    }

    /// Whether a refetch is running.
    public var isRefetching: Bool {
        follow()
        live.properties.access(\.isRefetching)
        return !requests.running.isEmpty
    }

    /// How the last request of this model has failed; `nil` if it has not.
    ///
    /// The data stays as it was.
    public var loadError: (any Error)? {
        follow()
        live.properties.access(\.loadError)
        return requests.error
    }

    /// Fetches the fragment again with other variables, and then shows the new data.
    ///
    /// The old data stays until then, and if the request fails. Another call cancels this one. With
    /// ``FetchPolicy/storeAndNetwork``, stored data for the other variables is shown until the new data
    /// arrives.
    public func refetch(
        with changes: Fragment.RefetchVariables,
        fetchPolicy: FetchPolicy = .networkOnly
    ) {
        start(changes) { environment, reference, show in
            if fetchPolicy == .storeAndNetwork {
                let stored = try? await environment.refetch(
                    reference,
                    with: changes,
                    fetchPolicy: .storeOnly
                )
                if let stored, environment.state(of: stored).value != nil { await show(stored) }
            }
            return try await environment.refetch(
                reference,
                with: changes,
                fetchPolicy: fetchPolicy
            )
        }
    }

    /// Fetches the fragment again, and returns when the request has ended and its data is shown.
    ///
    /// A list keeps its length: as many rows are requested as it has.
    ///
    /// ```swift
    /// List { … }.refreshable { await model.refresh() }
    /// ```
    public func refresh() async {
        guard let begun = beginRefetch() else { return noteUnused("refresh") }
        do {
            let result = try await begun.environment.refetch(begun.reference)
            endRefetch(begun.number, result, nil)
        } catch {
            endRefetch(begun.number, nil, error)
        }
    }

    /// Repeats the last request if it has failed.
    public override func retry() {
        follow()
        guard requests.running.isEmpty else { return }
        guard requests.error != nil else { return super.retry() }
        if let changes { return refetch(with: changes) }
        start(nil) { environment, reference, _ in try await environment.refetch(reference) }
    }

    /// Refetches a reference, and may show another result before that of the network.
    private typealias Refetch =
        @Sendable (
            _ environment: RelayEnvironment,
            _ reference: FragmentRef<Fragment>,
            _ show: @Sendable @MainActor (FragmentRef<Fragment>) -> Void
        ) async throws -> FragmentRef<Fragment>

    /// Starts a refetch in place of the one before; the model may be deallocated meanwhile.
    private func start(_ changes: Fragment.RefetchVariables?, _ refetch: @escaping Refetch) {
        // Before the variables are kept, which belong to its object.
        follow()
        refetchTask?.cancel()
        self.changes = changes
        requests.firstCurrent = requests.last + 1
        guard let begun = beginRefetch() else { return noteUnused("refetch") }
        refetchTask = Task { [weak self] in
            do {
                let result = try await refetch(begun.environment, begun.reference) {
                    [weak self] stored in
                    self?.show(stored, of: begun.number)
                }
                self?.endRefetch(begun.number, result, nil)
            } catch {
                self?.endRefetch(begun.number, nil, error)
            }
        }
    }

    /// Shows how a request has ended.
    func note(_ error: (any Error)?) {
        guard !areSame(error, requests.error) else { return }
        live.properties.change([\.loadError]) { requests.error = error }
    }

    private func beginRefetch() -> (
        number: Int, environment: RelayEnvironment, reference: FragmentRef<Fragment>
    )? {
        guard let environment, let reference = shownReference else { return nil }
        requests.last += 1
        let changed: [ModelProperties.Property] =
            requests.running.isEmpty ? [\.isRefetching] : []
        live.properties.change(changed) { _ = requests.running.insert(requests.last) }
        return (requests.last, environment, reference)
    }

    private func endRefetch(
        _ number: Int,
        _ result: FragmentRef<Fragment>?,
        _ error: (any Error)?
    ) {
        if requests.running == [number] {
            live.properties.change([\.isRefetching]) { requests.running = [] }
        } else {
            requests.running.remove(number)
        }
        if let result { show(result, of: number) }
        guard number >= requests.firstCurrent, !(error is CancellationError) else { return }
        refetchEnded()
        note(error)
    }

    /// Shows the result of a request, unless the inputs have changed, or another refetch has replaced
    /// it.
    private func show(_ result: FragmentRef<Fragment>, of number: Int) {
        let previous = shownReference
        guard number >= requests.firstCurrent, result != previous else { return }
        refetched = result
        begin()
        if let previous { shownReferenceChanged(from: previous, to: result) }
    }

    /// Ends the requests that were made for the data before a refetch.
    func shownReferenceChanged(
        from previous: FragmentRef<Fragment>,
        to reference: FragmentRef<Fragment>
    ) {}

    /// Forgets the requests that a later one has replaced.
    func refetchEnded() {}
}
