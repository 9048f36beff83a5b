extension StoreTransaction {
    /// The lists without pages of the response whose handlers are due, and that follow their filters.
    var listsToFollow: Set<PagedList> {
        Set(
            fieldPayloads.lazy.filter { $0.handler == FieldHandle.follows }
                .map { PagedList(record: $0.dataID, field: $0.handleKey) }
        )
    }

    /// Has lists follow the objects that differ from `before`: they take out those that no longer meet
    /// their filters, put in those that do now, and move those whose place has changed.
    ///
    /// Lists that this transaction's response has brought stay as the server has sent them, except for objects
    /// that have changed since the server was asked; one to which it has added a page still loses and moves
    /// rows.
    ///
    /// Returns the objects that belong into a list, but lack data that is selected of its rows.
    mutating func follow(
        _ lists: FollowedLists,
        since before: RecordSource
    ) -> [FollowedLists.Lack] {
        guard !lists.isEmpty || !later.isEmpty, !changed.isEmpty else { return [] }
        let due = changedRows(of: lists, since: before)
        guard !due.isEmpty else { return [] }
        // It looks at all rows of the lists.
        footprint?.noteAll()
        // It refuses nothing, so it doesn't throw.
        let lacks = try? RecordSourceProxy.run(&self) { store in
            due.flatMap { ListEditor($0.list, store)?.apply($0) ?? [] }
        }
        return lacks ?? []
    }

    private func changedRows(
        of lists: FollowedLists,
        since before: RecordSource
    ) -> [ChangedRows] {
        var told: [PagedList: FollowedList] = [:]
        for var list in followedLists {
            // Rows must have what all operations select.
            if let known = lists[list.place] { list.takeOver(known) }
            told[list.place] = list
        }
        var due: [ChangedRows] = []
        var positions: [PagedList: Int] = [:]
        func position(of list: FollowedList) -> Int {
            if let position = positions[list.place] { return position }
            positions[list.place] = due.count
            due.append(ChangedRows(list: list))
            return due.count - 1
        }
        // Only of objects that concern a list: most changes are of one object that concerns none.
        var seen: Set<DataID> = []
        // An object to which they link may have come since.
        let lacking = lists.lacking
        for id in lacking.isEmpty ? changed : changed + lacking {
            guard let row = source.borrow(id) else { continue }
            let old = before.borrow(id)
            var isRepeated: Bool?
            lists.forEachCandidate(id, before: old, after: row) { known in
                if isRepeated == nil { isRepeated = !seen.insert(id).inserted }
                guard isRepeated == false else { return }
                let own = told[known.place]
                guard own?.extends != false, own.map({ later.contain(id, $0.fields) }) != true
                else { return }
                let list = own ?? known
                let wasMember = old.map { $0.isMember(of: list, in: before) } ?? false
                let isMember = row.isMember(of: list, in: source)
                guard isMember == true || (isMember == false && wasMember != false) else { return }
                let position = position(of: list)
                if isMember == false {
                    due[position].leaving.insert(id)
                } else if let old,
                    list.order.fields.contains(where: { old[$0.key] != row[$0.key] })
                {
                    due[position].moving.append(id)
                } else if own == nil {
                    due[position].entering.append(id)
                }
            }
        }
        for id in later.isEmpty ? [] : later.ids {
            guard let row = source.borrow(id) else { continue }
            let types = [row.typeName, later.answers[id]?.typeName ?? row.typeName]
            for list in told.values
            where types.contains(where: list.types.contains) && later.contain(id, list.fields) {
                guard let isMember = row.isMember(of: list, in: source) else { continue }
                due[position(of: list)].noteLater(
                    id,
                    isMember: isMember,
                    hasMoved: later.readded.contains(id)
                        || later.contain(id, list.order.fields.lazy.map(\.key))
                )
            }
        }
        return due
    }
}

/// The rows with which a list may have to change.
struct ChangedRows {
    let list: FollowedList
    /// The rows that no longer meet the filter.
    var leaving: Set<DataID> = []
    /// The rows that meet the filter now.
    var entering: [DataID] = []
    /// The rows that meet the filter, and whose values in the order have changed.
    var moving: [DataID] = []

    /// Records a row that has changed since the server was asked for the list, which may have it or not.
    fileprivate mutating func noteLater(_ row: DataID, isMember: Bool, hasMoved: Bool) {
        if !isMember {
            leaving.insert(row)
        } else if hasMoved {
            moving.append(row)
        } else {
            entering.append(row)
        }
    }
}

extension BorrowedRecord {
    /// Returns whether the object meets the filter of a list; `nil` if the store doesn't know.
    func isMember(of list: FollowedList, in source: RecordSource) -> Bool? {
        isDeleted || !list.types.contains(typeName) ? false : list.filter.matches(self, in: source)
    }
}
