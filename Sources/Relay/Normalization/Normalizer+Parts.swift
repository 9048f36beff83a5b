/// Parts of a response that come later than the rest.
extension Normalizer {
    /// Writes fields of an object that came before; nothing when it is gone.
    mutating func readObject(
        of part: IncrementalPart,
        at start: JSONCursor.Position,
        _ errors: [GraphQLError],
        _ root: DataID
    ) throws {
        let target: Target
        switch find(part.path, from: root) {
        case .object(let found): target = found
        case .lost: return
        case .nothing where part.label.map(bound.plan.emptyParts.contains) == true: return
        case .list, .nothing: throw invalidPart(part.path, .noPlace)
        }
        guard let before = source[target.id] else { return }
        let keys = identityKeys(target, type: before.typeName)
        enter(target)
        cursor.position = start
        incremental.isPart = true
        try resolvingConflicts(from: start) {
            try $0.readObject(level: target.level, into: target.id, type: before.typeName)
        }
        incremental.isPart = false
        leave(target)
        for key in keys where before[key] != .absent && source[target.id]?[key] != before[key] {
            throw invalidPart(part.path, .otherObject)
        }
        attach(errors, at: target.id, level: target.level, path: part.path, root)
        let isElement = target.steps.last.map { $0.index >= 0 } ?? false
        resume(target.fields.last, .fields)
        resume(target.fields.dropLast().last, isElement ? .element(target.id) : .fields)
    }

    /// The fields that identify an object, and that no later part may change.
    func identityKeys(_ target: Target, type: TypeName) -> [FieldKey] {
        guard let declared = bound.declaredKey(bound.object(target.level, type: type)) else {
            return [symbols.fieldKey("id")]
        }
        let object = plan.objects[bound.object(target.level, type: type)]
        return object.fields.filter { index in
            let name = bound.plan.responseKey(bound.plan.fields[index])
            return declared.key.responsePaths.contains { $0[0] == name }
        }.map { plan.keys[plan.fields[$0].key.position] }
    }

