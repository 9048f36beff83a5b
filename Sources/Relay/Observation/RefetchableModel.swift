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

    /// The state of requests that observers see.
    private struct Requests {
        /// The numbers of the refetches that are running.
        var running: Set<Int> = []
        /// The number of the last request, which may be one for a page.
        var last = 0
        /// The first that was not replaced by another.
        var firstCurrent = 0
        /// The requests that have failed, at most one of each kind.
        var failures: [Failure] = []

        /// That of the last request.
        var failure: Failure? { failures.max { $0.number < $1.number } }
    }

    /// A request that has failed.
    private struct Failure {
        let number: Int
        /// `nil` for a refetch.
        let direction: PageDirection?
        let error: any Error
        /// The number of the last request that had begun before it failed.
        let last: Int
        let again: @MainActor () -> Void
    }

    deinit {
        refetchTask?.cancel()
    }

    override var shownReference: FragmentRef<Fragment>? { refetched ?? super.shownReference }

    override func inputsChanged() -> [ModelProperties.Property] {
        refetched = nil
        refetchTask?.cancel()
        refetchTask = nil
        var changed: [ModelProperties.Property] = []
        if !requests.running.isEmpty { changed.append(\.isRefetching) }
        if !requests.failures.isEmpty { changed.append(\.loadError) }
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
    /// The data stays as it was. A page that was loading when it failed doesn't end that, but a refetch that
    /// succeeds does.
    public var loadError: (any Error)? {
        follow()
        live.properties.access(\.loadError)
        return requests.failure?.error
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
        let again: @MainActor () -> Void = { [weak self] in
            self?.refetch(with: changes, fetchPolicy: fetchPolicy)
        }
        start(again) { environment, reference, show in
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
            // Another refetch may have brought the data of other variables meanwhile.
            endRefetch(begun.number, shownReference == begun.reference ? result : nil)
        } catch {
            endRefetch(begun.number, nil, error) { [weak self] in self?.refreshAgain() }
        }
    }

    /// Repeats the last request if it has failed.
    public override func retry() {
        follow()
        let failure = requests.failure
        guard requests.running.isEmpty || failure?.direction != nil else { return }
        if let failure { failure.again() } else { super.retry() }
    }

    private func refreshAgain() {
        start({ [weak self] in self?.refreshAgain() }) { environment, reference, _ in
            try await environment.refetch(reference)
        }
    }

    /// Refetches a reference, and may show another result before that of the network.
    private typealias Refetch =
        @Sendable (
            _ environment: RelayEnvironment,
            _ reference: FragmentRef<Fragment>,
            _ show: @Sendable @MainActor (FragmentRef<Fragment>) -> Void
        ) async throws -> FragmentRef<Fragment>

    /// Starts a refetch in place of the one before; the model may be deallocated meanwhile.
    ///
    /// `again` repeats it if it has failed.
    private func start(_ again: @escaping @MainActor () -> Void, _ refetch: @escaping Refetch) {
        follow()
        refetchTask?.cancel()
        requests.firstCurrent = requests.last + 1
        guard let begun = beginRefetch() else { return noteUnused("refetch") }
        refetchTask = Task { [weak self] in
            do {
                let result = try await refetch(begun.environment, begun.reference) {
                    [weak self] stored in
                    self?.show(stored, of: begun.number)
                }
                self?.endRefetch(begun.number, result)
            } catch {
                self?.endRefetch(begun.number, nil, error, again)
            }
        }
    }

    /// Returns the number of a request that begins.
    func nextNumber() -> Int {
        requests.last += 1
        return requests.last
    }

    /// Shows how a request has ended: a refetch, or that of a page.
    ///
    /// A success is also the end of failures that were there when it began and, if it is a refetch, of all.
    func noteEnd(
        _ number: Int,
        _ direction: PageDirection?,
        _ error: (any Error)?,
        _ again: @escaping @MainActor () -> Void
    ) {
        var failures = requests.failures.filter { $0.direction != direction }
        if let error {
            let last = requests.last
            failures.append(
                Failure(
                    number: number,
                    direction: direction,
                    error: error,
                    last: last,
                    again: again
                )
            )
        } else {
            failures.removeAll { direction == nil || $0.last < number }
        }
        if areSame(Requests(failures: failures).failure?.error, requests.failure?.error) {
            requests.failures = failures
        } else {
            live.properties.change([\.loadError]) { requests.failures = failures }
        }
    }

    private func beginRefetch() -> (
        number: Int, environment: RelayEnvironment, reference: FragmentRef<Fragment>
    )? {
        guard let environment, let reference = shownReference else { return nil }
        let number = nextNumber()
        let changed: [ModelProperties.Property] =
            requests.running.isEmpty ? [\.isRefetching] : []
        live.properties.change(changed) { _ = requests.running.insert(number) }
        return (number, environment, reference)
    }

    private func endRefetch(
        _ number: Int,
        _ result: FragmentRef<Fragment>?,
        _ error: (any Error)? = nil,
        _ again: @escaping @MainActor () -> Void = {}
    ) {
        if requests.running == [number] {
            live.properties.change([\.isRefetching]) { requests.running = [] }
        } else {
            requests.running.remove(number)
        }
        if let result { show(result, of: number) }
        guard number >= requests.firstCurrent, !(error is CancellationError) else { return }
        noteEnd(number, nil, error, again)
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
}
