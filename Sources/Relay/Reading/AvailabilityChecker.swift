/// Finds out whether a source has everything that an operation selects, fragments included.
package struct AvailabilityChecker {
    private let source: RecordSource
    private let bound: BoundNormalization
    /// Whether a record was reached that is invalidated.
    package private(set) var hasInvalidated = false

    package init(source: RecordSource, bound: BoundNormalization) {
        self.source = source
        self.bound = bound
    }

    /// Whether nothing is missing below `root`; what is deleted or null isn't missing.
    package func isAvailable(root: DataID) -> Bool {
        var checker = self
        return checker.check(root: root, writtenAt: nil)
    }

    /// Whether nothing is missing below `root`; notes as well whether something was invalidated
    /// since the `epoch` in which the operation was written, or ever if it wasn't.
    package mutating func check(root: DataID, writtenAt epoch: Int?) -> Bool {
        let invalidated = source.invalidations.records
        var isComplete = true
        var visited: Set<Place> = []
        var stack = [Place(level: 0, id: root)]
        while let place = stack.popLast() {
            guard visited.insert(place).inserted else { continue }
            guard let record = source[place.id] else {
                if source.invalidations.isWithdrawn(place.id) { continue }
                // What is behind this can't be reached, but what is beside it can.
                isComplete = false
                if invalidated.isEmpty { return false }
                continue
            }
            guard !record.isDeleted else { continue }
            if let time = invalidated[place.id], time > epoch ?? 0 { hasInvalidated = true }
            let object = bound.object(place.level, type: record.typeName)
            for index in bound.plan.objects[object].fields {
                let field = bound.plan.fields[index]
                guard !field.isClient, bound.includes(field) else { continue }
                switch applies(field, to: record) {
                case nil:
                    isComplete = false
                    continue
                case false?: continue
                case true?: break
                }
                for key in [bound.key(field)] + bound.linkedHandleKeys(field) {
                    let value = record[key]
                    if value == .absent { isComplete = false }
                    guard field.level >= 0 else { continue }
                    value.forEachLink { stack.append(Place(level: field.level, id: $0)) }
                }
            }
            if !isComplete, invalidated.isEmpty { return false }
        }
        return isComplete
    }

    private struct Place: Hashable {
        let level: Int
        let id: DataID
    }

    /// Whether a field is meant for the record's type; `nil` when that is not known.
    private func applies(_ field: NormalizationPlan.Field, to record: Record) -> Bool? {
        // The type is part of the record; no value holds it.
        if case .typename = field.role {
            return record.typeName == bound.unknownType ? nil : false
        }
        let test = bound.typeTest(field)
        guard !test.isEmpty else { return true }
        let verdicts = test.map { isAll($0, record.typeName) }
        if verdicts.contains(true) {
            if case .discriminator = field.role { return false }
            return true
        }
        return verdicts.contains(nil) ? nil : false
    }

    /// Whether a type is all of a chain of abstract types, each of which is only asked for where
    /// the one before it holds; `nil` when that is not known.
    private func isAll(_ chain: [TypeName], _ type: TypeName) -> Bool? {
        for abstractType in chain {
            guard let isOne = source.typeFacts[.init(type: type, abstractType: abstractType)]
            else { return nil }
            guard isOne else { return false }
        }
        return true
    }
}
