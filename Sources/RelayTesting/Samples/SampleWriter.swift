@_spi(Generated) import Relay

extension RelayEnvironment {
    /// Writes a node into the store.
    ///
    /// The records stay as long as the returned owner or a copy of it exists.
    func place(_ node: SampleNode, _ artifact: Artifact) -> PlacedSample {
        let variables = SampleVariables(node, artifact)
        let owner = OperationDescriptor(
            artifact: SampleOwner.artifact,
            request: RequestParameters(name: "SampleQuery", operationKind: .query, text: ""),
            variables: variables.operation,
            symbols: store.symbols,
            session: store.session,
            readsDerivedFields: true
        )
        var root = DataID.root
        var records: Set<DataID> = []
        // Its updater does not throw.
        try? commitUpdate { store in
            var writer = SampleWriter(store: store, owner: owner)
            root = writer.write(root: node, artifact, variables.arguments)
            records = writer.records
        }
        let kept = owner.holding(store.keep(records))
        return PlacedSample(
            environment: self,
            root: root,
            owner: kept,
            arguments: variables.arguments
        )
    }
}

/// The operation to which the references of samples belong.
private enum SampleOwner {
    static let artifact = Artifact(v1: "query SampleQuery\ntext query SampleQuery{__typename}")
}

/// Writes samples as records, by the keys from which readers read them.
struct SampleWriter {
    let store: RecordSourceProxy
    let owner: OperationDescriptor
    /// The records that were written.
    private(set) var records: Set<DataID> = []
    private var choices: SampleChoices
    private var numbers = SampleNumbers()
    /// The fields that were written.
    private var written: Set<Slot> = []
    /// The fields whose values are defaults, which other fragments may replace.
    private var defaults: Set<Slot> = []

    private struct Slot: Hashable {
        let record: DataID
        let key: FieldKey
    }

    init(store: RecordSourceProxy, owner: OperationDescriptor) {
        self.store = store
        self.owner = owner
        choices = SampleChoices(owner)
    }

    mutating func write(
        root node: SampleNode,
        _ artifact: Artifact,
        _ arguments: FragmentArguments?
    ) -> DataID {
        let bound = owner.reader(of: artifact, arguments: arguments)
        choices.add(node, at: [], bound, .root)
        let id: DataID
        if artifact.isOnQuery {
            id = .root
            records.insert(id)
        } else {
            id = record(node, at: [], in: nil)
        }
        write(node, to: id, at: [], bound, .root)
        return id
    }

    /// Returns the record for a node: that of its id, or that of its place in a field.
    private mutating func record(
        _ node: SampleNode,
        at path: [SampleChoices.Step],
        in slot: Slot?
    ) -> DataID {
        let object = choices.objects[path] ?? SampleChoices.Object()
        let type = object.type ?? object.typeOfAbstract ?? node.type
        let id: DataID
        if let chosen = object.id {
            id = store.create(chosen, type: type).dataID
        } else if let slot, let step = path.last, !object.hasID {
            id = store.dataID(parent: slot.record, key: slot.key, index: step.index)
            if store.record(id) == nil { _ = store.makeRecord(id, type: type) }
        } else {
            var new = numbers.id(type)
            while choices.ids.contains(new) || store.record(new) != nil { new = numbers.id(type) }
            id = store.create(new, type: type).dataID
        }
        records.insert(id)
        return id
    }

    private mutating func write(
        _ node: SampleNode,
        to id: DataID,
        at path: [SampleChoices.Step],
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        let items = node.block(bound.artifact.reader, block).items
        for (position, value) in node.ordered {
            let index = items.lowerBound + position
            guard items.contains(index) else { continue }
            write(value, item: index, to: id, at: path, bound)
        }
    }

    private mutating func write(
        _ value: SampleNode.Value,
        item index: Int,
        to id: DataID,
        at path: [SampleChoices.Step],
        _ bound: BoundReader
    ) {
        let plan = bound.artifact.reader
        let item = plan.items[index]
        if let condition = item.type.index { note(plan.types[condition], value, of: id) }
        if case .fragment(let inner, let artifact) = value {
            let arguments = item.arguments.index.map { bound.arguments[$0.position] }
            let reader = owner.reader(of: artifact, arguments: arguments)
            return write(inner, to: id, at: path, reader, .root)
        }
        guard !item.key.isNone else {
            if case .inline(let inner) = value { write(inner, to: id, at: path, bound, item.block) }
            return
        }
        guard !item.isTypename else { return }
        let slot = Slot(record: id, key: bound.items[index].key)
        switch value {
        case .leaf(let json, let depth, let isDefault):
            set(Value(json, listDepth: depth), at: slot, isDefault: isDefault)
        case .id: break  // `create` has set it.
        case .null: set(.null, at: slot, isDefault: true)
        case .object, .list:
            let step = SampleChoices.Step(key: slot.key, index: -1)
            link(value, in: slot, at: path + [step], bound, item.block)
            if let key = item.key.index, plan.keys[key].isConnection { numberEdges(at: slot) }
        case .fragment, .inline: break
        }
    }

