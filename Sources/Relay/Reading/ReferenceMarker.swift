/// Marks the records that an operation reaches, so that the garbage collector keeps them.
package struct ReferenceMarker {
    private typealias Visit = (level: PlanIndex<NormalizationPlan.Level>, id: DataID)

    private let source: RecordSource
    private var marks: NumberSet<DataID>

    package init(source: RecordSource) {
        self.source = source
        marks = NumberSet<DataID>(endIndex: source.endIndex)
    }

    package func isMarked(_ id: DataID) -> Bool {
        marks.contains(id)
    }

    package mutating func mark(_ id: DataID) {
        if id.index < source.endIndex { marks.insert(id) }
    }

    /// Marks all records that can be reached from `ids` by any links.
    package mutating func markAll(from ids: Set<DataID>) {
        guard !ids.isEmpty else { return }
        var visited = NumberSet<DataID>()
        var stack = Array(ids)
        while let id = stack.popLast() {
            guard id.index < source.endIndex, visited.insert(id) else { continue }
            marks.insert(id)
            source.borrow(id)?.forEachLink { stack.append($0) }
        }
    }

    /// Marks the records that the fields of an operation reach from `root`.
    package mutating func mark(_ bound: BoundNormalization, root: DataID) {
        // A record may be reached at several levels, and its fields may lead to other records at
        // each of them.
        var visited = ContiguousArray(
            repeating: NumberSet<DataID>(),
            count: bound.plan.levels.count
        )
        var stack: ContiguousArray<Visit> = [(.root, root)]
        while let (level, id) = stack.popLast() {
            guard id.index < source.endIndex, visited[level.position].insert(id) else { continue }
            marks.insert(id)
            guard let record = source.borrow(id), !record.isDeleted else { continue }
            for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
                let field = bound.plan.fields[index]
                guard let level = field.level.index else { continue }
                follow(record[bound.key(field)], bound, level, &stack)
                guard !field.handles.isEmpty else { continue }
                for key in bound.linkedHandleKeys(field) {
                    follow(record[key], bound, level, &stack)
                }
            }
        }
    }

    /// Marks the records that a value links to.
    ///
    /// Only records with further links are pushed on the stack. Most records have none and are not
    /// even loaded.
    private mutating func follow(
        _ value: Value,
        _ bound: BoundNormalization,
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ stack: inout ContiguousArray<Visit>
    ) {
        if bound.leads(level) {
            value.forEachLink { stack.append((level, $0)) }
        } else {
            value.forEachLink { mark($0) }
        }
    }
}
