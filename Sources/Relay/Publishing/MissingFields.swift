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
        walk(from: root, record: { store.source(of: $0) }) { id, index in
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
            guard visited.insert(visit).inserted,
                let known = record(visit.id) ?? unwrittenRoot(visit.id), !known.isDeleted
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

    /// Returns a record without fields for the root of a store in which nothing was written to it.
    private func unwrittenRoot(_ id: DataID) -> Record? {
        id == .root ? Record(typeName: bound.unknownType, empty: Shape.makeEmpty()) : nil
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
        let missing = MissingField(name: key.name, arguments: arguments, record: record)
        guard field.hasObjects else {
            return missing.value(of: bound.plan.types[field.type], handlers)
        }
        return missing.links(field.listDepth, bound.plan.lookups[index], handlers)
    }
}

extension MissingField {
    /// Returns the value of a scalar or enum field, or of a list of them, from the first handler
    /// that knows it.
    ///
    /// A value of another kind than `type` is unknown.
    func value(of type: TypeReference?, _ handlers: [any MissingFieldHandler]) -> Value? {
        handlers.lazy.compactMap { handler in
            handler.value(for: self, in: record.store).flatMap { json in
                type.map { $0.stored(json) } ?? Value(scalar: json)
            }
        }.first
    }

    /// Returns the links of a field with objects, or with a list of them: to those that its arguments
    /// name, or else to those of the first handler that knows them.
    func links(
        _ listDepth: Int,
        _ lookup: FieldLookup?,
        _ handlers: [any MissingFieldHandler]
    ) -> Value? {
        if let lookup, let value = lookUp(lookup, isList: listDepth == 1) { return value }
        return handlers.lazy.compactMap { links(listDepth, $0) }.first
    }

    /// Returns a link to the objects that the arguments name, if the store has all of them.
    private func lookUp(_ lookup: FieldLookup, isList: Bool) -> Value? {
        let store = record.store
        guard let keys = keys(lookup, isList: isList) else { return nil }
        var found: ContiguousArray<DataID> = []
        for key in keys {
            guard let id = store.find(key), let record = store.record(id), !record.type.isEmpty,
                lookup.types?.contains(record.type) ?? true
            else { return nil }
            found.append(id)
        }
        return isList ? .links(LinkList(found)) : found.first.map { .link($0) }
    }

    /// Returns whether the store knows that an object which the arguments name was deleted.
    func namesDeletedObjects(_ lookup: FieldLookup?) -> Bool {
        guard let lookup else { return false }
        let keys = keys(lookup, isList: false) ?? keys(lookup, isList: true)
        return keys?.contains { record.store.status(of: $0) == .deleted } ?? false
    }

    private func keys(_ lookup: FieldLookup, isList: Bool) -> [RecordKey]? {
        lookup.keys(arguments, isList: isList)?.map { parts in
            RecordKey(scope: lookup.scope, parts: parts.map(RecordKey.text))
        }
    }

    private func links(_ listDepth: Int, _ handler: any MissingFieldHandler) -> Value? {
        let store = record.store
        if listDepth == 0 {
            guard let found = handler.linkedRecord(for: self, in: store), store.owns(found)
            else { return nil }
            return .link(found.dataID)
        }
        guard listDepth == 1, let found = handler.linkedRecords(for: self, in: store),
            found.allSatisfy({ $0.map { store.owns($0) } ?? true })
        else { return nil }
        return Value(links: found.map { $0?.dataID })
    }
}
