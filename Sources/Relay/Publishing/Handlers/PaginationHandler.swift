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
/// - rows that are null are left out, unless their page replaces the list;
/// - when the server says null, the list is null.
struct PaginationHandler: FieldHandler {
    /// Adds a page to its list.
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        // Later parts of rows need no handling, because the list links to the rows themselves.
        guard payload.part == nil else { return }
        // It looks at all rows that are known.
        store.transaction.footprint?.noteAll()
        guard let parent = store.record(payload.dataID) else { return }
        let page = NumberedPage(payload, of: parent)
        let value = parent[payload.fieldKey]
        guard let rows = value.links else {
            if case .error = value {
                page.note(.failed)
                parent[payload.handleKey] = value
            } else {
                parent[payload.handleKey] = .null
            }
            return
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
        }
    }
}

/// A page on its way into a numbered list.
private struct NumberedPage {
    private let parent: RecordProxy
    private let field: FieldKey
    private let rangeField: FieldKey
    private let window: PageWindow
    /// Whether pages are requested by number, not by offset.
    private let isByNumber: Bool
    /// The range of the list; `nil` if the list is not there.
    private let known: PageRange?
    /// The number of rows that the list has, and the position after the last one.
    private let (rowCount, knownEnd): (Int, Int64)

    private var store: RecordSourceProxy { parent.store }
    private var list: PagedList { PagedList(record: parent.dataID, field: field) }

    /// The effect of the page.
    enum Place {
        /// It becomes the list.
        case whole
        /// It is added to the list with this range.
        case part(PageRange)
        /// There are rows between it and the list.
        case elsewhere
    }

    init(_ payload: FieldPayload, of parent: RecordProxy) {
        self.parent = parent
        field = payload.handleKey
        window = PageWindow(payload)
        isByNumber = payload.handleArguments["page"] != nil
        let transaction = parent.store.current
        let name = PageRange.fieldName(for: transaction.symbols.text(field))
        rangeField = transaction.symbols.fieldKey(name)
        let value = parent[field]
        rowCount = transaction.source.rowCount(value)
        let isExtended =
            transaction.extendedList == PagedList(record: parent.dataID, field: field)
        // An updater may have made the list that is extended.
        let assumed = isExtended ? PageRange(assumedFor: rowCount) : nil
        known = value.isList ? PageRange(parent[rangeField]) ?? assumed : nil
        knownEnd = known?.end(for: rowCount) ?? 0
    }

    /// Returns where the page belongs.
    func place(_ rows: [DataID?]) -> Place {
        let transaction = store.current
        guard !transaction.replacesPages, let known else { return .whole }
        if window.offset == known.start, transaction.extendedList != list { return .whole }
        let length = max(Int64(rows.count), window.limit ?? 0)
        let (end, isTooLarge) = window.offset.addingReportingOverflow(length)
        if !isTooLarge, end < known.start { return window.offset == 0 ? .whole : .elsewhere }
        return window.offset > knownEnd ? .elsewhere : .part(known)
    }

    /// Makes the page the list.
    func replace(by value: Value) {
        let count = value.elementCount
        parent[field] = value
        parent[rangeField] =
            PageRange(
                start: window.offset,
                end: end(count),
                count: Int64(store.current.source.rowCount(value)),
                pageSize: pageSize(count),
                hasMore: hasMore(count)
            ).value
        note(.merged(added: count))
    }

