/// Marks the records that an operation reaches, so that the garbage collector keeps them.
package struct ReferenceMarker {
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

    /// Marks all that the links of records lead to from `ids`, whatever anybody selects.
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

    /// Marks what the fields of an operation lead to from `root`.
    package mutating func mark(_ bound: BoundNormalization, root: DataID) {
        // A record may be reached at several levels, and leads to other records at each.
        var visited = ContiguousArray(
            repeating: NumberSet<DataID>(),
            count: bound.plan.levels.count
        )
        var stack: ContiguousArray<(level: Int, id: DataID)> = [(0, root)]
        while let (level, id) = stack.popLast() {
            guard id.index < source.endIndex, visited[level].insert(id) else { continue }
            marks.insert(id)
            guard let record = source.borrow(id), !record.isDeleted else { continue }
            for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
                let field = bound.plan.fields[index]
                guard field.level >= 0 else { continue }
                follow(record[bound.key(field)], bound, field.level, &stack)
                guard !field.handles.isEmpty else { continue }
                for key in bound.linkedHandleKeys(field) {
                    follow(record[key], bound, field.level, &stack)
                }
            }
        }
    }

    /// Marks what a value links to; what may lead on from there is put on the stack, while of most
    /// records, which don't, not even a look is needed.
    private mutating func follow(
        _ value: Value,
        _ bound: BoundNormalization,
        _ level: Int,
        _ stack: inout ContiguousArray<(level: Int, id: DataID)>
    ) {
        if bound.leads(level) {
            value.forEachLink { stack.append((level, $0)) }
        } else {
            value.forEachLink { mark($0) }
        }
    }
}
