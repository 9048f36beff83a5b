import Relay

@testable import RelayTesting

/// Makes the sample whose response is a payload: every value of it has been chosen.
struct SampleOfPayload {
    let definitions: CompiledDefinitions
    /// The object types of the payload's objects, by path.
    let types: [String: String]

    /// Generates a payload for an operation, and makes its sample.
    static func random(
        _ artifact: Artifact,
        _ variables: VariableData,
        seed: UInt64,
        in definitions: CompiledDefinitions
    ) -> (payload: JSONObject, sample: SampleNode) {
        let types = Locked<[String: String]>([:])
        var options = PayloadOptions()
        options.schema = definitions.schema
        options.nullRate = seed % 2 == 0 ? 0 : 0.2
        // Resolvers that return nothing, and note the types of the objects.
        let plan = artifact.normalization
        let abstract = definitions.schema.possibleTypes
        for name in plan.typeNames + plan.cases.map(\.type) + abstract.values.joined() {
            options.resolvers[name] = { context in
                types.withLock { $0[context.path] = context.type }
                return nil
            }
        }
        // Some samples have the types for which the operation has fields.
        let cases = plan.cases.map(\.type)
        for (name, possible) in abstract where seed % 4 == 2 {
            let listed = cases.filter(possible.contains)
            guard !listed.isEmpty else { continue }
            let type = listed[Int(truncatingIfNeeded: seed / 4) % listed.count]
            options.resolvers[name] = { _ in ["__typename": .string(type)] }
        }
        let payload = Payload.of(artifact, variables: variables, seed: seed, options: options)
        let maker = SampleOfPayload(definitions: definitions, types: types.withLock { $0 })
        return (payload.data, maker.node(payload.data, artifact.reader, .root, at: ""))
    }

    private func node(
        _ json: JSONObject,
        _ plan: ReaderPlan,
        _ index: OptionalPlanIndex<ReaderPlan.Block>,
        at path: String
    ) -> SampleNode {
        let type = json["__typename"]?.string ?? types[path] ?? ""
        var node = SampleNode(type: type)
        if json["__typename"] != nil { node.typeChoice = .object }
        var block = plan.block(index)
        if !block.cases.isEmpty {
            let position = block.cases.firstIndex { index in
                plan.cases[index].type.index.map { matches(plan.types[$0], type) } ?? true
            }
            guard let position else { return node }
            node.caseIndex = position - block.cases.lowerBound
            block = plan.block(OptionalPlanIndex(plan.cases[position].block))
        }
        for index in block.items {
            guard let value = value(json, plan, index, type, at: path) else { continue }
            node.values.append((index - block.items.lowerBound, value))
        }
        return node
    }

    private func value(
        _ json: JSONObject,
        _ plan: ReaderPlan,
        _ index: Int,
        _ type: String,
        at path: String
    ) -> SampleNode.Value? {
        let (item, name) = (plan.items[index], plan.names[index])
        if item.key.isNone {
            let isOfType = item.type.index.map { matches(plan.types[$0], type) } ?? true
            guard isOfType else { return .null }
            guard item.block.isNone else {
                return .inline(node(json, plan, item.block, at: path))
            }
            guard let artifact = definitions.artifacts[name] else { return nil }
            return .fragment(node(json, artifact.reader, .root, at: path), artifact)
        }
        guard !item.isTypename, let member = json[name] else { return nil }
        if item.block.isNone {
            if name == "id", let id = member.string { return .id(ID(id)) }
            return .leaf(member, listDepth: depth(member), isDefault: false)
        }
        return object(member, plan, item.block, at: path.isEmpty ? name : path + "." + name)
    }

    private func object(
        _ json: JSONValue,
        _ plan: ReaderPlan,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        at path: String
    ) -> SampleNode.Value {
        switch json {
        case .object(let object): .object(node(object, plan, block, at: path))
        case .array(let elements):
            .list(elements.enumerated().map { object($1, plan, block, at: "\(path).\($0)") })
        default: .null
        }
    }

    private func matches(_ condition: ReaderSelection.TypeCondition, _ type: String) -> Bool {
        condition.type == type
            || definitions.schema.possibleTypes[condition.type]?.contains(type) ?? false
    }

    private func depth(_ json: JSONValue) -> Int {
        guard let array = json.array else { return 0 }
        return 1 + (array.map(depth).max() ?? 0)
    }
}

