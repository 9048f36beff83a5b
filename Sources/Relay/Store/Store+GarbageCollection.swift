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
        schedule { [weak self] in
            self?.isCollectionScheduled.withLock { $0 = false }
            self?.collectGarbage()
        }
    }

    /// Drops the records that no root reaches and no live reader has read.
    ///
    /// Waits while optimistic updates are in force: what they hide may come back.
    package func collectGarbage() {
        var old: RecordSource?
        var notified: StoreSubscriptions.Notified?
        let counts = writer.withLock { state -> (dropped: Int, kept: Int)? in
            state.needsCollection = !state.layers.isEmpty
            guard state.layers.isEmpty else { return nil }
            // Readers that are yet to be told of a change may read what nobody has read before.
            notified = notifyReaders()
            let before = state.base.count
            old = sweep(&state.base)
            return (before - state.base.count, state.base.count)
        }
        logNotification(notified)
        guard let counts, old != nil else { return }
        log(.storeCollect(droppedRecords: counts.dropped, keptRecords: counts.kept))
    }

    /// Sweeps and publishes; the version that this replaces, to be released outside the lock.
    ///
    /// Who retains or subscribes meanwhile may count on records that are not marked. Then all is
    /// marked again, and this time they wait.
    private func sweep(_ base: inout RecordSource) -> RecordSource {
        let (kept, keptRevision) = roots.withLock { ($0.all, $0.revision) }
        let (seen, seenRevision) = subscriptions.withLock { (Array($0.seen), $0.revision) }
        var swept = Self.sweep(base, roots: kept, seen: seen)
        return roots.withLock { roots in
            subscriptions.withLock { subscriptions in
                if roots.revision != keptRevision || subscriptions.revision != seenRevision {
                    swept = Self.sweep(base, roots: roots.all, seen: subscriptions.seen)
                }
                base = swept
                return published.withLock { take(&$0, swept) }
            }
        }
    }

    private static func sweep(
        _ source: RecordSource,
        roots: [StoreRoots.Root],
        seen: some Sequence<DataID>
    ) -> RecordSource {
        var marker = ReferenceMarker(source: source)
        for root in roots {
            marker.mark(BoundNormalization(root.operation), root: root.dataID)
        }
        for id in seen { marker.mark(id) }
        var swept = source
        for index in 0..<UInt32(source.endIndex) {
            let id = DataID(index: index)
            if !marker.isMarked(id), source[id] != nil { swept[id] = nil }
        }
        return swept
    }
}
