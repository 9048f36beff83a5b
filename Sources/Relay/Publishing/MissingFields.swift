/// Finds the fields of an operation that have no value and may get one from the store.
struct MissingFields {
    let bound: BoundNormalization
    let handlers: [any MissingFieldHandler]

    /// Returns whether a version of the store has any.
    func exist(in source: RecordSource, below root: DataID) -> Bool {
        var isFound = false
        walk(from: root, record: { source[$0] }) { _, _ in
            isFound = true
            return nil
        }
        return isFound
    }

    /// Stores the values that lookups and handlers find.
    func resolve(below root: DataID, in store: RecordSourceProxy) {
        walk(from: root, record: { store.current.source[$0] }) { id, index in
            let field = bound.plan.fields[index]
            let record = RecordProxy(store: store, dataID: id)
            guard let value = value(of: index, record) else { return nil }
            record[bound.key(field)] = value
            return value
        }
    }

    /// Calls `resolve` with each field that has no value.
    ///
    /// The objects of the values that it returns are visited too.
    private func walk(
        from root: DataID,
        record: (DataID) -> Record?,
        resolve: (DataID, Int) -> Value?
    ) {
        var visited: Set<Visit> = []
        var stack = [Visit(level: .root, id: root)]
        while let visit = stack.popLast() {
            guard visited.insert(visit).inserted, let known = record(visit.id), !known.isDeleted
            else { continue }
            let object = bound.object(visit.level, type: known.typeName)
            for index in bound.plan.objects[object].fields where isWanted(index) {
                let field = bound.plan.fields[index]
                var value = known[bound.key(field)]
                if value == .absent { value = resolve(visit.id, index) ?? .absent }
                guard let level = field.level.index else { continue }
                value.forEachLink { stack.append(Visit(level: level, id: $0)) }
            }
        }
    }

    private struct Visit: Hashable {
        let level: PlanIndex<NormalizationPlan.Level>
        let id: DataID
    }

    /// Whether a field may be resolved itself, or leads to such fields.
    ///
    /// Fields that only some types have are left to the server.
    private func isWanted(_ index: Int) -> Bool {
        let field = bound.plan.fields[index]
        guard !field.isClient, field.typeTest.isNone, bound.includes(field),
            !bound.plan.uncertainFields.contains(index)
        else { return false }
        switch field.role {
        case .typename, .discriminator, .id: return false
        case .scalar: return !handlers.isEmpty
        case .composite:
            return !handlers.isEmpty || bound.plan.lookups[index] != nil
                || field.level.index.map(bound.plan.lookupLevels.contains) ?? false
        }
    }

    private func value(of index: Int, _ record: RecordProxy) -> Value? {
        let field = bound.plan.fields[index]
        let key = bound.plan.keys[field.key]
        let arguments = JSONObject(
            key.arguments.compactMap { argument in
                argument.value.resolve(bound.variables).map { (argument.name, $0) }
            }
        )
        if let lookup = bound.plan.lookups[index],
            let value = lookUp(lookup, arguments, isList: field.listDepth == 1, record.store)
        {
            return value
        }
        let missing = MissingField(name: key.name, arguments: arguments, record: record)
        return handlers.lazy.compactMap { handle(missing, field, $0, record.store) }.first
    }

    /// Returns a link to the objects that a field's arguments name, if the store has all of them.
    private func lookUp(
        _ lookup: FieldLookup,
        _ arguments: JSONObject,
        isList: Bool,
        _ store: RecordSourceProxy
    ) -> Value? {
        guard let keys = lookup.keys(arguments, isList: isList) else { return nil }
        var found: ContiguousArray<DataID> = []
        for key in keys {
            let parts = key.map(RecordKey.text)
            guard let id = store.find(RecordKey(scope: lookup.scope, parts: parts)),
                let record = store.record(id), !record.type.isEmpty,
                lookup.types?.contains(record.type) ?? true
            else { return nil }
            found.append(id)
        }
        return isList ? .links(LinkList(found)) : found.first.map { .link($0) }
    }

    private func handle(
        _ missing: MissingField,
        _ field: NormalizationPlan.Field,
        _ handler: any MissingFieldHandler,
        _ store: RecordSourceProxy
    ) -> Value? {
        guard field.hasObjects else {
            let json = handler.value(for: missing, in: store)
            return json.flatMap { bound.plan.types[field.type].stored($0) }
        }
        if field.listDepth == 0 {
            guard let record = handler.linkedRecord(for: missing, in: store), store.owns(record)
            else { return nil }
            return .link(record.dataID)
        }
        guard field.listDepth == 1,
            let records = handler.linkedRecords(for: missing, in: store),
            records.allSatisfy({ $0.map { store.owns($0) } ?? true })
        else { return nil }
        return Value(links: records.map { $0?.dataID })
    }
}
