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
}