    /// Adds the page to the list with a range.
    func merge(_ page: [DataID?], into known: PageRange) {
        var rows: LinkList
        if case .links(let list) = parent[field] {
            rows = list
        } else {
            rows = LinkList(ContiguousArray((parent[field].links ?? []).compactMap(\.self)))
        }
        let before = rows.count
        let index = { (position: Int64) in
            min(Int(clamping: max(0, position - window.offset)), page.count)
        }
        let inner = index(known.start)
        let outer = max(inner, index(knownEnd))
        insert(new(page[outer...], in: rows), into: &rows, at: before)
        let place = min(Int(clamping: max(0, window.offset - known.start)), before)
        insert(page[inner..<outer], into: &rows, near: place)
        insert(new(page[..<inner], in: rows), into: &rows, at: 0)
        let pageEnd = end(window.limit.map { max(page.count, Int(clamping: $0)) } ?? page.count)
        // The same page would be requested again.
        let isStuck = isByNumber && end(page.count) <= knownEnd && !isFull(page.count)
        parent[field] = .links(rows)
        parent[rangeField] =
            PageRange(
                start: min(known.start, window.offset),
                end: max(knownEnd, end(page.count)),
                count: Int64(rowCount + rows.count - before),
                pageSize: pageSize(page.count),
                hasMore: pageEnd >= knownEnd ? hasMore(page.count) && !isStuck : known.hasMore
            ).value
        note(.merged(added: rows.count - before))
    }

    /// Records the effect of the page.
    func note(_ outcome: MergedPage.Outcome) {
        store.note(MergedPage(list: list, outcome: outcome))
    }

    // MARK: - Rows

    /// Inserts rows at a place.
    private func insert(
        _ new: ContiguousArray<DataID>,
        into rows: inout LinkList,
        at place: Int
    ) {
        guard !new.isEmpty else { return }
        rows.replaceSubrange(place..<place, with: new)
    }

    /// Inserts those rows of a page within the list that are new: after the row before them or, at
    /// the page's start, before the row after them.
    ///
    /// `otherwise` is where they go if the list has none of the page's rows.
    private func insert(
        _ page: ArraySlice<DataID?>,
        into rows: inout LinkList,
        near otherwise: Int
    ) {
        let new = Set(new(page, in: rows))
        guard !new.isEmpty else { return }
        var pending: ContiguousArray<DataID> = []
        var inserted: Set<DataID> = []
        var place: Int?
        for case let row? in page {
            if new.contains(row) {
                if inserted.insert(row).inserted { pending.append(row) }
            } else if let index = rows.firstIndex(of: row) {
                let target = place ?? index
                insert(pending, into: &rows, at: target)
                place = (index >= target ? index + pending.count : index) + 1
                pending = []
            }
        }
        insert(pending, into: &rows, at: place ?? otherwise)
    }

    /// Returns the rows of a page that the list doesn't have, each once.
    private func new(_ page: ArraySlice<DataID?>, in rows: LinkList) -> ContiguousArray<DataID> {
        var seen: Set<DataID> = []
        return ContiguousArray(
            page.compactMap { row in
                guard let row, seen.insert(row).inserted, !rows.contains(row) else { return nil }
                return row
            }
        )
    }

    // MARK: - Range

    /// The position after `count` rows from the start of the page.
    private func end(_ count: Int) -> Int64 {
        let (end, isTooLarge) = window.offset.addingReportingOverflow(Int64(count))
        return isTooLarge ? .max : end
    }

    private func isFull(_ count: Int) -> Bool {
        count > 0 && Int64(count) >= window.limit ?? 0
    }

    /// Returns whether the server may have rows after a page of `count` rows.
    ///
    /// A page may be shorter than requested because the server limits pages. It is then as long as
    /// an earlier one that was full.
    private func hasMore(_ count: Int) -> Bool {
        if window.limit == 0 || isFull(count) { return true }
        guard let size = known?.pageSize, size > 0 else { return false }
        return Int64(count) >= size
    }

    private func pageSize(_ count: Int) -> Int64 {
        max(known?.pageSize ?? 0, isFull(count) ? Int64(count) : 0)
    }
}

extension PageWindow {
    /// Creates the page that a field's arguments ask for.
    fileprivate init(_ payload: FieldPayload) {
        let names = payload.handleArguments
        let value = { (name: String) in
            names[name]?.string.flatMap { payload.arguments[$0]?.int }
        }
        if names["page"] == nil {
            self = PageNumbering.offsets.window(number: value("offset"), limit: value("limit"))
        } else {
            self = PageNumbering.pages(first: names["first"]?.int ?? 1)
                .window(number: value("page"), limit: value("limit"))
        }
    }
}
