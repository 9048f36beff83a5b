#if canImport(Darwin)
package import Foundation
#else
package import FoundationEssentials
#endif

extension Store {
    /// Commits a payload: writes it into the records and publishes the result as one version.
    ///
    /// The stations, in order, all of them on a private copy of the records and holding the
    /// writer's lock: the payload is normalized, its field handlers run, `updater` runs, the
    /// optimistic updates in force are applied to the result, and the result is swapped for the
    /// published version. After unlocking the publication is announced.
    ///
    /// `updater` runs for the response itself but not for its later parts. The execution's optimistic
    /// update is removed in the same version. The operation counts as written now.
    ///
    /// Returns `nil` for a payload that is skipped because it has neither data nor errors. With
    /// `beginsModelWork`, models show what is published only after the caller has called ``endModelWork()``,
    /// unless the payload is skipped.
    ///
    /// - Throws: A ``ResponseError`` when the payload is refused or has no data,
    ///   ``StoreError/reset(definition:)`` when the store was reset since the operation was
    ///   described, and `CancellationError` when the permit was revoked. Nothing is changed then,
    ///   the optimistic update stays, and the execution can't receive further parts.
    @discardableResult
    package func commit(
        _ payload: Data,
        of execution: inout Execution,
        updater: (any ResponseUpdater)? = nil,
        beginsModelWork: Bool = false
    ) throws -> Publication? {
        var publication = Publication()
        let duration = try write(payload, of: &execution, updater, &publication)
        guard publication.response != nil else { return nil }
        execution.hasAnswer = true
        if !execution.awaitsParts, let request = take(&execution.request, nil) {
            endRequest(request)
        }
        let isHeld = options.eventInterval != nil && execution.isSubscription
        // Not before: it has taken long to write, and other versions were shown meanwhile.
        if beginsModelWork { beginModelWork() }
        announce(&publication, writtenIn: duration, isHeld: isHeld)
        // Moved, because a copy would count each of its references.
        return consume publication
    }

    /// Writes a payload, with the writer locked, and logs if it is refused.
    ///
    /// Returns how long it took; `nil` without a listener for events.
    private func write(
        _ payload: Data,
        of execution: inout Execution,
        _ updater: (any ResponseUpdater)?,
        _ publication: inout Publication
    ) throws -> Duration? {
        // Moved out, so that changing it doesn't copy it.
        var delivery = take(&execution.delivery, nil)
        // Read before locking, because the app may supply the clock.
        let now = options.now()
        do {
            try checkSize(of: payload, operation: execution.operation.request.name)
            try writer.withLock { state in
                try state.checkSession(of: execution.operation)
                var keys = StoreState.KeyExchange()
                let isShown =
                    execution.queuedMutation != nil && state.isInForce(execution.optimisticUpdate)
                if execution.optimisticUpdate != nil {
                    keys = state.exchangeTemporaryKeys(
                        of: execution,
                        in: source,
                        payload,
                        symbols
                    )
                }
                do {
                    try write(
                        payload,
                        of: &execution,
                        &delivery,
                        updater,
                        to: &state,
                        now,
                        &publication
                    )
                } catch {
                    state.restore(keys.exchanged)
                    throw error
                }
                if let number = execution.queuedMutation, !execution.hasAnswer,
                    publication.response != nil
                {
                    let texts = keys.exchanged.exchangedTexts
                    options.noteAnswer?(number, texts, isShown ? keys.unknown : nil, payload)
                }
            }
        } catch {
            execution.hasLostParts = true
            log(
                .executeRefuse(
                    operation: execution.operation.request.name,
                    message: describeForLog(error),
                    transactionID: execution.transactionID
                )
            )
            throw error
        }
        execution.delivery = delivery
        return log.isListening ? options.now() - now : nil
    }

    /// Writes a payload into the locked state.
    private func write(
        _ payload: Data,
        of execution: inout Execution,
        _ delivery: inout IncrementalDelivery?,
        _ updater: (any ResponseUpdater)?,
        to state: inout StoreState,
        _ now: ContinuousClock.Instant,
        _ publication: inout Publication
    ) throws {
        var transaction = state.beginTransaction(symbols)
        if let page = execution.page {
            transaction.mergedPages = []
            transaction.replacesPages = page.replaces
            transaction.extendedList = page.replaces ? nil : page.list
        }
        if !execution.streamedPages.isEmpty { transaction.openPages = execution.streamedPages }
        do {
            publication.response = try normalize(
                payload,
                of: &execution,
                &delivery,
                updater,
                to: &transaction,
                now
            )
        } catch {
            state.end(&transaction)
            throw error
        }
        let lists = execution.permit == nil ? nil : state.followedLists
        state.followChanges(of: &transaction)
        state.end(&transaction)
        guard publication.response != nil else { return }
        let streamedPages = take(&transaction.streamedPages, [])
        let changes = laterChanges(
            of: transaction,
            execution,
            isWhole: publication.response?.envelope.isPart == false && delivery?.isOpen != true,
            since: state.base,
            state.identities
        )
        do {
            try replaceBase(
                with: &transaction,
                removing: execution.optimisticUpdate,
                execution.permit,
                &state,
                &publication
            )
        } catch {
            if let lists { state.followedLists = lists }
            throw error
        }
        note(changes)
        execution.note(streamedPages, of: publication.response?.envelope)
        if let root = transaction.writtenRoot {
            let written = StoreRoots.Written(
                epoch: state.epoch,
                time: Moment(now),
                records: publication.changed.count
            )
            note(execution, writtenTo: root, written)
        }
    }

