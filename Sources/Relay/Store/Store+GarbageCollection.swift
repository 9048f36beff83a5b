extension Store {
    /// Keeps what an operation reaches from `dataID` until the result is disposed of; then it
    /// stays for as long as the release buffer has room.
    package func retain(_ operation: OperationDescriptor, from dataID: DataID) -> Disposable {
        let id = roots.withLock { $0.retain(.init(operation: operation, dataID: dataID)) }
        return Disposable { [weak self] in
            guard let self, roots.withLock({ $0.release(id) }) else { return }
            scheduleCollection()
        }
    }

    /// Collects soon, once, however often it is called until then.
    func scheduleCollection() {
        guard !isCollectionScheduled.withLock({ take(&$0, true) }) else { return }
        Task.detached { [weak self] in
            self?.isCollectionScheduled.withLock { $0 = false }
            self?.collectGarbage()
        }
    }

    /// Drops the records that no root reaches and no live reader has read.
    ///
    /// Waits while optimistic updates are in force: what they hide may come back.
    package func collectGarbage() {
        var old: RecordSource?
        let counts = writer.withLock { state -> (dropped: Int, kept: Int)? in
            state.needsCollection = !state.layers.isEmpty
            guard state.layers.isEmpty else { return nil }
            let before = state.base.count
            state.base = sweep(state.base)
            // The old version is released outside the lock.
            old = published.withLock { take(&$0, state.base) }
            return (before - state.base.count, state.base.count)
        }
        guard let counts, old != nil else { return }
        log(.storeCollect(droppedRecords: counts.dropped, keptRecords: counts.kept))
    }

    private func sweep(_ source: RecordSource) -> RecordSource {
        var marker = ReferenceMarker(source: source)
        for root in roots.withLock({ $0.all }) {
            marker.mark(BoundNormalization(root.operation), root: root.dataID)
        }
        subscriptions.withLock { for id in $0.seen { marker.mark(id) } }
        var swept = source
        for index in 0..<UInt32(source.endIndex) {
            let id = DataID(index: index)
            if !marker.isMarked(id), source[id] != nil { swept[id] = nil }
        }
        return swept
    }
}
