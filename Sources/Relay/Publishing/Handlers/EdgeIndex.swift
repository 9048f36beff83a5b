/// The edges of a connection by their objects and cursors, for updaters that search it repeatedly.
///
/// A class because it is changed in place while the store's proxy holds it.
final class EdgeIndex {
    let connection: DataID
    /// The list that is indexed.
    fileprivate var list: LinkList
    /// The number of the transaction's changes that the index has seen.
    fileprivate var changeCount: Int
    private var edges: Set<DataID>
    private var edgesByNode: [DataID: [DataID]] = [:]
    /// The first edge with each cursor; `nil` until it is asked for.
    private var edgesByCursor: [ByteKey: DataID]?

    fileprivate init(_ connection: ConnectionEdges, _ list: LinkList, changeCount: Int) {
        self.connection = connection.connection.dataID
        self.list = list
        self.changeCount = changeCount
        edges = Set(list)
        connection.forEachLink { edge, node in edgesByNode[node, default: []].append(edge) }
    }

    /// Returns the edges that link to `node`.
    func edges(to node: DataID) -> [DataID] { edgesByNode[node] ?? [] }

    /// Returns the first edge with a cursor.
    func edge(at cursor: String, _ fields: ConnectionFields, _ source: RecordSource) -> DataID? {
        if edgesByCursor == nil {
            var edges: [ByteKey: DataID] = [:]
            for edge in list {
                guard let text = source.borrow(edge)?[fields.cursor].text else { continue }
                let cursor = ByteKey(text)
                if edges[cursor] == nil { edges[cursor] = edge }
            }
            edgesByCursor = edges
        }
        return edgesByCursor?[ByteKey(cursor)]
    }

    /// Returns whether the index is right for `list`, after `changes` of records.
    fileprivate func isCurrent(_ list: LinkList, _ changes: ContiguousArray<DataID>) -> Bool {
        guard self.list.isIdentical(to: list), changeCount <= changes.count else { return false }
        for id in changes[changeCount...] where edges.contains(id) { return false }
        changeCount = changes.count
        return true
    }

    // MARK: - Changes

    func add(_ edge: DataID, to node: DataID?, cursor: Value) {
        edges.insert(edge)
        if let node { edgesByNode[node, default: []].append(edge) }
        // Another edge may have the same cursor.
        if cursor != .null, cursor != .absent { edgesByCursor = nil }
    }

    func removeEdges(to node: DataID) {
        for edge in edgesByNode.removeValue(forKey: node) ?? [] { edges.remove(edge) }
        edgesByCursor = nil
    }
}

/// The searches of long lists of edges in a transaction.
struct EdgeSearches {
    /// Building an index takes about as long as this many searches without one.
    private static let worthIndex = 8

    private var index: EdgeIndex?
    private var connection: DataID?
    private var count = 0

    /// Returns an index of the edges, if searches without one have become too many.
    mutating func index(
        _ edges: ConnectionEdges,
        _ list: LinkList,
        _ changes: ContiguousArray<DataID>
    ) -> EdgeIndex? {
        let id = edges.connection.dataID
        if let index, index.connection == id, index.isCurrent(list, changes) { return index }
        index = nil
        if connection != id { (connection, count) = (id, 0) }
        count += 1
        guard count > Self.worthIndex, list.chunks != nil else { return nil }
        count = 0
        index = EdgeIndex(edges, list, changeCount: changes.count)
        return index
    }

    /// Updates the index for a list that has replaced `known`.
    func replace(
        _ known: LinkList,
        by list: LinkList,
        of edges: ConnectionEdges,
        _ changes: ContiguousArray<DataID>,
        _ update: (EdgeIndex) -> Void
    ) {
        guard let index, index.connection == edges.connection.dataID,
            index.isCurrent(known, changes)
        else { return }
        update(index)
        index.list = list
    }
}