    /// Reads a fragment's data into its object.
    ///
    /// Returns `false` if it has the id or key of another object; `source` is then to be dropped.
    ///
    /// - Throws: A ``ResponseError`` when the data must be refused; `source` is then to be dropped.
    mutating func readFragment(
        level: PlanIndex<NormalizationPlan.Level>,
        into id: DataID
    ) throws -> Bool {
        let before = source[id]
        let type = before?.typeName ?? unknownType
        do {
            let bound = self.bound
            return try bound.withTables { tables in
                plan = tables
                defer { plan = .none }
                let keys = identityKeys(Target(id: id, level: level), type: type)
                let start = cursor.position
                // A part, because it may lack fields, whose absence says nothing.
                incremental.isPart = true
                try resolvingConflicts(from: start) {
                    try $0.readObject(level: level, into: id, type: type)
                }
                incremental.isPart = false
                try cursor.expectEnd()
                return keys.allSatisfy { key in
                    let known = before?[key] ?? .absent
                    return known == .absent || source[id]?[key] == known
                }
            }
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
    }

    /// Writes `data` whose path ends in an index, and returns whether there was any.
    ///
    /// With the label of a list that is streamed it is the list's next element, as in the format of
    /// 2020; otherwise it holds fields of an element that came before.
    mutating func readElement(
        _ part: IncrementalPart,
        at start: JSONCursor.Position,
        _ kind: IncrementalPayload.Kind,
        _ errors: [GraphQLError],
        _ root: DataID
    ) throws -> Bool {
        if case .index(let index)? = part.path.last,
            case .list(_, let field) = find(part.path.dropLast(), from: root),
            let label = part.label, bound.plan.streamLabels[field]?.contains(label) == true
        {
            // The list can hold no null: the element failed.
            if kind == .null, plan.fields[field].isNonNull(atDepth: 1) { return false }
            let list = IncrementalPart(path: part.path.dropLast(), label: part.label)
            try readItems(of: list, from: index, .element(start), errors, root)
            return true
        }
        switch kind {
        case .object: try readObject(of: part, at: start, errors, root)
        case .null: return false
        case .other:
            guard case .lost = find(part.path, from: root) else {
                let failure = IncrementalDelivery.invalidData(part)
                throw invalidPart(failure.path, failure.problem)
            }
        }
        return true
    }

    /// The elements that a part brings, and where they begin.
    enum Items {
        case list(JSONCursor.Position)
        case element(JSONCursor.Position)
    }

    /// Writes elements into a list that came before.
    ///
    /// Does nothing if something else has replaced the list since, because positions in it are then
    /// meaningless.
    mutating func readItems(
        of part: IncrementalPart,
        from index: Int?,
        _ items: Items,
        _ errors: [GraphQLError],
        _ root: DataID
    ) throws {
        let target: Target
        let field: Int
        switch find(part.path, from: root) {
        case .list(let found, let foundField): (target, field) = (found, foundField)
        case .lost: return
        case .object, .nothing: throw invalidPart(part.path, .noPlace)
        }
        let key = plan.key(field)
        let way = ResponseOutline.Path(target.steps.dropLast(), field: field)
        incremental.outline?.settle(source)
        guard case .value(let known)? = incremental.outline?[way],
            let stored = source[target.id]?[key],
            incremental.outline?.owns(target.id, key, stored) ?? false
        else {
            incremental.outline?[way] = .lost
            return
        }
        let count = known.elementCount
        let index = index ?? count
        guard (0...count).contains(index) else {
            throw invalidPart(part.path + [.index(index)], .pastEnd(count: count))
        }
        // The same list may have come in full under another name.
        let isStored = stored.withoutErrors == known.withoutErrors
        let old = isStored ? stored : known
        let new = try readItems(of: field, of: target, after: old, at: index, items)
        let value = old.replacingElements(
            from: index,
            with: new,
            isComposite: plan.fields[field].hasObjects
        )
        incremental.outline?[way] = .value(value)
        guard isStored, var record = source[target.id], record[key] == stored else { return }
        if value != stored {
            record[key] = value
            source[target.id] = record
            noteChange(target.id)
            incremental.outline?.note(target.id, key)
        }
        attach(errors, at: target.id, level: target.level, path: part.path.dropLast(), root)
        resume(target.fields.last, .fields)
        resume(target.fields.dropLast().last, .elements(from: index))
    }

    /// Reads the elements that follow the first `index` ones of a list.
    private mutating func readItems(
        of field: Int,
        of target: Target,
        after known: Value,
        at index: Int,
        _ items: Items
    ) throws -> ContiguousArray<Value> {
        let first = known.leafCount(ofFirst: index)
        enter(target)
        let start =
            switch items {
            case .list(let start), .element(let start): start
            }
        cursor.position = start
        let elements = try resolvingConflicts(from: start) { normalizer in
            var elements = ContiguousArray<Value>()
            var position = Int32(truncatingIfNeeded: first)
            let depth = normalizer.plan.fields[field].listDepth
            switch items {
            case .list:
                try normalizer.readElements(
                    field,
                    depth,
                    parent: target.id,
                    first: index,
                    position: &position,
                    into: &elements
                )
            case .element:
                try normalizer.appendElement(
                    field,
                    depth,
                    parent: target.id,
                    first: index,
                    position: &position,
                    to: &elements
                )
            }
            return elements
        }
        current = -1
        leave(target)
        return elements
    }

    /// Stores errors where their nulls are, those below `path` from the object that is there.
    private mutating func attach(
        _ errors: [GraphQLError],
        at id: DataID,
        level: PlanIndex<NormalizationPlan.Level>?,
        path: some Collection<GraphQLError.PathElement>,
        _ root: DataID
    ) {
        for error in errors where !error.path.isEmpty {
            if error.path.starts(with: path) {
                attach(error, at: id, level: level, error.path.dropFirst(path.count))
            } else {
                attach(error, at: root, level: .root, error.path[...])
            }
        }
    }

    /// Has the handlers of a field told that more of its object has come.
    private mutating func resume(_ target: (id: DataID, field: Int)?, _ part: FieldPayload.Part) {
        guard let (id, field) = target, !plan.fields[field].handles.isEmpty else { return }
        // They look at the list once all of the payload is written, and then at the rest of it.
        if case .elements(let new) = part,
            let known = incremental.continued.firstIndex(where: { continued in
                guard case .elements = continued.part else { return false }
                return continued.id == id && continued.field == field
            }), case .elements(let first) = incremental.continued[known].part
        {
            incremental.continued[known].part = .elements(from: min(first, new))
            return
        }
        incremental.continued.append(.init(id: id, field: field, part: part))
    }

    // MARK: - Completeness

    /// Records the fields that are missing in the deferred fragments whose labels satisfy `isPart`,
    /// in an object and below it.
    ///
    /// The server must have delivered these fragments. `path` leads to the object. If the level is not
    /// exactly that of the object, by the types of those around, some fields may not be meant for it.
    mutating func complete(
        _ id: DataID,
        level: PlanIndex<NormalizationPlan.Level>,
        isExact: Bool,
        _ isPart: (String) -> Bool
    ) {
        var seen: Set<CompleteObject> = []
        complete(id, level: level, isExact: isExact, &seen, isPart)
    }

    /// `seen` has the objects that were looked at, because a response may have an object in many places.
    private mutating func complete(
        _ id: DataID,
        level: PlanIndex<NormalizationPlan.Level>,
        isExact: Bool,
        _ seen: inout Set<CompleteObject>,
        _ isPart: (String) -> Bool
    ) {
        guard let record = source[id], !record.isDeleted else { return }
        // The known rows of a streamed list may differ by its place.
        if bound.plan.streamLabels.isEmpty, !seen.insert(.init(id: id, level: level)).inserted {
            return
        }
        let object = plan.objects[bound.object(level, type: record.typeName)]
        for index in object.fields.prefix(object.serverCount) {
            let field = bound.plan.fields[index]
            guard bound.includes(field) else { continue }
            let isOwn = bound.isField(index, inPart: isPart)
            let isCertain = isExact || !bound.plan.uncertainFields.contains(index)
            switch field.role {
            case .typename:
                guard isOwn, record.typeName == unknownType else { continue }
            case .discriminator:
                if isOwn, isCertain { noteAbsence(field, type: record.typeName) }
                continue
            default: break
            }
            guard field.typeTest.isNone || isMeant(field, for: record.typeName) else { continue }
            var value = record[bound.key(field)]
            if bound.plan.streamLabels[index] != nil,
                case .value(let own)? = incremental.outline?[.init(path.all, field: index)]
            {
                // The rest of the list may be known from another place.
                value = own
            }
            path.append(PathStep(field: index, index: -1))
            if value == .absent {
                if isOwn, isCertain, findings.missing.count < 100 {
                    findings.missing.append(pathDescription)
                }
            } else if let level = exactLevel(of: index, record.typeName).index,
                bound.plan.hasParts[level.position]
            {
                complete(value, level: level, isExact: isExact, &seen, isPart)
            }
            path.removeLast()
        }
    }

    private mutating func complete(
        _ value: Value,
        level: PlanIndex<NormalizationPlan.Level>,
        isExact: Bool,
        _ seen: inout Set<CompleteObject>,
        _ isPart: (String) -> Bool
    ) {
        if case .link(let id) = value {
            return complete(id, level: level, isExact: isExact, &seen, isPart)
        }
        for (index, element) in value.elements.enumerated() {
            path[path.count - 1].index = index
            if case .list = element {
                path.append(PathStep(field: -1, index: -1))
                complete(element, level: level, isExact: isExact, &seen, isPart)
                path.removeLast()
            } else {
                complete(element, level: level, isExact: isExact, &seen, isPart)
            }
        }
    }

    /// Records that objects of `type` don't have an abstract type, unless they are known to have
    /// it.
    private mutating func noteAbsence(_ field: NormalizationPlan.Field, type: TypeName) {
        guard let abstractType = bound.abstractType(field), wasAskedFor(field, type) else { return }
        let fact = RecordSource.TypeFact(type: type, abstractType: abstractType)
        if source.typeFacts[fact] == nil { source.typeFacts[fact] = false }
    }
}

/// An object at a level of the plan whose parts have come.
private struct CompleteObject: Hashable {
    let id: DataID
    let level: PlanIndex<NormalizationPlan.Level>
}
