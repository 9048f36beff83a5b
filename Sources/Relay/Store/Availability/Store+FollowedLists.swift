extension Store {
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
