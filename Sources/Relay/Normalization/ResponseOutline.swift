/// Where the links of a response lead, as far as parts of it may be of objects behind: what the
/// server's paths mean, whatever else changes the records meanwhile.
///
/// By place in the response, for one object may be at several places, and be told in full at one
/// and still be coming at another.
struct ResponseOutline: Sendable {
    private var links: [Path: Link] = [:]
    /// The values that the response wrote to fields of records.
    private var written: [Slot: Value] = [:]
    /// The fields that the response has written since `written` was brought up to date.
    private var unsettled: [Slot] = []

    /// The way from the root to a field: fields of the plan, and positions in lists.
    struct Path: Hashable {
        private var steps: ContiguousArray<Int32> = []

        /// The way to `field` of the object that `steps` lead to.
        init(_ steps: some Sequence<Normalizer.PathStep>, field: Int) {
            for step in steps {
                self.steps.append(Int32(truncatingIfNeeded: step.field))
                self.steps.append(Int32(truncatingIfNeeded: step.index))
            }
            self.steps.append(Int32(truncatingIfNeeded: field))
        }
    }

    /// A field of a record.
    private struct Slot: Hashable {
        let id: DataID
        let key: FieldKey
    }

    /// The value that a response had for a field with objects.
    enum Link: Sendable {
        case value(Value)
        /// Something else has been written there since, so that positions mean nothing any more.
        case lost
    }

    subscript(path: Path) -> Link? {
        get { links[path] }
        set { links[path] = newValue }
    }

    /// Records that the response has written a field of a record.
    mutating func note(_ id: DataID, _ key: FieldKey) {
        unsettled.append(Slot(id: id, key: key))
    }

    /// Records the values of the fields that were written last, as they are in the end.
    ///
    /// A response may write a field several times, in objects within each other and in a different
    /// order than it is read.
    mutating func settle(_ source: RecordSource) {
        for slot in unsettled { written[slot] = source[slot.id]?[slot.key] }
        unsettled.removeAll(keepingCapacity: true)
    }

    /// Returns whether a field still has the value that the response wrote.
    func owns(_ id: DataID, _ key: FieldKey, _ value: Value) -> Bool {
        written[Slot(id: id, key: key)] == value
    }

    /// The object at the end of a way.
    func object(at steps: ContiguousArray<Normalizer.PathStep>) -> DataID? {
        guard let last = steps.lastIndex(where: { $0.field >= 0 }),
            case .value(var value)? = self[Path(steps[..<last], field: steps[last].field)]
        else { return nil }
        for step in steps[last...] where step.index >= 0 {
            guard let element = value.element(at: step.index) else { return nil }
            value = element
        }
        if case .link(let id) = value { return id }
        return nil
    }
}

extension Value {
    /// The elements of a list; empty for other values.
    var elements: ContiguousArray<Value> {
        switch self {
        case .links(let ids): ContiguousArray(ids.map { .link($0) })
        case .list(let values): values
        default: []
        }
    }

    /// Returns an element of a list, or `nil` if the index is out of range.
    func element(at index: Int) -> Value? {
        switch self {
        case .links(let ids): ids.indices.contains(index) ? .link(ids[index]) : nil
        case .list(let values): values.indices.contains(index) ? values[index] : nil
        default: nil
        }
    }

    /// The number of elements of a list; 0 for other values.
    var elementCount: Int {
        switch self {
        case .links(let ids): ids.count
        case .list(let values): values.count
        default: 0
        }
    }

    /// Returns whether both are lists, and this one begins with all elements of the other one.
    func begins(with other: Value) -> Bool {
        switch (self, other) {
        case (.links, .links), (.links, .list), (.list, .links), (.list, .list):
            elements.starts(with: other.elements)
        default: false
        }
    }

    /// The number of elements in all nested lists.
    private var leafCount: Int {
        switch self {
        case .links(let ids): ids.count
        case .list(let values): values.reduce(0) { $0 + $1.leafCount }
        default: 1
        }
    }

    /// The number of elements in the nested lists of the first `count` elements.
    func leafCount(ofFirst count: Int) -> Int {
        switch self {
        case .list(let values): values.prefix(count).reduce(0) { $0 + $1.leafCount }
        default: count
        }
    }

    /// Returns the list with elements in the place of those from an index on, and after the end.
    func replacingElements(
        from index: Int,
        with new: ContiguousArray<Value>,
        isComposite: Bool
    ) -> Value {
        let end = min(elementCount, index + new.count)
        if case .links(var list) = self,
            case .links(let ids) = Value(elements: new, isComposite: isComposite)
        {
            list.replaceSubrange(index..<end, with: ids.all)
            return .links(list)
        }
        var elements = elements
        elements.replaceSubrange(index..<end, with: new)
        return Value(elements: elements, isComposite: isComposite)
    }

    /// The same with nulls in the place of errors.
    var withoutErrors: Value {
        switch self {
        case .error: .null
        case .list(let values): .list(ContiguousArray(values.map(\.withoutErrors)))
        default: self
        }
    }

    /// A list of elements, of objects where `isComposite`, as it is stored.
    init(elements: ContiguousArray<Value>, isComposite: Bool) {
        var ids = ContiguousArray<DataID>()
        for element in elements {
            guard isComposite, case .link(let id) = element else {
                self = .list(elements)
                return
            }
            ids.append(id)
        }
        self = isComposite ? .links(LinkList(ids)) : .list(elements)
    }
}
