/// A fragment with `@refetchable` and a `@connection` or `@pagination` for a view: its rows, and
/// requests for more.
///
/// ```swift
/// let feed = PaginationModel(data.feed_query, in: environment)
/// if feed.hasNext { feed.loadNext(20) }
/// ```
///
/// ``loadNext(_:)`` does nothing while a page is loading.
///
/// ``FragmentModel/phase`` is ``ModelPhase/empty`` if the list has no rows. A refetch with other
/// variables that shows another list cancels the pages that are loading. Otherwise like
/// ``RefetchableModel``.
@MainActor
public final class PaginationModel<Fragment: PaginationFragment>: RefetchableModel<Fragment> {
    private var loads: [PageDirection: Load] = [:]

    /// A page that is being loaded.
    private struct Load {
        let number: Int
        let task: Task<Void, Never>
    }

    deinit {
        for load in loads.values { load.task.cancel() }
    }

    override func makePageReader(
        _ reference: FragmentRef<Fragment>
    ) -> (@Sendable (RecordSource) -> PageEnds)? {
        let request = RefetchRequest(reference)
        return { source in
            let state = request.connectionState(in: source)
            var ends = PageEnds(
                hasNext: state.hasNextPage,
                hasPrevious: state.hasPreviousPage,
                isEmpty: state.list != nil && state.rowCount == 0 && !state.hasNextPage
                    && !state.hasPreviousPage
            )
            if let list = state.list, let field = state.rangeField {
                var fields = FieldSet.existence
                fields.insert(field)
                ends.range = SeenRecord(list.record, fields)
            }
            return ends
        }
    }

    override func inputsChanged() -> [ModelProperties.Property] {
        let running = take(&loads, [:])
        for load in running.values { load.task.cancel() }
        return super.inputsChanged() + running.keys.map(Self.property)
    }

    /// Whether the server has rows after the last one.
    public var hasNext: Bool { read(\.hasNext).contents.page.hasNext }

    /// Whether the server has rows before the first one.
    public var hasPrevious: Bool { read(\.hasPrevious).contents.page.hasPrevious }

    /// Whether the next page is loading.
    public var isLoadingNext: Bool {
        follow()
        live.properties.access(\.isLoadingNext)
        return loads[.next] != nil
    }

    /// Whether the previous page is loading.
    public var isLoadingPrevious: Bool {
        follow()
        live.properties.access(\.isLoadingPrevious)
        return loads[.previous] != nil
    }

    /// Cancels the pages of a list that is no longer shown.
    override func shownReferenceChanged(
        from previous: FragmentRef<Fragment>,
        to reference: FragmentRef<Fragment>
    ) {
        let (old, new) = (RefetchRequest(previous), RefetchRequest(reference))
        guard !loads.isEmpty, old.list(old.variables) != new.list(new.variables) else { return }
        let running = loads
        live.properties.change(running.keys.map(Self.property)) { loads = [:] }
        for load in running.values { load.task.cancel() }
    }

    private func load(_ direction: PageDirection, _ count: Int) {
        guard loads[direction] == nil, let environment, let reference = shownReference else {
            return
        }
        let number = nextNumber()
        let task = Task { [weak self] in
            do {
                let request = RefetchRequest(reference)
                _ = try await environment.load(direction, count, request, CacheConfig(force: true))
                self?.end(direction, count, number, nil)
            } catch {
                self?.end(direction, count, number, error)
            }
        }
        live.properties.change([Self.property(direction)]) {
            loads[direction] = Load(number: number, task: task)
        }
    }

    private func end(
        _ direction: PageDirection,
        _ count: Int,
        _ number: Int,
        _ error: (any Error)?
    ) {
        guard loads[direction]?.number == number else { return }
        live.properties.change([Self.property(direction)]) { loads[direction] = nil }
        guard !(error is CancellationError) else { return }
        noteEnd(number, direction, error) { [weak self] in self?.load(direction, count) }
    }

    private static func property(_ direction: PageDirection) -> ModelProperties.Property {
        direction == .next ? \.isLoadingNext : \.isLoadingPrevious
    }
}

extension PaginationModel where Fragment: ForwardPaginationFragment {
    /// Loads the next page, unless one is loading or there is none.
    ///
    /// The request is cancelled when the model is deallocated or shows another object. If it fails,
    /// ``RefetchableModel/loadError`` is set.
    public func loadNext(_ count: Int) {
        guard hasNext else { return noteUnused("loadNext") }
        load(.next, count)
    }
}

extension PaginationModel where Fragment: BackwardPaginationFragment {
    /// Loads the previous page, unless one is loading or there is none.
    ///
    /// Otherwise like `loadNext`.
    public func loadPrevious(_ count: Int) {
        guard hasPrevious else { return noteUnused("loadPrevious") }
        load(.previous, count)
    }
}
