/// Marks the records that an operation reaches, so that the garbage collector keeps them.
///
/// It knows the records that each operation has visited, by level. When some of them have changed, it
/// follows only their new links; see ``update(to:)``.
package struct ReferenceMarker {
    private typealias Visit = (level: PlanIndex<NormalizationPlan.Level>, id: DataID)

    /// The records that the fields of an operation have reached, by level.
    private struct Walk {
        let bound: BoundNormalization
        var visited: ContiguousArray<ReachedRecords>
    }

    private var source: RecordSource
    private(set) var marks: NumberSet<DataID>
    private var walks: ContiguousArray<Walk> = []
    /// The records that any operation has visited.
    private var followed = NumberSet<DataID>()
    /// The records from which all links were followed.
    private var fullyFollowed = NumberSet<DataID>()

    package init(source: RecordSource) {
        self.source = source
        marks = NumberSet<DataID>(endIndex: source.endIndex)
    }

    package func isMarked(_ id: DataID) -> Bool {
        marks.contains(id)
    }

    package mutating func mark(_ id: DataID) {
        marks.insert(id)
    }

    /// Marks all records that can be reached from `ids` by any links.
    package mutating func markAll(from ids: some Sequence<DataID>) {
        var stack = ContiguousArray(ids)
        followAll(&stack)
    }

    private mutating func followAll(_ stack: inout ContiguousArray<DataID>) {
        while let id = stack.popLast() {
            guard fullyFollowed.insert(id) else { continue }
            marks.insert(id)
            source.borrow(id)?.forEachLink { stack.append($0) }
        }
    }

    /// Marks the records that the fields of an operation reach from its roots.
    package mutating func mark(_ bound: BoundNormalization, roots: [DataID]) {
        // A record may be reached at several levels, and its fields may lead to other records at
        // each of them.
        var visited = ContiguousArray(
            repeating: NumberSet<DataID>(),
            count: bound.plan.levels.count
        )
        var stack = ContiguousArray<Visit>(roots.map { (.root, $0) })
        visit(&stack, bound, &visited)
        walks.append(Walk(bound: bound, visited: ContiguousArray(visited.map(ReachedRecords.init))))
    }

    private mutating func visit<Visited: VisitedSet>(
        _ stack: inout ContiguousArray<Visit>,
        _ bound: BoundNormalization,
        _ visited: inout ContiguousArray<Visited>
    ) {
        while let (level, id) = stack.popLast() {
            guard visited[level.position].insert(id) else { continue }
            marks.insert(id)
            followed.insert(id)
            guard let record = source.borrow(id), !record.isDeleted else { continue }
            follow(record, nil, bound, level, &stack)
        }
    }

    /// Follows the fields of a record that link to other records than those of `old`.
    private mutating func follow(
        _ record: BorrowedRecord,
        _ old: BorrowedRecord?,
        _ bound: BoundNormalization,
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ stack: inout ContiguousArray<Visit>
    ) {
        for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
            let field = bound.plan.fields[index]
            guard let level = field.level.index else { continue }
            follow(record, old, bound.key(field), bound, level, &stack)
            guard !field.handles.isEmpty else { continue }
            for key in bound.linkedHandleKeys(field) {
                follow(record, old, key, bound, level, &stack)
            }
        }
    }

    /// Marks the records that a field links to.
    ///
    /// Only records with further links are pushed on the stack. Most records have none and are not
    /// even loaded.
    @inline(__always)
    private mutating func follow(
        _ record: BorrowedRecord,
        _ old: BorrowedRecord?,
        _ key: FieldKey,
        _ bound: BoundNormalization,
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ stack: inout ContiguousArray<Visit>
    ) {
        let value = record[key]
        if let old, value.hasSameLinks(as: old[key]) { return }
        if bound.leads(level) {
            value.forEachLink { stack.append((level, $0)) }
        } else {
            value.forEachLink { mark($0) }
        }
    }

    // MARK: - Changes

    /// Marks what the visited records reach in a newer version of the records.
    ///
    /// The cost depends on the records that were written and those that are reached only now. Records
    /// that were reached before stay marked. Returns the records that were written between the
    /// versions.
    ///
    /// The caller holds the version before, because releasing it may take long.
    mutating func update(to newer: RecordSource) -> ContiguousArray<DataID> {
        var changed: ContiguousArray<DataID> = []
        newer.forEachDifference(from: source) { changed.append($0) }
        let older = take(&source, newer)
        var visited: ContiguousArray<DataID> = []
        for id in changed where followed.contains(id) { visited.append(id) }
        if !visited.isEmpty {
            for walk in walks.indices { update(walk, visited, from: older) }
        }
        var stack: ContiguousArray<DataID> = []
        for id in changed where fullyFollowed.contains(id) {
            source.borrow(id)?.forEachLink { stack.append($0) }
        }
        followAll(&stack)
        return changed
    }

    private mutating func update(
        _ walk: Int,
        _ changed: ContiguousArray<DataID>,
        from older: RecordSource
    ) {
        let bound = walks[walk].bound
        var stack: ContiguousArray<Visit> = []
        for position in walks[walk].visited.indices {
            let level = PlanIndex<NormalizationPlan.Level>(position)
            for id in changed where walks[walk].visited[position].contains(id) {
                guard let record = source.borrow(id), !record.isDeleted else { continue }
                let old = older.borrow(id)
                // An object of another type has other fields.
                let isSame = old.map { !$0.isDeleted && $0.typeName == record.typeName } ?? false
                follow(record, isSame ? old : nil, bound, level, &stack)
            }
        }
        guard !stack.isEmpty else { return }
        var visited = take(&walks[walk].visited, [])
        visit(&stack, bound, &visited)
        walks[walk].visited = visited
    }

    /// Marks all records that can be reached by any links from fields of `ids` which have changed
    /// since an older version.
    mutating func markAll(fromChangesOf ids: some Sequence<DataID>, since older: RecordSource) {
        var stack: ContiguousArray<DataID> = []
        for id in ids {
            guard let record = source.borrow(id) else { continue }
            let old = older.borrow(id)
            record.forEachKey { key in
                let value = record[key]
                if let old, value.hasSameLinks(as: old[key]) { return }
                value.forEachLink { stack.append($0) }
            }
        }
        followAll(&stack)
    }
}
