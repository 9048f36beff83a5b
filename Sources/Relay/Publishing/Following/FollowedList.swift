/// A list in the store with `@follows`: which objects are its members, and in what order.
package struct FollowedList: Sendable {
    /// How the list holds its rows.
    enum Kind: Sendable {
        case edges
        case rows
    }

    let place: PagedList
    let kind: Kind
    /// The types of the rows.
    let types: [TypeName]
    let filter: RowFilter
    let order: RowOrder
    /// The fields of rows that the list depends on.
    let fields: Set<FieldKey>
    /// Whether the response has left out rows in front of the list and behind it, as far as the field's
    /// arguments say.
    let isCut: (start: Bool, end: Bool)
    /// Whether the response has a page that is added to others.
    let extends: Bool
    /// The first and the last row that the server has sent, as they were then; `nil` if there was none.
    ///
    /// Objects behind the last one come with the next page, whatever has become of it since.
    private(set) var (start, end): (Record?, Record?)
    /// Whether the list is invalidated when an object can't be put in that should be.
    let invalidates: Bool
    /// The selections of operations, that of the last response at the end.
    private(set) var selections: [RowSelection]

    /// Creates the list that a payload of `@follows` is about; `nil` if there is no list.
    ///
    /// Where the server's list ends is said by its rows as the answer had them, without `later` changes. How many
    /// rows there are says nothing unless the list `isAnswer`: others may have lost some since.
    init?(
        _ payload: FieldPayload,
        _ source: RecordSource,
        _ symbols: Symbols,
        isAnswer: Bool = false,
        later: LaterRows = LaterRows()
    ) {
        guard
            let filter = RowFilter(
                payload.handleArguments["where"]?.object ?? [:],
                parent: payload.dataID,
                symbols
            ),
            let order = RowOrder(payload.handleArguments["orderBy"], symbols),
            let (place, kind, selection) = payload.findRows(in: source)
        else { return nil }
        (self.filter, self.order, self.place, self.kind) = (filter, order, place, kind)
        selections = [selection]
        fields = Set(filter.fields + order.fields.map(\.key))
        let types = payload.handleArguments["types"]?.array ?? []
        self.types = types.compactMap { $0.string.map { symbols.typeName($0) } }
        invalidates = payload.handleArguments["ifUnknown"] == .string("INVALIDATE")
        let rows = ShownRows(order: order, isConnection: kind == .edges, source, symbols, later)
        let key = place.field ?? ConnectionFields(symbols).edges
        let list = source[place.record]?[key] ?? .absent
        var page = source[payload.dataID]?[payload.fieldKey] ?? .absent
        if case .link(let id) = page { page = source[id]?[key] ?? .absent }
        let rowCount = isAnswer && page.isList ? page.elementCount : nil
        (isCut, extends) = payload.limits(ofPageWith: rowCount)
        (start, end) = rows.ends(of: list)
        guard extends, payload.fieldKey != payload.handleKey else { return }
        // The last row of the page may have been in the list already.
        let (first, last) = rows.ends(of: page)
        if let first, let start, order.isBehind(start, first), rows.has(first, in: list) {
            self.start = first
        }
        if let last, let end, order.isBehind(last, end), rows.has(last, in: list) {
            self.end = last
        }
    }

    /// Returns whether a source has the list.
    func isThere(in source: RecordSource) -> Bool {
        guard let record = source.borrow(place.record) else { return false }
        return place.field.map { record[$0] != .absent } ?? true
    }

    // MARK: - Earlier responses

    /// With how many operations' selections an object is compared before it is put in.
    private static let mostSelections = 16

    /// Returns whether the list has the same members, in the same order, as another one.
    func hasSameRule(as other: FollowedList) -> Bool {
        kind == other.kind && types == other.types && filter == other.filter
            && order == other.order && invalidates == other.invalidates
    }

    /// Takes over what is known from earlier responses: the selections of other operations, and the ends
    /// of the list, to which a page was added.
    mutating func takeOver(_ known: FollowedList) {
        let own = selections[0].bound.operation
        let others = known.selections.filter { $0.bound.operation != own }
        selections = others.suffix(Self.mostSelections - 1) + selections
        guard extends else { return }
        if let row = known.start, start.map({ order.isBehind($0, row) }) ?? true { start = row }
        if let row = known.end, end.map({ order.isBehind(row, $0) }) ?? true { end = row }
    }

    /// Forgets the selections of operations that are not among those with these names, except for the last.
    mutating func forgetSelections(ofAllBut operations: Set<String>) {
        let last = selections.count - 1
        guard last > 0 else { return }
        selections = selections.enumerated().filter { index, selection in
            index == last || operations.contains(selection.bound.operation)
        }.map(\.element)
    }

    // MARK: - Rows

    /// The type of edges that can be made up; `nil` if an operation selects fields that only the server
    /// knows.
    var edgeType: String? {
        selections.allSatisfy { $0.edgeType != nil } ? selections.last?.edgeType : nil
    }

    /// Returns whether the store has everything of an object that operations select of the rows.
    func isAvailable(_ row: DataID, in source: RecordSource) -> Bool {
        selections.allSatisfy { selection in
            AvailabilityChecker(source: source, bound: selection.bound)
                .isAvailable(.link(row), at: selection.level)
        }
    }
}

/// The rows of a list whose place in the order is known.
private struct ShownRows {
    let order: RowOrder
    let isConnection: Bool
    let source: RecordSource
    let node: FieldKey
    let later: LaterRows