/// Compares a sample with what a store has for it, by the keys from which readers read it.
struct SampleReader {
    let source: RecordSource
    let owner: OperationDescriptor
    /// The values that differ, by path.
    ///
    /// An object that the response has at several places, with an id that was asked for or with equal
    /// keys, has the values of one of them.
    var differences: [String] {
        found.filter { difference in
            guard (places[difference.id]?.count ?? 0) > 1 else { return true }
            guard let leaf = difference.leaf else { return false }
            return !(leaves[difference.id, default: []].contains(leaf))
        }
        .map(\.text)
    }

    private var found: [Difference] = []
    /// The places of each object, and the leaves that the sample has for it.
    private var places: [DataID: Set<String>] = [:]
    private var leaves: [DataID: Set<Leaf>] = [:]

    private struct Leaf: Hashable {
        let key: FieldKey
        let value: JSONValue
    }

    private struct Difference {
        let id: DataID
        let text: String
        /// What was found instead of a leaf.
        var leaf: Leaf?
    }
    /// The fragments that were read, with the places where.
    private(set) var fragments: [Fragment] = []
    private(set) var count = 0

    /// A fragment of the sample and the object that it was read from.
    struct Fragment {
        let artifact: Artifact
        let node: SampleNode
        let id: DataID
        let arguments: FragmentArguments?
    }

    init(_ source: RecordSource, _ owner: OperationDescriptor) {
        (self.source, self.owner) = (source, owner)
    }

    mutating func read(_ node: SampleNode, at id: DataID = .root) {
        read(node, id, owner.reader(of: owner.artifact, arguments: nil), .root, path: "")
    }

    private mutating func read(
        _ node: SampleNode,
        _ id: DataID,
        _ bound: BoundReader,
        _ index: OptionalPlanIndex<ReaderPlan.Block>,
        path: String
    ) {
        let plan = bound.artifact.reader
        var block = plan.block(index)
        if let position = node.caseIndex {
            let selected = plan.cases[block.cases.lowerBound + position].block
            block = plan.block(OptionalPlanIndex(selected))
        }
        places[id, default: []].insert(path)
        guard let record = source[id] else {
            return found.append(Difference(id: id, text: "\(path): no record"))
        }
        for (position, value) in node.values {
            let index = block.items.lowerBound + position
            let item = plan.items[index]
            switch value {
            case .fragment(let inner, let artifact):
                let arguments = item.arguments.index.map { bound.arguments[$0.position] }
                fragments.append(
                    Fragment(artifact: artifact, node: inner, id: id, arguments: arguments)
                )
                let reader = owner.reader(of: artifact, arguments: arguments)
                read(inner, id, reader, .root, path: path)
            case .inline(let inner): read(inner, id, bound, item.block, path: path)
            case .null where item.key.isNone: continue
            default:
                let field = Field(id: id, key: bound.items[index].key)
                let path = path + "." + plan.names[index]
                compare(value, record[field.key], field, bound, item.block, path: path)
            }
        }
    }

    /// A field of a record.
    private struct Field {
        let id: DataID
        let key: FieldKey
    }

    private mutating func compare(
        _ value: SampleNode.Value,
        _ read: Value,
        _ field: Field,
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        path: String
    ) {
        count += 1
        switch (value, read) {
        case (.leaf(let json, _, _), _): compare(json, read, field, path)
        case (.id(let id), _): compare(id.map { .string($0.rawValue) } ?? .null, read, field, path)
        case (.null, .null): break
        case (.object(let node), .link(let id)): self.read(node, id, bound, block, path: path)
        case (.list(let elements), .links(let ids)) where elements.count == ids.count:
            for (index, (element, id)) in zip(elements, ids).enumerated() {
                compare(element, .link(id), field, bound, block, path: "\(path).\(index)")
            }
        case (.list(let elements), .list(let values)) where elements.count == values.count:
            for (index, (element, value)) in zip(elements, values).enumerated() {
                compare(element, value, field, bound, block, path: "\(path).\(index)")
            }
        default: found.append(Difference(id: field.id, text: "\(path): \(value) is \(read)"))
        }
    }

    private mutating func compare(
        _ json: JSONValue,
        _ read: Value,
        _ field: Field,
        _ path: String
    ) {
        leaves[field.id, default: []].insert(Leaf(key: field.key, value: json))
        guard read.json != json else { return }
        let leaf = read.json.map { Leaf(key: field.key, value: $0) }
        let text = "\(path): \(json) is \(read)"
        found.append(Difference(id: field.id, text: text, leaf: leaf))
    }
}
