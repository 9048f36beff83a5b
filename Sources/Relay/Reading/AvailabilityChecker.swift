/// Finds out whether a source has everything that an operation selects, fragments included.
package struct AvailabilityChecker {
    private let source: RecordSource
    private let bound: BoundNormalization

    package init(source: RecordSource, bound: BoundNormalization) {
        self.source = source
        self.bound = bound
    }

    /// Whether nothing is missing below `root`; what is deleted or null isn't missing.
    package func isAvailable(root: DataID) -> Bool {
        var visited: Set<Place> = []
        var stack = [Place(level: 0, id: root)]
        while let place = stack.popLast() {
            guard visited.insert(place).inserted else { continue }
            guard let record = source[place.id] else { return false }
            guard !record.isDeleted else { continue }
            let object = bound.object(place.level, type: record.typeName)
            for index in bound.plan.objects[object].fields {
                let field = bound.plan.fields[index]
                guard !field.isClient, bound.includes(field) else { continue }
                switch applies(field, to: record) {
                case nil: return false
                case false?: continue
                case true?: break
                }
                for key in [bound.key(field)] + bound.linkedHandleKeys(field) {
                    let value = record[key]
                    if value == .absent { return false }
                    guard field.level >= 0 else { continue }
                    value.forEachLink { stack.append(Place(level: field.level, id: $0)) }
                }
            }
        }
        return true
    }

    private struct Place: Hashable {
        let level: Int
        let id: DataID
    }

    /// Whether a field is meant for the record's type; `nil` when that is not known.
    private func applies(_ field: NormalizationPlan.Field, to record: Record) -> Bool? {
        if case .typename = field.role { return false }
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
