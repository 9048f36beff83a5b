extension Store {
    /// Writes a fragment's data into its object, and publishes the result as one version.
    ///
    /// - Throws: A ``ResponseError`` or ``PayloadError`` if the data is refused, and
    ///   ``StoreError/reset(definition:)`` when the store was reset since the operation was described.
    ///   Nothing is changed then.
    func commit(_ payload: FragmentPayload) throws {
        try checkSize(of: payload.bytes, operation: payload.fragment)
        var publication = Publication()
        // Read before locking, because the app may supply the clock.
        let now = options.now()
        try writer.withLock { state in
            try state.checkSession(of: payload.owner)
            var transaction = state.beginTransaction(symbols)
            do {
                publication.response = try normalize(payload, to: &transaction, now)
            } catch {
                state.end(&transaction)
                throw error
            }
            state.followChanges(of: &transaction)
            state.end(&transaction)
            let changes = laterChanges(of: transaction, since: state.base, state.identities)
            try replaceBase(with: &transaction, removing: nil, nil, &state, &publication)
            note(changes)
        }
        announce(&publication, writtenIn: log.isListening ? options.now() - now : nil)
    }

    private func normalize(
        _ payload: FragmentPayload,
        to transaction: inout StoreTransaction,
        _ now: ContinuousClock.Instant
    ) throws -> Publication.Response {
        if transaction.source.hasAges || payload.owner.normalization.hasAges {
            transaction.receipt = Receipt(time: now)
        }
        try transaction.normalize(payload)
        if transaction.receipt != nil { transaction.dropUnusedStamps() }
        try options.handlers.handle(&transaction)
        return Publication.Response(
            operation: payload.fragment,
            transactionID: nil,
            envelope: ResponseEnvelope(),
            changedRecords: transaction.changed.count
        )
    }
}
