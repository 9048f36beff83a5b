extension Store {
    /// After this many changed records it takes long to release those before.
    static let manyRecords = 1_000

    /// Logs a publication, notifies readers of it, and releases what it has replaced.
    ///
    /// Every version that was written passes here, once, with no lock held. Collections don't: they
    /// only remove unreachable records, and keep the version's number.
    ///
    /// `duration` is how long its response took to write; `nil` without a listener for events.
    /// `isHeld` says whether readers are notified later; see ``StoreOptions/eventInterval``.
    func announce(
        _ publication: inout Publication,
        writtenIn duration: Duration? = nil,
        isHeld: Bool = false
    ) {
        let isLogged = log.isActive
        let id = isLogged ? publication.response?.transactionID : nil
        for failure in publication.failures {
            log(.optimisticFail(message: describeForLog(failure.error)), of: id)
        }
        if publication.hasChanged || publication.invalidated != nil { watch(publication) }
        if publication.hasChanged {
            let count = publication.changed.count
            if count > Self.manyRecords { releaseLater(&publication.replaced) }
            log(publication.isReset ? .storeReset : .storePublish(changedRecords: count), of: id)
            if publication.isReset {
                deliverReset(publication)
            } else {
                deliver(publication, isHeld: isHeld, from: id)
            }
        }
        if isLogged {
            if let response = publication.response { log(response, duration) }
            for event in publication.events { log(event, of: id) }
        }
        if let invalidated = publication.invalidated {
            if !publication.isReset { log(.storeInvalidate, of: id) }
            notify(of: invalidated)
        }
        if publication.isRenewal || publication.response != nil { notifyRenewals() }
        if publication.isObserved { notifyObservers(of: publication) }
        if publication.leavesGarbage { scheduleCollection() }
        if publication.mayExceedCeiling { scheduleMeasuring() }
        if isLogged, publication.removesUpdate, let name = publication.response?.operation {
            log(.optimisticCommit(operation: name), of: id)
        }
        if publication.isKept { options.noteWrite?() }
    }

    private func log(_ response: Publication.Response, _ duration: Duration?) {
        log(
            .executeNormalize(
                operation: response.operation,
                changedRecords: response.changedRecords,
                missingFields: response.envelope.missing,
                transactionID: response.transactionID
            ),
            lasting: duration
        )
        let (errors, nulls) = (response.envelope.errors, response.envelope.nulls)
        if !errors.isEmpty || !nulls.isEmpty {
            log(
                .executeFieldErrors(operation: response.operation, errors, nulls: nulls),
                of: response.transactionID
            )
        }
    }

    // MARK: - Observers

    /// Calls `action` whenever a response was written, or fields that age were received, until the result is
    /// disposed of.
    func observeRenewals(_ action: @escaping @Sendable () -> Void) -> Disposable {
        let id = renewals.withLock { $0.add((), action) }
        return Disposable { [weak self] in
            // Released after unlocking.
            _ = self?.renewals.withLock { $0.remove(id) }
        }
    }

    private func notifyRenewals() {
        let observers = renewals.withLock { $0.isEmpty ? [] : $0.all }
        for observer in observers { observer.notify() }
    }

    /// Calls `observer` with each publication that changes something, until the result is disposed
    /// of.
    ///
    /// It is called without any lock, after the readers were notified, on the thread that wrote. Two
    /// threads that write at once may call it in either order; the version of `source` tells which
    /// publication is the newer. It may be called once more while disposing returns.
    package func observePublications(
        _ observer: @escaping @Sendable (Publication) -> Void
    ) -> Disposable {
        let id = observers.withLock { observers in
            published.withLock { $0.isObserved = true }
            return observers.add(observer)
        }
        return Disposable { [weak self] in
            guard let self else { return }
            // Released after unlocking.
            _ = observers.withLock { observers in
                let removed = observers.remove(id)
                published.withLock { $0.isObserved = !observers.isEmpty }
                return removed
            }
        }
    }

    private func notifyObservers(of publication: Publication) {
        for notify in observers.withLock({ $0.all }) { notify(publication) }
    }
}
