/// A page that is being merged into a numbered list.
struct NumberedPage {
    private let parent: RecordProxy
    private let field: FieldKey
    private let rangeField: FieldKey
    private let window: PageWindow
    /// The number of all rows on the server, if it says it.
    private let total: Int64?
    /// Whether pages are requested by number, not by offset.
    private let isByNumber: Bool
    /// The range of the list; `nil` if the list is not there.
    private let known: PageRange?
    /// The number of rows that the list has, and the position after the last one.
    private let (rowCount, knownEnd): (Int, Int64)
    /// How many collections have removed records from the store.
    private let collections: Int64

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
        /// There may be rows between it and the list with this range, because the server has returned
        /// fewer rows than requested.
        case short(PageRange)
    }

    /// A page of the list in a field of `parent`.
    init(
        _ payload: FieldPayload,
        field: FieldKey,
        total: Int64? = nil,
        of parent: RecordProxy
    ) {
        self.parent = parent
        self.field = field
        self.total = total.flatMap { $0 < 0 ? nil : $0 }
        window = PageWindow(payload)
        isByNumber = payload.handleArguments["page"] != nil
        let transaction = parent.store.current
        let name = PageRange.fieldName(for: transaction.symbols.text(field))
        rangeField = transaction.symbols.fieldKey(name)
        let value = parent[field]
        let source = transaction.source
        rowCount = source.rowCount(value)
        let collections = Int64(source.collections)
        self.collections = collections
        let isExtended =
            transaction.extendedList == PagedList(record: parent.dataID, field: field)
        // An updater may have made the list that is extended.
        let assumed = isExtended ? PageRange(assumedFor: rowCount) : nil
        let range = value.isList ? PageRange(parent[rangeField]) ?? assumed : nil
        // While another query kept the parent, a collection may have removed rows, or what they link
        // to. Such a list starts over with this page. The reference to a list that is extended keeps
        // all of it.
        let isUnchecked = !isExtended && range.map { $0.collections != collections } ?? false
        let isWhole =
            !isUnchecked || payload.hasAll(of: value, in: field, of: parent.dataID, source)
        known = isWhole ? range : nil
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
        guard window.offset <= knownEnd else { return .elsewhere }
        guard isShort(rows.count, in: known) else { return .part(known) }
        return window.offset == 0 && transaction.extendedList != list ? .whole : .short(known)
    }

    /// Returns whether a page in front of the list may end before the list begins.
    ///
    /// A page that is no longer than an earlier full one ends where the server's list does: what was
    /// in front of the list is now part of it.
    private func isShort(_ count: Int, in known: PageRange) -> Bool {
        guard !isByNumber, count > 0, rowCount > 0, let limit = window.limit,
            limit > known.pageSize
        else { return false }
        return Int64(count) < limit && end(count) < known.start
    }

    /// Records that the server returns pages of this length.
    func noteLength(_ count: Int, of known: PageRange) {
        var range = known
        range.pageSize = max(range.pageSize, Int64(count))
        parent[rangeField] = range.value
        note(.short(rows: count))
    }

    /// Sets a list without rows: null, or an error.
    func set(_ value: Value) { parent[field] = value }

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
                hasMore: hasMore(count, behind: end(count)),
                collections: collections
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
        let length = max(page.count, window.limit.map { Int(clamping: $0) } ?? 0)
        let pageEnd = self.end(length)
        // The same page would be requested again.
        let isStuck = isByNumber && self.end(page.count) <= knownEnd && !isFull(page.count)
        let end = max(knownEnd, self.end(page.count))
        let isLast = pageEnd >= knownEnd
        parent[field] = .links(rows)
        parent[rangeField] =
            PageRange(
                start: min(known.start, window.offset),
                end: end,
                count: Int64(rowCount + rows.count - before),
                pageSize: pageSize(page.count),
                hasMore: isLast
                    ? hasMore(page.count, behind: end) && !isStuck
                    : total.map { end < $0 } ?? known.hasMore,
                collections: collections
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

    /// Returns whether the server may have rows from `end` on, after a page of `count` rows.
    ///
    /// Without rows a page is the last one, whatever the total is. Otherwise the total decides. If the
    /// server says none, a page may be shorter than requested because the server limits pages. It is then as long as
    /// an earlier one that was full.
    private func hasMore(_ count: Int, behind end: Int64) -> Bool {
        if let total { return end < total && (count > 0 || window.limit == 0) }
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

extension FieldPayload {
    /// Returns whether a source has all selected fields of a list's rows.
    ///
    /// `list` is the field with the rows: of the list's own object, or the handler's field itself.
    fileprivate func hasAll(
        of rows: Value,
        in list: FieldKey,
        of record: DataID,
        _ source: RecordSource
    ) -> Bool {
        guard var level = level.index else { return true }
        if list != handleKey {
            guard let type = source.borrow(record)?.typeName else { return true }
            let fields = bound.plan.objects[bound.object(level, type: type)].fields
            let field = fields.first { bound.key(bound.plan.fields[$0]) == list }
            guard let inner = field.flatMap({ bound.plan.fields[$0].level.index }) else {
                return true
            }
            level = inner
        }
        return AvailabilityChecker(source: source, bound: bound).isAvailable(rows, at: level)
    }
}
