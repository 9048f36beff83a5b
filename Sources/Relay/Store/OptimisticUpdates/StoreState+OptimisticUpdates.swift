extension StoreState {
    /// The result of applying all optimistic updates.
    struct Overlay {
        /// The records as readers are to see them.
        var view: RecordSource
        /// The records that differ from the previous version because of optimistic updates.
        var changed: ContiguousArray<DataID> = []
        var failures: [Publication.Failure] = []
        /// The events of each update that was applied, did not fail and has left any.
        var events: [OptimisticUpdate.ID: [LogEvent]] = [:]
        /// The records that an update has changed before, or changes now.
        fileprivate var candidates: Set<DataID> = []
    }

    private static let fewRecords = 100

    /// Applies the optimistic updates to the base of `contents`.
    ///
    /// One that throws when it is first applied is removed, and no other. One that throws later changes
    /// nothing until a record changes that it has looked at; then it is applied again.
    ///
    /// `changed` are the records in which the base differs from that below `previous`, the version
    /// that readers see. Updates that have looked at none of them keep their effects.
    mutating func applyOptimisticUpdates(
        to contents: inout Contents,
        _ symbols: Symbols,
        _ handlers: FieldHandlers,
        changed: ContiguousArray<DataID>,
        previous: RecordSource
    ) -> Overlay {
        let changes = contents.optimisticUpdates.takeChanges()
        let hasNewLists = followedLists.takeNew()
        let removed = changes.removed.compactMap(\.effect)
        let withdrawn = removed.flatMap { $0.writes.map(\.id) }
        // The facts that responses teach are not noted one by one.
        let facts = contents.base.typeFacts
        let hasSameFacts =
            facts == base.typeFacts && !removed.contains { $0.hasTaughtFacts }
        // Otherwise it is cheaper to take over the effects of all updates.
        let isSmall = changed.count <= max(Self.fewRecords, 4 * contents.optimisticUpdates.count)
        var overlay: Overlay
        if isSmall, !changes.hasInsertion, hasSameFacts, !hasNewLists,
            facts == previous.typeFacts,
            contents.optimisticUpdates.areUntouched(by: changed),
            contents.optimisticUpdates.areUntouched(by: withdrawn)
        {
            overlay = Overlay(view: previous)
            overlay.view.invalidations = contents.base.invalidations
            for id in changed { overlay.view[id] = contents.base[id] }
            for id in withdrawn { overlay.view[id] = contents.base[id] }
            applyNewUpdates(to: &overlay, of: &contents, symbols, handlers)
        } else {
            overlay = Overlay(view: contents.base)
            var dirty = Set(changed)
            dirty.formUnion(withdrawn)
            applyAllUpdates(
                to: &overlay,
                of: &contents,
                symbols,
                handlers,
                dirty: hasSameFacts && !hasNewLists ? dirty : nil
            )
        }
        overlay.candidates.formUnion(withdrawn)
        takeFreshness(of: contents, into: &overlay.view)
        let candidates = overlay.candidates.sorted { $0.index < $1.index }
        let ended = removed.reduce(into: Set()) { $0.formUnion($1.madeUp) }
        withdraw(candidates, ended, from: previous, &contents, &overlay.view)
        // Readers of records that are the same may have waited for a fact.
        let haveFactsChanged = overlay.view.typeFacts != previous.typeFacts
        for id in candidates where haveFactsChanged || overlay.view[id] != previous[id] {
            overlay.changed.append(id)
        }
        return overlay
    }

    /// Stores the links that lookups have found among the objects of optimistic updates, once no other
    /// update is in force.
    ///
    /// Returns the records of the base that have changed. The view is the base then.
    mutating func storeLookups(
        in contents: inout Contents,
        _ symbols: Symbols,
        _ handlers: FieldHandlers
    ) -> ContiguousArray<DataID> {
        let lookups = contents.optimisticUpdates.all
        guard contents.optimisticUpdates.ownCount == 0 else { return [] }
        var changed = ContiguousArray<DataID>()
        for lookup in lookups {
            contents.optimisticUpdates.remove(lookup.id)
            var transaction = makeTransaction(contents.base, symbols, updateCount: 0)
            defer { end(&transaction) }
            // One that throws has thrown before, and was logged.
            guard (try? lookup.update.apply(to: &transaction, handlers)) != nil else { continue }
            let lacks = transaction.follow(followedLists, since: contents.base)
            followedLists.note(lacks, among: transaction.changed)
            contents.base = take(&transaction.source, RecordSource())
            changed += transaction.changed
        }
        // Their changes are in the base.
        _ = contents.optimisticUpdates.takeChanges()
        return changed
    }

    /// Has the records of a view age as those of the base, except for those that optimistic updates
    /// have changed.
    private func takeFreshness(of contents: Contents, into view: inout RecordSource) {
        view.replaceFreshness(by: contents.base)
        guard view.hasAges else { return }
        for update in contents.optimisticUpdates.all {
            for write in update.effect?.writes ?? [] where view.stampPosition(of: write.id) != 0 {
                view.changeFreshness { $0.set(0, for: write.id) }
            }
        }
    }

    /// Applies the updates that were added last to a view that has the effects of all others.
    private mutating func applyNewUpdates(
        to overlay: inout Overlay,
        of contents: inout Contents,
        _ symbols: Symbols,
        _ handlers: FieldHandlers
    ) {
        var position = contents.optimisticUpdates.count
        while position > 0, contents.optimisticUpdates.all[position - 1].effect == nil {
            position -= 1
        }
        while position < contents.optimisticUpdates.count {
            if apply(position, to: &overlay, of: &contents, symbols, handlers) != nil {
                position += 1
            }
        }
    }

    /// Applies the updates that may be different because of `dirty` records, or all of them, and
    /// takes over the effects of the others.
    private mutating func applyAllUpdates(
        to overlay: inout Overlay,
        of contents: inout Contents,
        _ symbols: Symbols,
        _ handlers: FieldHandlers,
        dirty: Set<DataID>?
    ) {
        var dirty = dirty
        var position = 0
        while position < contents.optimisticUpdates.count {
            let before = contents.optimisticUpdates.all[position].effect
            for write in before?.writes ?? [] { overlay.candidates.insert(write.id) }
            if let before, let dirty, !before.isTouched(by: dirty) {
                for write in before.writes { overlay.view[write.id] = write.record }
                position += 1
                continue
            }
            let after = apply(position, to: &overlay, of: &contents, symbols, handlers)
            for write in before?.writes ?? [] { dirty?.insert(write.id) }
            for write in after?.writes ?? [] { dirty?.insert(write.id) }
            if after?.hasTaughtFacts != true, before?.hasTaughtFacts == true { dirty = nil }
            if after != nil { position += 1 }
        }
    }

    /// Applies the update at a position.
    ///
    /// Returns its effect, or `nil` if it has thrown the first time, and was removed.
    private mutating func apply(
        _ position: Int,
        to overlay: inout Overlay,
        of contents: inout Contents,
        _ symbols: Symbols,
        _ handlers: FieldHandlers
    ) -> OptimisticEffect? {
        let applied = contents.optimisticUpdates.all[position]
        let madeUp = applied.effect?.madeUp ?? []
        let firstNew = identities.count
        var transaction = makeTransaction(
            overlay.view,
            symbols,
            applying: applied.id,
            updateCount: contents.optimisticUpdates.count
        )
        defer { end(&transaction) }
        do {
            try applied.update.apply(to: &transaction, handlers)
        } catch {
            // Reported once, however often it is applied again.
            if applied.effect?.hasFailed != true {
                overlay.failures.append(.init(id: applied.id, error: error))
            }
            guard applied.effect == nil else {
                let effect = OptimisticEffect(failureIn: transaction, madeUp: madeUp)
                contents.optimisticUpdates.set(effect, at: position)
                return effect
            }
            contents.optimisticUpdates.remove(applied.id)
            _ = contents.optimisticUpdates.takeChanges()
            return nil
        }
        // An object that lacks data is looked at again with the update.
        _ = transaction.follow(followedLists, since: overlay.view)
        let effect = OptimisticEffect(
            transaction,
            before: overlay.view,
            firstNew: firstNew,
            madeUp: madeUp
        )
        if !transaction.events.isEmpty { overlay.events[applied.id] = transaction.events }
        overlay.view = transaction.source
        for write in effect.writes { overlay.candidates.insert(write.id) }
        contents.optimisticUpdates.set(effect, at: position)
        return effect
    }

    /// Records the objects that only optimistic updates had made up, and that are gone from `view`.
    ///
    /// One that a response has named is the server's: without its record it is missing. `ended` were made up by
    /// updates that are not in force any more; it is remembered which of them other updates still have.
    private mutating func withdraw(
        _ ids: [DataID],
        _ ended: Set<DataID>,
        from previous: RecordSource,
        _ contents: inout Contents,
        _ view: inout RecordSource
    ) {
        let inherited = ended.union(contents.optimisticUpdates.inherited)
        let base = contents.base
        contents.optimisticUpdates.inherited = inherited.filter { id in
            base[id] == nil && view[id] != nil
        }
        var madeUp = inherited
        for update in contents.optimisticUpdates.all {
            if let effect = update.effect { madeUp.formUnion(effect.madeUp) }
        }
        guard !madeUp.isEmpty else { return }
        for id in ids
        where madeUp.contains(id) && view[id] == nil && previous[id]?.isDeleted == false {
            switch identities.origin(of: id) {
            // Nothing refers to these.
            case .root, .local, .forgotten: continue
            case .short, .server, .keyed, .path: break
            }
            contents.base.invalidations.withdraw(id)
            view.invalidations.withdraw(id)
        }
    }
}
