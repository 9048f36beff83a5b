extension Store {
    /// Applies an optimistic update to the records, and again to all later versions, until it is
    /// removed.
    ///
    /// - Throws: The error of the update when it is first applied, and
    ///   ``StoreError/reset(definition:)`` when the store was reset since its operation was
    ///   described. The store is then as before.
    ///
    /// With `upper`, it lies below that update.
    package func add(
        _ update: OptimisticUpdate,
        below upper: OptimisticUpdate.ID? = nil
    ) throws -> OptimisticUpdate.ID {
        try replace(nil, by: update, below: upper)
    }

    /// Removes an optimistic update and applies another one, in one version.
    ///
    /// - Throws: The errors of ``add(_:)``; also if the store is in another session than `session`. If
    ///   the new update throws, the previous one is removed all the same.
    package func replace(
        _ previous: OptimisticUpdate.ID?,
        by update: OptimisticUpdate,
        below upper: OptimisticUpdate.ID? = nil,
        session: Int? = nil
    ) throws -> OptimisticUpdate.ID {
        var publication = Publication()
        let id = try writer.withLock { state in
            try state.checkSession(of: update.operation)
            if let session, session != state.session {
                throw StoreError.reset(definition: "An optimistic change")
            }
            state.contents.optimisticUpdates.remove(previous)
            let added = state.identify(update)
            state.contents.optimisticUpdates.insert(added, below: upper)
            // Only a permit can forbid it, and there is none.
            try swap(state.takeContents(), added: added.id, nil, &state, &publication)
            return added.id
        }
        let position = publication.failures.firstIndex { $0.id == id }
        let own = position.map { publication.failures.remove(at: $0).error }
        announce(&publication)
        if let own { throw own }
        return id
    }

    /// Applies optimistic updates in one version.
    ///
    /// One that throws is left out, and logged; one whose operation was described before the store was reset is left
    /// out. Returns the others by their positions.
    func add(contentsOf updates: [OptimisticUpdate]) -> [Int: AppliedUpdate] {
        guard !updates.isEmpty else { return [:] }
        var publication = Publication()
        let applied = writer.withLock { state in
            var positions: [OptimisticUpdate.ID: Int] = [:]
            for (position, update) in updates.enumerated()
            where (try? state.checkSession(of: update.operation)) != nil {
                let added = state.identify(update)
                state.contents.optimisticUpdates.append(added)
                positions[added.id] = position
            }
            // Only a permit can forbid it, and there is none.
            try? swap(state.takeContents(), nil, &state, &publication)
            var applied: [Int: AppliedUpdate] = [:]
            for update in state.optimisticUpdates {
                guard let position = positions[update.id] else { continue }
                applied[position] = AppliedUpdate(update, state, source, symbols)
            }
            return applied
        }
        announce(&publication)
        return applied
    }

    /// Returns the effects of an optimistic update; `nil` if it isn't in force.
    func applied(_ id: OptimisticUpdate.ID) -> AppliedUpdate? {
        writer.withLock { state in
            let update = state.optimisticUpdates.last { $0.id == id }
            return update.map { AppliedUpdate($0, state, source, symbols) }
        }
    }

    /// Returns the records that an optimistic update has changed.
    package func records(changedBy id: OptimisticUpdate.ID) -> [DataID] {
        writer.withLock { state in
            let update = state.optimisticUpdates.last { $0.id == id }
            return update?.effect?.writes.map(\.id) ?? []
        }
    }

    /// Removes an optimistic update; others stay.
    ///
    /// Returns whether it was in force.
    @discardableResult
    package func remove(_ id: OptimisticUpdate.ID) -> Bool {
        var publication = Publication()
        let wasInForce = writer.withLock { state in
            guard state.contents.optimisticUpdates.remove(id) else { return false }
            // Only a permit can forbid it, and there is none.
            try? swap(state.takeContents(), nil, &state, &publication)
            return true
        }
        announce(&publication)
        return wasInForce
    }

    /// Applies the optimistic updates of `contents`, and replaces what readers see by the result.
    ///
    /// The only function that publishes what was written.
    ///
    /// - Throws: `CancellationError` when `permit` was revoked; nothing is replaced then.
    func swap(
        _ contents: consuming StoreState.Contents,
        added: OptimisticUpdate.ID? = nil,
        _ permit: WritePermit?,
        _ state: inout StoreState,
        _ publication: inout Publication
    ) throws {
        var view: RecordSource
        if !contents.optimisticUpdates.isEmpty || !contents.optimisticUpdates.removed.isEmpty {
            let overlay = state.applyOptimisticUpdates(
                to: &contents,
                symbols,
                options.handlers,
                changed: publication.changed,
                previous: source
            )
            view = overlay.view
            publication.changed += overlay.changed
            let stored = state.storeLookups(in: &contents, symbols, options.handlers)
            if !stored.isEmpty { view = contents.base }
            publication.changed += stored
            publication.overlaid = contents.base
            publication.failures = overlay.failures
            // The events of an update are logged only when it is first applied.
            if let added { publication.events += overlay.events[added] ?? [] }
        } else {
            view = contents.base
        }
        let isDifferent = !publication.changed.isEmpty || publication.invalidated != nil
        if isDifferent { view.version = state.nextVersion() }
        publication.isRenewal = view.hasAges && view.freshnessChanges != source.freshnessChanges
        publication.source = view
        // It returns the previous version and captures no variable but the parameter, because a
        // captured variable is allocated, and each access to it is checked.
        func replace() -> RecordSource? {
            guard isDifferent else {
                publication.renewed = renew(publication.source)
                return nil
            }
            return published.withLock {
                publication.isObserved = $0.isObserved
                let previous = take(&$0.source, publication.source)
                if $0.shown != nil {
                    $0.shown?.noteReplacement(of: previous)
                    publication.isShown = true
                }
                return previous
            }
        }
        // The changes are added under the same lock, so that `beginReading` finds the changes of
        // exactly the published version.
        let previous = try changes.withLock { changes in
            var previous = if let permit { try permit.use(replace) } else { replace() }
            if isDifferent {
                publication.hasChanged = true
                var changed = publication.changed
                changes.add(&changed, from: &previous, to: publication.source)
            }
            return previous
        }
        publication.leavesGarbage =
            contents.optimisticUpdates.isEmpty && state.needsCollection
        if contents.optimisticUpdates.isEmpty { state.exchangedKeys.forgetAll() }
        let ended = contents.optimisticUpdates.takeEnded()
        let old = take(&state.contents, contents)
        publication.replaced = .init(contents: old, view: previous, ended: ended)
    }

    /// Publishes new stamps for records that are the same as before, without a new version.
    ///
    /// Returns the stamps before, to be released after unlocking.
    private func renew(_ source: RecordSource) -> Freshness? {
        guard source.hasAges else { return nil }
        return published.withLock { $0.source.replaceFreshness(by: source) }
    }
}
