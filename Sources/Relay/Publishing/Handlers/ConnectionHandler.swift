/// Keeps the pages of a connection together: the handler of `@connection`.
///
/// The server's pages stay where they are, `feed(first:10)`, `feed(first:10,after:"c")`; what a
/// document reads is a connection of its own under `__Feed_feed_connection`, to whose edges each
/// page is added:
/// - a page after the last edge that is known goes to the end, one before the first to the front,
///   and edges whose node is there already are left out;
/// - a page that starts anew replaces the edges;
/// - a page that starts elsewhere adds nothing;
/// - edges that are null are left out, but for those of a page that replaces the edges;
/// - `pageInfo` tells of both ends of what is there;
/// - when the server says null, the connection is null.
///
/// Follows Relay's `handlers/connection/ConnectionHandler.js`. Other than there, an edge to the same
/// node stays the same record when a page replaces the edges, so that a response that says nothing
/// new changes nothing.
public struct ConnectionHandler: Handler {
    /// The handler.
    public init() {}

    /// Adds a page to its connection.
    public func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        guard let parent = store.record(payload.dataID) else { return }
        guard let server = parent.linkedRecord(payload.fieldKey) else {
            let value = parent[payload.fieldKey]
            if case .error = value {
                parent[payload.handleKey] = value
            } else {
                parent[payload.handleKey] = .null
            }
            return
        }
        let fields = ConnectionFields(store)
        let id = store.dataID(parent: parent.dataID, key: payload.handleKey)
        // The field may have been set to null while the connection was kept.
        let known = parent.linkedRecord(payload.handleKey) ?? store.record(id)
        let page = ConnectionPage(
            connection: known ?? store.makeRecord(id, type: server.type),
            server: server,
            arguments: payload.arguments,
            fields: fields
        )
        if known == nil { page.start() } else { page.merge(payload) }
        parent[payload.handleKey] = .link(page.connection.dataID)
    }
}

/// A page on its way into a connection.
private struct ConnectionPage {
    let connection: RecordProxy
    let server: RecordProxy
    let arguments: JSONObject
    let fields: ConnectionFields

    private var store: RecordSourceProxy { connection.store }

    /// Fills a connection that is new.
    func start() {
        connection.copyFields(from: server, except: [fields.edges, fields.pageInfo])
        connection[fields.nextEdgeIndex] = .int(0)
        if let edges = server[fields.edges].links {
            connection[fields.edges] = Value(
                links: edges.map { $0.map { fields.copyEdge($0, into: connection) } }
            )
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

    /// Adds to a connection that is there.
    func merge(_ payload: FieldPayload) {
        connection.copyFields(from: server, except: [fields.edges, fields.pageInfo])
        if let page = server[fields.edges].links {
            guard let edges = merge(page, to: connection[fields.edges].links) else {
                store.skip(
                    payload,
                    "The page begins neither at the end nor at the start of the edges that are "
                        + "known; ask for more from `endCursor` or `startCursor`."
                )
                return
            }
            connection[fields.edges] = Value(links: edges)
        }
        mergePageInfo()
    }

    /// The edges with those of the page; `nil` when the page begins elsewhere.
    private func merge(_ page: [DataID?], to known: [DataID?]?) -> [DataID?]? {
        guard let known else { return replace([], by: page) }
        let info = connection.linkedRecord(fields.pageInfo)
        if let after = given("after") {
            let end = info?[fields.endCursor]
            let serverEnd = server.linkedRecord(fields.pageInfo)?[fields.endCursor] ?? .absent
            guard end == Value(after) || end == serverEnd else { return nil }
            return distinct(known.map { ($0, false) } + page.map { ($0, true) })
        }
        if let before = given("before") {
            guard info?[fields.startCursor] == Value(before) else { return nil }
            return distinct(page.map { ($0, true) } + known.map { ($0, false) })
        }
        return replace(known, by: page)
    }

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

    /// The page's edges, as the records that edges to the same nodes had.
    private func replace(_ known: [DataID?], by page: [DataID?]) -> [DataID?] {
        var free: [DataID: DataID] = [:]
        for case let edge? in known {
            if let node = fields.node(of: edge, in: store), free[node] == nil { free[node] = edge }
        }
        return page.map { edge in
            guard let edge else { return nil }
            let reused = fields.node(of: edge, in: store).flatMap { free.removeValue(forKey: $0) }
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
            if case .string = server[fields.startCursor] {
                info[fields.startCursor] = server[fields.startCursor]
            }
        } else {
            info[fields.hasNextPage] = .bool(server[fields.hasNextPage] == .bool(true))
            if case .string = server[fields.endCursor] {
                info[fields.endCursor] = server[fields.endCursor]
            }
        }
    }

    /// An argument that is not null.
    private func given(_ name: String) -> JSONValue? {
        guard let value = arguments[name], !value.isNull else { return nil }
        return value
    }
}
