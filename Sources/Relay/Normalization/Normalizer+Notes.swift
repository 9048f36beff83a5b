/// Findings about an object besides its values.
extension Normalizer {
    /// Records the requested fields that did not come.
    mutating func noteMissing(_ frame: inout Frame) {
        guard !incremental.isPart else { return }
        let object = bound.plan.objects[frame.object]
        for index in object.fields.prefix(object.serverCount) where seen[index] != frame.serial {
            let field = bound.plan.fields[index]
            guard bound.includes(field), !bound.isDeferred(field),
                field.typeTest.isNone || isMeant(field, for: frame.type)
            else { continue }
            guard !bound.plan.uncertainFields.contains(index) else {
                recordAbsence(of: index, in: &frame)
                continue
            }
            path.append(PathStep(field: index, index: -1))
            if findings.missing.count < 100 { findings.missing.append(pathDescription) }
            path.removeLast()
        }
    }

    /// Records a null that the schema doesn't allow.
    ///
    /// `listDepth` is the number of list levels below the null: that of the field's type for the
    /// field itself, one less for an element of its list.
    @inline(never)
    mutating func noteNull(_ index: Int, listDepth: Int) {
        let field = plan.fields[index]
        guard field.isNonNull(atDepth: field.listDepth - listDepth),
            findings.nulls.count < Self.maximumErrors
        else { return }
        findings.nulls.append(pathDescription(to: index))
    }

    mutating func noteType(_ frame: inout Frame, previous: TypeName) {
        let names = (previous: symbols.text(previous), current: symbols.text(frame.type))
        guard !names.previous.isEmpty, identities.hasKey(frame.id),
            findings.events.count < 100
        else { return }
        findings.events.append(
            .executeTypeConflict(
                operation: bound.operation,
                path: pathDescription,
                previous: names.previous.pathForLog,
                current: names.current.pathForLog
            )
        )
    }

    /// Returns whether objects of `type` have one of the abstract types that a field is selected
    /// on.
    ///
    /// A discriminator is absent if they don't.
    mutating func isMeant(_ field: NormalizationPlan.Field, for type: TypeName) -> Bool {
        if case .discriminator = field.role { return false }
        return bound.typeTest(field).contains { chain in
            chain.allSatisfy { abstractType in
                source.typeFacts[.init(type: type, abstractType: abstractType)] == true
            }
        }
    }

    /// Returns whether the server was asked for a discriminator of objects of `type`.
    ///
    /// That is the case if they have all abstract types around one of its occurrences.
    mutating func wasAskedFor(_ field: NormalizationPlan.Field, _ type: TypeName) -> Bool {
        bound.typeTest(field).contains { chain in
            chain.dropLast().allSatisfy { outer in
                source.typeFacts[.init(type: type, abstractType: outer)] == true
            }
        }
    }

    /// Records type facts and links of an object that has been read.
    mutating func note(_ frame: inout Frame) {
        if plan.objects[frame.object].hasDiscriminators { noteTypeFacts(&frame) }
        if incremental.outline != nil { noteLinks(&frame) }
    }

    /// Records where the links lead through which later parts may be reached, and which of the lists
    /// that come in parts were written.
    private mutating func noteLinks(_ frame: inout Frame) {
        let steps = path.all
        let read = frame.firstPending..<pending.count
        for index in bound.plan.partLinks[frame.object] ?? [] where seen[index] == frame.serial {
            let old = frame.existing.map { $0[plan.key(index)] } ?? .absent
            let own = read.last { pending.field($0) == index }
            incremental.outline?[ResponseOutline.Path(steps, field: index)] =
                .value(own.map { pending.value($0) } ?? old)
        }
        for index in bound.plan.streamedLists[frame.object] ?? []
        where seen[index] == frame.serial {
            incremental.outline?.note(frame.id, plan.key(index))
        }
    }

    private mutating func noteTypeFacts(_ frame: inout Frame) {
        // Whether the server was asked for one type can depend on another one that comes later.
        while noteTypeFactsOnce(&frame) {}
    }

    /// Records which abstract types an object has.
    ///
    /// Returns whether there is something new that may tell more.
    private mutating func noteTypeFactsOnce(_ frame: inout Frame) -> Bool {
        var (isNew, isOpen) = (false, false)
        for index in bound.plan.objects[frame.object].fields {
            let field = bound.plan.fields[index]
            guard case .discriminator = field.role, bound.includes(field),
                let abstractType = bound.abstractType(field)
            else { continue }
            let fact = RecordSource.TypeFact(type: frame.type, abstractType: abstractType)
            let holds = seen[index] == frame.serial
            // Without the outer types servers are not asked for the inner one, and what may come
            // later, or has come before, says nothing by being absent.
            guard frame.type != unknownType || frame.object == bound.plan.levels[.root].otherwise,
                holds || !incremental.isPart && !bound.isDeferred(field)
            else { continue }
            guard holds || !bound.plan.uncertainFields.contains(index) else {
                recordAbsence(of: index, in: &frame)
                continue
            }
            guard holds || wasAskedFor(field, frame.type) else {
                isOpen = true
                continue
            }
            guard source.typeFacts[fact] != holds else { continue }
            source.typeFacts[fact] = holds
            isNew = true
        }
        return isNew && isOpen
    }
}
