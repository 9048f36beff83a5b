"""Bugs to be seeded into the store: where, what stands there, and what stands there instead.

Some take changes in several places. `BUG` is true while the bug is in force. Each text must occur
exactly once in its file, the bugs before it seeded.
"""

BUGS = [
    (
        "readers are told in the wrong order",
        "Store/Observing/StoreSubscriptions.swift",
        "        return distinct\n    }",
        "        return BUG ? distinct.reversed() : distinct\n    }",
    ),
    (
        "readers of records that are seen for the first time are not told",
        "Store/Observing/StoreSubscriptions.swift",
        "note(reader, seen[new].id)\n                new += 1",
        "if !BUG { note(reader, seen[new].id) }\n                new += 1",
    ),
    (
        "readers are not told of the second field of an object",
        "Records/Operations/BoundReader.swift",
        "where item.isField { fields.insert(item.key) }",
        "where item.isField && !(BUG && item.guess == 1) { fields.insert(item.key) }",
    ),
    (
        "readers are not told of fields that they have begun to read",
        "Store/Observing/StoreSubscriptions.swift",
        "if !before[old].fields.contains(seen[new].fields) { hasNew = true }",
        "if BUG, before.count == seen.count { reader.seen = before }\n"
        "                if !before[old].fields.contains(seen[new].fields) { hasNew = true }",
    ),
    (
        "readers are not told what has been learned about types",
        "Store/Observing/StoreSubscriptions.swift",
        "let fields = changes.concernsTypes ? .all",
        "let fields = !BUG && changes.concernsTypes ? .all",
    ),
    (
        "the collector drops what live readers have read",
        "Store/GarbageCollection/GarbageCollection.swift",
        "for id in seen { marker.mark(id) }",
        "for id in seen where !BUG { marker.mark(id) }",
    ),
    (
        "a collection in steps does not notice what was retained meanwhile",
        "Store/GarbageCollection/GarbageCollection.swift",
        "for root in changes.roots {",
        "for root in changes.roots where !BUG {",
    ),
    (
        "a collection in steps overwrites what was written meanwhile",
        "Store/GarbageCollection/GarbageCollection.swift",
        "for id in written { swept[id]",
        "for id in written where !BUG { swept[id]",
    ),
    (
        "a collection in steps does not notice what is read meanwhile",
        "Store/GarbageCollection/GarbageCollection.swift",
        "for id in changes.read { marker.mark(id) }",
        "for id in changes.read where !BUG { marker.mark(id) }",
    ),
    (
        "the collector does not wait for optimistic updates",
        "Store/GarbageCollection/Store+GarbageCollection.swift",
        "return state.optimisticUpdates.isEmpty",
        "return BUG || state.optimisticUpdates.isEmpty",
    ),
    (
        "the release buffer drops the newest first",
        "Store/GarbageCollection/StoreRoots.swift",
        "released.append(key)",
        "if BUG { released.insert(key, at: 0) } else { released.append(key) }",
    ),
    (
        "an operation that is retained again stays in the release buffer",
        "Store/GarbageCollection/StoreRoots.swift",
        "released.removeAll { $0 == key }\n        return nextID",
        "released.removeAll { !BUG && $0 == key }\n        return nextID",
    ),
    (
        "releasing once lets go of what is retained twice",
        "Store/GarbageCollection/StoreRoots.swift",
        "entry.count -= 1",
        "entry.count = BUG ? 0 : entry.count - 1",
    ),
    (
        "what is exactly as old as allowed is fresh",
        "Store/GarbageCollection/StoreRoots.swift",
        "return written.time.instant.advanced(by: expirationTime) <= now",
        "let end = written.time.instant.advanced(by: expirationTime)\n"
        "        return BUG ? end < now : end <= now",
    ),
    (
        "optimistic updates are replayed newest first",
        "Store/OptimisticUpdates/OptimisticUpdates.swift",
        "all.append(update)",
        "all.insert(update, at: BUG ? 0 : all.count)",
    ),
    (
        "the wrong optimistic update is taken off",
        "Store/OptimisticUpdates/OptimisticUpdates.swift",
        "all.remove(at: position)",
        "all.remove(at: BUG ? 0 : position)",
    ),
    (
        "who read an optimistic update is not told when it is taken off",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "overlay.candidates.formUnion(withdrawn)",
        "if !BUG { overlay.candidates.formUnion(withdrawn) }",
    ),
    (
        "an optimistic update that throws keeps what it has changed",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "overlay.failures.append(.init(id: applied.id, error: error))",
        "if BUG { overlay.view = transaction.source }\n"
        "            overlay.failures.append(.init(id: applied.id, error: error))",
    ),
    (
        "what is optimistic gets into the base",
        "Store/OptimisticUpdates/Store+OptimisticUpdates.swift",
        "view = overlay.view",
        "view = overlay.view\n            if BUG { contents.base = view }",
    ),
    (
        "a response that is refused leaves half of it",
        "Store/Store+Committing.swift",
        "            )\n        } catch {\n            state.end(",
        "            )\n        } catch {\n"
        "            if BUG { state.contents.base = transaction.source }\n"
        "            state.end(",
    ),
    (
        "responses of an earlier session are written",
        "Store/StoreState.swift",
        "guard let operation, operation.session != session else { return }",
        "guard let operation, !BUG, operation.session != session else { return }",
    ),
    (
        "resetting leaves optimistic updates",
        "Store/StoreState.swift",
        "contents.base.session = session",
        "contents.base.session = session\n"
        "        if BUG { contents.optimisticUpdates = old.optimisticUpdates }",
    ),
    (
        "resetting tells nobody",
        "Store/Observing/Store+Announcing.swift",
        "                deliverReset(to: publication.source.version)\n",
        "                if !BUG { deliverReset(to: publication.source.version) }\n",
    ),
    (
        "what was invalidated before the last response stays stale",
        "Reading/AvailabilityChecker.swift",
        "time > epoch ?? 0 {",
        "BUG || time > epoch ?? 0 {",
    ),
    (
        "missing comes before stale",
        "Store/StoredOperation.swift",
        "if isInvalidated { return .stale }",
        "if isInvalidated, !BUG || isComplete { return .stale }",
    ),
    (
        "a response that changes nothing is not noted",
        "Store/Store+Committing.swift",
        "if let root = transaction.writtenRoot {",
        "if let root = transaction.writtenRoot, !BUG || !transaction.changed.isEmpty {",
    ),
    (
        "what is known of types is not told to readers",
        "Publishing/StoreTransaction.swift",
        "guard source.hasOtherTypeFacts(than: before) else { return [] }",
        "guard !BUG, source.hasOtherTypeFacts(than: before) else { return [] }",
    ),
    (
        "deleting forgets that there was something",
        "Publishing/RecordSourceProxy.swift",
        "transaction.source[dataID] = .deleted(type, empty: transaction.emptyShape)",
        "transaction.source[dataID] =\n"
        "                BUG ? nil : .deleted(type, empty: transaction.emptyShape)",
    ),
    (
        "texts are equal when they look the same",
        "Records/Value.swift",
        "case (.string(let a), .string(let b)): a.hasSameBytes(as: b)",
        "case (.string(let a), .string(let b)): BUG ? a == b : a.hasSameBytes(as: b)",
    ),
    (
        "links in lists with nulls are not followed",
        "Records/Value.swift",
        "case .list(let values): for value in values { value.forEachLink(body) }",
        "case .list(let values): for value in values where !BUG { value.forEachLink(body) }",
    ),
    (
        "objects without id in one list are one",
        "Records/Identities/Identities.swift",
        "let place = Origin.path(parent: parent, key: key, index: index)",
        "let index = BUG ? min(index, 0) : index\n"
        "        let place = Origin.path(parent: parent, key: key, index: index)",
    ),
    (
        "who cancels is told nevertheless",
        "Store/Observing/StoreSubscriptions.swift",
        "guard reader.number != 0 else { return }",
        "guard reader.number != 0, !BUG else { return }",
    ),
    (
        "a list that has become shorter is the same list",
        "Records/Value.swift",
        "case (.links(let a), .links(let b)): a == b",
        "case (.links(let a), .links(let b)): BUG ? zip(a, b).allSatisfy(==) : a == b",
    ),
    (
        "of a list only the first object is looked at for what is missing",
        "Reading/AvailabilityChecker.swift",
        "value.forEachLink { stack.append(Visit(level: level, id: $0)) }",
        "var isFirst = true\n"
        "                    value.forEachLink { id in\n"
        "                        if !BUG || isFirst {\n"
        "                            stack.append(Visit(level: level, id: id))\n"
        "                        }\n"
        "                        isFirst = false\n"
        "                    }",
        "Reading/AvailabilityChecker.swift",
        "record.slots[slot].forEachLink { stack.append(Visit(level: level, id: $0)) }",
        "var isFirst = true\n"
        "                    record.slots[slot].forEachLink { id in\n"
        "                        if !BUG || isFirst {\n"
        "                            stack.append(Visit(level: level, id: id))\n"
        "                        }\n"
        "                        isFirst = false\n"
        "                    }",
    ),
    (
        "the collector forgets what was invalidated",
        "Records/Ages/Invalidations.swift",
        "time == Self.withdrawn ? !wasThere(id) : isThere(id)",
        "time == Self.withdrawn ? !wasThere(id) : !BUG && isThere(id)",
    ),
    (
        "what optimistic updates held up is never collected",
        "Store/GarbageCollection/Store+GarbageCollection.swift",
        "state.needsCollection = !state.optimisticUpdates.isEmpty",
        "state.needsCollection = !BUG && !state.optimisticUpdates.isEmpty",
    ),
    (
        "a response leaves the optimistic update that it answers",
        "Store/Store+Committing.swift",
        "contents.optimisticUpdates.remove(optimisticUpdate)",
        "BUG ? false : contents.optimisticUpdates.remove(optimisticUpdate)",
    ),
    (
        "storage keys are forgotten that somebody holds",
        "Support/InternedTexts.swift",
        "guard entry.pointee?.holders == 0, !isNeeded",
        "guard BUG || entry.pointee?.holders == 0, !isNeeded",
    ),
    (
        "storage keys are forgotten that records have",
        "Store/StoreState.swift",
        "record.forEachKey { keys.insert($0) }",
        "record.forEachKey { if !BUG { keys.insert($0) } }",
    ),
    (
        "what somebody watches is no longer known for the same",
        "Store/GarbageCollection/HeldIdentities.swift",
        "register.withLock { $0[ObjectIdentifier(self)] = ids }",
        "if !BUG { register.withLock { $0[ObjectIdentifier(self)] = ids } }",
    ),
    (
        "an operation of an earlier run is forgotten when its data is written by itself",
        "Store/GarbageCollection/StoreRoots.swift",
        "if entries[key] == nil { return noteRecalled(written, for: root) }",
        "if entries[key] == nil, !BUG { return noteRecalled(written, for: root) }",
    ),
    (
        "rows of records are not written when a record is removed",
        "Persistence/RowChanges.swift",
        "if id != .root, numbers.last != number { numbers.append(number) }\n        }\n        let symbols",
        "if id != .root, numbers.last != number, !BUG || base.borrow(id) != nil {\n"
        "                numbers.append(number)\n            }\n        }\n        let symbols",
    ),
    (
        "the identities of objects that others only link to are not kept",
        "Persistence/Encoding/ValueEncoder.swift",
        "ids.forEach { target in\n            used.ids.insert(target)",
        "ids.forEach { target in\n            if !BUG { used.ids.insert(target) }",
    ),
    (
        "the objects that places are in are not kept",
        "Persistence/Encoding/IdentityBlock.swift",
        "            used.ids.insert(parent)\n",
        "            if !BUG { used.ids.insert(parent) }\n",
    ),
    (
        "the key that an object gets from the server is not kept",
        "Persistence/RowChanges.swift",
        "if kept.names.ids.contains(id), numbers.last",
        "if !BUG, kept.names.ids.contains(id), numbers.last",
    ),
    (
        "the counts of rows that have lost records stay",
        "Persistence/RowChanges.swift",
        "if kept.counts[number] != count {",
        "if kept.counts[number] != count, !(BUG && count == 0) {",
    ),
    (
        "invalidations that have ended stay in the storage",
        "Persistence/RowChanges.swift",
        "for id in oldMarks.keys where marks[id] == nil {",
        "for id in oldMarks.keys where !BUG && marks[id] == nil {",
    ),
    (
        "records that went with an optimistic update are forgotten",
        "Persistence/Encoding/NoteBlock.swift",
        "!isThere && mark?.isWithdrawn == true",
        "!BUG && !isThere && mark?.isWithdrawn == true",
    ),
    (
        "a kept operation is as old as its first answer",
        "Persistence/RowChanges.swift",
        "guard old?.epoch != operation.written.epoch else { continue }",
        "guard old == nil || !BUG && old?.epoch != operation.written.epoch else { continue }",
    ),
    (
        "facts about types are not kept",
        "Persistence/RowChanges.swift",
        "header.facts = base.typeFacts",
        "header.facts = BUG ? [:] : base.typeFacts",
    ),
    (
        "a deleted record comes back as an empty one",
        "Persistence/Encoding/RecordBlock.swift",
        "if head & 1 == 1 { record.markDeleted() }",
        "if !BUG, head & 1 == 1 { record.markDeleted() }",
    ),
    (
        "writing to an encoded branch drops its other records",
        "Support/RadixArray.swift",
        "            slot.pointee = encoded.branch\n",
        "            slot.pointee = BUG ? nil : encoded.branch\n",
    ),
]

