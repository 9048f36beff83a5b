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
    private var numbers = SampleNumbers()
    /// The fields whose values are defaults, which other fragments may replace.
    private var defaults: Set<Slot> = []

    private struct Slot: Hashable {
        let record: DataID
        let key: FieldKey
    }

    init(store: RecordSourceProxy, owner: OperationDescriptor) {
        self.store = store
        self.owner = owner
    }

    mutating func write(
        root node: SampleNode,
        _ artifact: Artifact,
        _ arguments: FragmentArguments?
    ) -> DataID {
        let id: DataID
        if artifact.isOnQuery {
            id = .root
            records.insert(id)
        } else {
            id = record(node, place: nil)
        }
        let bound = owner.reader(of: artifact, arguments: arguments)
        write(node, to: id, bound, .root)
        return id
    }

    /// Returns the record for a node: that of its id, or that of its place.
    private mutating func record(
        _ node: SampleNode,
        place: (parent: DataID, key: FieldKey, index: Int32)?
    ) -> DataID {
        let type = node.chosenType ?? node.type
        let id: DataID
        if let chosen = node.chosenID {
            id = store.create(chosen, type: type).dataID
        } else if node.hasID || place == nil {
            id = store.create(numbers.id(type), type: type).dataID
        } else if let place {
            id = store.dataID(parent: place.parent, key: place.key, index: place.index)
            if store.record(id) == nil { _ = store.makeRecord(id, type: type) }
        } else {
            id = .root
        }
        records.insert(id)
        return id
    }

    private mutating func write(
        _ node: SampleNode,
        to id: DataID,
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        let plan = bound.artifact.reader
        let items = node.block(plan, block).items
        // Fragments come last, because they don't replace what the object's own selection has.
        let values =
            node.values.filter { !$0.value.isFragment } + node.values.filter(\.value.isFragment)
        for (position, value) in values {
            let index = items.lowerBound + position
            guard items.contains(index) else { continue }
            write(value, item: index, to: id, bound)
        }
    }

    private mutating func write(
        _ value: SampleNode.Value,
        item index: Int,
        to id: DataID,
        _ bound: BoundReader
    ) {
        let plan = bound.artifact.reader
        let item = plan.items[index]
        if let condition = item.type.index { note(plan.types[condition], value, of: id) }
        if case .fragment(let inner, let artifact) = value {
            let arguments = item.arguments.index.map { bound.arguments[$0.position] }
            return write(inner, to: id, owner.reader(of: artifact, arguments: arguments), .root)
        }
        guard !item.key.isNone else {
            if case .inline(let inner) = value { write(inner, to: id, bound, item.block) }
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
            link(value, at: slot, bound, item.block)
            if let key = item.key.index, plan.keys[key].isConnection { numberEdges(at: slot) }
        case .fragment, .inline: break
        }
    }

    private mutating func set(_ value: Value, at slot: Slot, isDefault: Bool) {
        let record = RecordProxy(store: store, dataID: slot.record)
        guard record[slot.key] == .absent || !isDefault && defaults.contains(slot) else { return }
        record[slot.key] = value
        if isDefault { defaults.insert(slot) } else { defaults.remove(slot) }
    }

    // MARK: - Objects

    private mutating func link(
        _ value: SampleNode.Value,
        at slot: Slot,
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        let known = RecordProxy(store: store, dataID: slot.record)[slot.key]
        let linked = target(value, known, at: slot, index: -1, bound, block)
        // The longer of two lists counts.
        if linked.sampleElements.count > known.sampleElements.count { defaults.insert(slot) }
        set(linked, at: slot, isDefault: false)
    }

    /// Records how many edges a connection has, so that those of the next page are others.
    private func numberEdges(at slot: Slot) {
        guard case .link(let id) = RecordProxy(store: store, dataID: slot.record)[slot.key] else {
            return
        }
        let connection = RecordProxy(store: store, dataID: id)
        let edges = connection[owner.symbols.fieldKey("edges")].sampleElements
        connection[owner.symbols.fieldKey("__connection_next_edge_index")] =
            .int(Int64(edges.count))
    }

    /// Writes the objects of a value, and returns the links to them.
    ///
    /// Objects to which the field links already are completed.
    private mutating func target(
        _ value: SampleNode.Value,
        _ known: Value,
        at slot: Slot,
        index: Int32,
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) -> Value {
        switch value {
        case .object(let node):
            let id: DataID
            if case .link(let target) = known, node.chosenID == nil {
                id = target
            } else {
                id = record(node, place: (slot.record, slot.key, index))
            }
            write(node, to: id, bound, block)
            return .link(id)
        case .list(let elements):
            let before = known.sampleElements
            var targets: [Value] = []
            for (position, element) in elements.enumerated() {
                let previous = position < before.count ? before[position] : .absent
                let place =
                    index < 0
                    ? Int32(clamping: position) : index &* 1_000 &+ Int32(clamping: position)
                targets.append(target(element, previous, at: slot, index: place, bound, block))
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

extension SampleNode.Value {
    fileprivate var isFragment: Bool {
        if case .fragment = self { true } else { false }
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
