/// Checks whether a record source has all data of an operation, including that of its fragments.
package struct AvailabilityChecker {
    private let source: RecordSource
    private let bound: BoundNormalization
    /// Whether values count as missing that don't have the form of their field.
    private let comparesForms: Bool
    /// Whether the check reached an invalidated record.
    package private(set) var hasInvalidated = false
    /// When the first of the fields stops being fresh; `nil` for never.
    ///
    /// Valid if nothing is missing.
    package private(set) var expiry: ContinuousClock.Instant?
    private var fields: CheckedFields
    /// The root's record if it was never written, which is borrowed while it is looked at.
    private var emptyRoot: Record?
    /// The records that were looked at, if they are asked for.
    private var reached: [DataID]?
    /// Whether fields with a handle are looked for where the handle has put them, and nowhere else.
    private var readsHandles = false
    /// The stamp that was looked at last for each object of the plan, by its position.
    private var knownStamps: [PlanIndex<NormalizationPlan.Object>: UInt32] = [:]

    /// `comparesForms` says whether an earlier version of the app may have written the data, in which
    /// fields had other types.
    package init(source: RecordSource, bound: BoundNormalization, comparesForms: Bool = false) {
        self.source = source
        self.bound = bound
        self.comparesForms = comparesForms
        fields = CheckedFields(bound, typeFacts: source.typeFacts)
    }

    /// Returns whether nothing is missing below `root`.
    ///
    /// Deleted objects and nulls are not missing.
    package func isAvailable(root: DataID) -> Bool {
        var checker = self
        return checker.check(root: root, writtenAt: nil)
    }

    /// Returns whether nothing is missing below the objects to which a field links.
    func isAvailable(_ value: Value, at level: PlanIndex<NormalizationPlan.Level>) -> Bool {
        var checker = self
        return checker.check(value, at: level)
    }

    /// Returns whether nothing is missing below the objects to which a field links, and the records that were
    /// looked at.
    mutating func reach(
        _ value: Value,
        at level: PlanIndex<NormalizationPlan.Level>
    ) -> (isComplete: Bool, records: [DataID]) {
        reached = []
        let isComplete = check(value, at: level)
        return (isComplete, take(&reached, nil) ?? [])
    }

    private mutating func check(
        _ value: Value,
        at level: PlanIndex<NormalizationPlan.Level>
    ) -> Bool {
        var visits: ContiguousArray<Visit> = []
        value.forEachLink { visits.append(Visit(level: level, id: $0)) }
        return check(&visits, writtenAt: nil)
    }

    /// Returns whether nothing is missing below `root` that fragments read, and the records that this
    /// depends on.
    ///
    /// It needs no page of a connection, but the connection.
    mutating func reach(_ root: DataID) -> (isComplete: Bool, records: [DataID]) {
        readsHandles = true
        reached = []
        var stack: ContiguousArray<Visit> = [Visit(level: .root, id: root)]
        var visited = ContiguousArray(
            repeating: ReachedRecords(NumberSet()),
            count: bound.plan.levels.count
        )
        let isComplete = check(&stack, &visited, writtenAt: nil)
        return (isComplete, take(&reached, nil) ?? [])
    }

    /// Returns whether nothing is missing below `root`, and sets ``hasInvalidated``.
    ///
    /// `epoch` is that in which the operation was last written. Only later invalidations count; if
    /// the operation was never written, all do.
    package mutating func check(root: DataID, writtenAt epoch: Int?) -> Bool {
        var stack: ContiguousArray<Visit> = [Visit(level: .root, id: root)]
        return check(&stack, writtenAt: epoch)
    }

    /// Returns whether nothing is missing in the objects of a stack and below them.
    private mutating func check(
        _ stack: inout ContiguousArray<Visit>,
        writtenAt epoch: Int?
    ) -> Bool {
        var visited = ContiguousArray(
            repeating: NumberSet<DataID>(),
            count: bound.plan.levels.count
        )
        return check(&stack, &visited, writtenAt: epoch)
    }

    /// Returns a record without fields for the root of a store in which nothing was written to it: the fields
    /// of the app are not missing there.
    private mutating func unwrittenRoot(_ id: DataID) -> BorrowedRecord? {
        guard id == .root, !source.isWithdrawn(id) else { return nil }
        let root = emptyRoot ?? Record(typeName: bound.unknownType, empty: Shape.makeEmpty())
        emptyRoot = root
        return root.borrowed
    }

    private mutating func check(
        _ stack: inout ContiguousArray<Visit>,
        _ visited: inout ContiguousArray<some VisitedSet>,
        writtenAt epoch: Int?
    ) -> Bool {
        let invalidated = source.invalidations.records
        var isComplete = true
        var located: ContiguousArray<(visit: Visit, record: BorrowedRecord?)> = []
        located.reserveCapacity(Self.blockSize)
        while !stack.isEmpty {
            located.removeAll(keepingCapacity: true)
            for visit in stack.suffix(Self.blockSize)
            where visited[visit.level.position].insert(visit.id) {
                located.append((visit, source.borrow(visit.id)))
            }
            stack.removeLast(min(Self.blockSize, stack.count))
            if reached != nil { reached? += located.lazy.map(\.visit.id) }
            for (visit, record) in located {
                guard let record = record ?? unwrittenRoot(visit.id) else {
                    if source.isWithdrawn(visit.id) { continue }
                    // Data below this field cannot be checked, but its siblings can.
                    isComplete = false
                    if invalidated.isEmpty { return false }
                    continue
                }
                guard !record.isDeleted else { continue }
                let object = fields.object(visit.level, of: record)
                if source.hasAges { noteExpiry(of: visit.id, fields[object].object) }
                if !invalidated.isEmpty, let mark = invalidated[visit.id] {
                    noteInvalidation(mark, of: object, writtenAt: epoch)
                }
                if !follow(object, of: record, &stack) { isComplete = false }
                if !isComplete, invalidated.isEmpty { return false }
            }
        }
        return isComplete
    }

    /// Takes note of whether an object, or one of its fields, was invalidated after an epoch.
    private mutating func noteInvalidation(
        _ mark: Invalidations.Mark,
        of object: Int,
        writtenAt epoch: Int?
    ) {
        if let time = mark.time, time > epoch ?? 0 { hasInvalidated = true }
        for index in fields[object].fields where !fields[field: index].isHandle {
            let key = fields[field: index].key
            if mark.isInvalidated(key, after: epoch ?? 0) { hasInvalidated = true }
        }
    }

    /// Takes note of when the fields of an object stop being fresh.
    private mutating func noteExpiry(
        of id: DataID,
        _ object: PlanIndex<NormalizationPlan.Object>
    ) {
        let position = source.stampPosition(of: id)
        // Records of one list have the same stamp.
        guard position != 0, knownStamps.updateValue(position, forKey: object) != position,
            let stamp = source.stamp(at: position)
        else { return }
        for index in bound.plan.objects[object].fields {
            let field = bound.plan.fields[index]
            guard !field.isClient, bound.includes(field),
                let fieldExpiry = stamp.expiry(of: bound.key(field))
            else { continue }
            expiry = expiry.map { min($0, fieldExpiry) } ?? fieldExpiry
        }
    }

    /// How many records are located before any of them is looked at, so that the processor fetches
    /// several from memory at the same time.
    private static let blockSize = 64

    private struct Visit {
        let level: PlanIndex<NormalizationPlan.Level>
        let id: DataID
    }

    /// Adds the objects that the fields of a record link to, to be checked.
    ///
    /// Returns whether the record has all of the fields.
    private func follow(
        _ object: Int,
        of record: BorrowedRecord,
        _ stack: inout ContiguousArray<Visit>
    ) -> Bool {
        var isComplete = !fields[object].isUncertain
        if comparesForms, !hasForms(of: object, record) { isComplete = false }
        for index in fields[object].fields {
            let field = fields[field: index]
            if readsHandles, field.hasHandle { continue }
            // In place, because copying a value counts references.
            if let slot = field.slot {
                if case .absent = record.slots[slot] {
                    isComplete = false
                } else if let level = field.level.index {
                    record.slots[slot].forEachLink { stack.append(Visit(level: level, id: $0)) }
                }
                continue
            }
            let value = record[field.key]
            if case .absent = value {
                isComplete = false
            } else if let level = field.level.index {
                value.forEachLink { stack.append(Visit(level: level, id: $0)) }
            }
        }
        return isComplete
    }

    /// Returns whether the values of a record have the forms of their fields.
    private func hasForms(of object: Int, _ record: BorrowedRecord) -> Bool {
        fields[object].fields.allSatisfy { index in
            let field = fields[field: index]
            // Handlers store values of their own.
            return field.isHandle
                || ValueForm(bound.plan.fields[field.index]).fits(record[field.key])
        }
    }
}
