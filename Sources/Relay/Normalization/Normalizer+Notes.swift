/// What is worth telling of an object, beside its values.
extension Normalizer {
    /// Notes the fields that were asked for and have not come.
    mutating func noteMissing(_ frame: inout Frame) {
        let object = bound.plan.objects[frame.object]
        for index in object.fields.prefix(object.serverCount) where seen[index] != frame.serial {
            let field = bound.plan.fields[index]
            guard bound.includes(field), !bound.isDeferred(field),
                field.typeTest < 0 || isMeant(field, for: frame.type)
            else { continue }
            path.append(PathStep(field: index, index: -1))
            if missing.count < 100 { missing.append(pathDescription) }
            path.removeLast()
        }
    }

    mutating func noteType(_ frame: inout Frame, previous: TypeName) {
        let names = (previous: symbols.text(previous), current: symbols.text(frame.type))
        guard !names.previous.isEmpty, identities.serverID(of: frame.id) != nil, events.count < 100
        else { return }
        events.append(
            .executeTypeConflict(
                operation: bound.operation,
                path: pathDescription,
                previous: names.previous,
                current: names.current
            )
        )
    }

    /// Whether objects of `type` are known to be of the abstract types that a field is meant for;
    /// a discriminator is absent where they are not.
    private func isMeant(_ field: NormalizationPlan.Field, for type: TypeName) -> Bool {
        if case .discriminator = field.role { return false }
        return bound.typeTest(field).contains { chain in
            chain.allSatisfy { abstractType in
                source.typeFacts[.init(type: type, abstractType: abstractType)] == true
            }
        }
    }

    /// Whether the refinements around a discriminator hold for objects of `type`, by some path.
    private func wasAskedFor(_ field: NormalizationPlan.Field, _ type: TypeName) -> Bool {
        bound.typeTest(field).contains { chain in
            chain.dropLast().allSatisfy { outer in
                source.typeFacts[.init(type: type, abstractType: outer)] == true
            }
        }
    }

    mutating func noteTypeFacts(_ frame: inout Frame) {
        for index in bound.plan.objects[frame.object].fields {
            let field = bound.plan.fields[index]
            guard case .discriminator = field.role, bound.includes(field),
                let abstractType = bound.abstractType(field)
            else { continue }
            let fact = RecordSource.TypeFact(type: frame.type, abstractType: abstractType)
            let holds = seen[index] == frame.serial
            // Without the outer types servers are not asked for the inner one.
            guard holds || wasAskedFor(field, frame.type), source.typeFacts[fact] != holds
            else { continue }
            source.typeFacts[fact] = holds
        }
    }
}
