/// Takes rows out of a list, puts them in and moves them.
struct ListEditor {
    private let list: FollowedList
    private let store: RecordSourceProxy
    private let record: RecordProxy
    private let field: FieldKey
    private let (hasPrevious, hasNext): (Bool, Bool)

    /// Creates an editor; `nil` if the list is gone.
    init?(_ list: FollowedList, _ store: RecordSourceProxy) {
        guard let record = store.record(list.place.record) else { return nil }
        (self.list, self.store, self.record) = (list, store, record)
        field = list.place.field ?? store.connectionFields.edges
        guard record[field].isList else { return nil }
        (hasPrevious, hasNext) = Self.moreRows(of: list, record)
    }

    /// Returns whether the server may have rows before and behind those of the list.
    private static func moreRows(
        of list: FollowedList,
        _ record: RecordProxy
    ) -> (hasPrevious: Bool, hasNext: Bool) {
        let fields = record.store.connectionFields
        // A list without any row has been complete, if nothing says otherwise.
        let isEmpty =
            list.end == nil && record[list.place.field ?? fields.edges].elementCount == 0
        let unknown = isEmpty ? (false, false) : (list.isCut.start, list.isCut.end)
        guard let field = list.place.field else {
            guard let info = record.linkedRecord(fields.pageInfo) else { return unknown }
            let (previous, next) = (info[fields.hasPreviousPage], info[fields.hasNextPage])
            return (
                previous == .absent ? unknown.0 : previous == .bool(true),
                next == .absent ? unknown.1 : next == .bool(true)
            )
        }
        let symbols = record.store.current.symbols
        let name = PageRange.fieldName(for: symbols.text(field))
        guard let range = PageRange(record[symbols.fieldKey(name)]) else { return unknown }
        return (range.start > 0, range.hasMore)
    }

    /// Changes the list.
    ///
    /// Returns the objects that can't be put in because they lack data.
    func apply(_ changes: ChangedRows) -> [FollowedLists.Lack] {
        remove(changes.leaving)
        var entering = changes.entering
        if !changes.moving.isEmpty {
            let known = rows(of: Set(changes.moving))
            move(changes.moving.compactMap { node in known[node].map { (node, $0) } })
            entering += changes.moving.filter { known[$0] == nil }
        }
        let members = members(among: Set(entering))
        var lacks: [FollowedLists.Lack] = []
        var isKnown = true
        var seen = members
        for node in entering where seen.insert(node).inserted {
            switch place(of: node) {
            case .outside: break
            case .unknown: isKnown = false
            case .at(let position):
                if list.kind == .edges, list.edgeType == nil {
                    isKnown = false
                } else if list.isAvailable(node, in: store.transaction.source) {
                    insert(node, at: position)
                } else {
                    lacks.append(.init(place: list.place, row: node))
                }
            }
        }
        if list.invalidates, !isKnown || !lacks.isEmpty {
            store.change { $0.invalidate(record.dataID) }
        }
        return lacks
    }

    // MARK: - Places

    /// Where an object belongs.
    private enum Place {
        case at(Int)
        /// Before or behind the rows that were loaded.
        case outside
        case unknown
    }