    init(
        order: RowOrder,
        isConnection: Bool,
        _ source: RecordSource,
        _ symbols: Symbols,
        _ later: LaterRows
    ) {
        (self.order, self.isConnection, self.source) = (order, isConnection, source)
        node = ConnectionFields(symbols).node
        self.later = later
    }

    /// Returns the object of a row, unless it has no place.
    private func object(_ row: DataID) -> Record? {
        var id = row
        if isConnection {
            guard case .link(let object)? = source.borrow(row)?[node] else { return nil }
            id = object
        }
        guard let record = later.answers[id] ?? source[id], !record.isDeleted,
            order.isBefore(record.borrowed, record.borrowed) != nil
        else { return nil }
        return record
    }

    /// Returns the objects of the first and the last row.
    func ends(of list: Value) -> (first: Record?, last: Record?) {
        switch list {
        case .links(let rows):
            return (
                rows.lazy.compactMap(object).first, rows.reversed().lazy.compactMap(object).first
            )
        case .list(let values):
            let objects = values.compactMap { value -> Record? in
                if case .link(let row) = value { object(row) } else { nil }
            }
            return (objects.first, objects.last)
        default: return (nil, nil)
        }
    }

    /// Returns whether a list has an object.
    func has(_ record: Record, in list: Value) -> Bool {
        var isFound = false
        list.forEachLink { row in
            if !isFound, let other = object(row) {
                isFound = other.borrowed.header == record.borrowed.header
            }
        }
        return isFound
    }
}

/// An operation's selection of the rows of a list.
struct RowSelection: Sendable {
    let bound: BoundNormalization
    let level: PlanIndex<NormalizationPlan.Level>
    /// The type of a connection's edges, if nothing of them is selected that the store can't make up.
    let edgeType: String?
}

extension RowOrder {
    /// Returns whether a row is known to come behind another one.
    fileprivate func isBehind(_ row: Record, _ other: Record) -> Bool {
        isBefore(other.borrowed, row.borrowed) == true
    }
}

extension FieldPayload {
    /// Finds the place of the rows.
    fileprivate func findRows(
        in source: RecordSource
    ) -> (place: PagedList, kind: FollowedList.Kind, selection: RowSelection)? {
        guard let level = level.index else { return nil }
        let value = source[dataID]?[handleKey] ?? .absent
        guard let name = handleArguments["list"]?.string else {
            guard value.isList else { return nil }
            let selection = RowSelection(bound: bound, level: level, edgeType: nil)
            return (PagedList(record: dataID, field: handleKey), .rows, selection)
        }
        guard case .link(let id) = value, let field = bound.field(name, at: level),
            let inner = field.level.index
        else { return nil }
        guard name == "edges" else {
            let selection = RowSelection(bound: bound, level: inner, edgeType: nil)
            return (PagedList(record: id, field: bound.key(field)), .rows, selection)
        }
        guard let node = bound.field("node", at: inner)?.level.index else { return nil }
        let type = bound.typeOfSimpleEdges(at: inner)
        return (
            PagedList(record: id), .edges, RowSelection(bound: bound, level: node, edgeType: type)
        )
    }

    private static let counts: Set<String> = [
        "first", "limit", "take", "top", "count", "size", "max", "pageSize", "perPage", "per_page",
        "page_size",
    ]
    private static let positions: Set<String> = ["after", "offset", "skip", "page"]

    /// Returns whether the field's arguments leave out rows in front of the list and behind it, and whether
    /// they ask for a page that is added to others.
    ///
    /// A limit leaves out none if the page has fewer rows.
    fileprivate func limits(
        ofPageWith rowCount: Int?
    ) -> (isCut: (start: Bool, end: Bool), extends: Bool) {
        var names = Set(
            arguments.filter { !$0.value.isNull && $0.value != .int(0) && $0.value != .string("") }
                .map(\.key)
        )
        if arguments["page"] == .int(1) { names.remove("page") }
        if let rowCount, bound.plan.streamLabels.isEmpty {
            for name in Self.counts.union(["last"]) {
                if let limit = arguments[name]?.int, rowCount < limit { names.remove(name) }
            }
        }
        let isBehind = !names.isDisjoint(with: Self.positions)
        let isInFront = names.contains("before")
        return (
            (isBehind || names.contains("last"), isInFront || !names.isDisjoint(with: Self.counts)),
            isBehind || isInFront
        )
    }
}

extension BoundNormalization {
    /// The fields that a response has of the objects of a level, whatever their type.
    private func fields(
        at level: PlanIndex<NormalizationPlan.Level>
    ) -> [NormalizationPlan.Field] {
        let level = plan.levels[level]
        let objects = plan.cases[level.cases].map(\.object) + [level.otherwise]
        return objects.flatMap { plan.fields[plan.objects[$0].fields] }.filter { includes($0) }
    }

    fileprivate func field(
        _ name: String,
        at level: PlanIndex<NormalizationPlan.Level>
    ) -> NormalizationPlan.Field? {
        fields(at: level).first { plan.keys[$0.key].name == name && $0.hasObjects }
    }

    /// The type of the edges of a level, if nothing of them is selected that the store can't make up.
    fileprivate func typeOfSimpleEdges(at level: PlanIndex<NormalizationPlan.Level>) -> String? {
        let known: Set<String> = ["node", "cursor", "__typename"]
        guard fields(at: level).allSatisfy({ known.contains(plan.keys[$0.key].name) }) else {
            return nil
        }
        return plan.levels[level].concreteType.index.map { plan.typeNames[$0] }
    }
}
