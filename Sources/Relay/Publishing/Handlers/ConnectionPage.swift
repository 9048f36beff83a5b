/// A page on its way into a connection.
struct ConnectionPage {
    let connection: RecordProxy
    let server: RecordProxy
    let arguments: JSONObject
    /// Whether the page replaces the edges although it may have a cursor.
    let replaces: Bool
    /// The index of the first edge that the connection makes, or has made, of this page.
    let firstEdge: Int64
    let fields: ConnectionFields

    private var store: RecordSourceProxy { connection.store }

    /// Fills a connection that is new.
    func start() {
        connection.copyFields(from: server, except: [fields.edges, fields.pageInfo])
        connection[fields.nextEdgeIndex] = .int(0)
        if let edges = server[fields.edges].links {
            var copies = fields.copyEdges(edges.compactMap(\.self), into: connection)
                .makeIterator()
            let links = Value(links: edges.map { $0 == nil ? nil : copies.next() })
            connection[fields.edges] = ConnectionEdges(connection).noting(links)
        } else {
            connection[fields.edges] = server[fields.edges]
        }
        let id = store.dataID(parent: connection.dataID, key: fields.pageInfo)
        let pageInfo = store.makeRecord(id, type: "PageInfo")
        pageInfo[fields.hasNextPage] = .bool(false)
        pageInfo[fields.hasPreviousPage] = .bool(false)
        pageInfo[fields.endCursor] = .null
        pageInfo[fields.startCursor] = .null
        if let server = server.linkedRecord(fields.pageInfo) { pageInfo.copyFields(from: server) }
        connection[fields.pageInfo] = .link(id)
    }

    /// The number of edges of the connection.
    var edgeCount: Int { ConnectionEdges(connection).count }

    /// Records that the page was added to a connection that had `count` edges.
    func note(since count: Int) {
        guard store.current.mergedPages != nil else { return }
        note(.merged(added: max(0, edgeCount - count)))
    }

    private func note(_ outcome: MergedPage.Outcome) {
        store.note(MergedPage(list: PagedList(record: connection.dataID), outcome: outcome))
    }

    /// Adds to a connection that is there.
    func merge(_ payload: FieldPayload) {
        connection.copyFields(from: server, except: [fields.edges, fields.pageInfo])
        // With the cursors of a page without edges, the next page would begin after rows that never
        // came.
        if case .error = server[fields.edges] { return note(.failed) }
        let isFirst = given("after") == nil && given("before") == nil
        let count = isFirst ? 0 : edgeCount
        if !extend(), let page = server[fields.edges].links {
            guard let edges = merge(page, to: connection[fields.edges].links) else {
                store.skip(
                    payload,
                    "The page begins neither at the end nor at the start of the edges that are "
                        + "known; ask for more from `endCursor` or `startCursor`."
                )
                return note(.refused)
            }
            replace(by: edges)
        }
        mergePageInfo()
        note(since: count)
    }

    /// Adds the page to a long list whose nodes are known to be distinct, without looking at all of
    /// its edges.
    ///
    /// Returns whether that was possible.
    private func extend() -> Bool {
        guard case .links(let known) = connection[fields.edges], known.hasDistinctNodes,
            case .links(let page) = server[fields.edges]
        else { return false }
        let isAfter: Bool
        if let after = given("after") {
            guard isAt(fields.endCursor, after) else { return false }
            isAfter = true
        } else if let before = given("before") {
            guard isAt(fields.startCursor, before, isLater: false) else { return false }
            isAfter = false
        } else {
            return false
        }
        let nodes = page.compactMap { fields.node(of: $0, in: store) }
        guard nodes.count == page.count else { return false }
        let edges = ConnectionEdges(connection)
        var present = edges.nodes(among: Set(nodes))
        // A page before the others replaces edges to its nodes.
        guard isAfter || present.isEmpty else { return false }
        let added = zip(page, nodes).filter { present.insert($0.1).inserted }
        let new = fields.copyEdges(added.map(\.0), into: connection)
        edges.insert(new, at: isAfter ? known.count : 0, haveDistinctNodes: true)
        return true
    }

