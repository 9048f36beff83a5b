/// Brings what a live query publishes to a model.
///
/// A class because it is the query's listener, and identifies the model's query.
final class ModelListener<Query: GraphQLQuery>: QueryListener,
    @unchecked Sendable  // because `model` is set once, before it is shared.
{
    typealias Published = QueryState<Query.Output>.Published

    let live: LiveQuery<Query>
    private weak var model: ModelState<Query.Output>?

    @MainActor
    init(_ live: LiveQuery<Query>, _ model: ModelState<Query.Output>) {
        self.live = live
        self.model = model
    }

    private var observation: QueryObservation<Query.Output> { live.observation }
    private var store: Store { observation.environment.store }

    /// Shows the current response, with the data of the version that other models show.
    @MainActor
    func begin(_ version: RecordSource, isSilent: Bool) {
        let store = store
        var published = observation.add(self)
        var response = observation.response(published)
        var number = published.changes
        if published.data != nil, version.session == observation.operation.session,
            version.version < store.source.version
        {
            if let earlier = observation.value(in: version) {
                response.data = earlier
                number -= 1
                receive(published)
            } else {
                _ = store.bringTurnForward()
                // A newer state may have been shown in that turn.
                published = observation.published
                response = observation.response(published)
                number = published.changes
            }
        }
        model?.dataNumber = -1
        model?.show(response, number: number, from: self, isSilent: isSilent)
    }

    /// Follows the data that the model shows, in place of that of its query, until the result is disposed of.
    @MainActor
    func beginPrevious() -> Disposable {
        // The screen may be behind the store.
        receive(observation.add(self))
        return Disposable { [self] in end() }
    }

    /// Stops listening, and ends the live query unless the app has it too.
    func end() {
        observation.remove(self)
        store.doModelWork { [self] in
            withExtendedLifetime(live) {}
        }
    }

    /// Shows a state in the next turn, unless there is a later one.
    func receive(_ published: Published) {
        let response = observation.response(published)
        store.gather(for: self, number: published.number) { [self] in
            model?.show(response, number: published.changes, from: self)
        }
    }
}

extension QueryObservation {
    /// Reads the query's data in an earlier version; `nil` if something is missing there.
    func value(in version: RecordSource) -> Output? {
        let owner = environment.store.owner(of: operation, from: .root)
        let snapshot: Snapshot<Output> = environment.snapshot(
            owner,
            root: .root,
            in: version,
            notesSeen: false
        )
        return snapshot.value
    }
}

extension ModelState {
    /// Shows a response, unless the model shows another query by now.
    ///
    /// `number` counts the changes of the data.
    func show(
        _ response: GraphQLResponse<Output>,
        number: Int,
        from source: AnyObject,
        isSilent: Bool = false
    ) {
        if source === previous?.source { return showPrevious(response.data) }
        guard self.source === source else { return }
        var new = contents
        let isFirst = dataNumber < 0
        // `nil` if the data stays.
        var shown: Output??
        var isNew = false
        if let data = response.data {
            isNew = number != dataNumber && (self.data.map { !Output.areSame($0, data) } ?? true)
            if isNew { shown = data }
            dataNumber = number
            new.isPrevious = false
        } else {
            // Data of earlier variables stays until there is other data.
            let keepsData = !isReset(response) && (isFirst || contents.isPrevious)
            if !keepsData {
                isNew = data != nil
                shown = .some(nil)
            }
            new.isPrevious = keepsData && data != nil
        }
        if dataNumber < 0 { dataNumber = 0 }
        new.isLoading = response.isLoading
        new.isStale = response.isStale
        new.isPartial = response.isPartial
        new.error = response.failure
        new.errors = response.errors
        new.phase = phase(of: new, hasData: (shown ?? data) != nil)
        if let shown {
            show(new, data: shown, isNew: isNew, isSilent: isSilent)
        } else {
            show(new, isSilent: isSilent)
        }
        if !contents.isPrevious { previous = nil }
    }

    /// Shows a change of the earlier data that is shown, unless it is incomplete.
    private func showPrevious(_ data: Output?) {
        guard contents.isPrevious, let data else { return }
        let isNew = self.data.map { !Output.areSame($0, data) } ?? true
        if isNew { show(contents, data: data, isNew: true, isSilent: false) }
    }

    private func isReset(_ response: GraphQLResponse<Output>) -> Bool {
        if case .reset = response.failure as? StoreError { true } else { false }
    }

    private func phase(of contents: ModelContents, hasData: Bool) -> ModelPhase {
        if contents.isLoading { return hasData ? .refreshing : .loading }
        if contents.error != nil { return .failed }
        if !hasData { return .empty }
        return contents.isStale ? .stale : .loaded
    }
}
