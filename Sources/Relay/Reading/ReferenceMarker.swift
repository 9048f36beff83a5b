/// Marks the records that an operation reaches, so that the garbage collector keeps them.
package struct ReferenceMarker {
    private let source: RecordSource
    /// A bit for each data ID.
    private var marks: ContiguousArray<UInt64>

    package init(source: RecordSource) {
        self.source = source
        marks = ContiguousArray(repeating: 0, count: (source.endIndex + 63) / 64)
    }

    package func isMarked(_ id: DataID) -> Bool {
        let word = Int(id.index >> 6)
        return word < marks.count && marks[word] & 1 << UInt64(id.index & 63) != 0
    }

    package mutating func mark(_ id: DataID) {
        Self.insert(id, into: &marks)
    }

    @discardableResult
    private static func insert(_ id: DataID, into marks: inout ContiguousArray<UInt64>) -> Bool {
        let word = Int(id.index >> 6)
        let bit: UInt64 = 1 << UInt64(id.index & 63)
        guard word < marks.count, marks[word] & bit == 0 else { return false }
        marks[word] |= bit
        return true
    }

    /// Marks what the fields of an operation lead to from `root`.
    package mutating func mark(_ bound: BoundNormalization, root: DataID) {
        let empty = ContiguousArray<UInt64>(repeating: 0, count: marks.count)
        // A record may be reached at several levels, and leads to other records at each.
        var visited = ContiguousArray<ContiguousArray<UInt64>?>(
            repeating: nil,
            count: bound.plan.levels.count
        )
        var stack: ContiguousArray<(level: Int, id: DataID)> = [(0, root)]
        while let (level, id) = stack.popLast() {
            if visited[level] == nil { visited[level] = empty }
            guard Self.insert(id, into: &visited[level, default: empty]) else { continue }
            mark(id)
            guard let record = source[id], !record.isDeleted else { continue }
            for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
                let field = bound.plan.fields[index]
                guard field.level >= 0 else { continue }
                record[bound.key(field)].forEachLink { stack.append((field.level, $0)) }
                guard !field.handles.isEmpty else { continue }
                for key in bound.linkedHandleKeys(field) {
                    record[key].forEachLink { stack.append((field.level, $0)) }
                }
            }
        }
    }
}

extension ContiguousArray<ContiguousArray<UInt64>?> {
    fileprivate subscript(
        index: Int,
        default value: ContiguousArray<UInt64>
    ) -> ContiguousArray<UInt64> {
        get { self[index] ?? value }
        _modify {
            var bits = self[index] ?? value
            self[index] = nil
            defer { self[index] = bits }
            yield &bits
        }
    }
}
