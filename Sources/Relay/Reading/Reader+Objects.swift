/// Objects that a field links to, and lists of them.
extension Reader {
    /// The record that a link leads to; `nil` when it isn't there.
    @inline(__always)
    func target(_ id: DataID) -> BorrowedRecord? {
        guard let target = source.borrow(id), !target.isDeleted else { return nil }
        return target
    }

    /// Reads the object that an item links to, at whose end the path is.
    @inline(__always)
    mutating func object<Object: SelectedObject>(
        _ id: DataID,
        _ target: BorrowedRecord,
        _ item: BoundReader.Item
    ) -> Object {
        noteSeen(id)
        return standing(
            on: id,
            target,
            block: Int(item.block),
            first: Int(item.blockStart)
        ) { Object(&$0) }
    }

    /// Reads the object that a value links to.
    mutating func object<Object: SelectedObject>(_ stored: StoredValue) -> Object {
        // The definition's own object: the reader stands on it.
        if path.isEmpty { return Object(&self) }
        if case .link(let id) = stored.value, let target = target(id) {
            noteSeen(id)
            return standing(on: id, target, block: stored.block) { Object(&$0) }
        }
        if case .link(let id) = stored.value {
            noteSeen(id)
            let isKnown = source.borrow(id) != nil
            if isKnown, !isAbandoned { deletions += 1 }
            fail(isKnown ? .null : .absent, ())
        } else {
            fail(stored.value, ())
        }
        let before = isAbandoned
        isAbandoned = true
        defer { isAbandoned = before }
        return standing(on: id, nil, block: stored.block) { Object(&$0) }
    }

    /// Reads the objects that the links of an item lead to.
    mutating func objects<Object: SelectedObject>(
        _ ids: ContiguousArray<DataID>,
        _ item: BoundReader.Item
    ) -> [Object] {
        // An array without room is shared by all there are, and making one writes its count.
        guard !ids.isEmpty else { return [] }
        let isNested = enterList()
        defer { leaveList(isNested) }
        let step = path.count &- 1
        return Array(unsafeUninitializedCapacity: ids.count) { buffer, read in
            guard let start = buffer.baseAddress else { return }
            var index = 0
            while index < ids.count {
                path[step].index = Int32(truncatingIfNeeded: index)
                let id = ids[index]
                index &+= 1
                let before = (errors.count, deletions, isFailing)
                guard let target = target(id) else {
                    if isDeleted(.link(id)) { continue }
                    let stored = StoredValue(value: .link(id), block: Int(item.block))
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
    mutating func elements<Element: FieldValue>(
        _ ids: ContiguousArray<DataID>,
        block: Int
    ) -> [Element] {
        elements(count: ids.count, block) { .link(ids[$0]) }
    }

    /// Reads the elements of any other list.
    mutating func elements<Element: FieldValue>(
        _ values: ContiguousArray<Value>,
        block: Int
    ) -> [Element] {
        elements(count: values.count, block) { values[$0] }
    }

    // A closure, and no sequence of either kind, because such a one is not specialized here; and
    // straight into the array's memory, because each call of a method of an array of a type that
    // is not known here looks the array's type up.
    @inline(__always)
    private mutating func elements<Element: FieldValue>(
        count: Int,
        _ block: Int,
        _ value: (Int) -> Value
    ) -> [Element] {
        // An array without room is shared by all there are, and making one writes its count.
        guard count > 0 else { return [] }
        let isNested = enterList()
        defer { leaveList(isNested) }
        return Array(unsafeUninitializedCapacity: count) { buffer, read in
            guard let start = buffer.baseAddress else { return }
            let leavesOutDeleted = Element.isLeftOutWhenDeleted
            var index = 0
            while index < count {
                path[path.count - 1].index = Int32(truncatingIfNeeded: index)
                let value = value(index)
                index &+= 1
                if leavesOutDeleted, isDeleted(value) { continue }
                let before = (errors.count, deletions, isFailing)
                (start + read).initialize(
                    to: Element.read(StoredValue(value: value, block: block), &self)
                )
                if isFailing, leavesOutDeleted, leavesOut(before) {
                    (start + read).deinitialize(count: 1)
                } else {
                    read &+= 1
                }
            }
        }
    }

    /// Whether the list stands in a list.
    private mutating func enterList() -> Bool {
        let isNested = path[path.count - 1].index >= 0
        if isNested { path.append(PathStep(item: -1, index: -1)) }
        return isNested
    }

    private mutating func leaveList(_ isNested: Bool) {
        if isNested { path.removeLast() } else { path[path.count - 1].index = -1 }
    }

    /// Whether an element has failed only because what it can't be without was deleted, as the
    /// edge to an object that is gone: then it goes as well.
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

    mutating func isDeleted(_ value: Value) -> Bool {
        guard case .link(let id) = value, let target = source.borrow(id), target.isDeleted else {
            return false
        }
        noteSeen(id)
        return true
    }
}
