/// A list in the store with `@follows`: which objects are its members, and in what order.
package struct FollowedList: Sendable {
    /// How the list holds its rows.
    enum Kind: Sendable, Equatable {
        /// In edges of this type; `nil` if they have fields that the store can't make up.
        case edges(type: String?)
        case rows
    }

    /// A row at the start or the end of the list.
    struct Boundary: Sendable {
        let row: Record

        /// Returns whether an object belongs behind it.
        func isBefore(_ other: BorrowedRecord, _ order: RowOrder) -> Bool {
            order.isBefore(row.borrowed, other) ?? true
        }

        /// Returns whether an object belongs in front of it.
        func isBehind(_ other: BorrowedRecord, _ order: RowOrder) -> Bool {
            order.isBefore(other, row.borrowed) ?? true
        }
    }

    let place: PagedList
    let kind: Kind
    /// The types of the rows.
    let types: [TypeName]
    let filter: RowFilter
    let order: RowOrder
    /// Whether the list was asked for with a limit, or from a position on.
    let (isLimited, isFromPosition): (Bool, Bool)
    /// The first and the last row that the server has sent, as they were then; `nil` if there was none.
    ///
    /// Objects behind the last one come with the next page, whatever has become of it since.
    private(set) var (start, end): (Boundary?, Boundary?)
    /// Whether the page that has come says nothing of the list's start or end.
    private var (keepsStart, keepsEnd) = (false, false)
    /// Whether the list is invalidated when an object can't be put in that should be.
    let invalidates: Bool
    /// The operation that has asked for the list last, and what it selects of the rows.
    let bound: BoundNormalization
    private let level: PlanIndex<NormalizationPlan.Level>

    /// Creates the list that a payload of `@follows` is about; `nil` if there is no list.
    init?(_ payload: FieldPayload, _ source: RecordSource, _ symbols: Symbols) {
        guard let level = payload.level.index,
            let filter = RowFilter(
                payload.handleArguments["where"]?.object ?? [:],
                parent: payload.dataID,
                symbols
            ),
            let order = RowOrder(payload.handleArguments["orderBy"], symbols)
        else { return nil }
        (self.filter, self.order, bound) = (filter, order, payload.bound)
        let types = payload.handleArguments["types"]?.array ?? []
        self.types = types.compactMap { $0.string.map { symbols.typeName($0) } }
        invalidates = payload.handleArguments["ifUnknown"] == .string("INVALIDATE")
        (isLimited, isFromPosition) = payload.limits
        (start, end) = (nil, nil)
        let value = source[payload.dataID]?[payload.handleKey] ?? .absent
        guard let name = payload.handleArguments["list"]?.string else {
            guard value.isList else { return nil }
            place = PagedList(record: payload.dataID, field: payload.handleKey)
            (kind, self.level) = (.rows, level)
            noteBoundaries(payload, source, symbols)
            return
        }
        guard case .link(let id) = value, let field = bound.field(name, at: level),
            let inner = field.level.index
        else { return nil }
        guard name == "edges" else {
            place = PagedList(record: id, field: bound.key(field))
            (kind, self.level) = (.rows, inner)
            noteBoundaries(payload, source, symbols)
            return
        }
        guard let node = bound.field("node", at: inner)?.level.index else { return nil }
        place = PagedList(record: id)
        (kind, self.level) = (.edges(type: bound.typeOfSimpleEdges(at: inner)), node)
        noteBoundaries(payload, source, symbols)
    }

    /// Takes note of the rows at the ends of the list, and of the page that has come.
    private mutating func noteBoundaries(
        _ payload: FieldPayload,
        _ source: RecordSource,
        _ symbols: Symbols
    ) {
        let fields = ConnectionFields(symbols)
        let key = place.field ?? fields.edges
        // The page's own list has all of its rows, the merged one those that were not in it yet.
        var lists = [(record: place.record, key: key)]
        if payload.fieldKey != payload.handleKey {
            if case .link(let page)? = source[payload.dataID]?[payload.fieldKey] {
                lists.append((page, key))
            } else {
                lists.append((payload.dataID, payload.fieldKey))
            }
        }
        let kind = kind
        var rows: [(first: DataID, last: DataID)] = []
        for list in lists {
            let nodes = (source[list.record]?[list.key].links ?? []).lazy.compactMap { row in
                row.flatMap { Self.node(of: $0, kind, source, fields) }
            }
            if let first = nodes.first, let last = nodes.last { rows.append((first, last)) }
        }
        start = rows.compactMap { source[$0.first].map { Boundary(row: $0) } }
            .min { $0.isBefore($1.row.borrowed, order) }
        end = rows.compactMap { source[$0.last].map { Boundary(row: $0) } }
            .max { $0.isBefore($1.row.borrowed, order) }
        if place.field == nil {
            let given = payload.arguments.filter { !$0.value.isNull }.map(\.key)
            keepsStart = given.contains("after")
            keepsEnd = given.contains("before") || given.contains("last")
        } else if rows.count > 1 {
            (keepsStart, keepsEnd) = (rows[0].first != rows[1].first, rows[0].last != rows[1].last)
        }
    }

    private static func node(
        of row: DataID,
        _ kind: Kind,
        _ source: RecordSource,
        _ fields: ConnectionFields
    ) -> DataID? {
        guard kind != .rows else { return row }
        guard case .link(let node)? = source.borrow(row)?[fields.node] else { return nil }
        return node
    }

    /// Keeps the end of the list as it was known if a page has come at the other one.
    mutating func keepBoundaries(of known: FollowedList) {
        if keepsStart { start = known.start ?? start }
        if keepsEnd { end = known.end ?? end }
    }

    /// The fields of rows that the list depends on.
    var fields: Set<FieldKey> { Set(filter.fields + order.fields.map(\.key)) }

    /// Returns whether a source has the list.
    func isThere(in source: RecordSource) -> Bool {
        guard let record = source.borrow(place.record) else { return false }
        return place.field.map { record[$0] != .absent } ?? true
    }

    /// Returns whether the list has the same members, in the same order, as another one.
    func hasSameRule(as other: FollowedList) -> Bool {
        kind == other.kind && types == other.types && filter == other.filter
            && order == other.order && isLimited == other.isLimited
            && isFromPosition == other.isFromPosition && invalidates == other.invalidates
    }

    /// Returns whether the store has everything of an object that is selected of the rows.
    func isAvailable(_ row: DataID, in source: RecordSource) -> Bool {
        AvailabilityChecker(source: source, bound: bound).isAvailable(.link(row), at: level)
    }
}

extension FieldPayload {
    private static let limits: Set<String> = [
        "first", "last", "limit", "take", "top", "count", "pageSize", "perPage",
    ]
    private static let positions: Set<String> = ["after", "before", "offset", "skip", "page"]

    /// Whether the field's arguments limit the list, and whether they say where it begins.
    fileprivate var limits: (isLimited: Bool, isFromPosition: Bool) {
        let given = arguments.filter { !$0.value.isNull && $0.value != .int(0) }.map(\.key)
        return (
            given.contains(where: Self.limits.contains),
            given.contains(where: Self.positions.contains)
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

/// Has a list follow its filter: the handler of `@follows`.
///
/// Only lists of responses do, because an optimistic update can be withdrawn.
struct FollowHandler: FieldHandler {
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let transaction = store.current
        guard !transaction.isOptimistic,
            let list = FollowedList(payload, transaction.source, transaction.symbols)
        else { return }
        store.change { $0.followedLists.append(list) }
    }
}
