extension RelayEnvironment {
    /// Loads the next page of a fragment's list, and adds it to the list.
    ///
    /// ```swift
    /// switch try await environment.loadNext(20, of: user.feed_user) {
    /// case .loaded(let added, let hasMore): …
    /// case .atEnd: …
    /// }
    /// ```
    ///
    /// Everyone who observes the list receives the new rows. If no page of the list was fetched yet,
    /// this is the first one.
    ///
    /// Calls for one list run one after another, in the order of the calls. A call for as many rows
    /// in the same direction as one that has not ended joins it, and gets the same result. If the
    /// list is replaced before the page arrives, the page after its new end is loaded instead. While the
    /// query above the fragment is in flight and has not brought the end of the list, as with a streamed
    /// list, the call waits for it.
    ///
    /// Cancelling the task cancels the request, unless another caller has joined it.
    ///
    /// - Parameters:
    ///   - count: The number of rows to request, at least 1.
    ///   - reference: A reference to the fragment with the list.
    ///   - cacheConfig: Options for the network. By default, it ignores cached responses.
    /// - Returns: Whether the page was added, or the list was at its end.
    /// - Throws: The network's error, `CancellationError`, or a ``ResponseError``; the list is then
    ///   unchanged, except for the rows of a streamed page that have already arrived, and calling
    ///   again continues after the last row. A ``RefetchError`` when the server answered but the page
    ///   can't be added. A ``StoreError`` when the fragment's object was deleted, the environment was
    ///   reset, or the reference comes from another environment.
    @discardableResult
    public func loadNext<Fragment: ForwardPaginationFragment>(
        _ count: Int,
        of reference: FragmentRef<Fragment>,
        cacheConfig: CacheConfig = CacheConfig(force: true)
    ) async throws -> PageResult {
        try await load(.next, count, RefetchRequest(reference), cacheConfig)
    }

    /// Loads the previous page of a fragment's list, and adds it in front of the list.
    ///
    /// Otherwise like ``loadNext(_:of:cacheConfig:)``.
    @discardableResult
    public func loadPrevious<Fragment: BackwardPaginationFragment>(
        _ count: Int,
        of reference: FragmentRef<Fragment>,
        cacheConfig: CacheConfig = CacheConfig(force: true)
    ) async throws -> PageResult {
        try await load(.previous, count, RefetchRequest(reference), cacheConfig)
    }

    /// Loads pages until the list is at its end, or until at least `limit` rows were added.
    ///
    /// Pages are loaded at the end of the list or, if the fragment can only load previous pages, at
    /// its front. Each page is added as it arrives.
    ///
    /// - Parameters:
    ///   - limit: The number of rows to add at most, rounded up to whole pages.
    ///   - pageSize: The number of rows to request at a time, at least 1.
    ///   - reference: A reference to the fragment with the list.
    ///   - cacheConfig: Options for the network. By default, it ignores cached responses.
    /// - Returns: The number of rows that were added by all pages, and whether there are more.
    /// - Throws: The errors of ``loadNext(_:of:cacheConfig:)``, and
    ///   ``RefetchError/noProgress(fragment:)``. The pages loaded so far stay.
    @discardableResult
    public func loadAll<Fragment: PaginationFragment>(
        _ limit: Int,
        pageSize: Int = 100,
        of reference: FragmentRef<Fragment>,
        cacheConfig: CacheConfig = CacheConfig(force: true)
    ) async throws -> PageResult {
        let request = RefetchRequest(reference)
        let direction: PageDirection = request.connection?.forward != nil ? .next : .previous
        var total = 0
        var cursor: JSONValue?
        var repeated = 0
        while total < limit {
            let result = try await load(direction, pageSize, request, cacheConfig)
            guard case .loaded(let added, let hasMore) = result else {
                return total == 0 ? .atEnd : .loaded(added: total, hasMore: false)
            }
            total += added
            if !hasMore { return .loaded(added: total, hasMore: false) }
            let state = request.connectionState(in: store.source)
            let last = direction == .next ? state.endCursor : state.startCursor
            // A list without cursors that has been repeated as a whole won't have new rows. No more is
            // added than is needed for that, because pages may be as large as numbers get.
            repeated = added == 0 ? repeated + min(pageSize, state.rowCount + 1) : 0
            let isStuck = state.range == nil ? last == cursor : repeated > state.rowCount
            if added == 0, isStuck {
                throw RefetchError.noProgress(fragment: request.name)
            }
            cursor = last
        }
        return .loaded(added: total, hasMore: true)
    }

