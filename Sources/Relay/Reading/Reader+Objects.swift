/// Reading objects that a field links to.
extension Reader {
    /// Returns the record that a link refers to, or `nil` if the store does not have it.
    @inline(__always)
    func target(_ id: DataID) -> BorrowedRecord? {
        guard let target = source.borrow(id), !target.isDeleted else { return nil }
        return target
    }

    /// Reads the object that an item links to.
    ///
    /// The path must end with the item.
    @inline(__always)
    mutating func object<Object: SelectedObject>(
        _ id: DataID,
        _ target: BorrowedRecord,
        _ item: BoundReader.Item
    ) -> Object {
        noteSeen(id, block: item.block)
        return standing(
            on: id,
            target,
            block: item.block,
            first: Int(item.blockStart)
        ) { Object(&$0) }
    }

    /// Reads the object that a value links to.
    mutating func object<Object: SelectedObject>(_ stored: StoredValue) -> Object {
        // The definition's own object, at which the reader already is.
        if path.isEmpty { return Object(&self) }
        if case .link(let id) = stored.value, let target = target(id) {
            noteSeen(id, block: stored.block)
            return standing(on: id, target, block: stored.block) { Object(&$0) }
        }
        if case .link(let id) = stored.value {
            noteSeen(id)
            let isStored = source.borrow(id) != nil
            if !isStored { hasSeenUnknown = true }
            let isKnown = isStored || source.isWithdrawn(id)
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

    mutating func isDeleted(_ value: Value) -> Bool {
        guard case .link(let id) = value else { return false }
        guard let record = source.borrow(id) else {
            hasSeenUnknown = true
            guard source.isWithdrawn(id) else { return false }
            noteSeen(id)
            return true
        }
        if record.isDeleted { noteSeen(id) }
        return record.isDeleted
    }
}
