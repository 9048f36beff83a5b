extension Execution {
    /// Adds pages whose edges may come one by one, in place of those of an earlier response.
    mutating func note(_ pages: [StreamedPage], of envelope: ResponseEnvelope?) {
        if envelope?.isPart != true {
            // A subscription has a response for each event.
            streamedPages = []
            hasLostParts = false
        }
        for page in pages
        where !streamedPages.contains(where: { $0.isSameList(as: page.payload) }) {
            streamedPages.append(page)
        }
        if envelope?.lacksParts == true { hasLostParts = true }
    }
}

extension Store {
    /// Ends an event of a subscription when the next one has arrived, and logs the parts that have not
    /// come.
    func endEvent(of execution: inout Execution) {
        if let parts = execution.delivery?.outstanding {
            log(
                .subscriptionUnfinished(
                    operation: execution.operation.request.name,
                    parts: Array(parts.prefix(LogEvent.errorLimit)),
                    transactionID: execution.transactionID ?? ""
                )
            )
        }
        abandonPages(of: execution)
        execution.streamedPages = []
    }

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