    /// Loads a page when it is its turn, or joins a call for the same page.
    func load<Fragment: PaginationFragment>(
        _ direction: PageDirection,
        _ count: Int,
        _ request: RefetchRequest<Fragment>,
        _ cacheConfig: CacheConfig
    ) async throws -> PageResult {
        precondition(count > 0, "A page has at least one row.")
        let call = PageLoads.Call(
            list: request.list(request.variables),
            kind: .page(direction, count: count)
        )
        return try await shown {
            try await pageLoads.perform(call, of: request.name, loggingTo: store.log) { [self] in
                try await waitForList(of: request)
                return try await loadPage(direction, count, request, cacheConfig)
            }
        }
    }

    /// How often a page is requested again because the list was replaced meanwhile.
    private static let pageAttempts = 3

    /// Loads a page at one end of the list as it is now.
    func loadPage<Fragment: RefetchableFragment>(
        _ direction: PageDirection,
        _ count: Int,
        _ request: RefetchRequest<Fragment>,
        _ cacheConfig: CacheConfig
    ) async throws -> PageResult {
        let begun = store.log.begin
        let cacheConfig = executor.identify(cacheConfig)
        var count = count
        for _ in 0..<Self.pageAttempts {
            let source = store.source
            try check(request.reference.owner, Fragment.artifact, source)
            let state = request.connectionState(in: source)
            if state.list != nil {
                let cursor = direction == .next ? state.endCursor : state.startCursor
                guard state.hasMore(direction) else { return .atEnd }
                guard cursor != nil || state.rowCount == 0 else {
                    throw RefetchError.noCursor(fragment: request.name)
                }
            }
            let operation = try request.operation(
                request.variables(direction, count: count, from: state),
                in: source
            )
            let page = PageExecution(list: state.list, replaces: false)
            let pages = try await run(operation, from: request.root, page, cacheConfig)
            let reached = request.connectionState(in: store.source)
            let outcomes = pages.filter { $0.list == reached.list }.map(\.outcome)
            if outcomes.contains(.refused) { continue }
            if let rows = outcomes.lazy.compactMap(\.shortened).first {
                count = rows
                continue
            }
            guard !outcomes.isEmpty else { throw RefetchError.notReturned(fragment: request.name) }
            let added = outcomes.map(\.added).reduce(0, +)
            let hasMore = reached.hasMore(direction)
            store.log(
                .pageLoad(
                    definition: request.name,
                    direction: direction,
                    added: added,
                    hasMore: hasMore
                ),
                of: cacheConfig.transactionID,
                since: begun
            )
            return .loaded(added: added, hasMore: hasMore)
        }
        throw RefetchError.listReplaced(fragment: request.name)
    }

    /// Runs a refetch query, and returns the pages that were added to lists.
    func run(
        _ operation: OperationDescriptor,
        from root: DataID,
        _ page: PageExecution,
        _ cacheConfig: CacheConfig
    ) async throws -> [MergedPage] {
        // Keeps the response until the list, or a reference to the result, keeps it.
        let owner = store.owner(of: operation, from: root)
        defer { withExtendedLifetime(owner) {} }
        var execution = Execution(operation, root: root)
        execution.page = page
        return try await executor.run(execution, cacheConfig) { [store] execution, payloads in
            while let payload = try await payloads.next() {
                try store.commit(payload, of: &execution)
            }
            return execution.page?.merged ?? []
        }
    }
}

extension ConnectionState {
    fileprivate func hasMore(_ direction: PageDirection) -> Bool {
        direction == .next ? hasNextPage : hasPreviousPage
    }
}

extension MergedPage.Outcome {
    /// The number of edges that were added.
    fileprivate var added: Int { if case .merged(let added) = self { added } else { 0 } }

    /// The number of rows that the server returned instead of those that were requested.
    fileprivate var shortened: Int? { if case .short(let rows) = self { rows } else { nil } }
}
