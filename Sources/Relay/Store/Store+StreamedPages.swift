extension Execution {
    /// Adds a page whose edges may come one by one.
    mutating func add(_ payload: FieldPayload) {
        let isKnown = streamedPages.contains { page in
            page.payload.dataID == payload.dataID && page.payload.handleKey == payload.handleKey
        }
        guard !isKnown else { return }
        streamedPages.append(StreamedPage(payload: payload, replaces: page?.replaces ?? false))
    }
}

extension Store {
    /// Ends connections with their last row if the response is over and their pages are incomplete.
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
