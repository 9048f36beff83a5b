extension Store {
    /// Keeps what an operation reaches from `dataID` until the result is disposed of; then it
    /// stays for as long as the release buffer has room.
    package func retain(_ operation: OperationDescriptor, from dataID: DataID) -> Disposable {
        let id = roots.withLock { $0.retain(.init(operation: operation, dataID: dataID)) }
        return Disposable { [weak self] in
            guard let self else { return }
            let now = options.now()
            if roots.withLock({ $0.release(id, now: now) }) { scheduleCollection() }
        }
    }

    /// The descriptor that references in the results of an operation hold: for as long as it lives,
    /// what the operation reaches from `dataID` stays.
    ///
    /// An operation without fragments has no references, and is its own, unless `isOfEdge` says that it
    /// fetches the objects of a derived field, whose fragments another definition reads.
    package func owner(
        of operation: OperationDescriptor,
        from dataID: DataID,
        isOfEdge: Bool = false
    ) -> OperationDescriptor {
        guard isOfEdge || operation.artifact.reader.hasFragments else { return operation }
        let root = StoreRoots.Root(operation: operation, dataID: dataID)
        let id = roots.withLock { $0.retain(root, isReference: true, isOfEdge: isOfEdge) }
        return holding(operation, [id])
    }

    /// The identities of the objects with keys, also of those that were never met, and the descriptor that
    /// references hold in the results of an operation that begin at each of them; waits for a write in progress.
    ///
    /// For as long as the descriptor lives, the identities stay the same.
    func owner(
        of operation: OperationDescriptor,
        fromEach keys: [RecordKey]
    ) -> (ids: ContiguousArray<DataID>, owner: OperationDescriptor) {
        func retain(
            _ identities: inout Identities
        ) -> (ids: ContiguousArray<DataID>, retentions: [Int]) {
            let ids = ContiguousArray(keys.map { identities.intern($0, symbols) })
            // Before a collection can forget them.
            let retentions = roots.withLock { roots in
                ids.map { id in
                    roots.retain(.init(operation: operation, dataID: id), isReference: true)
                }
            }
            return (ids, retentions)
        }
        let (ids, retentions) =
            if let updater {
                updater.change { retain(&$0.identities) }
            } else {
                writer.withLock { retain(&$0.identities) }
            }
        return (ids, holding(operation, retentions))
    }

    private func holding(
        _ operation: OperationDescriptor,
        _ retentions: [Int]
    ) -> OperationDescriptor {
        let retention = Disposable { [weak self] in
            // The app's clock isn't asked for the age, because an updater may drop the last
            // reference.
            guard let self else { return }
            let leavesGarbage = roots.withLock { roots in
                retentions.reduce(false) { roots.release($1, now: nil) || $0 }
            }
            if leavesGarbage { scheduleCollection() }
        }
        return operation.holding(retention)
    }
}
