/// The result of adding a page to a connection.
package struct MergedPage: Sendable {
    /// The connection's record.
    package let connection: DataID
    package let outcome: Outcome

    /// The effect of the page.
    package enum Outcome: Sendable, Equatable {
        /// It was added, and the connection has so many more edges than before; a page that replaces
        /// the edges adds all of them.
        case merged(added: Int)
        /// It starts neither at the end nor at the start of the connection, so nothing was added.
        case refused
        /// The connection or its list of edges is null because of an error.
        case failed
    }
}

/// The state of loading a page of a connection.
package struct PageExecution: Sendable {
    /// The connection's record; `nil` before the first page.
    package let connection: DataID?
    /// Whether the page replaces the edges, whatever its cursor is.
    package let replaces: Bool
    /// The pages that the response contained so far, also those of connections within its rows.
    package internal(set) var merged: [MergedPage] = []

    package init(connection: DataID?, replaces: Bool) {
        self.connection = connection
        self.replaces = replaces
    }

    /// Adds the pages of a payload.
    ///
    /// - Throws: ``ResponseError/failed(operation:_:)`` when the server's errors took the connection
    ///   away. Nothing may be published then, so that the edges that are known stay.
    mutating func add(
        _ pages: [MergedPage],
        _ envelope: ResponseEnvelope,
        of operation: String
    ) throws(ResponseError) {
        merged += pages
        guard !envelope.errors.isEmpty, !envelope.isPart else { return }
        let own = pages.filter { connection == nil || $0.connection == connection }
        guard own.isEmpty || own.contains(where: { $0.outcome == .failed }) else { return }
        throw .failed(operation: operation, envelope.errors)
    }
}
