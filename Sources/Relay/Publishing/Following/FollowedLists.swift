/// The lists in the store that follow their filters, by what they depend on.
///
/// An object that changes is compared with those lists only that depend on one of the fields that have
/// changed, and whose filter asks for a value that one of these fields had or has.
package struct FollowedLists: Sendable {
    /// The lists that depend on the same fields.
    private struct Group: Sendable {
        let fields: Set<FieldKey>
        /// The fields for which the lists' filters ask for one value.
        let exactFields: [FieldKey]
        /// The lists by these values.
        var places: [[String]: [PagedList]] = [:]

        /// Returns whether a row may be in any of the lists, because a value has failed.
        func isDamaged(_ row: BorrowedRecord) -> Bool {
            exactFields.contains { if case .error = row[$0] { true } else { false } }
        }

        /// Returns the values of a row by which lists are found; `nil` if one isn't known.
        func values(of row: BorrowedRecord) -> [String]? {
            let values = exactFields.compactMap { row[$0].filterText }
            return values.count == exactFields.count ? values : nil
        }
    }

    /// An object that belongs into a list, but lacks data that is selected of its rows.
    package struct Lack: Sendable {
        let place: PagedList
        let row: DataID
    }

    private var lists: [PagedList: FollowedList] = [:]
    private var groups: [TypeName: [Group]] = [:]
    private var lacks: [DataID: [PagedList]] = [:]
    private var hasNew = false

    package init() {}

    /// Whether no list follows its filter.
    package var isEmpty: Bool { lists.isEmpty }

    /// How many lists follow their filters.
    package var count: Int { lists.count }

    /// Returns whether lists were added, or follow other filters, since it was last called.
    package mutating func takeNew() -> Bool { take(&hasNew, false) }

    /// Returns whether a list follows its filter.
    package func contains(_ list: FollowedList) -> Bool { lists[list.place] != nil }

    /// The list at a place; `nil` if none there follows its filter.
    subscript(place: PagedList) -> FollowedList? { lists[place] }

    // MARK: - Changing

    /// Adds lists, or replaces those in the same places.
    package mutating func add(_ new: [FollowedList]) {
        for var list in new {
            if let known = lists[list.place] {
                list.takeOver(known)
                if known.hasSameRule(as: list) {
                    lists[list.place] = list
                    continue
                }
                leaveGroups(known)
            }
            lists[list.place] = list
            joinGroups(list)
            hasNew = true
        }
    }

    /// Has objects that lack data be looked at again when they change.
    ///
    /// `changed` are the objects that were looked at.
    package mutating func note(_ lacks: [Lack], among changed: some Sequence<DataID>) {
        if !self.lacks.isEmpty { for id in changed { self.lacks[id] = nil } }
        for lack in lacks where self.lacks[lack.row]?.contains(lack.place) != true {
            self.lacks[lack.row, default: []].append(lack.place)
        }
    }

    /// The objects that lack data.
    var lacking: some Collection<DataID> { lacks.keys }

    /// Forgets what operations select that are not among those with these names.
    package mutating func forgetSelections(ofAllBut operations: Set<String>) {
        for place in lists.keys { lists[place]?.forgetSelections(ofAllBut: operations) }
    }

    /// Forgets the lists that are gone.
    package mutating func forgetLists(without source: RecordSource) {
        guard !isEmpty else { return }
        for list in lists.values where !list.isThere(in: source) {
            lists[list.place] = nil
            leaveGroups(list)
        }
        lacks = lacks.filter { source.borrow($0.key) != nil }.compactMapValues { places in
            let known = places.filter { lists[$0] != nil }
            return known.isEmpty ? nil : known
        }
    }

    private mutating func joinGroups(_ list: FollowedList) {
        let (fields, exactFields, values) = Self.group(of: list)
        for type in list.types {
            let position =
                groups[type]?.firstIndex {
                    $0.fields == fields && $0.exactFields == exactFields
                } ?? groups[type]?.count ?? 0
            if position == groups[type]?.count ?? 0 {
                groups[type, default: []].append(
                    Group(fields: fields, exactFields: exactFields)
                )
            }
            groups[type]?[position].places[values, default: []].append(list.place)
        }
    }

    private mutating func leaveGroups(_ list: FollowedList) {
        let (fields, exactFields, values) = Self.group(of: list)
        for type in list.types {
            guard
                let position = groups[type]?.firstIndex(where: {
                    $0.fields == fields && $0.exactFields == exactFields
                })
            else { continue }
            groups[type]?[position].places[values]?.removeAll { $0 == list.place }
            if groups[type]?[position].places[values]?.isEmpty == true {
                groups[type]?[position].places[values] = nil
            }
            if groups[type]?[position].places.isEmpty == true { groups[type]?.remove(at: position) }
        }
    }

    private static func group(
        of list: FollowedList
    ) -> (fields: Set<FieldKey>, exactFields: [FieldKey], values: [String]) {
        var values: [FieldKey: String] = [:]
        for (field, value) in list.filter.exactValues { values[field] = value.filterText }
        let exact = values.sorted { $0.key.index < $1.key.index }
        return (list.fields, exact.map(\.key), exact.map(\.value))
    }

    // MARK: - Asking

    /// Calls `body` with each list that an object may enter or leave, or in which it may move.
    ///
    /// `before` is `nil` for an object that is new.
    func forEachCandidate(
        _ row: DataID,
        before: BorrowedRecord?,
        after: BorrowedRecord,
        _ body: (FollowedList) -> Void
    ) {
        let lacking = lacks.isEmpty ? [] : lacks[row] ?? []
        for place in lacking { if let list = lists[place] { body(list) } }
        var groups = groups[after.typeName] ?? []
        let hasSameType = before.map { $0.typeName == after.typeName } ?? true
        if let before, !hasSameType { groups += self.groups[before.typeName] ?? [] }
        for group in groups {
            if let before, hasSameType, !before.isDeleted, !after.isDeleted,
                group.fields.allSatisfy({ before[$0] == after[$0] })
            {
                continue
            }
            if let before, group.isDamaged(before) {
                for place in group.places.values.joined() where !lacking.contains(place) {
                    if let list = lists[place] { body(list) }
                }
                continue
            }
            let values = before.flatMap { group.values(of: $0) }
            for place in values.flatMap({ group.places[$0] }) ?? []
            where !lacking.contains(place) {
                if let list = lists[place] { body(list) }
            }
            guard !after.isDeleted, let newValues = group.values(of: after), newValues != values
            else { continue }
            for place in group.places[newValues] ?? [] where !lacking.contains(place) {
                if let list = lists[place] { body(list) }
            }
        }
    }
}
