/// Keeps the pages of a list that is requested by offset or page number together: the handler of
/// `@pagination`.
///
/// The server's pages stay in their own fields, `items(limit:2,offset:4)`. Documents read another
/// list, `__Shop_items_pagination`, to which the handler adds each page:
/// - a page that begins at the list's start replaces it, and so does the first page if there are
///   rows between it and the list;
/// - a page that follows the list is appended, one in front of it is prepended, and rows that are in
///   the list already are left out;
/// - of a page within the list, rows that are new are inserted after their predecessors;
/// - a page with rows between it and the list adds nothing;
/// - a page replaces a list whose rows lack selected fields since a collection;
/// - rows that are null are left out, unless their page replaces the list;
/// - when the server says null, the list is null.
///
/// If the rows are in a field of an object, `items { rows { … } total }`, `__Shop_items_pagination`
/// links to an object of its own. It has the list, and the other fields of the page that was added
/// last.
struct PaginationHandler: FieldHandler {
    /// Adds a page to its list.
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        // It looks at all rows that are known.
        store.transaction.footprint?.noteAll()
        guard let parent = store.record(payload.dataID) else { return }
        if let list = payload.handleArguments["list"]?.string {
            addObject(payload, list, to: parent)
        } else if payload.part == nil {
            let page = NumberedPage(payload, field: payload.handleKey, of: parent)
            _ = add(parent[payload.fieldKey], page, payload, store)
        }
    }

    /// Adds a page whose rows are in a field of an object.
    private func addObject(_ payload: FieldPayload, _ name: String, to parent: RecordProxy) {
        let store = parent.store
        let symbols = store.current.symbols
        let list = symbols.fieldKey(name)
        let id = store.dataID(parent: parent.dataID, key: payload.handleKey)
        guard let server = parent.linkedRecord(payload.fieldKey) else {
            let value = parent[payload.fieldKey]
            if case .error = value {
                store.note(
                    MergedPage(list: PagedList(record: id, field: list), outcome: .failed)
                )
                parent[payload.handleKey] = value
            } else {
                parent[payload.handleKey] = .null
            }
            return
        }
        let known = parent.linkedRecord(payload.handleKey)
        let object = known ?? store.makeRecord(id, type: server.type)
        let total = payload.handleArguments["total"]?.string.map { server[symbols.fieldKey($0)] }
        let page = NumberedPage(
            payload,
            field: list,
            total: total?.json?.int,
            of: object
        )
        switch payload.part {
        case nil:
            guard add(server[list], page, payload, store) else { return }
        case .fields?:
            // Other fields of the page have come later.
            switch page.place(server[list].links ?? []) {
            case .elsewhere, .short: return
            case .whole, .part: break
            }
        case .element?, .elements?:
            // The list links to the rows themselves.
            return
        }
        object.copyFields(from: server, except: [list])
        parent[payload.handleKey] = .link(object.dataID)
    }

    /// Adds the rows of a page to the list; returns whether they belong there.
    private func add(
        _ value: Value,
        _ page: NumberedPage,
        _ payload: FieldPayload,
        _ store: RecordSourceProxy
    ) -> Bool {
        guard let rows = value.links else {
            if case .error = value {
                page.note(.failed)
                page.set(value)
            } else {
                page.set(.null)
            }
            return true
        }
        switch page.place(rows) {
        case .whole: page.replace(by: value)
        case .part(let known): page.merge(rows, into: known)
        case .elsewhere:
            store.skip(
                payload,
                "There are rows between the page and those that are known; request the page that "
                    + "begins after the last row."
            )
            page.note(.refused)
            return false
        case .short(let known):
            store.skip(
                payload,
                "The page has fewer rows than requested, so others may be between it and those that "
                    + "are known; request \(rows.count) rows."
            )
            page.noteLength(rows.count, of: known)
            return false
        }
        return true
    }
}
