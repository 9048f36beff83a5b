/// A page of a connection whose edges the server may deliver one by one.
struct StreamedPage: Sendable {
    let payload: FieldPayload
    /// Whether the page replaces the edges although it may have a cursor.
    let replaces: Bool
}

extension Execution {
    /// Notes a page of which more may come.
    mutating func note(_ payload: FieldPayload) {
        let isKnown = streamedPages.contains { page in
            page.payload.dataID == payload.dataID && page.payload.handleKey == payload.handleKey
        }
        guard !isKnown else { return }
        streamedPages.append(StreamedPage(payload: payload, replaces: page?.replaces ?? false))
    }
}

extension Store {
    /// Has connections end with the last row that came of pages which did not come whole, once the
    /// response is over.
    func abandonPages(of execution: Execution) {
        let isWhole = execution.delivery == nil && !execution.hasLostParts
        guard !execution.streamedPages.isEmpty, !isWhole,
            execution.operation.session == session
        else { return }
        try? update { store in
            for page in execution.streamedPages { ConnectionHandler().abandon(page, in: store) }
        }
    }
}
