/// Reading lists.
extension Reader {
    /// Reads the objects that an item links to.
    mutating func objects<Object: SelectedObject>(
        _ ids: ContiguousArray<DataID>,
        _ item: BoundReader.Item
    ) -> [Object] {
        // All empty arrays share a storage object, and creating an array in place would write its
        // count, which the thread sanitizer reports.
        guard !ids.isEmpty else { return [] }
        let first = take(&listStart, 0)
        let isNested = enterList()
        defer { leaveList(isNested) }
        let step = path.count &- 1
        // Looked at by `self` in the closure, each record would copy the reader.
        let source = source
        return Array(unsafeUninitializedCapacity: ids.count) { buffer, read in
            guard let start = buffer.baseAddress else { return }
            var index = 0
            while index < ids.count {
                path[step].index = Int32(truncatingIfNeeded: first &+ index)
                let id = ids[index]
                index &+= 1
                let before = (errors.count, deletions, isFailing)
                guard let target = source.borrow(id), !target.isDeleted else {
                    if isDeleted(.link(id)) { continue }
                    let stored = StoredValue(value: .link(id), block: item.block)
                    (start + read).initialize(to: object(stored))
                    read &+= 1
                    continue
                }
                (start + read).initialize(to: object(id, target, item))
                if isFailing, leavesOut(before) {
                    (start + read).deinitialize(count: 1)
                } else {
                    read &+= 1
                }
            }
        }
    }

    /// Reads the elements of a list of objects.
    mutating func objects<Object: SelectedObject>(
        _ ids: ContiguousArray<DataID>,
        block: OptionalPlanIndex<ReaderPlan.Block>
    ) -> [Object] {
        elements(count: ids.count, block, leavingOutDeleted: true) {
            .link(ids[$0])
        } read: {
            $1.object($0)
        }
    }

    /// Reads a list of objects that can't be null.
    mutating func objects<Object: SelectedObject>(_ stored: StoredValue) -> [Object] {
        if case .links(let ids) = stored.value { return objects(ids.all, block: stored.block) }
        return list(stored, leavingOutDeleted: true) { $1.object($0) }
    }

    /// Reads a list of nullable objects.
    mutating func objectsOrNil<Object: SelectedObject>(_ stored: StoredValue) -> [Object?] {
        nullableList(stored) { $1.object($0) }
    }

    /// Reads a list of nullable elements.
    ///
    /// If the environment's option says so, it leaves out deleted objects, and objects that are null
    /// only because an object that they need was deleted.
    @inline(__always)
    mutating func nullableList<Element>(
        _ stored: StoredValue,
        _ read: (StoredValue, inout Reader) -> Element
    ) -> [Element?] {
        guard bound.symbols.reading.leavesOutDeleted else {
            return list(stored, leavingOutDeleted: false) { $1.optional($0, read) }
        }
        // Each element of the outer list is empty if it is left out.
        let elements: [[Element?]] = list(stored, leavingOutDeleted: true) { stored, reader in
            let before = (reader.errors.count, reader.deletions, reader.isFailing)
            reader.isFailing = false
            let element = reader.isNull(stored.value) ? nil : read(stored, &reader)
            defer { reader.isFailing = before.2 }
            guard reader.isFailing else { return [element] }
            return reader.leavesOut(before) ? [] : [nil]
        }
        return elements.flatMap(\.self)
    }

    /// Reads a list whose elements are read by `read`.
    @inline(__always)
    mutating func list<Element>(
        _ stored: StoredValue,
        leavingOutDeleted: Bool,
        _ read: (StoredValue, inout Reader) -> Element
    ) -> [Element] {
        switch stored.value {
        case .links(let list):
            let ids = list.all
            return elements(
                count: ids.count,
                stored.block,
                leavingOutDeleted: leavingOutDeleted,
                { .link(ids[$0]) },
                read: read
            )
        case .list(let values):
            return elements(
                count: values.count,
                stored.block,
                leavingOutDeleted: leavingOutDeleted,
                { values[$0] },
                read: read
            )
        default:
            return fail(stored.value, [])
        }
    }

    /// Reads a list whose elements are read by `readElement`.
    // `value` is a closure because sequences are not specialized here. The elements are written
    // directly into the array's memory, because each call of an array method with an unknown
    // element type looks up the array's type.
    @inline(__always)
    mutating func elements<Element>(
        count: Int,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        leavingOutDeleted: Bool,
        _ value: (Int) -> Value,
        read readElement: (StoredValue, inout Reader) -> Element
    ) -> [Element] {
        // All empty arrays share a storage object, and creating an array in place would write its
        // count, which the thread sanitizer reports.
        guard count > 0 else { return [] }
        let first = take(&listStart, 0)
        let isNested = enterList()
        defer { leaveList(isNested) }
        return Array(unsafeUninitializedCapacity: count) { buffer, read in
            guard let start = buffer.baseAddress else { return }
            var index = 0
            while index < count {
                path[path.count - 1].index = Int32(truncatingIfNeeded: first &+ index)
                let value = value(index)
                index &+= 1
                if leavingOutDeleted, isDeleted(value) { continue }
                let before = (errors.count, deletions, isFailing)
                (start + read).initialize(
                    to: readElement(StoredValue(value: value, block: block), &self)
                )
                if isFailing, leavingOutDeleted, leavesOut(before) {
                    (start + read).deinitialize(count: 1)
                } else {
                    read &+= 1
                }
            }
        }
    }

    /// Returns whether the list is inside another list.
    private mutating func enterList() -> Bool {
        let isNested = path[path.count - 1].index >= 0
        if isNested { path.append(PathStep(item: -1, index: -1)) }
        return isNested
    }

    private mutating func leaveList(_ isNested: Bool) {
        if isNested { path.removeLast() } else { path[path.count - 1].index = -1 }
    }

    /// Returns whether an element failed only because an object that it needs was deleted, such as
    /// the node of an edge.
    ///
    /// The list then omits the element.
    private mutating func leavesOut(
        _ before: (errors: Int, deletions: Int, wasFailing: Bool)
    ) -> Bool {
        let count = deletions - before.deletions
        guard count > 0, errors.count - before.errors == count else { return false }
        errors.removeLast(count)
        deletions = before.deletions
        isFailing = before.wasFailing
        return true
    }
}