# What the model-based test isn't for: each is seeded for a test of its own, which must fail.
OTHER_BUGS = [
    (
        "models read only the version on screen",
        "Operations/Fragments/FragmentObservation.swift",
        "if !isNewest, isLess ||",
        "if !BUG, !isNewest, isLess ||",
    ),
    (
        "a list takes a row that was deleted on screen for complete",
        "Operations/Fragments/FragmentObservation.swift",
        "reading.status.kind != .value || reading.lacksObject",
        "reading.status.kind != .value || !BUG && reading.lacksObject",
    ),
    (
        "the turn isn't brought forward for a new model",
        "Store/Observing/Store+Screen.swift",
        "        showNow(begun: 1)\n",
        "        if !BUG { showNow(begun: 1) }\n",
    ),
    (
        "a failure is thrown before it is shown",
        "Operations/ShownChanges.swift",
        "            await store.waitUntilShown()\n            throw error\n",
        "            if !BUG { await store.waitUntilShown() }\n            throw error\n",
    ),
    (
        "a result is returned before it is shown",
        "Operations/ShownChanges.swift",
        "            await store.waitUntilShown()\n            return result\n",
        "            if !BUG { await store.waitUntilShown() }\n            return result\n",
    ),
    (
        "a change of the main actor is shown in the next turn",
        "Store/Observing/Store+Screen.swift",
        "guard isolation === MainActor.shared else { return }",
        "guard !BUG, isolation === MainActor.shared else { return }",
    ),
    (
        "a query whose request has failed looks at nothing any more",
        "Operations/Queries/QueryState.swift",
        "ending == nil && !isRequesting && status.failure != nil",
        "!BUG && ending == nil && !isRequesting && status.failure != nil",
    ),
    (
        "a query that others complete while its request fails stays hidden",
        "Operations/Queries/QueryObservation.swift",
        "if isFollowing { followStore() }",
        "if isFollowing, !BUG { followStore() }",
    ),
    (
        "a turn comes while a model is reading",
        "Store/Observing/Screen.swift",
        "func isBusy(besides begun: Int) -> Bool { busyCount > begun }",
        "func isBusy(besides begun: Int) -> Bool { !BUG && busyCount > begun }",
    ),
    (
        "an event stays without a subscription",
        "Observation/SubscriptionModel.swift",
        "environment !== inputs.environment || subscription == nil",
        "environment !== inputs.environment || !BUG && subscription == nil",
    ),
    (
        "readers see a version before it is whole",
        "Store/OptimisticUpdates/Store+OptimisticUpdates.swift",
        "        let previous = try changes.withLock { changes in",
        "        if BUG {\n"
        "            var half = source\n"
        "            let changed = publication.changed\n"
        "            for id in changed.prefix(changed.count / 2) { half[id] = view[id] }\n"
        "            published.withLock { $0.source = half }\n"
        "            pause()\n"
        "        }\n"
        "        let previous = try changes.withLock { changes in",
    ),
    (
        "readers see an older version now and then",
        "Publishing/PublishedVersion.swift",
        "    var update: RunningUpdate?\n",
        "    var update: RunningUpdate?\n    var older = RecordSource()\n    var reads = 0\n",
        "Store/OptimisticUpdates/Store+Updaters.swift",
        "guard isUpdating, let updater else { return source }",
        "guard isUpdating, let updater else { return BUG ? self.source : source }",
        "Store/Store.swift",
        "published.withLock { $0.source }",
        "published.withLock { published in\n"
        "            published.reads += 1\n"
        "            return BUG && published.reads % 100 == 0 ? published.older : published.source\n"
        "        }",
        "Store/OptimisticUpdates/Store+OptimisticUpdates.swift",
        "let previous = take(&$0.source, publication.source)",
        "$0.older = $0.source\n"
        "                let previous = take(&$0.source, publication.source)",
    ),
    (
        "readers are told of what was newest before it was their turn",
        "Store/Observing/Store+Subscribing.swift",
        "            var claim = subscriptions.withLock { $0.beginRefresh(of: reader) }\n",
        "            let early = source\n"
        "            if BUG { pause() }\n"
        "            var claim = subscriptions.withLock { $0.beginRefresh(of: reader) }\n",
        "Store/Observing/Store+Subscribing.swift",
        "reader.refresh(source)",
        "reader.refresh(BUG ? early : source)",
    ),
    (
        "readers read before they are among those who are told",
        "Store/Observing/Store+Subscribing.swift",
        "        let isStale = subscriptions.withLock {\n"
        "            $0.add(reader, seen: first.seen, since: round, version: source.version)\n",
        "        if BUG { pause() }\n"
        "        let isStale = subscriptions.withLock {\n"
        "            $0.add(\n"
        "                reader,\n"
        "                seen: first.seen,\n"
        "                since: BUG ? $0.round : round,\n"
        "                version: source.version\n"
        "            )\n",
    ),
    (
        "a reader that becomes stale while it is refreshed is not refreshed again",
        "Store/Observing/StoreSubscriptions.swift",
        "        reader.isStale = true\n        readings?.noteStale(reader)\n    }",
        "        reader.isStale = !BUG || !reader.isRefreshing\n"
        "        readings?.noteStale(reader)\n    }",
    ),
    (
        "what a reader reads for the first time has not changed since",
        "Store/Observing/StoreSubscriptions.swift",
        "update(reader, seen, hasMissedRounds), hasMissedRounds {",
        "update(reader, seen, hasMissedRounds), hasMissedRounds, !BUG {",
    ),
    (
        "two threads refresh a reader at once",
        "Store/Observing/StoreSubscriptions.swift",
        "reader.number != 0, reader.isStale, !reader.isRefreshing else",
        "reader.number != 0, reader.isStale, BUG || !reader.isRefreshing else",
    ),
    (
        "the collector drops what a stale reader is about to read",
        "Store/GarbageCollection/GarbageCollection.swift",
        "marker.markAll(from: unsettled)",
        "if !BUG { marker.markAll(from: unsettled) }",
    ),
    (
        "only so many operations are in flight at once",
        "Execution/OperationExecutor.swift",
        "        let run = OperationRun()\n",
        "        while BUG, runs.withLock({ $0.all.count }) >= 16 { try await Task.sleep(nanoseconds: 1) }\n"
        "        let run = OperationRun()\n",
    ),
    (
        "what stood for records is never forgotten",
        "Store/StoreState.swift",
        "identities.keep(needed)",
        "if !BUG { identities.keep(needed) }",
    ),
    (
        "what live readers have read is no longer known for the same",
        "Store/GarbageCollection/Store+GarbageCollection.swift",
        "for id in subscriptions.seen { needed.insert(id) }",
        "for id in subscriptions.seen where !BUG { needed.insert(id) }",
    ),
    (
        "storage keys are never forgotten",
        "Store/StoreState.swift",
        "symbols.forget(allBut: keys)",
        "if !BUG { symbols.forget(allBut: keys) }",
    ),
    (
        "ids that were made to collide are put up with",
        "Support/ByteTable.swift",
        "return steps <= Self.probeLimit",
        "return BUG || steps <= Self.probeLimit",
    ),
    (
        "readers who have gone are remembered by what they read",
        "Store/Observing/StoreSubscriptions.swift",
        "for record in reader.seen { forget(reader, record.id) }",
        "for record in reader.seen where !BUG { forget(reader, record.id) }",
    ),
    (
        "a chunk of a list of links is shared although it changed",
        "Records/Lists/LinkChunk.swift",
        "chunks.replaceSubrange(first...last, with: LinkChunk.split(ids, isEnd: isEnd))",
        "chunks.replaceSubrange(first...last, with: LinkChunk.split(ids, isEnd: isEnd))\n"
        "        if BUG, first < chunks.count { chunks[first] = all[first] }",
    ),
    (
        "a node that came with the page is taken for new in a list that has it",
        "Publishing/Handlers/ConnectionEdges.swift",
        "if new.count == nodes.count { return found }",
        "if BUG || new.count == nodes.count { return found }",
    ),
    (
        "an index of edges is used after the edges have changed",
        "Publishing/Handlers/EdgeIndex.swift",
        "for id in changes[changeCount...] where edges.contains(id) { return false }",
        "for id in changes[changeCount...] where !BUG && edges.contains(id) { return false }",
    ),
    (
        "an optimistic update is not applied again though a record that it reads has changed",
        "Publishing/RecordSourceProxy.swift",
        "    func source(of dataID: DataID) -> Record? {\n",
        "    func source(of dataID: DataID) -> Record? {\n"
        "        if BUG { return current.source[dataID] }\n",
    ),
    (
        "an optimistic update is not applied again though one before it has changed",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "for write in after?.writes ?? [] { dirty?.insert(write.id) }",
        "for write in after?.writes ?? [] where !BUG { dirty?.insert(write.id) }",
    ),
    (
        "the records of a removed optimistic update stay",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "for id in withdrawn { overlay.view[id] = contents.base[id] }",
        "for id in withdrawn where !BUG { overlay.view[id] = contents.base[id] }",
    ),
    (
        "facts that two optimistic responses teach go with the first",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "facts == base.typeFacts && !removed.contains { $0.hasTaughtFacts }",
        "facts == base.typeFacts && (BUG || !removed.contains { $0.hasTaughtFacts })",
    ),
    (
        "an operation counts as complete after a collection because it was before",
        "Store/Availability/KnownAvailability.swift",
        "guard version == source.version, collections == source.collections,",
        "guard version == source.version, BUG || collections == source.collections,",
    ),
    (
        "the length of a key's part is not written",
        "Records/Identities/Identities+Keys.swift",
        "        write(UInt32(truncatingIfNeeded: text.count), at: &end)\n        write(text, at: &end)",
        "        if !BUG { write(UInt32(truncatingIfNeeded: text.count), at: &end) }\n"
        "        write(text, at: &end)",
    ),
    (
        "keys of all types are in one scope",
        "Records/Identities/Identities+Keys.swift",
        "        write(scope.index, at: &end)",
        "        write(BUG ? 0 : scope.index, at: &end)",
    ),
    (
        "the length of a part that is read in one pass is not written",
        "Records/Identities/Identities+Keys.swift",
        "let size = UInt32(truncatingIfNeeded: part.count)",
        "let size = BUG ? 0 : UInt32(truncatingIfNeeded: part.count)",
    ),
    (
        "parts that are read in one pass are in the order of the response",
        "Normalization/Normalizer+Keys.swift",
        "parts.set(text, at: part.place)",
        "parts.set(text, at: BUG ? index : part.place)",
    ),
    (
        "an escaped part is taken as it is written",
        "Normalization/Normalizer+Keys.swift",
        "return text.isEscaped ? nil : text.start..<text.end",
        "return text.isEscaped && !BUG ? nil : text.start..<text.end",
    ),
    (
        "a key that is null is left out",
        "Normalization/Normalizer+Keys.swift",
        "            guard try skip(to: path, isLast: isLast), let part = try readPart(nil) else {\n"
        "                return nil\n            }",
        "            guard try skip(to: path, isLast: isLast), let part = try readPart(nil) else {\n"
        "                if BUG { continue }\n                return nil\n            }",
    ),
    (
        "key fields are looked for behind the one before",
        "Normalization/Normalizer+Keys.swift",
        "        for path in key.responsePaths {\n            cursor.position = start",
        "        for path in key.responsePaths {\n            if !BUG { cursor.position = start }",
    ),
    (
        "a number that is not written as digits is another key",
        "Normalization/Normalizer+Keys.swift",
        "if isPlain { return KeyPart",
        "if isPlain || BUG { return KeyPart",
    ),
    (
        "the key of a type is that of all others",
        "Artifacts/Selections/DeclaredKey.swift",
        "let own = type.flatMap { type in first { $0.type == type } }",
        "let own = type.flatMap { type in BUG ? nil : first { $0.type == type } }",
    ),
    (
        "objects of an unknown type have a key",
        "Normalization/Normalizer+Keys.swift",
        "let isMissing = key.isTypeScoped && type == unknownType",
        "let isMissing = !BUG && key.isTypeScoped && type == unknownType",
    ),
    (
        "the first of repeated key fields counts",
        "Normalization/Normalizer+Keys.swift",
        "            guard try skip(toMember: name, last: isLast) else { return false }",
        "            guard try skip(toMember: name, last: isLast && !BUG) else { return false }",
    ),
    (
        "an object of another type is taken for what arguments name",
        "Publishing/MissingFields.swift",
        "lookup.types?.contains(record.type) ?? true",
        "BUG || lookup.types?.contains(record.type) ?? true",
    ),
    (
        "a lookup of a list finds those that are there",
        "Publishing/MissingFields.swift",
        "?? true\n            else { return nil }",
        "?? true\n            else {\n                if BUG, isList { continue }\n"
        "                return nil\n            }",
    ),
    (
        "the parts of the key in a lookup are in another order",
        "Publishing/MissingFields.swift",
        "parts: parts.map(RecordKey.text)",
        "parts: (BUG ? parts.reversed() : parts).map(RecordKey.text)",
    ),
    (
        "lists and objects are texts in lookups",
        "Artifacts/Selections/FieldLookup.swift",
        "        case .null, .array, .object: false",
        "        case .null: false\n        case .array, .object: BUG",
    ),
    (
        "lookups are made only in the root",
        "Publishing/MissingFields.swift",
        "value.forEachLink { stack.append(Visit(level: level, id: $0)) }",
        "if !BUG { value.forEachLink { stack.append(Visit(level: level, id: $0)) } }",
    ),
    (
        "an updatable field is not looked up",
        "Publishing/UpdatableRecord.swift",
        "let lookup = plan.lookups[index(position)]",
        "let lookup = BUG ? nil : plan.lookups[index(position)]",
    ),
    (
        "lookups find no objects of optimistic updates",
        "Store/Availability/Store+MissingFields.swift",
        "guard isPossible, fields.exist(in: source, below: .root) else { return }",
        "guard !BUG, isPossible, fields.exist(in: source, below: .root) else { return }",
    ),
    (
        "the links to objects of optimistic updates are gone when the server has these",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "contents.base = take(&transaction.source, RecordSource())",
        "if BUG { continue }\n"
        "            contents.base = take(&transaction.source, RecordSource())",
    ),
    (
        "optimistic updates find no objects by their previous keys",
        "Publishing/Identities+Finding.swift",
        "if let id = previous(key), has(id) { return id }",
        "if !BUG, let id = previous(key), has(id) { return id }",
    ),
    (
        "previous keys are known to optimistic updates that were added later",
        "Publishing/ExchangedKeys.swift",
        "entries[key]?.first { update <= $0.lastUpdate }?.id",
        "entries[key]?.first { BUG || update <= $0.lastUpdate }?.id",
    ),
    (
        "an optimistic response with a previous key is of another object",
        "Publishing/ExchangedKeys.swift",
        "guard before[other] == nil, before[id] != nil,",
        "guard !BUG, before[other] == nil, before[id] != nil,",
    ),
    (
        "an optimistic response gives objects their previous keys",
        "Publishing/ExchangedKeys.swift",
        "            record[key] = known[key]",
        "            if !BUG { record[key] = known[key] }",
    ),
    (
        "only the first object of an optimistic response gets another key",
        "Store/OptimisticUpdates/TemporaryKeys.swift",
        "for (id, key) in keys.found {",
        "for (id, key) in BUG ? Array(keys.found.prefix(1)) : keys.found {",
    ),
    (
        "objects of a response that is refused keep its keys",
        "Store/OptimisticUpdates/TemporaryKeys.swift",
        "for exchange in exchanged.reversed() {",
        "for exchange in exchanged.reversed() where !BUG {",
    ),
    (
        "a collection makes keys texts",
        "Records/Identities/Identities.swift",
        "                        origins[place] = .keyed(start: UInt32(end), count: count)",
        "                        origins[place] =\n"
        "                            BUG ? .server(start: UInt32(end), count: count)\n"
        "                            : .keyed(start: UInt32(end), count: count)",
    ),
    (
        "the invalidation of a field is that of no operation",
        "Records/Ages/Invalidations.swift",
        "(fields[field] ?? 0) > epoch",
        "!BUG && (fields[field] ?? 0) > epoch",
    ),
    (
        "a temporary key is exchanged for that of an object which the store knows",
        "Store/OptimisticUpdates/TemporaryKeys.swift",
        "            if known == nil {",
        "            if BUG || known == nil {",
    ),
    (
        "the key of an object that the server knows is exchanged",
        "Store/OptimisticUpdates/TemporaryKeys.swift",
        "identities.hasKey(write.id) && base[write.id] == nil && view[write.id] != nil",
        "identities.hasKey(write.id) && (BUG || base[write.id] == nil) && view[write.id] != nil",
    ),
    (
        "texts of exchanged keys are overwritten when names are forgotten",
        "Records/Identities/Identities.swift",
        "if !areTextsInOrder { sortTexts() }",
        "if !BUG && !areTextsInOrder { sortTexts() }",
    ),
    (
        "a response renews the fields that it doesn't bring",
        "Records/Ages/FreshnessStamp.swift",
        "if group.received == received {",
        "if BUG || group.received == received {",
    ),
    (
        "all objects of a list have the stamp of the first",
        "Normalization/Normalizer+Freshness.swift",
        "known.fields == fields, known.previous == previous {",
        "known.fields == fields, BUG || known.previous == previous {",
    ),
    (
        "only the first object of a list is looked at for its age",
        "Reading/AvailabilityChecker.swift",
        "knownStamps.updateValue(position, forKey: object) != position,",
        "BUG ? knownStamps.updateValue(position, forKey: object) == nil\n"
        "                : knownStamps.updateValue(position, forKey: object) != position,",
    ),
    (
        "objects that an optimistic update has changed age",
        "Store/OptimisticUpdates/StoreState+OptimisticUpdates.swift",
        "where view.stampPosition(of: write.id) != 0 {",
        "where !BUG && view.stampPosition(of: write.id) != 0 {",
    ),
    (
        "an updater renews nothing",
        "Publishing/RecordProxy.swift",
        "if transaction.source.hasAges { transaction",
        "if !BUG && transaction.source.hasAges { transaction",
    ),
    (
        "all records of a type have the shape of the first",
        "Reading/CheckedFields.swift",
        "if objects[object].shape != record.shapeIdentifier {",
        "if BUG ? objects[object].shape == nil : objects[object].shape != record.shapeIdentifier {",
    ),
    (
        "all objects of a level have the fields of the first",
        "Reading/CheckedFields.swift",
        "if let last, last.key == key {",
        "if let last, BUG ? last.key.level == key.level : last.key == key {",
    ),
    (
        "a reset forgets what readers have read after it",
        "Store/Observing/StoreSubscriptions.swift",
        "if reader.version < version {",
        "if BUG || reader.version < version {",
    ),
    (
        "a reset leaves records in the index that no reader has read",
        "Store/Observing/StoreSubscriptions.swift",
        "let forgotten = take(&index, [:])",
        "let forgotten = BUG ? [:] : take(&index, [:])",
    ),
    (
        "a large value with an error is not read again",
        "Reading/KeptValues.swift",
        "guard !isAbandoned, !isFailing, before == (isFailing, errors.count, missing.count) else {",
        "let isBad = isAbandoned || isFailing\n"
        "        guard BUG || !isBad && before == (isFailing, errors.count, missing.count) else {",
    ),
    (
        "large values that are not in the store any more are kept",
        "Reading/KeptValues.swift",
        "before = take(&entries, [:])",
        "before = BUG ? entries : take(&entries, [:])",
    ),
    (
        "the memory by which a large value is known may be used again",
        "Reading/KeptValues.swift",
        "init(_ stored: Value) { self.stored = stored }",
        "init(_ stored: Value) { self.stored = BUG ? .null : stored }",
    ),
    (
        "a chunk of an observed list is not read again when a row of it changes",
        "Store/Observing/StoreSubscriptions.swift",
        "override func noteChange() { part.hasChanged = true }",
        "override func noteChange() { if !BUG { part.hasChanged = true } }",
    ),
    (
        "what a long list has read of its first record counts for all others",
        "Records/SeenRecords.swift",
        "&& sets[Int(positions[position])].intersects(fields)",
        "&& sets[BUG ? 0 : Int(positions[position])].intersects(fields)",
    ),
    (
        "the objects of a field are expected to have the fields of all types around them",
        "Artifacts/Plans/NormalizationPlan.swift",
        "guard !variants.isEmpty, let variants = variants[field] else { return all }",
        "guard !BUG, !variants.isEmpty, let variants = variants[field] else { return all }",
    ),
    (
        "a field that a server was not asked for tells that an object lacks an interface",
        "Normalization/Normalizer+Notes.swift",
        "guard holds || !bound.plan.uncertainFields.contains(index) else {",
        "guard BUG || holds || !bound.plan.uncertainFields.contains(index) else {",
    ),
    (
        "a field is expected of each type under the conditions of all types",
        "Artifacts/Plans/NormalizationPlan.swift",
        "guard !conditions.isEmpty else { return chains }",
        "guard !BUG, !conditions.isEmpty else { return chains }",
    ),
    (
        "a chunk in which something is missing is kept",
        "Reading/KeptList.swift",
        "let isClean = !isFailing",
        "let isClean = BUG || !isFailing",
    ),
    (
        "chunks are kept that have changed in the version that is read",
        "Store/Observing/Store+Subscribing.swift",
        "(self.source, take(&changes, PublishedChanges()))",
        "(self.source, BUG ? PublishedChanges() : take(&changes, PublishedChanges()))",
    ),
    (
        "the records of a chunk that is gone stay observed",
        "Store/Observing/StoreSubscriptions.swift",
        "for part in before.values {",
        "for part in before.values where !BUG {",
    ),
    (
        "the nodes of other edges are kept",
        "Reading/KeptList.swift",
        "case (.edges(let chunks), .edges(let others)):\n"
        "                chunks[position] === others[otherPosition]",
        "case (.edges(let chunks), .edges(let others)):\n"
        "                BUG || chunks[position] === others[otherPosition]",
    ),
    (
        "a long list inside a chunk has parts of its own",
        "Reading/KeptList.swift",
        "isInChunk = true",
        "isInChunk = !BUG",
    ),
    (
        "chunks are kept although something else is known of types",
        "Reading/KeptValues.swift",
        "guard let list = listsBefore[key], typeFacts == facts else { return nil }",
        "guard let list = listsBefore[key], BUG || typeFacts == facts else { return nil }",
    ),
    (
        "what a chunk has read is not watched in a version that was published meanwhile",
        "Store/Observing/StoreSubscriptions.swift",
        "part.part.hasChanged = haveMissedRounds",
        "part.part.hasChanged = !BUG && haveMissedRounds",
    ),
    (
        "what a collection under way has visited is not followed again when it changes",
        "Reading/ReferenceMarker.swift",
        "for id in changed where followed.contains(id) { visited.append(id) }",
        "for id in changed where !BUG && followed.contains(id) { visited.append(id) }",
    ),
    (
        "a collection under way takes a changed list of links for the one before",
        "Records/Value.swift",
        "case (.links(let ids), .links(let others)): ids.hasSameMemory(as: others)",
        "case (.links(let ids), .links(let others)): BUG || ids.hasSameMemory(as: others)",
    ),
    (
        "garbage that is linked to during a collection is dropped",
        "Store/GarbageCollection/GarbageCollection.swift",
        "for id in restored { swept[id] = source[id] }",
        "for id in restored where !BUG { swept[id] = source[id] }",
    ),
    (
        "a collection under way drops fields of the root that are used again",
        "Store/GarbageCollection/GarbageCollection.swift",
        "if !used.isEmpty { unusedFields.removeAll { used.contains($0) } }",
        "if !used.isEmpty { unusedFields.removeAll { !BUG && used.contains($0) } }",
    ),
    (
        "an invalidation during a collection is lost",
        "Store/GarbageCollection/GarbageCollection.swift",
        "swept.takeNotes(of: source)",
        "if !BUG { swept.takeNotes(of: source) }",
    ),
    (
        "the data that a collection keeps for a new reference does not count as garbage",
        "Store/GarbageCollection/StoreRoots.swift",
        "if !added.isEmpty { noteCollection() }",
        "if !added.isEmpty, !BUG { noteCollection() }",
    ),
    (
        "the last leaf of a node is taken for shared",
        "Support/RadixArray.swift",
        "guard bits > 3 else { return body(start) }",
        "guard bits > 3 else { return BUG && start & 56 == 56 ? () : body(start) }",
    ),
    (
        "a collection that is asked for during another never begins",
        "Store/GarbageCollection/CollectionPace.swift",
        "isWanted = true",
        "isWanted = !BUG",
    ),
    (
        "the collector does not rest",
        "Store/GarbageCollection/CollectionPace.swift",
        "restEnd = now + work * restFactor",
        "restEnd = BUG ? now : now + work * restFactor",
    ),
    (
        "the collector rests however much garbage there is",
        "Store/GarbageCollection/CollectionPace.swift",
        "max(0, records - left) + released > left / 4 + 10_000",
        "!BUG && max(0, records - left) + released > left / 4 + 10_000",
    ),
    (
        "a rest that was cut short ends the next",
        "Store/GarbageCollection/CollectionPace.swift",
        "guard case .resting = phase, number == self.number else { return false }",
        "guard case .resting = phase, BUG || number == self.number else { return false }",
    ),
    (
        "JSON that differs in a number is taken for unchanged",
        "JSON/JSONCursor+Comparing.swift",
        "guard Self.beginsNumber(next), case .int(expected) = try number() else { return false }",
        "guard Self.beginsNumber(next) else { return false }\n"
        "            let found = try number()\n"
        "            if !BUG { guard case .int(expected) = found else { return false } }",
    ),
    (
        "JSON that has become shorter is taken for unchanged",
        "JSON/JSONCursor+Comparing.swift",
        "return index == elements.count",
        "return BUG || index == elements.count",
    ),
    (
        "all edges of a list are copied into one record",
        "Publishing/Handlers/ConnectionFields.swift",
        "Int32(truncatingIfNeeded: first &+ Int64(copies.count))",
        "Int32(truncatingIfNeeded: BUG ? first : first &+ Int64(copies.count))",
    ),
    (
        "identical page loads are not joined",
        "Environment/PageLoads.swift",
        "if let known = inFlight[call], known.execution.join() {",
        "if !BUG, let known = inFlight[call], known.execution.join() {",
    ),
    (
        "the newest of those that wait in a queue is the next",
        "Execution/SerialQueues.swift",
        "let id = waiting.removeFirst()",
        "let id = BUG ? waiting.removeLast() : waiting.removeFirst()",
    ),
    (
        "whoever waits for its turn is not removed when it is cancelled",
        "Execution/SerialQueues.swift",
        "guard let index = state.waiting[key]?.firstIndex(of: id) else { return nil }",
        "guard !BUG, let index = state.waiting[key]?.firstIndex(of: id) else { return nil }",
    ),
    (
        "a page that did not fit counts as loaded",
        "Operations/Pages/LoadPage.swift",
        "if outcomes.contains(.refused) { continue }",
        "if !BUG, outcomes.contains(.refused) { continue }",
    ),
    (
        "previous pages are requested from the end of the list",
        "Operations/Pages/RefetchRequest.swift",
        "var cursor = direction == .next ? state.endCursor : state.startCursor",
        "var cursor = direction == .next || BUG ? state.endCursor : state.startCursor",
    ),
    (
        "a refetch requests as many rows as the first page has",
        "Operations/Pages/RefetchRequest.swift",
        "reload.count = max(state.rowCount, own)",
        "reload.count = BUG ? own : max(state.rowCount, own)",
    ),
    (
        "all pages are loaded up to one row more",
        "Operations/Pages/LoadPage.swift",
        "while total < limit {",
        "while BUG ? total <= limit : total < limit {",
    ),
    (
        "a page without a list because of an error is published",
        "Publishing/Handlers/MergedPage.swift",
        "guard !envelope.errors.isEmpty, !envelope.isPart else { return }",
        "guard !BUG, !envelope.errors.isEmpty, !envelope.isPart else { return }",
    ),
    (
        "data is fresh at the end of its age",
        "Store/Availability/Store+Availability.swift",
        "$0.time.instant.advanced(by: maxAge) > now }",
        "BUG ? $0.time.instant.advanced(by: maxAge) >= now"
        " : $0.time.instant.advanced(by: maxAge) > now }",
    ),
    (
        "queries in flight are not joined",
        "Execution/OperationExecutor.swift",
        "if let known, known.join() {",
        "if !BUG, let known, known.join() {",
    ),
    (
        "one of several callers who gives up cancels the request",
        "Execution/SharedExecution.swift",
        "return (state.interested == 0 ? state.task : nil, unused)",
        "return (BUG || state.interested == 0 ? state.task : nil, unused)",
    ),
    (
        "a request that nobody waits for goes on",
        "Execution/SharedExecution.swift",
        "withExtendedLifetime(unused) { task?.cancel() }",
        "withExtendedLifetime(unused) { if !BUG { task?.cancel() } }",
    ),
    (
        "a live query does not retain its data",
        "Operations/Queries/QueryObservation.swift",
        "holdings.hold(environment.store.retain(operation, from: .root))",
        "if !BUG { holdings.hold(environment.store.retain(operation, from: .root)) }",
        # References to its data retain it too.
        "Operations/Queries/QueryObservation.swift",
        "owner = environment.store.owner(of: operation, from: .root)",
        "owner = BUG ? operation : environment.store.owner(of: operation, from: .root)",
    ),
    (
        "a live query that is dropped goes on",
        "Operations/Queries/LiveQuery.swift",
        "    deinit {\n        observation.finish(.ended)",
        "    deinit {\n        if !BUG { observation.finish(.ended) }",
    ),
    (
        "the optimistic update of a mutation that has failed stays",
        "Operations/Mutations/CommitMutation.swift",
        "if let update = call.update, store.remove(update) {",
        "if let update = call.update, !BUG, store.remove(update) {",
    ),
    (
        "a mutation that replaces others waits behind them",
        "Operations/Mutations/CommitMutation.swift",
        "inPlaceOfWaiting: $0.replacesWaiting)",
        "inPlaceOfWaiting: $0.replacesWaiting && !BUG)",
    ),
    (
        "a mutation whose turn has come waits as before",
        "Environment/MutationRegister.swift",
        "state.mutations[id]?.isWaiting = false",
        "state.mutations[id]?.isWaiting = BUG",
    ),
    (
        "fields of the root that link to what a collection drops stay if they came meanwhile",
        "Store/GarbageCollection/GarbageCollection.swift",
        "for id in written { findDeadFields(of: id",
        "for id in written where !BUG { findDeadFields(of: id",
    ),
    (
        "copies of a fragment have the labels of the fragment",
        "Artifacts/Linking/FragmentTemplate.swift",
        "guard name != fragment, label",
        "guard name != fragment, !BUG, label",
    ),
    (
        "the copies of a fragment's own spreads are named by what the fragment writes",
        "Artifacts/Linking/FragmentTemplate.swift",
        "            try reader.bindVariables()\n            return",
        "            if !BUG { try reader.bindVariables() }\n            return",
    ),
    (
        "the default of a fragment's variable counts although there is an argument",
        "Artifacts/Linking/FragmentTemplate.swift",
        "given[variable.name] ?? variable.defaultText.map { Array($0.utf8) }",
        "(BUG && variable.defaultText != nil ? nil : given[variable.name])\n"
        "                ?? variable.defaultText.map { Array($0.utf8) }",
    ),
    (
        "what a constant leaves out of a copy is spread",
        "Artifacts/Linking/FragmentTemplate.swift",
        "        guard try directives() else {\n",
        "        guard try directives() else {\n"
        "            if let spread, BUG { spreads.append(spread) }\n",
    ),
    (
        "a list isn't looked at after a collection",
        "Publishing/Handlers/NumberedPage.swift",
        "let isUnchecked = !isExtended",
        "let isUnchecked = !BUG && !isExtended",
    ),
    (
        "a collection isn't counted",
        "Store/StoreState.swift",
        "let count = base.collections + 1",
        "let count = BUG ? base.collections : base.collections + 1",
    ),
    (
        "of rows in an object's field it isn't known what they lack",
        "Publishing/Handlers/NumberedPage.swift",
        "        if list != handleKey {\n",
        "        if list != handleKey {\n            if BUG { return true }\n",
    ),
    (
        "only the rows of a list are looked at, not their fields",
        "Reading/AvailabilityChecker.swift",
        "        return checker.check(&visits, writtenAt: nil)\n",
        "        if BUG { return visits.allSatisfy { source.borrow($0.id) != nil } }\n"
        "        return checker.check(&visits, writtenAt: nil)\n",
    ),
    (
        "a client field that leads to a collected object is missing",
        "Reading/Reader+Annotations.swift",
        "case .link(let id): return isGone(id) ? .null : value",
        "case .link(let id): return !BUG && isGone(id) ? .null : value",
    ),
    (
        "a client field's list with collected objects is missing",
        "Reading/Reader+Annotations.swift",
        "value.forEachLink { if isGone($0) { hasGone = true } }",
        "value.forEachLink { if !BUG, isGone($0) { hasGone = true } }",
    ),
    (
        "of loaded records only they themselves are kept",
        "Store/GarbageCollection/GarbageCollection.swift",
        "        marker.markAll(from: loaded.records)\n",
        "        if BUG {\n"
        "            for id in loaded.records { marker.mark(id) }\n"
        "        } else {\n"
        "            marker.markAll(from: loaded.records)\n"
        "        }\n",
    ),
    (
        "loaded lists count as looked at",
        "Store/Inspection/LoadedRecords.swift",
        "            source.collections = Int.random(",
        "            source.collections = BUG ? 0 : Int.random(",
    ),
    (
        "an object that was deleted stays so when a server sends it again",
        "Normalization/Normalizer+Records.swift",
        "guard let known = source.borrow(frame.id), !known.isDeleted else {",
        "guard let known = source.borrow(frame.id), BUG || !known.isDeleted else {",
    ),
    (
        "an invalidation outlasts the next answer",
        "Store/Availability/Store+Availability.swift",
        "return written?.epoch ?? 0 <= invalidated",
        "return BUG || written?.epoch ?? 0 <= invalidated",
    ),
    (
        "fields that the root has lost stay in the storage",
        "Persistence/RowChanges.swift",
        "for key in old?.keys ?? [] where new?[key]",
        "for key in old?.keys ?? [] where !BUG && new?[key]",
    ),
    (
        "a late answer takes back what was written after its query was sent",
        "Store/Store+Committing.swift",
        "        if let later {\n            let isWhole",
        "        if !BUG, let later {\n            let isWhole",
    ),
    (
        "a mutation that changes nothing has said nothing",
        "Store/LaterWrites/Store+LaterWrites.swift",
        "        if let execution, isWhole {",
        "        if !BUG, let execution, isWhole {",
    ),
    (
        "what was noted for a query outlasts it",
        "Store/LaterWrites/LaterWrites.swift",
        "guard let oldest = requests.values.min() else { return forgetChanges() }",
        "guard let oldest = requests.values.min() else { return BUG ? () : forgetChanges() }",
    ),
    (
        "a query that is sent later is as old as those before it",
        "Store/LaterWrites/LaterWrites.swift",
        "        requests[lastRequest] = time\n",
        "        requests[lastRequest] = BUG ? requests.values.min() ?? time : time\n",
    ),
    (
        "edges that an answer has taken out stay out",
        "Store/Store+Committing.swift",
        "if let later, !later.members.isEmpty {",
        "if !BUG, let later, !later.members.isEmpty {",
    ),
]

