/// Finds the lists of an operation that follow their filters, in data that is in the store.
struct FollowedListSearch {
    private let bound: BoundNormalization
    private let source: RecordSource
    private let symbols: Symbols
    private var visited: Set<Visit> = []
    private(set) var found: [FollowedList] = []

    private struct Visit: Hashable {
        let level: PlanIndex<NormalizationPlan.Level>
        let id: DataID
    }

    init(_ bound: BoundNormalization, _ source: RecordSource, _ symbols: Symbols) {
        (self.bound, self.source, self.symbols) = (bound, source, symbols)
        var open = [Visit(level: .root, id: .root)]
        while let visit = open.popLast() {
            if visited.insert(visit).inserted { look(at: visit, &open) }
        }
    }

    private mutating func look(at visit: Visit, _ open: inout [Visit]) {
        guard let record = source.borrow(visit.id), !record.isDeleted else { return }
        let plan = bound.plan
        for index in plan.objects[bound.object(visit.level, type: record.typeName)].fields {
            let field = plan.fields[index]
            guard bound.includes(field) else { continue }
            for handle in plan.followHandles(of: index) {
                let payload = FieldPayload(visit.id, field, handle: handle, bound)
                if let list = FollowedList(payload, source, symbols) { found.append(list) }
            }
            guard let level = field.level.index, plan.followLevels.contains(level) else { continue }
            for key in [bound.key(field)] + bound.linkedHandleKeys(field) {
                record[key].forEachLink { open.append(Visit(level: level, id: $0)) }
            }
        }
    }
}