    /// Sets the edges; chunks of a long list that did not change stay the same.
    private func replace(by edges: [DataID?]) {
        guard case .links(var list) = connection[fields.edges],
            case .links(let new) = Value(links: edges)
        else {
            connection[fields.edges] = Value(links: edges)
            return
        }
        list.replaceAll(with: new.all)
        ConnectionEdges(connection).noteDistinctNodes(of: &list)
        connection[fields.edges] = .links(list)
    }

    /// The edges with those of the page; `nil` when the page begins elsewhere.
    private func merge(_ page: [DataID?], to known: [DataID?]?) -> [DataID?]? {
        guard let known else { return replace([], by: page) }
        if let after = given("after") {
            guard isAt(fields.endCursor, after) else { return nil }
            return distinct(known.map { ($0, false) } + page.map { ($0, true) })
        }
        if let before = given("before") {
            guard isAt(fields.startCursor, before, isLater: false) else { return nil }
            return distinct(page.map { ($0, true) } + known.map { ($0, false) })
        }
        return replace(known, by: page)
    }

    /// Whether the edges that are known end, or start, where the page was asked for, or already as
    /// the page does.
    private func isAt(_ cursor: FieldKey, _ asked: JSONValue, isLater: Bool = true) -> Bool {
        let known = connection.linkedRecord(fields.pageInfo)?[cursor]
        if known == Value(asked) { return true }
        guard isLater else { return false }
        return known == server.linkedRecord(fields.pageInfo)?[cursor] ?? .absent
    }

    // MARK: - Parts of a page

    /// Adds a later part of a page whose first part is in the connection.
    func resume(_ part: FieldPayload.Part) {
        if let after = given("after"), !isAt(fields.endCursor, after) { return }
        if let before = given("before"), !isAt(fields.startCursor, before) { return }
        switch part {
        case .fields:
            connection.copyFields(from: server, except: [fields.edges, fields.pageInfo])
            mergePageInfo()
        case .element(let edge): update(edge)
        case .elements(let first): insert(from: first)
        }
    }

    /// Ends the connection where the page's edges do, because the page remains incomplete.
    ///
    /// A page after others is requested again, and its edges are skipped then.
    func abandon() {
        guard let info = connection.linkedRecord(fields.pageInfo) else { return }
        let server = server.linkedRecord(fields.pageInfo)
        if let after = given("after") {
            guard let server, info[fields.endCursor] == server[fields.endCursor] else { return }
            info[fields.endCursor] = Value(after)
            info[fields.hasNextPage] = .bool(true)
        } else if let before = given("before") {
            guard let server, info[fields.startCursor] == server[fields.startCursor] else { return }
            info[fields.startCursor] = Value(before)
            info[fields.hasPreviousPage] = .bool(true)
        } else {
            endWithLastEdge(info)
        }
    }

    private func endWithLastEdge(_ info: RecordProxy) {
        let page = self.server[fields.edges].links?.compactMap(\.self) ?? []
        let edges = connection[fields.edges].links?.compactMap(\.self) ?? []
        // Others may have changed the list meanwhile.
        if let last = page.last {
            guard let end = edges.last, copy(of: last, among: [end]) != nil else { return }
        } else {
            guard edges.isEmpty else { return }
        }
        let cursors = [edges.first, edges.last].map { edge in
            edge.flatMap { store.current.source[$0]?[fields.cursor] } ?? .null
        }
        guard edges.isEmpty || cursors[1].isText else { return }
        info[fields.startCursor] = cursors[0]
        info[fields.endCursor] = cursors[1]
        info[fields.hasNextPage] = .bool(true)
    }

    /// Copies an edge of the page again, because more of its fields have come.
    private func update(_ edge: DataID) {
        guard let copy = copy(of: edge, among: connection[fields.edges].links ?? []) else { return }
        _ = fields.copyEdge(edge, into: connection, reusing: copy)
    }

