extension Store {
    /// Has the kept lists of an operation follow their filters, before it is read for the first time.
    ///
    /// Otherwise it would be shown without the optimistic updates for once. Does nothing inside an updater.
    /// Returns whether readers see another version than before.
    @discardableResult
    func followKeptLists(of operation: OperationDescriptor) -> Bool {
        guard let savedEpoch, updater == nil, mayHaveKeptLists(of: operation.artifact)
        else { return false }
        let key = StoreRoots.Key(operation: operation.identifier, dataID: .root)
        let written = roots.withLock { $0.written(key, operation) }
        guard written?.epoch ?? 0 <= savedEpoch, !availability.withLock({ $0.isFollowed(key) })
        else { return false }
        let version = source.version
        _ = examine(operation)
        return source.version != version
    }

    /// Returns whether an earlier run of the app may have kept lists of an operation that follow filters.
    func mayHaveKeptLists(of artifact: Artifact) -> Bool {
        savedEpoch != nil && !artifact.normalization.followLevels.isEmpty
    }

    /// Has the lists of an operation follow their filters whose data an earlier run of the app has kept.
    ///
    /// Other lists do since the response that has brought them.
    func followKeptLists(
        of operation: OperationDescriptor,
        _ key: StoreRoots.Key,
        writtenAt epoch: Int?
    ) {
        guard let savedEpoch, epoch ?? 0 <= savedEpoch,
            !operation.normalization.plan.followLevels.isEmpty,
            availability.withLock({ $0.noteFollowed(key) })
        else { return }
        var publication = Publication()
        writer.withLock { state in
            guard operation.session == state.session else { return }
            let search = FollowedListSearch(operation.normalization, state.base, symbols)
            let new = search.found.filter { !state.followedLists.contains($0) }
            state.followedLists.add(new)
            guard !new.isEmpty, !state.optimisticUpdates.isEmpty else { return }
            // Only a permit can forbid it, and there is none.
            try? swap(state.takeContents(), nil, &state, &publication)
        }
        announce(&publication)
    }
}
