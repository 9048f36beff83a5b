/// Finds the fields of a fragment in an operation.
extension BoundNormalization {
    private typealias Object = PlanIndex<NormalizationPlan.Object>
    private typealias Level = PlanIndex<NormalizationPlan.Level>

    /// Returns the level at which objects of `type` have all fields that a fragment reads.
    ///
    /// The plan doesn't say where a fragment was spread. Any level with the same fields, by response
    /// key and storage key, writes the same records. Of several such levels, the one with most
    /// members of `data` is returned, because these may be fields of fragments below.
    ///
    /// Returns `nil` if there is none.
    func level(
        selecting reader: BoundReader,
        type: TypeName,
        _ data: JSONObject
    ) -> PlanIndex<NormalizationPlan.Level>? {
        var best: (level: PlanIndex<NormalizationPlan.Level>, unknown: Int)?
        for position in plan.levels.indices {
            let level = PlanIndex<NormalizationPlan.Level>(position)
            guard selects(reader, .root, type, object(level, type: type)) else {
                continue
            }
            let unknown = unknownCount(of: data, object(level, type: type))
            if unknown < best?.unknown ?? .max { best = (level, unknown) }
        }
        return best?.level
    }

    /// Returns whether an object of the plan has all fields that a block of a reader reads.
    private func selects(
        _ reader: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        _ type: TypeName,
        _ object: Object
    ) -> Bool {
        let block = reader.artifact.reader.block(block)
        guard block.cases.isEmpty else {
            let cases = reader.artifact.reader.cases[block.cases]
            let meant = cases.first { $0.type.index.map { reader.types[$0.position] } == type }
            return (meant ?? cases.last).map { chosen in
                selects(reader, OptionalPlanIndex(chosen.block), type, object)
            } ?? true
        }
        return block.items.allSatisfy { selects(reader, item: $0, type, object) }
    }

    private func selects(
        _ reader: BoundReader,
        item position: Int,
        _ type: TypeName,
        _ object: Object
    ) -> Bool {
        let item = reader.items[position]
        if !item.isStored { return true }
        guard reader.artifact.reader.items[position].key.index != nil else {
            // Another fragment's fields are its own, and those of a type that the object may not have
            // are not needed.
            guard let condition = item.type.index, reader.types[condition.position] == type else {
                return true
            }
            return item.block.isNone || selects(reader, item.block, type, object)
        }
        let name = reader.artifact.reader.names[position]
        return plan.objects[object].fields.contains { index in
            let field = plan.fields[index]
            guard plan.responseKey(field) == name, includes(field),
                key(field) == item.key
                    || field.handles.contains(where: { handleKey($0) == item.key })
            else { return false }
            guard !item.block.isNone else { return true }
            return field.level.index.map { selects(reader, item.block, level: $0) } ?? false
        }
    }

    /// Returns whether objects of a level have all fields that a block reads, whatever their type.
    private func selects(
        _ reader: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        level: Level
    ) -> Bool {
        let level = plan.levels[level]
        let isCovered = level.cases.allSatisfy { position in
            selects(reader, block, caseTypes[position], plan.cases[position].object)
        }
        let type = level.concreteType.index.map { typeNames[$0.position] } ?? unknownType
        return isCovered && selects(reader, block, type, level.otherwise)
    }

    // MARK: - Data

    /// Returns how many members of an object, and of those below, the plan doesn't know.
    private func unknownCount(of data: JSONObject, _ object: Object) -> Int {
        data.reduce(0) { count, member in
            let field = plan.objects[object].fields.lazy.map { self.plan.fields[$0] }.first {
                field in
                self.plan.responseKey(field) == member.key && self.includes(field)
            }
            guard let field else { return count + (member.key == "__typename" ? 0 : 1) }
            return count + (field.level.index.map { unknownCount(of: member.value, $0) } ?? 0)
        }
    }

    private func unknownCount(of value: JSONValue, _ level: Level) -> Int {
        switch value {
        case .array(let values):
            return values.reduce(0) { $0 + unknownCount(of: $1, level) }
        case .object(let data):
            let type = data["__typename"]?.string
            return unknownCount(of: data, plan.object(level, type: type))
        default: return 0
        }
    }
}