    /// The edge of the connection that was made of one of the page: it has the same node or, where
    /// there is none yet, the same cursor.
    private func copy(of edge: DataID, among edges: [DataID?]) -> DataID? {
        let source = store.current.source
        let node = fields.node(of: edge, in: store)
        let cursor = source[edge]?[fields.cursor] ?? .absent
        return edges.lazy.compactMap { $0 }.first { other in
            if let node, fields.node(of: other, in: store) == node { return true }
            guard cursor.isText, source[other]?[fields.cursor] == cursor else {
                return false
            }
            return node == nil || source[other]?[fields.node] ?? .absent == .absent
        }
    }

    /// Adds the page's edges from an index on, so that the list becomes the one that the whole page would
    /// have made.
    ///
    /// They follow the last edge before them that this page has added and that is still there. Without
    /// one they are added where the page is: at the end or, for a page before the others, at the front.
    /// An edge to a node that the list has is left out by a page after the others, and moved by a page
    /// before them; a first page has it twice only if the page itself does.
    private func insert(from first: Int) {
        if insertAfterPrevious(from: first) { return }
        guard let page = server[fields.edges].links, first < page.count else { return }
        var edges = connection[fields.edges].links ?? []
        let isBefore = given("before") != nil
        let isFirst = !isBefore && given("after") == nil
        var nodes = Set(edges.compactMap { $0.flatMap { fields.node(of: $0, in: store) } })
        var own = Set(
            page.prefix(first).compactMap { $0.flatMap { fields.node(of: $0, in: store) } }
        )
        var position =
            position(after: page.prefix(first), among: edges)
            ?? (isBefore ? 0 : edges.count)
        for edge in page[first...] {
            guard let edge else {
                if isFirst { edges.insert(nil, at: position) }
                position += isFirst ? 1 : 0
                continue
            }
            if let node = fields.node(of: edge, in: store) {
                let isOwn = !own.insert(node).inserted
                if !nodes.insert(node).inserted, !(isFirst && isOwn) {
                    guard isBefore, !isOwn else { continue }
                    let other = edges.firstIndex { other in
                        other.map { fields.node(of: $0, in: store) == node } ?? false
                    }
                    if let other {
                        edges.remove(at: other)
                        if other < position { position -= 1 }
                    }
                }
            }
            edges.insert(fields.copyEdge(edge, into: connection), at: position)
            position += 1
        }
        connection[fields.edges] = ConnectionEdges(connection).noting(Value(links: edges))
    }

    /// Inserts the page's edges from an index on behind the edge before them, if that can be found without
    /// looking at all edges of a long list.
    ///
    /// Otherwise each of the parts of a long page would take as long as the list is: 5,000 parts took
    /// ten seconds behind which an updater had inserted a row.
    ///
    /// Returns whether that was possible.
    private func insertAfterPrevious(from first: Int) -> Bool {
        guard case .links(let page) = server[fields.edges], first > 0, first <= page.count,
            case .links(let known) = connection[fields.edges], known.chunks != nil,
            let position = position(after: page[first - 1], in: known)
        else { return false }
        let nodes = page[first...].map { fields.node(of: $0, in: store) }
        let edges = ConnectionEdges(connection)
        var present = edges.nodes(among: Set(nodes.compactMap { $0 }))
        // A first page may have a node twice, and a page before the others moves edges, which takes a
        // look at all of its edges.
        guard present.isEmpty || given("after") != nil else { return false }
        var added: [DataID] = []
        for (edge, node) in zip(page[first...], nodes) {
            if let node, !present.insert(node).inserted {
                guard given("after") != nil else { return false }
                continue
            }
            added.append(edge)
        }
        let new = fields.copyEdges(added, into: connection)
        edges.insert(new, at: position, haveDistinctNodes: !nodes.contains(nil))
        return true
    }

    /// Returns the position behind an edge of the page in a long list; `nil` if that isn't known without
    /// looking at all edges.
    private func position(after edge: DataID, in known: LinkList) -> Int? {
        if let last = known.last, copy(of: edge, among: [last]) == last { return known.count }
        guard known.hasDistinctNodes, let node = fields.node(of: edge, in: store),
            let own = ConnectionEdges(connection).likelyPosition(ofEdgeTo: node, in: known),
            // Nothing of the page can be behind the edge that the connection has made last.
            case .path(connection.dataID, fields.edges, let index) = store.current.identities
                .origin(of: known[own]),
            Int64(index) >= firstEdge, connection[fields.nextEdgeIndex] == .int(Int64(index) + 1)
        else { return nil }
        return own + 1
    }

