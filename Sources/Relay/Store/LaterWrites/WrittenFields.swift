/// Finds the fields that a response has written, whether or not it has changed them.
struct WrittenFields {
    private let source: RecordSource
    private let bound: BoundNormalization

    init(source: RecordSource, bound: BoundNormalization) {
        self.source = source
        self.bound = bound
    }

    /// Calls `body` with each field of the operation below a record, as long as it returns `true`.
    ///
    /// Fields that handlers have written are not among them.
    func forEach(below root: DataID, _ body: (DataID, FieldKey) -> Bool) {
        var visited = ContiguousArray(
            repeating: NumberSet<DataID>(),
            count: bound.plan.levels.count
        )
        var stack: [(level: PlanIndex<NormalizationPlan.Level>, id: DataID)] = [(.root, root)]
        while let (level, id) = stack.popLast() {
            guard visited[level.position].insert(id), let record = source.borrow(id),
                !record.isDeleted
            else { continue }
            for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
                let field = bound.plan.fields[index]
                let key = bound.key(field)
                guard !field.isClient, bound.includes(field) else { continue }
                let value = record[key]
                switch value {
                case .absent, .error: continue
                default: break
                }
                guard body(id, key) else { return }
                guard let level = field.level.index else { continue }
                value.forEachLink { stack.append((level, $0)) }
            }
        }
    }
}