    /// Returns where an object belongs among the rows.
    private func place(of node: DataID) -> Place {
        let count = record[field].elementCount
        guard !list.order.fields.isEmpty else {
            return hasPrevious || hasNext ? .unknown : .at(count)
        }
        guard let row = store.transaction.source.borrow(node), list.order.isBefore(row, row) != nil
        else { return .unknown }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            // Rows without the values, such as null, are passed over.
            var probe = middle
            var isBefore: Bool?
            while probe < high, isBefore == nil {
                isBefore = self.isBefore(node, self.node(at: probe))
                probe += 1
            }
            if isBefore == false { low = probe } else { high = middle }
        }
        if hasNext, low == count {
            let isInside = list.end.flatMap { list.order.isBefore($0.borrowed, row) } == false
            guard isInside else { return .outside }
        }
        if hasPrevious, low == 0 {
            let isInside = list.start.flatMap { list.order.isBefore(row, $0.borrowed) } == false
            guard isInside else { return .outside }
        }
        return .at(low)
    }

    /// Returns whether an object comes before another one; `nil` if one of them is null, or has no place.
    private func isBefore(_ one: DataID?, _ other: DataID?) -> Bool? {
        let source = store.transaction.source
        guard let one = one.flatMap({ source.borrow($0) }),
            let other = other.flatMap({ source.borrow($0) })
        else { return nil }
        return list.order.isBefore(one, other)
    }

    // MARK: - Rows

    /// Returns the row at a position: an edge, or the object itself; `nil` for null.
    private func row(at position: Int) -> DataID? {
        switch record[field] {
        case .links(let rows): return rows[position]
        case .list(let values):
            guard case .link(let id) = values[position] else { return nil }
            return id
        default: return nil
        }
    }

    private func node(at position: Int) -> DataID? {
        guard let row = row(at: position) else { return nil }
        return list.kind == .rows ? row : ConnectionEdges(record).link(of: row)
    }

    /// Returns the rows of objects.
    private func rows(of nodes: Set<DataID>) -> [DataID: DataID] {
        var found: [DataID: DataID] = [:]
        if list.kind == .rows {
            record[field].forEachLink { if nodes.contains($0) { found[$0] = $0 } }
        } else {
            ConnectionEdges(record).forEachLink { edge, node in
                if nodes.contains(node) { found[node] = edge }
            }
        }
        return found
    }

    private func members(among nodes: Set<DataID>) -> Set<DataID> {
        guard list.kind == .rows else { return ConnectionEdges(record).nodes(among: nodes) }
        return nodes.isEmpty ? [] : Set(rows(of: nodes).keys)
    }

    private func position(of row: DataID) -> Int? {
        switch record[field] {
        case .links(let rows): rows.firstIndex(of: row)
        case .list(let values): values.firstIndex(of: .link(row))
        default: nil
        }
    }

    // MARK: - Changing

    private func remove(_ nodes: Set<DataID>) {
        guard !members(among: nodes).isEmpty else { return }
        guard list.kind == .rows else { return ConnectionEdges(record).remove(to: nodes) }
        switch record[field] {
        case .links(var rows):
            rows.removeAll { ids in
                ContiguousArray(ids.indices.filter { nodes.contains(ids[$0]) })
            }
            record[field] = .links(rows)
        case .list(let values):
            record[field] = .list(
                values.filter { value in
                    guard case .link(let id) = value else { return true }
                    return !nodes.contains(id)
                }
            )
        default: break
        }
    }

    /// Moves rows to where their objects belong, or takes them out if that is among rows that were not
    /// loaded.
    private func move(_ moving: [(node: DataID, row: DataID)]) {
        let moving = moving.filter { node, row in
            switch place(of: node) {
            case .unknown: return false
            case .outside: return true
            case .at:
                // Beside others that move, no row is known to be where it belongs.
                guard moving.count == 1, let position = position(of: row) else { return true }
                return !isInOrder(node, at: position)
            }
        }
        remove(Set(moving.map(\.node)))
        for (node, row) in moving {
            if case .at(let position) = place(of: node) { insert(row: row, at: position) }
        }
    }

    private func isInOrder(_ node: DataID, at position: Int) -> Bool {
        let isLast = position == record[field].elementCount - 1
        return (position == 0 || isBefore(node, self.node(at: position - 1)) == false)
            && (isLast || isBefore(self.node(at: position + 1), node) == false)
    }

    private func insert(_ node: DataID, at position: Int) {
        guard list.kind == .edges, let type = list.edgeType else {
            return insert(row: node, at: position)
        }
        let edge = ConnectionHandler.createEdge(
            in: record,
            node: RecordProxy(store: store, dataID: node),
            type: type
        )
        insert(row: edge.dataID, at: position)
    }

    private func insert(row: DataID, at position: Int) {
        guard list.kind == .rows else {
            return ConnectionEdges(record).insert([row], at: position, haveDistinctNodes: true)
        }
        switch record[field] {
        case .links(var rows):
            rows.insert(row, at: position)
            record[field] = .links(rows)
        case .list(var values):
            values.insert(.link(row), at: position)
            record[field] = .list(values)
        default: break
        }
    }
}