    /// The position after the last of a page's edges that is still among those of the connection,
    /// and after the nulls that followed it.
    ///
    /// Edges that the connection had before the page don't count, because they stay where they are.
    private func position(after page: ArraySlice<DataID?>, among edges: [DataID?]) -> Int? {
        // The last place of each node, because a first page may have one twice.
        var places: [DataID: Int] = [:]
        for (index, edge) in edges.enumerated() {
            if let node = edge.flatMap({ fields.node(of: $0, in: store) }) { places[node] = index }
        }
        var nulls = 0
        var position: Int?
        for edge in page.reversed() {
            guard let edge else {
                nulls += position == nil ? 1 : 0
                continue
            }
            let known = fields.node(of: edge, in: store).flatMap { places[$0] }
            let place =
                known
                ?? copy(of: edge, among: edges.reversed()).flatMap { edges.lastIndex(of: $0) }
            guard let place, let own = edges[place], isOwn(own) else { continue }
            let following = edges[(place + 1)...].prefix(nulls).prefix { $0 == nil }
            if position == nil { nulls = 0 }
            position = max(position ?? 0, place + 1 + following.count)
        }
        return position
    }

    /// Returns whether an edge of the connection was made of this page.
    ///
    /// A first page has made all of its edges, or taken over those of the list before.
    private func isOwn(_ edge: DataID) -> Bool {
        guard given("after") != nil || given("before") != nil,
            case .path(connection.dataID, _, let index) = store.current.identities.origin(of: edge)
        else { return true }
        return Int64(index) >= firstEdge
    }

    // MARK: - Edges and page information

    /// The edges without those that are null or to a node that an edge before is to; those that
    /// are new are copied.
    private func distinct(_ edges: [(id: DataID?, isNew: Bool)]) -> [DataID?] {
        var nodes: Set<DataID> = []
        return edges.compactMap { edge in
            guard let id = edge.id else { return nil }
            if let node = fields.node(of: id, in: store), !nodes.insert(node).inserted {
                return nil
            }
            return edge.isNew ? fields.copyEdge(id, into: connection) : id
        }
    }

    /// The page's edges, as the records that edges to the same nodes, or to none, had.
    private func replace(_ known: [DataID?], by page: [DataID?]) -> [DataID?] {
        // The last first, so that they are taken in order.
        var free: [DataID?: [DataID]] = [:]
        for case let edge? in known.reversed() {
            free[fields.node(of: edge, in: store), default: []].append(edge)
        }
        return page.map { edge in
            guard let edge else { return nil }
            let reused = free[fields.node(of: edge, in: store)]?.popLast()
            return fields.copyEdge(edge, into: connection, reusing: reused)
        }
    }

    private func mergePageInfo() {
        guard let info = connection.linkedRecord(fields.pageInfo),
            let server = server.linkedRecord(fields.pageInfo)
        else { return }
        let (after, before) = (given("after"), given("before"))
        if after == nil, before == nil {
            info.copyFields(from: server)
        } else if before != nil {
            info[fields.hasPreviousPage] = .bool(server[fields.hasPreviousPage] == .bool(true))
            if server[fields.startCursor].isText {
                info[fields.startCursor] = server[fields.startCursor]
            }
        } else {
            info[fields.hasNextPage] = .bool(server[fields.hasNextPage] == .bool(true))
            if server[fields.endCursor].isText {
                info[fields.endCursor] = server[fields.endCursor]
            }
        }
    }

    /// An argument that is neither null nor an empty string, which servers treat as no cursor.
    private func given(_ name: String) -> JSONValue? {
        guard !replaces, let value = arguments[name], !value.isNull, value != .string("") else {
            return nil
        }
        return value
    }
}