    /// Sets a field that is absent, or whose value is a default or was in the store before.
    ///
    /// A default is set only if the field is absent.
    private mutating func set(_ value: Value, at slot: Slot, isDefault: Bool) {
        let record = RecordProxy(store: store, dataID: slot.record)
        let isKept = isDefault || written.contains(slot) && !defaults.contains(slot)
        guard record[slot.key] == .absent || !isKept else { return }
        record[slot.key] = value
        written.insert(slot)
        if isDefault { defaults.insert(slot) } else { defaults.remove(slot) }
    }

    // MARK: - Objects

    private mutating func link(
        _ value: SampleNode.Value,
        in slot: Slot,
        at path: [SampleChoices.Step],
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        let known = RecordProxy(store: store, dataID: slot.record)[slot.key]
        let linked = target(value, known, in: slot, at: path, bound, block)
        let (count, knownCount) = (linked.sampleElements.count, known.sampleElements.count)
        // The longer of two lists counts.
        if count > knownCount { defaults.insert(slot) }
        // A longer list of the store stays, because a shorter one may be the default.
        if count < knownCount, !written.contains(slot), !choosesID(in: path) {
            written.insert(slot)
            return
        }
        set(linked, at: slot, isDefault: false)
    }

    /// Returns whether the sample chooses the id of an object in a field, at any depth.
    private func choosesID(in path: [SampleChoices.Step]) -> Bool {
        guard let field = path.last else { return false }
        let outer = path.dropLast()
        return choices.objects.contains { other, object in
            object.id != nil && other.starts(with: outer)
                && other.dropFirst(outer.count).first?.key == field.key
        }
    }

    /// Records how many edges a connection has, so that those of the next page are others.
    ///
    /// The number is never lowered.
    private func numberEdges(at slot: Slot) {
        guard case .link(let id) = RecordProxy(store: store, dataID: slot.record)[slot.key] else {
            return
        }
        let connection = RecordProxy(store: store, dataID: id)
        let edges = connection[owner.symbols.fieldKey("edges")].sampleElements
        let key = owner.symbols.fieldKey("__connection_next_edge_index")
        var next = Int64(edges.count)
        if case .int(let known) = connection[key] { next = max(next, known) }
        connection[key] = .int(next)
    }

    /// Returns whether a field keeps linking to the object that it has: not if the store had it before
    /// and the sample has chosen another.
    private func isKept(_ target: DataID, at path: [SampleChoices.Step], in slot: Slot) -> Bool {
        guard !written.contains(slot), let chosen = choices.objects[path]?.id else { return true }
        return store.record(chosen)?.dataID == target
    }

    /// Writes the objects of a value, and returns the links to them.
    ///
    /// Objects to which the field links already are completed.
    private mutating func target(
        _ value: SampleNode.Value,
        _ known: Value,
        in slot: Slot,
        at path: [SampleChoices.Step],
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) -> Value {
        switch value {
        case .object(let node):
            let id: DataID
            if case .link(let target) = known, isKept(target, at: path, in: slot) {
                id = target
            } else {
                id = record(node, at: path, in: slot)
            }
            write(node, to: id, at: path, bound, block)
            return .link(id)
        case .list(let elements):
            let before = known.sampleElements
            var targets: [Value] = []
            for (position, element) in elements.enumerated() {
                let previous = position < before.count ? before[position] : .absent
                let inner = path.element(position)
                targets.append(target(element, previous, in: slot, at: inner, bound, block))
            }
            let links = targets.compactMap { value -> DataID? in
                if case .link(let id) = value { id } else { nil }
            }
            return links.count == targets.count
                ? Value(links: links) : .list(ContiguousArray(targets))
        default: return .null
        }
    }

    /// Records whether an object's type has an abstract type, as the sample says.
    private func note(
        _ condition: ReaderSelection.TypeCondition,
        _ value: SampleNode.Value,
        of id: DataID
    ) {
        guard condition.kind == .abstract, let record = store.record(id) else { return }
        let holds = if case .null = value { false } else { true }
        // Before the change, because a record can't be read in it.
        let type = record.type
        store.change { transaction in
            let fact = RecordSource.TypeFact(
                type: transaction.symbols.typeName(type),
                abstractType: transaction.symbols.typeName(condition.type)
            )
            transaction.source.typeFacts[fact] = holds
        }
    }
}

/// Numbers the objects of a sample that need an id.
struct SampleNumbers {
    private var counts: [String: Int] = [:]

    /// Returns an id that no other object has: `Story:1`.
    mutating func id(_ type: String) -> ID {
        counts[type, default: 0] += 1
        return ID("\(type):\(counts[type, default: 1])")
    }
}

extension Value {
    /// Creates a leaf, or a list of leaves.
    fileprivate init(_ json: JSONValue, listDepth: Int) {
        if listDepth > 0, case .array(let elements) = json {
            let values = elements.map { Value($0, listDepth: listDepth - 1) }
            self = .list(ContiguousArray(values))
        } else {
            self = Value(json)
        }
    }

    /// The elements of a list of links.
    fileprivate var sampleElements: [Value] {
        switch self {
        case .links(let ids): ids.map { .link($0) }
        case .list(let values): Array(values)
        default: []
        }
    }
}

extension Artifact {
    /// Whether the definition is a fragment on the query root.
    fileprivate var isOnQuery: Bool { contents.typeCondition?.type == "Query" }
}

extension StorageKey {
    /// Whether the field is a connection with all of its pages: `__Feed_feed_connection`.
    fileprivate var isConnection: Bool { name.hasPrefix("__") && name.hasSuffix("_connection") }
}
