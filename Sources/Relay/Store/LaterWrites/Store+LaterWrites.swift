extension Store {
    /// Notes that a query is being sent.
    ///
    /// The caller must call ``endRequest(_:)`` for the result.
    func beginRequest() -> LaterWrites.Request { laterWrites.withLock { $0.begin() } }

    /// Notes that a query was answered, or has ended; may be called again.
    func endRequest(_ request: LaterWrites.Request) { laterWrites.withLock { $0.end(request) } }

    /// Finds the changes of a transaction, unless no request is on its way.
    ///
    /// `execution` is the one whose response it has written; `nil` for other changes. Large changes are
    /// not noted, because it would take too long.
    func laterChanges(
        of transaction: StoreTransaction,
        _ execution: Execution? = nil,
        since before: RecordSource
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
            for key in record.keys {
                let (value, oldValue) = (record[key], old?[key] ?? .absent)
                guard value != oldValue, value != .absent else { continue }
                if key == fields.edges, record[fields.nextEdgeIndex] != .absent {
                    changes.noteMembers(of: id, oldValue, value, fields, before, source)
                } else {
                    changes.fields.append((id, key))
                }
            }
        }
        if let execution {
            let written = WrittenFields(source: source, bound: execution.operation.normalization)
            written.forEach(below: execution.root) { id, key in
                changes.fields.append((id, key))
                return changes.fields.count <= LaterWrites.limit
            }
        }
        return changes.fields.count <= LaterWrites.limit ? changes : nil
    }

    /// Notes the changes of a version that is published.
    func note(_ changes: LaterWrites.Changes?) {
        if let changes { laterWrites.withLock { $0.note(changes) } }
    }

    /// Takes back what an answer has undone of the fields that were written after its question.
    ///
    /// Called before handlers run, so that it changes nothing of what they make of the answer.
    func keep(
        _ changes: LaterWrites.Changes,
        in transaction: inout StoreTransaction,
        of execution: Execution,
        since before: RecordSource
    ) {
        var kept = transaction.keep(changes, of: before, links: false)
        let withoutLinks = transaction.source
        let links = transaction.keep(changes, of: before, links: true)
        if !links.isEmpty {
            let checker = AvailabilityChecker(
                source: transaction.source,
                bound: execution.operation.normalization
            )
            // An object that is not in the answer may lack what its readers need.
            if checker.isAvailable(root: execution.root) {
                kept.formUnion(links)
            } else {
                transaction.source = withoutLinks
            }
        }
        guard !kept.isEmpty else { return }
        let source = transaction.source
        transaction.changed.removeAll { kept.contains($0) && source[$0] == before[$0] }
        transaction.events.append(
            .executeKeep(
                operation: execution.operation.request.name,
                records: kept.count,
                transactionID: execution.transactionID
            )
        )
    }
}

extension LaterWrites.Changes {
    /// Notes which edges a connection has got and lost.
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
        var gained: [(node: DataID, change: LaterWrites.Membership)] = []
        let middle = new.elementCount / 2
        new.forEachLink(exceptIn: oldChunks) { position, edge in
            guard case .link(let node)? = source.borrow(edge)?[fields.node],
                lost.remove(node) == nil
            else { return }
            gained.append((node, .added(edge: edge, isAtFront: position < middle)))
        }
        for node in lost { members.append((connection, node, .removed)) }
        for (node, change) in gained { members.append((connection, node, change)) }
    }
}

extension Value {
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
    /// Gives fields back the values that they had before, either those with links or the others.
    ///
    /// Returns the objects that have changed.
    fileprivate mutating func keep(
        _ changes: LaterWrites.Changes,
        of before: RecordSource,
        links: Bool
    ) -> Set<DataID> {
        var kept: Set<DataID> = []
        for (id, key) in changes.fields {
            guard let old = before.borrow(id), !old.isDeleted, var record = source[id],
                !record.isDeleted
            else { continue }
            let value = old[key]
            guard value != .absent, record[key] != value,
                links == (value.linksObjects || record[key].linksObjects)
            else { continue }
            record[key] = value
            source[id] = record
            kept.insert(id)
        }
        guard !links else { return kept }
        for id in changes.deleted {
            guard let old = before[id], old.isDeleted, source[id]?.isDeleted == false else {
                continue
            }
            source[id] = old
            kept.insert(id)
        }
        return kept
    }
}

extension RecordSourceProxy {
    /// Adds the edges to connections again that an answer has taken out, and takes out those that it has
    /// brought back.
    func keepMembers(_ changes: LaterWrites.Changes, of before: RecordSource) {
        let fields = connectionFields
        let connections = Dictionary(grouping: changes.members, by: \.connection)
        for (id, members) in connections {
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
            }
            edges.insert(front, at: 0)
            edges.insert(end, at: edges.count)
        }
    }
}
