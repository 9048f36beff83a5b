/// Checks whether a record source has all data of an operation, including that of its fragments.
package struct AvailabilityChecker {
    private let source: RecordSource
    private let bound: BoundNormalization
    /// Whether the check reached an invalidated record.
    package private(set) var hasInvalidated = false
    /// When the first of the fields stops being fresh; `nil` for never.
    ///
    /// Valid if nothing is missing.
    package private(set) var expiry: ContinuousClock.Instant?
    /// The stamp that was looked at last for each object of the plan, by its position.
    private var knownStamps: [PlanIndex<NormalizationPlan.Object>: UInt32] = [:]

    package init(source: RecordSource, bound: BoundNormalization) {
        self.source = source
        self.bound = bound
    }

    /// Returns whether nothing is missing below `root`.
    ///
    /// Deleted objects and nulls are not missing.
    package func isAvailable(root: DataID) -> Bool {
        var checker = self
        return checker.check(root: root, writtenAt: nil)
    }

    /// Returns whether nothing is missing below `root`, and sets ``hasInvalidated``.
    ///
    /// `epoch` is that in which the operation was last written. Only later invalidations count; if
    /// the operation was never written, all do.
    package mutating func check(root: DataID, writtenAt epoch: Int?) -> Bool {
        let invalidated = source.invalidations.records
        let tests = bound.plan.fields.map { bound.typeTest($0) }
        var isComplete = true
        var visited = ContiguousArray(
            repeating: NumberSet<DataID>(),
            count: bound.plan.levels.count
        )
        var stack: ContiguousArray<Visit> = [Visit(level: .root, id: root)]
        while let visit = stack.popLast() {
            guard visited[visit.level.position].insert(visit.id) else { continue }
            guard let record = source.borrow(visit.id) else {
                if source.isWithdrawn(visit.id) { continue }
                // Data below this field cannot be checked, but its siblings can.
                isComplete = false
                if invalidated.isEmpty { return false }
                continue
            }
            guard !record.isDeleted else { continue }
            let mark = invalidated.isEmpty ? nil : invalidated[visit.id]
            if let time = mark?.time, time > epoch ?? 0 { hasInvalidated = true }
            let object = bound.object(visit.level, type: record.typeName)
            if source.hasAges { noteExpiry(of: visit.id, object) }
            // The fields of a response are usually in the order of the plan.
            var slot = 0
            for index in bound.plan.objects[object].fields {
                let field = bound.plan.fields[index]
                guard !field.isClient, bound.includes(field) else { continue }
                switch applies(field, tests[index], to: record) {
                case nil:
                    isComplete = false
                    continue
                case false?: continue
                case true?: break
                }
                if let mark, mark.isInvalidated(bound.key(field), after: epoch ?? 0) {
                    hasInvalidated = true
                }
                if !follow(field, bound.key(field), of: record, &slot, &stack) {
                    isComplete = false
                }
                guard !field.handles.isEmpty else { continue }
                for key in bound.linkedHandleKeys(field)
                where !follow(field, key, of: record, &slot, &stack) {
                    isComplete = false
                }
            }
            if !isComplete, invalidated.isEmpty { return false }
        }
        return isComplete
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

    private struct Visit {
        let level: PlanIndex<NormalizationPlan.Level>
        let id: DataID
    }

    /// Adds the objects that a field links to, to be checked.
    ///
    /// Returns whether the record has the field.
    private func follow(
        _ field: NormalizationPlan.Field,
        _ key: FieldKey,
        of record: BorrowedRecord,
        _ slot: inout Int,
        _ stack: inout ContiguousArray<Visit>
    ) -> Bool {
        let found = record.slot(of: key, guess: slot)
        // In place, because copying a value counts references.
        if let found {
            slot = found + 1
            if case .absent = record.slots[found] { return false }
            guard let level = field.level.index else { return true }
            record.slots[found].forEachLink { stack.append(Visit(level: level, id: $0)) }
            return true
        }
        let value = record[key]
        if case .absent = value { return false }
        guard let level = field.level.index else { return true }
        value.forEachLink { stack.append(Visit(level: level, id: $0)) }
        return true
    }

    /// Returns whether a field applies to the record's type; `nil` if that is unknown.
    private func applies(
        _ field: NormalizationPlan.Field,
        _ test: [[TypeName]],
        to record: BorrowedRecord
    ) -> Bool? {
        // The type is part of the record and not stored as a value.
        if case .typename = field.role {
            return record.typeName == bound.unknownType ? nil : false
        }
        guard !test.isEmpty else { return true }
        let verdicts = test.map { isAll($0, record.typeName) }
        if verdicts.contains(true) {
            if case .discriminator = field.role { return false }
            return true
        }
        return verdicts.contains(nil) ? nil : false
    }

    /// Returns whether a type belongs to all abstract types of a chain; `nil` if that is unknown.
    ///
    /// Each abstract type is tested only if the one before it matches.
    private func isAll(_ chain: [TypeName], _ type: TypeName) -> Bool? {
        for abstractType in chain {
            guard let isOne = source.typeFacts[.init(type: type, abstractType: abstractType)]
            else { return nil }
            guard isOne else { return false }
        }
        return true
    }
}
