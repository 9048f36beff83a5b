extension Store {
    /// Records that a query is being sent.
    ///
    /// The caller must call ``endRequest(_:)`` for the result.
    func beginRequest() -> LaterWrites.Request { laterWrites.withLock { $0.begin() } }

    /// Records that a query was answered, or has ended; may be called again.
    func endRequest(_ request: LaterWrites.Request) { laterWrites.withLock { $0.end(request) } }

    /// Finds the changes of a transaction, unless no request is on its way.
    ///
    /// `execution` is the one whose response it has written; `nil` for other changes. `isWhole` says
    /// whether the response has all of its data. Large changes are not noted, because it would take too long.
    func laterChanges(
        of transaction: StoreTransaction,
        _ execution: Execution? = nil,
        isWhole: Bool = false,
        since before: RecordSource,
        _ identities: Identities
    ) -> LaterWrites.Changes? {
        // Answers to queries are as old as these.
        guard execution?.answersQuery != true, laterWrites.withLock({ $0.isNeeded }) else {
            return nil
        }
        guard transaction.changed.count <= LaterWrites.limit else { return nil }
        var changes = LaterWrites.Changes()
        let source = transaction.source
        let fields = ConnectionFields(symbols)
        for id in Set(transaction.changed) {
            guard let record = source[id] else { continue }
            let old = before[id]
            if record.isDeleted {
                if old?.isDeleted != true { changes.deleted.append(id) }
                continue
            }
            if record[fields.nextEdgeIndex] != .absent {
                let (value, oldValue) = (record[fields.edges], old?[fields.edges] ?? .absent)
                guard value != oldValue else { continue }
                changes.noteMembers(of: id, oldValue, value, fields, before, source)
            } else if identities.isKnownByKey(id) {
                for key in record.keys where record[key] != old?[key] ?? .absent {
                    if record[key].canBeKept { changes.fields.append((id, key)) }
                }
            }
        }
        if let execution, isWhole {
            let written = WrittenFields(source: source, bound: execution.operation.normalization)
            written.forEach(below: execution.root) { id, key in
                if identities.isKnownByKey(id) { changes.fields.append((id, key)) }
                return changes.fields.count <= LaterWrites.limit
            }
        }
        return changes.fields.count <= LaterWrites.limit ? changes : nil
    }

    /// Records the changes of a version that is published.
    func note(_ changes: LaterWrites.Changes?) {
        if let changes { laterWrites.withLock { $0.note(changes) } }
    }

    /// Takes back what an answer has undone of the fields that were written after its question.
    ///
    /// Called before handlers run, so that connections are made of the answer itself. Parts of an
    /// answer belong to its objects, so `keepsLinks` must be `false` if there are some. The lists of the answer
    /// that are `followed` stay as they are, and then follow the changes.
    func keep(
        _ changes: LaterWrites.Changes,
        in transaction: inout StoreTransaction,
        of execution: Execution,
        keepsLinks: Bool,
        exceptIn followed: Set<PagedList>,
        since before: RecordSource
    ) {
        var kept = transaction.keepDeletions(changes, of: before)
        var links: [(id: DataID, key: FieldKey)] = []
        for (id, key) in changes.fields {
            guard let value = transaction.laterValue(of: key, id, before) else { continue }
            if value.linksObjects || transaction.source[id]?[key].linksObjects == true {
                if !followed.contains(PagedList(record: id, field: key)) { links.append((id, key)) }
            } else {
                transaction.source[id]?[key] = value
                kept.insert(id)
            }
        }
        if keepsLinks {
            let bound = execution.operation.normalization
            let checker = AvailabilityChecker(source: transaction.source, bound: bound)
            for (id, key) in links {
                // An object that is not in the answer may lack what its readers need.
                guard let value = before[id]?[key],
                    bound.levels(ofFieldsNamed: key).allSatisfy({ level in
                        checker.isAvailable(value, at: level)
                    })
                else { continue }
                transaction.source[id]?[key] = value
                kept.insert(id)
            }
        }
        guard !kept.isEmpty else { return }
        let source = transaction.source
        // Readers of all objects of a type may wait for what was learned about it.
        if !source.hasOtherTypeFacts(than: before) {
            transaction.changed.removeAll { kept.contains($0) && source[$0] == before[$0] }
        }
        transaction.events.append(
            .executeKeep(
                operation: execution.operation.request.name,
                records: kept.count,
                transactionID: execution.transactionID
            )
        )
    }
}

extension Identities {
    /// Whether an object is the query root, or has an id or a key: others are only places, where an answer
    /// may have something else.
    fileprivate func isKnownByKey(_ id: DataID) -> Bool { id == .root || hasKey(id) }
}

extension BoundNormalization {
    /// The levels of the objects to which fields with a key link.
    fileprivate func levels(
        ofFieldsNamed key: FieldKey
    ) -> [PlanIndex<NormalizationPlan.Level>] {
        plan.fields.compactMap { field in
            self.key(field) == key ? field.level.index : nil
        }
    }
}