    /// Changes records without a response, and publishes the result as one version.
    ///
    /// `isKnown` says that the changes follow from what the store has, so that answers which are on their way
    /// count more.
    ///
    /// - Throws: The error of `updater`; nothing is changed then.
    package func update(
        removing optimisticUpdate: OptimisticUpdate.ID? = nil,
        isKnown: Bool = false,
        _ updater: (RecordSourceProxy) throws -> Void
    ) throws {
        var publication = Publication()
        // Read before locking, because the app may supply the clock.
        let now = options.now()
        try writer.withLock { state in
            var transaction = state.beginTransaction(symbols)
            if state.base.hasAges { transaction.receipt = Receipt(time: now) }
            do {
                try RecordSourceProxy.run(&transaction, updater)
            } catch {
                state.end(&transaction)
                throw error
            }
            state.followChanges(of: &transaction)
            state.end(&transaction)
            let changes =
                isKnown
                ? nil : laterChanges(of: transaction, since: state.base, state.identities)
            try replaceBase(
                with: &transaction,
                removing: optimisticUpdate,
                nil,
                &state,
                &publication
            )
            note(changes)
        }
        announce(&publication)
    }

    func checkSize(of payload: Data, operation: String) throws(ResponseError) {
        let limit = options.maximumResponseBytes
        guard payload.count > limit else { return }
        let error = JSONError(.tooLarge(bytes: payload.count, limit: limit), at: 0)
        throw .invalidJSON(operation: operation, path: "", error)
    }

    /// Normalizes a payload, and runs its handlers and its updater.
    ///
    /// Returns `nil` for a payload that is skipped.
    private func normalize(
        _ payload: Data,
        of execution: inout Execution,
        _ delivery: inout IncrementalDelivery?,
        _ updater: (any ResponseUpdater)?,
        to transaction: inout StoreTransaction,
        _ now: ContinuousClock.Instant
    ) throws -> Publication.Response? {
        let later = execution.request.flatMap { request in
            laterWrites.withLock { $0.changes(since: request) }
        }
        let before = later == nil ? RecordSource() : transaction.source
        let operation = execution.operation
        let normalization = operation.normalization
        let maxAge = execution.responseAge?.seconds
        if transaction.source.hasAges || normalization.hasAges || maxAge != nil {
            transaction.receipt = Receipt(time: now, maxAge: maxAge)
        }
        let envelope = try payload.withUnsafeBytes { bytes in
            try transaction.normalize(
                bytes,
                normalization,
                root: execution.root,
                &delivery
            )
        }
        if transaction.receipt != nil { transaction.dropUnusedStamps() }
        guard !envelope.isEmpty else { return nil }
        guard envelope.hasData || envelope.isPart else {
            throw ResponseError.failed(operation: operation.request.name, envelope.errors)
        }
        if let later {
            let isWhole = !envelope.isPart && delivery?.isOpen != true
            let plan = normalization.plan
            // Elements that a server streams are put where the answer has its list.
            let hasLists = !plan.followLevels.isEmpty && plan.streamLabels.isEmpty
            if hasLists { transaction.later = later.rows(in: transaction.source) }
            keep(
                later,
                in: &transaction,
                of: execution,
                keepsLinks: isWhole,
                exceptIn: hasLists ? transaction.listsToFollow : [],
                since: before
            )
        }
        try options.handlers.handle(&transaction)
        if let later, !later.members.isEmpty {
            try RecordSourceProxy.run(&transaction) { $0.keepMembers(later, of: before) }
        }
        if let pages = transaction.mergedPages {
            try execution.page?.add(
                pages,
                envelope,
                of: operation.request.name,
                in: transaction.source
            )
        }
        let response = Publication.Response(
            operation: operation.request.name,
            transactionID: execution.transactionID,
            envelope: envelope,
            changedRecords: transaction.changed.count
        )
        if !envelope.isPart { updater?.update(&transaction) }
        return response
    }

    /// Makes the records of a transaction the base, and publishes them with the optimistic updates.
    ///
    /// - Throws: `CancellationError` when `permit` was revoked; only the followed lists are changed then.
    func replaceBase(
        with transaction: inout StoreTransaction,
        removing optimisticUpdate: OptimisticUpdate.ID?,
        _ permit: WritePermit?,
        _ state: inout StoreState,
        _ publication: inout Publication
    ) throws {
        publication.invalidated = transaction.noteInvalidations(epoch: state.epoch + 1)
        publication.changed = take(&transaction.changed, [])
        publication.events = take(&transaction.events, [])
        var contents = StoreState.Contents(
            base: take(&transaction.source, RecordSource()),
            optimisticUpdates: state.contents.optimisticUpdates
        )
        publication.removesUpdate = contents.optimisticUpdates.remove(optimisticUpdate)
        state.followedLists.add(take(&transaction.followedLists, []))
        try swap(consume contents, permit, &state, &publication)
        state.noteWrite(bytes: transaction.responseBytes)
        publication.mayExceedCeiling = mayExceedCeiling(state)
    }

    /// Records when an operation's data was written.
    private func note(
        _ execution: Execution,
        writtenTo root: DataID,
        _ written: StoreRoots.Written
    ) {
        roots.withLock { roots in
            // The time matters only if something is retained, and hashing a key takes long.
            guard execution.keepsUnretained || !roots.isEmpty else { return }
            // A page belongs to the operation of the list.
            if let page = execution.page, !page.replaces { return }
            roots.note(
                written,
                for: StoreRoots.Root(operation: execution.operation, dataID: root),
                keepsUnretained: execution.keepsUnretained
            )
            guard !execution.parts.isEmpty else { return }
            var share = written
            share.records /= execution.parts.count
            for part in execution.parts {
                let root = StoreRoots.Root(operation: part, dataID: root)
                roots.note(share, for: root, keepsUnretained: false)
            }
        }
    }
}