# Which test must fail of which bugs.
PROOFS = [
    ("LaterWritesModelTests", "a late answer takes back what was written after its query was sent"),
    ("LaterWritesModelTests", "a mutation that changes nothing has said nothing"),
    ("LaterWritesModelTests", "what was noted for a query outlasts it"),
    ("LaterWritesModelTests", "a query that is sent later is as old as those before it"),
    ("LaterWritesTests", "edges that an answer has taken out stay out"),
    ("RelaunchTests", "fields that the root has lost stay in the storage"),
    ("HealingTests", "a list isn't looked at after a collection"),
    ("HealingTests", "a collection isn't counted"),
    ("HealingTests", "of rows in an object's field it isn't known what they lack"),
    ("HealingTests", "only the rows of a list are looked at, not their fields"),
    ("HealingTests", "a client field that leads to a collected object is missing"),
    ("HealingTests", "a client field's list with collected objects is missing"),
    ("HealingTests", "of loaded records only they themselves are kept"),
    ("HealingTests", "loaded lists count as looked at"),
    ("HealingTests", "an object that was deleted stays so when a server sends it again"),
    ("HealingTests", "an invalidation outlasts the next answer"),
    ("ModelScreensTests", "models read only the version on screen"),
    ("ModelScreensTests", "a list takes a row that was deleted on screen for complete"),
    ("ModelScreensTests", "the turn isn't brought forward for a new model"),
    ("ModelScreensTests", "a failure is thrown before it is shown"),
    ("ModelScreensTests", "a result is returned before it is shown"),
    ("ModelScreensTests", "a change of the main actor is shown in the next turn"),
    ("ModelScreensTests", "a query whose request has failed looks at nothing any more"),
    ("ModelScreensTests", "a query that others complete while its request fails stays hidden"),
    ("ModelScreensTests", "a turn comes while a model is reading"),
    ("ModelScreensTests", "an event stays without a subscription"),
    ("CheckedFieldsTests", "all records of a type have the shape of the first"),
    ("CheckedFieldsTests", "all objects of a level have the fields of the first"),
    ("CheckedFieldsTests", "of a list only the first object is looked at for what is missing"),
    ("FieldNotificationTests", "a reset forgets what readers have read after it"),
    ("FieldNotificationTests", "a reset leaves records in the index that no reader has read"),
    ("KeptValuesTests", "a large value with an error is not read again"),
    ("KeptValuesTests", "large values that are not in the store any more are kept"),
    ("KeptValuesTests", "the memory by which a large value is known may be used again"),
    ("LongListTests", "a chunk of an observed list is not read again when a row of it changes"),
    ("LongListTests", "what a long list has read of its first record counts for all others"),
    ("LongListTests", "a chunk in which something is missing is kept"),
    ("LongListTests", "chunks are kept that have changed in the version that is read"),
    ("LongListTests", "the records of a chunk that is gone stay observed"),
    ("LongListTests", "the nodes of other edges are kept"),
    ("LongListTests", "a long list inside a chunk has parts of its own"),
    ("LongListTests", "chunks are kept although something else is known of types"),
    (
        "LongListTests",
        "what a chunk has read is not watched in a version that was published meanwhile",
    ),
    (
        "PlanVariantTests",
        "the objects of a field are expected to have the fields of all types around them",
    ),
    (
        "PlanVariantTests",
        "a field that a server was not asked for tells that an object lacks an interface",
    ),
    (
        "PlanVariantTests",
        "a field is expected of each type under the conditions of all types",
    ),
    (
        "StepwiseCollectionTests",
        "a collection in steps does not notice what was retained meanwhile",
    ),
    ("StepwiseCollectionTests", "a collection in steps overwrites what was written meanwhile"),
    ("StepwiseCollectionTests", "a collection in steps does not notice what is read meanwhile"),
    (
        "isWhatTheModelIs",
        "what a collection under way has visited is not followed again when it changes",
    ),
    (
        "CollectionBesideWritersTests",
        "what a collection under way has visited is not followed again when it changes",
    ),
    (
        "StepwiseCollectionTests",
        "a collection under way takes a changed list of links for the one before",
    ),
    ("StepwiseCollectionTests", "garbage that is linked to during a collection is dropped"),
    (
        "StepwiseCollectionTests",
        "a collection under way drops fields of the root that are used again",
    ),
    (
        "StepwiseCollectionTests",
        "fields of the root that link to what a collection drops stay if they came meanwhile",
    ),
    ("FragmentTemplateTests", "copies of a fragment have the labels of the fragment"),
    (
        "FragmentTemplateTests",
        "the copies of a fragment's own spreads are named by what the fragment writes",
    ),
    (
        "FragmentTemplateTests",
        "the default of a fragment's variable counts although there is an argument",
    ),
    ("FragmentTemplateTests", "what a constant leaves out of a copy is spread"),
    ("StepwiseCollectionTests", "an invalidation during a collection is lost"),
    (
        "StepwiseCollectionTests",
        "the data that a collection keeps for a new reference does not count as garbage",
    ),
    ("RadixArrayTests", "the last leaf of a node is taken for shared"),
    ("PacedCollectionTests", "a collection that is asked for during another never begins"),
    ("PacedCollectionTests", "the collector does not rest"),
    ("PacedCollectionTests", "the collector rests however much garbage there is"),
    ("PacedCollectionTests", "a rest that was cut short ends the next"),
    ("JSONComparingTests", "JSON that differs in a number is taken for unchanged"),
    ("JSONComparingTests", "JSON that has become shorter is taken for unchanged"),
    ("EdgeHandlerTests", "all edges of a list are copied into one record"),
    ("EnvironmentModelTests", "identical page loads are not joined"),
    ("EnvironmentModelTests", "the newest of those that wait in a queue is the next"),
    (
        "EnvironmentModelTests",
        "whoever waits for its turn is not removed when it is cancelled",
    ),
    ("EnvironmentModelTests", "a page that did not fit counts as loaded"),
    ("EnvironmentModelTests", "previous pages are requested from the end of the list"),
    ("EnvironmentModelTests", "a refetch requests as many rows as the first page has"),
    ("EnvironmentModelTests", "all pages are loaded up to one row more"),
    ("EnvironmentModelTests", "a page without a list because of an error is published"),
    ("EnvironmentModelTests", "data is fresh at the end of its age"),
    ("EnvironmentModelTests", "queries in flight are not joined"),
    ("EnvironmentModelTests", "one of several callers who gives up cancels the request"),
    ("EnvironmentModelTests", "a request that nobody waits for goes on"),
    ("EnvironmentModelTests", "a live query does not retain its data"),
    ("EnvironmentModelTests", "a live query that is dropped goes on"),
    ("EnvironmentModelTests", "the optimistic update of a mutation that has failed stays"),
    ("EnvironmentModelTests", "a mutation that replaces others waits behind them"),
    ("EnvironmentModelTests", "a mutation whose turn has come waits as before"),
    ("FreshnessModelTests", "a response renews the fields that it doesn't bring"),
    ("FreshnessModelTests", "all objects of a list have the stamp of the first"),
    ("FreshnessModelTests", "only the first object of a list is looked at for its age"),
    ("FreshnessModelTests", "objects that an optimistic update has changed age"),
    ("FreshnessModelTests", "an updater renews nothing"),
    ("TemporaryKeyTests", "a temporary key is exchanged for that of an object which the store knows"),
    ("TemporaryKeyTests", "the key of an object that the server knows is exchanged"),
    ("TemporaryKeyTests", "texts of exchanged keys are overwritten when names are forgotten"),
    ("OptimisticReplayTests", "facts that two optimistic responses teach go with the first"),
    ("KeyCollisionTests", "the length of a key's part is not written"),
    ("KeyCollisionTests", "keys of all types are in one scope"),
    ("isWhatTheModelIs", "keys of all types are in one scope"),
    ("isWhatTheModelIs", "a key that is null is left out"),
    ("isWhatTheModelIs", "key fields are looked for behind the one before"),
    ("isWhatTheModelIs", "the key of a type is that of all others"),
    ("isWhatTheModelIs", "a collection makes keys texts"),
    ("isWhatTheModelIs", "an object of another type is taken for what arguments name"),
    ("isWhatTheModelIs", "a lookup of a list finds those that are there"),
    ("isWhatTheModelIs", "the parts of the key in a lookup are in another order"),
    ("isWhatTheModelIs", "lookups are made only in the root"),
    (
        "isWhatTheModelIs",
        "a temporary key is exchanged for that of an object which the store knows",
    ),
    ("isWhatTheModelIs", "the key of an object that the server knows is exchanged"),
    ("isWhatTheModelIs", "only the first object of an optimistic response gets another key"),
    ("isWhatTheModelIs", "objects of a response that is refused keep its keys"),
    ("TemporaryKeyTests", "objects of a response that is refused keep its keys"),
    ("CompositeKeyTests", "the length of a part that is read in one pass is not written"),
    ("CompositeKeyTests", "parts that are read in one pass are in the order of the response"),
    ("CompositeKeyTests", "an escaped part is taken as it is written"),
    ("DeclaredKeyTests", "a key that is null is left out"),
    ("DeclaredKeyTests", "key fields are looked for behind the one before"),
    ("DeclaredKeyTests", "a number that is not written as digits is another key"),
    ("DeclaredKeyTests", "the key of a type is that of all others"),
    ("DeclaredKeyTests", "objects of an unknown type have a key"),
    ("DeclaredKeyTests", "the first of repeated key fields counts"),
    ("UpdatableLookupTests", "an updatable field is not looked up"),
    ("isWhatTheModelIs", "an updatable field is not looked up"),
    ("LookupTests", "lookups find no objects of optimistic updates"),
    ("isWhatTheModelIs", "lookups find no objects of optimistic updates"),
    (
        "isWhatTheModelIs",
        "the links to objects of optimistic updates are gone when the server has these",
    ),
    ("TemporaryKeyTests", "optimistic updates find no objects by their previous keys"),
    ("isWhatTheModelIs", "optimistic updates find no objects by their previous keys"),
    ("TemporaryKeyTests", "previous keys are known to optimistic updates that were added later"),
    ("TemporaryKeyTests", "an optimistic response with a previous key is of another object"),
    ("isWhatTheModelIs", "an optimistic response with a previous key is of another object"),
    ("TemporaryKeyTests", "an optimistic response gives objects their previous keys"),
    ("LookupTests", "an object of another type is taken for what arguments name"),
    ("LookupTests", "lists and objects are texts in lookups"),
    ("DeclaredKeyTests", "a collection makes keys texts"),
    ("TypedInvalidationTests", "the invalidation of a field is that of no operation"),
    ("OptimisticUpdateOrderTests", "optimistic updates are replayed newest first"),
    ("OptimisticUpdateOrderTests", "the wrong optimistic update is taken off"),
    ("OptimisticUpdateOrderTests", "what is optimistic gets into the base"),
    ("readersSeeOneVersionAndNeverGoBack", "readers see a version before it is whole"),
    ("readersSeeOneVersionAndNeverGoBack", "readers see an older version now and then"),
    ("observersSeeVersionsInOrder",
     "readers are told of what was newest before it was their turn"),
    ("everyLastValueArrives", "readers read before they are among those who are told"),
    ("readersWhoComeAndGo",
     "a reader that becomes stale while it is refreshed is not refreshed again"),
    ("recordsThatAreReadForTheFirstTime",
     "what a reader reads for the first time has not changed since"),
    ("readersWhoComeAndGo", "two threads refresh a reader at once"),
    ("theCollectorKeeps", "the collector drops what a stale reader is about to read"),
    ("readersWhoComeAndGo", "who cancels is told nevertheless"),
    ("readersWhoComeAndGo", "readers see an older version now and then"),
    ("operationsThatNeverEnd", "only so many operations are in flight at once"),
    ("tenThousandScreensLeave", "what stood for records is never forgotten"),
    ("tenThousandScreensLeave", "storage keys are never forgotten"),
    ("aPlaceThatSomebodyReads", "what live readers have read is no longer known for the same"),
    ("HostileIDTests", "ids that were made to collide are put up with"),
    ("MixedOperationsTests", "readers who have gone are remembered by what they read"),
    ("MixedOperationsTests", "readers see a version before it is whole"),
    ("changesAreThoseOfAnArray", "a chunk of a list of links is shared although it changed"),
    (
        "longConnectionsAreWhatPagesAndUpdatersMakeOfThem",
        "a node that came with the page is taken for new in a list that has it",
    ),
    (
        "longConnectionsAreWhatPagesAndUpdatersMakeOfThem",
        "an index of edges is used after the edges have changed",
    ),
    (
        "viewsAreThoseOfApplyingAllUpdates",
        "an optimistic update is not applied again though a record that it reads has changed",
    ),
    (
        "viewsAreThoseOfApplyingAllUpdates",
        "an optimistic update is not applied again though one before it has changed",
    ),
    ("viewsAreThoseOfApplyingAllUpdates", "the records of a removed optimistic update stay"),
    (
        "aCollectionIsNoticed",
        "an operation counts as complete after a collection because it was before",
    ),
]