extension LaterWrites.Changes {
    /// Records the edges that a connection has gained and lost.
    fileprivate mutating func noteMembers(
        of connection: DataID,
        _ old: Value,
        _ new: Value,
        _ fields: ConnectionFields,
        _ before: RecordSource,
        _ source: RecordSource
    ) {
        // Chunks that both versions have need not be looked at.
        let (oldChunks, newChunks) = (old.chunkIdentities, new.chunkIdentities)
        var lost: Set<DataID> = []
        old.forEachLink(exceptIn: newChunks) { _, edge in
            if case .link(let node)? = before.borrow(edge)?[fields.node] { lost.insert(node) }
        }
        var gained: [(node: DataID, edge: DataID, stayingBefore: Int)] = []
        var seen: Set<DataID> = []
        new.forEachLink(exceptIn: oldChunks) { position, edge in
            guard case .link(let node)? = source.borrow(edge)?[fields.node],
                lost.remove(node) == nil, seen.insert(node).inserted
            else { return }
            gained.append((node, edge, position - gained.count))
        }
        for node in lost { members.append((connection, node, .removed)) }
        // How many of the edges that stay are before it says at which end an edge was added.
        let staying = new.elementCount - gained.count
        for (node, edge, before) in gained {
            let isAtFront = 2 * before < staying
            members.append((connection, node, .added(edge: edge, isAtFront: isAtFront)))
        }
    }
}

extension Value {
    /// Whether it is known, and not the server's failure to say it.
    fileprivate var canBeKept: Bool {
        switch self {
        case .absent, .error: false
        default: true
        }
    }

    fileprivate var linksObjects: Bool {
        switch self {
        case .link, .links: true
        case .list(let values): values.contains { $0.linksObjects }
        default: false
        }
    }

    fileprivate var chunkIdentities: Set<ObjectIdentifier> {
        guard case .links(let list) = self, let chunks = list.chunks else { return [] }
        return Set(chunks.map { ObjectIdentifier($0) })
    }

    /// Calls `body` with the position of each link, except those in some chunks.
    fileprivate func forEachLink(
        exceptIn known: Set<ObjectIdentifier>,
        _ body: (Int, DataID) -> Void
    ) {
        var position = 0
        guard case .links(let list) = self, let chunks = list.chunks else {
            forEachLink { link in
                body(position, link)
                position += 1
            }
            return
        }
        for chunk in chunks {
            if known.contains(ObjectIdentifier(chunk)) {
                position += chunk.ids.count
                continue
            }
            for id in chunk.ids {
                body(position, id)
                position += 1
            }
        }
    }
}

extension StoreTransaction {
    /// Returns the value that a field had before, if an answer has given it another one.
    fileprivate func laterValue(
        of key: FieldKey,
        _ id: DataID,
        _ before: RecordSource
    ) -> Value? {
        guard let old = before.borrow(id), !old.isDeleted, let record = source.borrow(id),
            !record.isDeleted, record.typeName == old.typeName
        else { return nil }
        let value = old[key]
        return value.canBeKept && record[key] != value ? value : nil
    }

    /// Deletes the objects again that an answer has brought back.
    ///
    /// Returns those.
    fileprivate mutating func keepDeletions(
        _ changes: LaterWrites.Changes,
        of before: RecordSource
    ) -> Set<DataID> {
        var kept: Set<DataID> = []
        for id in changes.deleted {
            // A collection may have removed the record meanwhile.
            guard before.borrow(id)?.isDeleted != false, let record = source[id],
                !record.isDeleted
            else { continue }
            source[id] = before[id] ?? .deleted(record.typeName, empty: emptyShape)
            kept.insert(id)
        }
        return kept
    }
}

extension RecordSourceProxy {
    /// Adds the edges to connections again that an answer has taken out, and takes out those that it has
    /// brought back.
    ///
    /// In a list that follows a filter, which decides whether a changed object is a member, no edge is put back that
    /// isn't one, or taken out that is one.
    func keepMembers(_ changes: LaterWrites.Changes, of before: RecordSource) {
        let fields = connectionFields
        var followed: [DataID: FollowedList] = [:]
        for list in current.followedLists where list.kind == .edges {
            followed[list.place.record] = list
        }
        let connections = Dictionary(grouping: changes.members, by: \.connection)
        for (id, all) in connections {
            let members = all.filter { _, node, change in
                guard let list = followed[id], current.later.contain(node, list.fields),
                    let row = current.source.borrow(node),
                    let isMember = row.isMember(of: list, in: current.source)
                else { return true }
                return isMember == (change != .removed)
            }
            guard let connection = record(id),
                before.borrow(id)?[fields.edges] != connection[fields.edges]
            else { continue }
            let edges = ConnectionEdges(connection)
            let gone = members.filter { $0.change == .removed }.map(\.node)
            if !gone.isEmpty { edges.remove(to: Set(gone)) }
            var (front, end): (ContiguousArray<DataID>, ContiguousArray<DataID>) = ([], [])
            let present = edges.nodes(among: Set(members.map(\.node)))
            for (_, node, change) in members where !present.contains(node) {
                guard case .added(let edge, let isAtFront) = change, record(edge) != nil else {
                    continue
                }
                if isAtFront { front.append(edge) } else { end.append(edge) }
                if followed[id] != nil { self.change { _ = $0.later.readded.insert(node) } }
            }
            edges.insert(front, at: 0)
            edges.insert(end, at: edges.count)
        }
    }
}
