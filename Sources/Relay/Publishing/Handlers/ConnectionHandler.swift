/// Keeps the pages of a connection together: the handler of `@connection`.
///
/// The server's pages stay in their own fields, `feed(first:10)` and `feed(first:10,after:"c")`.
/// Documents read another connection, `__Feed_feed_connection`, to which the handler adds each page:
/// - a page after the last known edge goes to the end, one before the first to the front, and edges
///   to nodes that are there already are left out;
/// - a first page replaces the edges;
/// - a page that starts elsewhere adds nothing;
/// - edges that are null are left out, unless their page replaces the edges;
/// - `pageInfo` describes both ends of the connection;
/// - when the server says null, the connection is null;
/// - edges of a page that come later, one by one, go after those that came before them, wherever
///   these are by now, and a page's information counts as soon as it is there.
///
/// Follows Relay's `handlers/connection/ConnectionHandler.js`. Other than there, an edge to the same
/// node stays the same record when a page replaces the edges, so that a response that says nothing
/// new changes nothing.
public struct ConnectionHandler: FieldHandler {
    /// The handler.
    public init() {}

    /// Adds a page to its connection.
    public func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        // It looks at all edges and nodes that are known.
        store.transaction.footprint?.noteAll()
        guard let parent = store.record(payload.dataID) else { return }
        guard let server = parent.linkedRecord(payload.fieldKey) else {
            let value = parent[payload.fieldKey]
            if case .error = value {
                let id = store.dataID(parent: parent.dataID, key: payload.handleKey)
                store.note(MergedPage(list: PagedList(record: id), outcome: .failed))
                parent[payload.handleKey] = value
            } else {
                parent[payload.handleKey] = .null
            }
            return
        }
        let fields = store.connectionFields
        let id = store.dataID(parent: parent.dataID, key: payload.handleKey)
        // The field may have been set to null while the connection was kept.
        let known = parent.linkedRecord(payload.handleKey) ?? store.record(id)
        let connection = known ?? store.makeRecord(id, type: server.type)
        let open = store.current.openPages.first { $0.isSameList(as: payload) }
        let page = ConnectionPage(
            connection: connection,
            server: server,
            arguments: payload.arguments,
            replaces: store.current.replacesPages,
            firstEdge: open?.firstEdge ?? connection[fields.nextEdgeIndex].json?.int ?? 0,
            fields: fields
        )
        if known == nil {
            page.start()
            page.note(since: 0)
        } else if let part = payload.part {
            let count = page.edgeCount
            page.resume(part)
            page.note(since: count)
        } else {
            page.merge(payload)
        }
        parent[payload.handleKey] = .link(page.connection.dataID)
        guard payload.isStreamed else { return }
        let streamed = StreamedPage(
            payload: payload,
            replaces: page.replaces,
            firstEdge: page.firstEdge
        )
        store.change { $0.streamedPages.append(streamed) }
    }

    /// Ends a connection with the last row of a page that remains incomplete, so that the next page
    /// continues there.
    func abandon(_ streamed: StreamedPage, in store: RecordSourceProxy) {
        let payload = streamed.payload
        guard let parent = store.record(payload.dataID),
            let server = parent.linkedRecord(payload.fieldKey),
            let connection = parent.linkedRecord(payload.handleKey)
        else { return }
        let page = ConnectionPage(
            connection: connection,
            server: server,
            arguments: payload.arguments,
            replaces: streamed.replaces,
            firstEdge: streamed.firstEdge,
            fields: store.connectionFields
        )
        page.abandon()
    }
}

extension RecordSourceProxy {
    /// Records the result of adding a page, if the operation asks for it.
    func note(_ page: MergedPage) {
        change { $0.mergedPages?.append(page) }
    }
}
