/// The result of adding a page to a list.
package struct MergedPage: Sendable {
    package let list: PagedList
    package let outcome: Outcome

    /// The effect of the page.
    package enum Outcome: Sendable, Equatable {
        /// It was added, and the list has so many more rows than before; a page that replaces the rows
        /// adds all of them.
        case merged(added: Int)
        /// It starts neither at the end nor at the start of the list, so nothing was added.
        case refused
        /// It is in front of the list and has fewer rows than requested. Nothing was added, because there
        /// may be rows between it and the list.
        case short(rows: Int)
        /// The list is null because of an error.
        case failed
    }
}

/// The state of loading a page of a list.
package struct PageExecution: Sendable {
    /// The list; `nil` before the first page.
    package let list: PagedList?
    /// Whether the page replaces the rows, wherever it begins.
    package let replaces: Bool
    /// Returns whether a version has the object that is fetched; `nil` for a list.
    private let hasObject: (@Sendable (RecordSource) -> Bool)?
    /// The pages that the response contained so far, also those of lists within its rows.
    package internal(set) var merged: [MergedPage] = []

    package init(
        list: PagedList?,
        replaces: Bool,
        hasObject: (@Sendable (RecordSource) -> Bool)? = nil
    ) {
        self.list = list
        self.replaces = replaces
        self.hasObject = hasObject
    }

    /// Adds the pages of a payload, whose data is in `source`.
    ///
    /// - Throws: ``ResponseError/failed(operation:_:)`` when the server's errors took the list, or the object,
    ///   away. Nothing may be published then, so that the rows that are known stay.
    mutating func add(
        _ pages: [MergedPage],
        _ envelope: ResponseEnvelope,
        of operation: String,
        in source: RecordSource
    ) throws(ResponseError) {
        merged += pages
        guard !envelope.errors.isEmpty, !envelope.isPart else { return }
        if let hasObject {
            if hasObject(source) { return }
        } else {
            let own = pages.filter { list == nil || $0.list == list }
            guard own.isEmpty || own.contains(where: { $0.outcome == .failed }) else { return }
        }
        throw .failed(operation: operation, envelope.errors)
    }
}
