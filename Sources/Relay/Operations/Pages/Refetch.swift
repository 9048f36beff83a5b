extension RelayEnvironment {
    /// Fetches a fragment again.
    ///
    /// The data stays as it is until the response arrives; then everyone who observes it receives
    /// the new values. If the fragment has a list, as many rows are requested as the list has, and
    /// the rows are replaced by them at once. A server that returns fewer rows than requested, and
    /// says that there are more, is asked for the rest page by page.
    ///
    /// A list that was opened at a cursor is fetched again from that cursor. Pages on the other side
    /// of it are dropped, and can be loaded again.
    ///
    /// Refetches and page loads of one list run one after another, in the order of the calls. A call
    /// joins an identical one that has not ended. Cancelling the task cancels the request, unless
    /// another caller has joined it.
    ///
    /// - Parameters:
    ///   - reference: A reference to the fragment.
    ///   - fetchPolicy: With ``FetchPolicy/storeOrNetwork`` nothing is requested if the store has
    ///     the data, and with ``FetchPolicy/storeOnly`` nothing is requested at all. Otherwise the
    ///     network is asked.
    ///   - pageSize: The number of rows to request at a time; `nil` for all at once.
    ///   - cacheConfig: Options for the network. By default, it ignores cached responses.
    /// - Returns: A reference to the new data.
    /// - Throws: The errors of ``loadNext(_:of:cacheConfig:)``. The data is then as it was, except that
    ///   pages after the first may be missing.
    @discardableResult
    public func refetch<Fragment: RefetchableFragment>(
        _ reference: FragmentRef<Fragment>,
        fetchPolicy: FetchPolicy = .networkOnly,
        pageSize: Int? = nil,
        cacheConfig: CacheConfig = CacheConfig(force: true)
    ) async throws -> FragmentRef<Fragment> {
        try await refetch(reference, [:], fetchPolicy, pageSize, cacheConfig)
    }

    /// Fetches a fragment again with other variables.
    ///
    /// ```swift
    /// let large = try await environment.refetch(user.avatar_user, with: .init(size: 512))
    /// ```
    ///
    /// Variables that `changes` leaves unset stay as they are. The data of `reference` doesn't change
    /// with the variables: read and observe the returned reference, and use the old one until then.
    /// If a filter of the fragment's list changes, the result has another list. Of that list, as many
    /// rows are requested as the store has.
    ///
    /// Otherwise like ``refetch(_:fetchPolicy:pageSize:cacheConfig:)``.
    public func refetch<Fragment: RefetchableFragment>(
        _ reference: FragmentRef<Fragment>,
        with changes: Fragment.RefetchVariables,
        fetchPolicy: FetchPolicy = .networkOnly,
        pageSize: Int? = nil,
        cacheConfig: CacheConfig = CacheConfig(force: true)
    ) async throws -> FragmentRef<Fragment> {
        var writer = VariableWriter()
        changes.write(to: &writer)
        return try await refetch(
            reference,
            VariableData(writer),
            fetchPolicy,
            pageSize,
            cacheConfig
        )
    }

    func refetch<Fragment: RefetchableFragment>(
        _ reference: FragmentRef<Fragment>,
        _ changes: VariableData,
        _ fetchPolicy: FetchPolicy,
        _ pageSize: Int?,
        _ cacheConfig: CacheConfig
    ) async throws -> FragmentRef<Fragment> {
        precondition(pageSize.map { $0 > 0 } ?? true, "A page has at least one row.")
        let request = RefetchRequest(reference)
        let variables = request.variables.changing(changes)
        let call = PageLoads.Call(
            list: request.list(variables),
            kind: .refetch(variables, fetchPolicy)
        )
        return try await shown {
            try await pageLoads.perform(call, of: request.name, loggingTo: store.log) { [self] in
                try await refetch(request, variables, fetchPolicy, pageSize, cacheConfig)
            }
        }
    }

    private func refetch<Fragment: RefetchableFragment>(
        _ request: RefetchRequest<Fragment>,
        _ variables: VariableData,
        _ fetchPolicy: FetchPolicy,
        _ pageSize: Int?,
        _ cacheConfig: CacheConfig
    ) async throws -> FragmentRef<Fragment> {
        let source = store.source
        try check(request.reference.owner, Fragment.artifact, source)
        let stored = try request.operation(variables, in: source)
        let isAvailable = {
            if case .available = self.store.check(stored) { true } else { false }
        }
        if fetchPolicy == .storeOnly || fetchPolicy == .storeOrNetwork {
            store.resolveMissingFields(of: stored)
            if fetchPolicy == .storeOnly || isAvailable() {
                let owner = store.owner(of: stored, from: request.root)
                return try request.reference(to: owner, in: store.source)
            }
        }
        let state = request.connectionState(of: stored, in: source)
        let reload = request.reload(state, variables, pageSize: pageSize)
        let operation = try request.operation(reload.variables, in: source)
        // Retained first, so that the response stays.
        let owner = store.owner(of: operation, from: request.root)
        var hasObject: (@Sendable (RecordSource) -> Bool)?
        if request.connection == nil {
            hasObject = { request.hasObject(of: operation, in: $0) }
        }
        let page = PageExecution(list: state.list, replaces: true, hasObject: hasObject)
        do {
            _ = try await run(operation, from: request.root, page, cacheConfig)
        } catch {
            guard fetchPolicy == .networkFirst, !(error is CancellationError), isAvailable()
            else { throw error }
            let owner = store.owner(of: stored, from: request.root)
            return try request.reference(to: owner, in: store.source)
        }
        let result = try request.reference(to: owner, in: store.source)
        try await fill(RefetchRequest(result), reload, cacheConfig)
        return result
    }

    /// Loads pages until a list that the server has cut short has all its rows.
    private func fill<Fragment: RefetchableFragment>(
        _ request: RefetchRequest<Fragment>,
        _ reload: RefetchRequest<Fragment>.Reload,
        _ cacheConfig: CacheConfig
    ) async throws {
        while true {
            let missing = reload.count - request.connectionState(in: store.source).rowCount
            guard missing > 0 else { return }
            let size = reload.pageSize ?? missing
            let result = try await loadPage(
                request.reloadDirection,
                reload.hasFixedPageSize ? size : min(missing, size),
                request,
                cacheConfig
            )
            guard case .loaded(let added, true) = result, added > 0 else { return }
        }
    }
}

extension VariableData {
    /// Returns these variables with others set.
    func changing(_ changes: VariableData) -> VariableData {
        var variables = self
        for (name, value) in changes.values { variables[name] = value }
        variables.uploads.merge(changes.uploads) { $1 }
        return variables
    }
}
