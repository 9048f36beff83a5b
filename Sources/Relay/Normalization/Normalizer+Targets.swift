/// Where the paths of parts lead.
///
/// Paths are followed through what the operation's own payloads have said, not through what the
/// records say by now: a part belongs to the object that the server meant.
extension Normalizer {
    enum Destination {
        case object(Target)
        /// A list, and the object whose field it is.
        case list(Target, field: Int)
        /// An object that was deleted or dropped, or a list that something else has replaced.
        case lost
        /// Earlier payloads have nothing at the path.
        case nothing
    }

    /// An object, and the way to it.
    struct Target {
        var id: DataID
        var level = PlanIndex<NormalizationPlan.Level>.root
        var steps: [PathStep] = []
        /// The fields on the way, and whose they are.
        var fields: [(id: DataID, field: Int)] = []
    }

    /// Follows a path from the operation's root.
    mutating func find(_ path: [GraphQLError.PathElement], from root: DataID) -> Destination {
        var target = Target(id: root)
        var rest = path[...]
        while let step = rest.popFirst() {
            guard case .key(let name) = step else { return .nothing }
            guard let record = source.borrow(target.id), !record.isDeleted else { return .lost }
            guard let (field, link) = findLink(name, target, type: record.typeName) else {
                return .nothing
            }
            guard case .value(var value) = link else { return .lost }
            target.fields.append((target.id, field))
            target.steps.append(PathStep(field: field, index: -1))
            let isList = plan.fields[field].listDepth > 0
            if isList, rest.isEmpty {
                switch value {
                case .links, .list: return .list(target, field: field)
                default: return .nothing
                }
            }
            for depth in 0..<plan.fields[field].listDepth {
                guard case .index(let index)? = rest.popFirst(),
                    let element = value.element(at: index)
                else { return .nothing }
                value = element
                if depth > 0 { target.steps.append(PathStep(field: -1, index: -1)) }
                target.steps[target.steps.count - 1].index = index
            }
            guard case .link(let id) = value, let level = plan.fields[field].level.index else {
                return .nothing
            }
            target.id = id
            target.level = level
        }
        guard let record = source.borrow(target.id), !record.isDeleted else { return .lost }
        return .object(target)
    }

    /// The field of an object with a response key, and where it leads.
    private func findLink(
        _ name: String,
        _ target: Target,
        type: TypeName
    ) -> (field: Int, link: ResponseOutline.Link)? {
        for index in plan.objects[bound.object(target.level, type: type)].fields
        where isField(index, named: name) {
            if let link = incremental.outline?[ResponseOutline.Path(target.steps, field: index)] {
                return (index, link)
            }
        }
        return nil
    }

    private func isField(_ index: Int, named name: String) -> Bool {
        // A pointer because the plan's keys are bytes, and comparing with a `String` would allocate
        // one for each.
        var name = name
        return name.withUTF8 { name in
            plan.responseKey(index).hasSameBytes(as: UnsafeRawBufferPointer(name))
        }
    }

    /// Makes the way to an object part of the response paths that are told.
    mutating func enter(_ target: Target) {
        for step in target.steps { path.append(step) }
    }

    mutating func leave(_ target: Target) {
        for _ in target.steps { path.removeLast() }
    }
}
