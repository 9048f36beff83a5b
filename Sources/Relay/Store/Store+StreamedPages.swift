extension Execution {
    /// Adds pages whose edges may come one by one, in place of those of an earlier response.
    mutating func note(_ payloads: [FieldPayload], of envelope: ResponseEnvelope?) {
        if envelope?.isPart != true {
            // A subscription has a response for each event.
            streamedPages = []
            hasLostParts = false
        }
        for payload in payloads {
            let isKnown = streamedPages.contains { page in
                page.payload.dataID == payload.dataID
                    && page.payload.handleKey == payload.handleKey
            }
            guard !isKnown else { continue }
            let replaces = page?.replaces ?? false
            streamedPages.append(StreamedPage(payload: payload, replaces: replaces))
        }
        if envelope?.lacksParts == true { hasLostParts = true }
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
