/// Fields that did not come, and for which servers are asked only if an object around has certain types.
///
/// ```graphql
/// hero { ... on Pilot { ship { name } } ... on Owner { ship { price } } }
/// ```
///
/// A ship without a price is read before the response says whether its pilot is an owner. So its
/// absence is recorded, and judged when all types are known.
extension Normalizer {
    struct Absence {
        /// Leads to the object without the field.
        let path: ContiguousArray<PathStep>
        let field: Int
        let type: TypeName
        let pathDescription: String
    }

    /// The most absences that are recorded.
    private static var maximumAbsences: Int { 200 }

    /// Records that an object lacks a field, to be judged when all of the response is read.
    mutating func recordAbsence(of field: Int, in frame: inout Frame) {
        guard absences.count < Self.maximumAbsences, !isAnswered(field, frame.type) else { return }
        absences.append(
            Absence(
                path: ContiguousArray(path.all),
                field: field,
                type: frame.type,
                pathDescription: pathDescription(to: field)
            )
        )
    }

    /// Whether a field tells nothing new about a type, or is recorded often enough.
    private func isAnswered(_ field: Int, _ type: TypeName) -> Bool {
        guard let fact = fact(of: field, type) else { return false }
        return source.typeFacts[fact] != nil
            || absences.count { $0.field == field && $0.type == type } >= 8
    }

    /// The fact that a discriminator tells about a type; `nil` for other fields.
    private func fact(of field: Int, _ type: TypeName) -> RecordSource.TypeFact? {
        guard case .discriminator = bound.plan.fields[field].role else { return nil }
        return bound.abstractType(bound.plan.fields[field]).map { abstractType in
            RecordSource.TypeFact(type: type, abstractType: abstractType)
        }
    }

    /// Judges the recorded absences, once all of a response is read.
    mutating func settleAbsences(below root: DataID) {
        guard !absences.isEmpty else { return }
        // A type of one object can tell whether the server was asked about another object.
        var isNew = true
        while isNew {
            isNew = false
            for absence in absences.reversed() {
                guard let fact = fact(of: absence.field, absence.type),
                    source.typeFacts[fact] == nil, let field = askedField(absence, below: root),
                    wasAskedFor(bound.plan.fields[field], absence.type)
                else { continue }
                source.typeFacts[fact] = false
                isNew = true
            }
        }
        for absence in absences where fact(of: absence.field, absence.type) == nil {
            guard let index = askedField(absence, below: root) else { continue }
            let field = bound.plan.fields[index]
            guard field.typeTest.isNone || isMeant(field, for: absence.type),
                findings.missing.count < 100
            else { continue }
            findings.missing.append(absence.pathDescription)
        }
        absences.removeAll()
    }

    /// Returns the field that a server is asked for, by the types of the objects around; `nil` if it is
    /// asked for none.
    private func askedField(_ absence: Absence, below root: DataID) -> Int? {
        var value = Value.link(root)
        var level = PlanIndex<NormalizationPlan.Level>.root
        for step in absence.path {
            if step.field >= 0 {
                guard case .link(let id) = value, let record = source[id],
                    let field = field(step.field, level, record.typeName),
                    let inner = exactLevel(of: field, record.typeName).index
                else { return nil }
                value = record[bound.key(bound.plan.fields[field])]
                level = inner
            }
            guard step.index >= 0 else { continue }
            let elements = value.elements
            guard elements.indices.contains(step.index) else { return nil }
            value = elements[step.index]
        }
        guard case .link(let id) = value, source[id]?.typeName == absence.type else { return nil }
        return field(absence.field, level, absence.type)
    }

    /// Returns the field with the same key of objects of a type at a level; `nil` if there is none.
    private func field(
        _ index: Int,
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ type: TypeName
    ) -> Int? {
        let fields = bound.plan.objects[bound.object(level, type: type)].fields
        let field = bound.plan.fields[index]
        let found =
            fields.contains(index)
            ? index : fields.first { bound.plan.hasSameKey(bound.plan.fields[$0], field) }
        return found.flatMap { bound.includes(bound.plan.fields[$0]) ? $0 : nil }
    }

    /// The level of a field's objects if the object with the field has a type.
    func exactLevel(of field: Int, _ type: TypeName) -> OptionalPlanIndex<NormalizationPlan.Level> {
        bound.level(of: field) { abstractType in
            source.typeFacts[.init(type: type, abstractType: abstractType)] == true
        }
    }
}
