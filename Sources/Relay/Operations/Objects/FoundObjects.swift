/// The objects that a search finds in the store, in order, from version to version.
///
/// The cost of a new version depends on how many records it changes, not on how many there are.
struct FoundObjects {
    /// A change of the list.
    enum Edit {
        case remove(at: Int)
        case insert(SearchedObject, at: Int)
    }

    /// The result of following the store to another version.
    struct Update {
        /// The changes of the list, in the order in which they were made; `nil` if all of it is new.
        fileprivate(set) var edits: [Edit]? = []
        /// The fields that made reading an object fail.
        fileprivate(set) var failures: [FieldError] = []
        /// An object that lacks fields of the fragment itself, if none is found at first.
        fileprivate(set) var lack: (id: DataID, fields: [String])?
    }

    /// The objects that are found, in order.
    private(set) var rows: [SearchedObject] = []
    /// All objects of the fragment's types.
    private var objects: [DataID: SearchedObject] = [:]
    /// The objects that depend on other records, with the fields on which they do.
    private var dependents: [DataID: [DataID: FieldSet]] = [:]
    /// The version that was read last.
    private var version: RecordSource?

    /// Follows the store to a version, which may also be an earlier one.
    ///
    /// `readsSources` says whether a source of live fields has another value though no record has changed.
    mutating func update(
        to new: RecordSource,
        by reader: ObjectReader,
        readsSources: Bool
    ) -> Update {
        var update = Update()
        let old = take(&version, new)
        if let old, old.session == new.session, !old.hasOtherTypeFacts(than: new) {
            var changed = changed(from: old, to: new, reader)
            if readsSources {
                for (id, object) in objects where object.sources != nil { changed.insert(id) }
            }
            guard !changed.isEmpty else { return update }
            var checker = reader.checker(of: new)
            // Many are sorted at once.
            let areFew = changed.count <= 64
            for id in changed {
                let before = objects[id]
                read(id, in: new, &checker, by: reader, &update)
                if areFew { replace(before, by: objects[id], by: reader, &update) }
            }
            update.lack = nil
            if areFew { return update }
        } else {
            // The sources of live fields must not end in between.
            let before = take(&objects, [:])
            defer { withExtendedLifetime(before) {} }
            (dependents, rows) = ([:], [])
            var checker = reader.checker(of: new)
            new.forEach { id, record in
                guard reader.applies(to: id, record, in: new) else { return }
                read(id, in: new, &checker, by: reader, &update)
            }
            if objects.values.contains(where: \.isFound) { update.lack = nil }
        }
        rows = reader.sorted(objects.values.filter(\.isFound))
        update.edits = nil
        return update
    }

    /// Returns the objects whose data may differ between two versions.
    private func changed(
        from old: RecordSource,
        to new: RecordSource,
        _ reader: ObjectReader
    ) -> Set<DataID> {
        var changed: Set<DataID> = []
        new.forEachDifference(from: old) { id in
            let (before, after) = (old.borrow(id), new.borrow(id))
            let applies = after.map { reader.applies(to: id, $0, in: new) } ?? false
            if applies || objects[id] != nil { changed.insert(id) }
            guard let others = dependents[id] else { return }
            var fields = FieldSet.all
            if let before, let after { fields = after.fields(differingFrom: before) }
            for (other, read) in others where read.intersects(fields) { changed.insert(other) }
        }
        return changed
    }

    /// Reads an object of a version.
    private mutating func read(
        _ id: DataID,
        in version: RecordSource,
        _ checker: inout AvailabilityChecker?,
        by reader: ObjectReader,
        _ update: inout Update
    ) {
        var object: SearchedObject?
        if let record = version.borrow(id), !record.isDeleted,
            reader.applies(to: id, record, in: version)
        {
            let result = reader.read(id, in: version, &checker)
            object = result.object
            update.failures += result.failures
            if update.lack == nil, !result.missing.isEmpty { update.lack = (id, result.missing) }
        }
        noteOthers(of: id, before: objects[id]?.others ?? [], after: object?.others ?? [])
        objects[id] = object
    }

    private mutating func noteOthers(
        of id: DataID,
        before: [SeenRecord],
        after: [SeenRecord]
    ) {
        guard before != after else { return }
        for other in before {
            dependents[other.id]?[id] = nil
            if dependents[other.id]?.isEmpty == true { dependents[other.id] = nil }
        }
        for other in after {
            dependents[other.id, default: [:]][id, default: .none].formUnion(other.fields)
        }
    }

    // MARK: - Order

    private mutating func replace(
        _ old: SearchedObject?,
        by new: SearchedObject?,
        by reader: ObjectReader,
        _ update: inout Update
    ) {
        if let old, old.isFound, let position = position(of: old, by: reader) {
            if let new, new.isFound, isInOrder(new, at: position, by: reader) {
                rows[position] = new
                return
            }
            rows.remove(at: position)
            update.edits?.append(.remove(at: position))
        }
        guard let new, new.isFound else { return }
        let position = insertionPosition(of: new, by: reader)
        rows.insert(new, at: position)
        update.edits?.append(.insert(new, at: position))
    }

    /// Returns whether an object may take the place of another one.
    private func isInOrder(
        _ object: SearchedObject,
        at position: Int,
        by reader: ObjectReader
    ) -> Bool {
        (position == 0 || reader.isBefore(rows[position - 1], object))
            && (position == rows.count - 1 || reader.isBefore(object, rows[position + 1]))
    }

    private func position(of object: SearchedObject, by reader: ObjectReader) -> Int? {
        let position = insertionPosition(of: object, by: reader)
        if position < rows.count, rows[position] === object { return position }
        // The app's function may not say the same each time.
        return rows.firstIndex { $0 === object }
    }

    /// Returns the position of an object that is there, or the one at which to insert it.
    private func insertionPosition(of object: SearchedObject, by reader: ObjectReader) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if reader.isBefore(rows[middle], object) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
