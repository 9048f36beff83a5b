/// Reads what a definition selects out of one version of the store.
///
/// Generated initialisers ask it for values by their position in the definition's artifact. They
/// neither fail nor throw: when something is missing or wrong the reader notes it, returns a
/// stand-in, and decides at the end whether there is a result at all.
public struct Reader {
    let source: RecordSource
    let bound: BoundReader
    let owner: OperationDescriptor
    let plan: ReaderPlan

    /// The record being read, which `source` keeps; `nil` where there is none and stand-ins are
    /// read instead.
    var record: BorrowedRecord?
    private(set) var id: DataID
    var block: Int
    /// Whether what is read now is already known to be given up.
    var isAbandoned = false
    private(set) var path: ContiguousArray<PathStep> = []

    /// Whether a null has been met that makes the nearest optional around it `nil`.
    var isFailing = false
    /// The records that were read, with repetitions: a change of any other changes nothing.
    private(set) var seen: ContiguousArray<DataID> = []
    /// The fields about which nothing is known.
    var missing: [String] = []
    /// The fields that have errors which nothing catches.
    var errors: [FieldError] = []
    /// The fields that are null and without which there is no result at all.
    var thrown: [FieldError] = []
    /// The fields that have errors which something around them catches.
    var caught: [FieldError] = []
    /// How many of the errors are for objects that were deleted.
    private var deletions = 0
    /// The required fields that are null and of which the log is to tell.
    var logged: [String] = []

    /// A field; in a list within a list, an element of the inner one: then the item is -1.
    struct PathStep {
        let item: Int
        var index: Int
    }

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        block: Int = 0
    ) {
        self.source = source
        self.bound = bound
        self.owner = owner
        self.id = id
        self.block = block
        plan = bound.artifact.reader
        record = source.borrow(id)
        seen.append(id)
    }

    /// Whether the record where the read begins was deleted.
    var isDeleted: Bool { record?.isDeleted ?? false }

    // MARK: - Values

    /// What the record holds for an item; null where its guard does not hold.
    @inline(__always)
    func value(_ item: Int) -> Value {
        let condition = plan.items[item].condition
        if condition >= 0, !bound.guards[condition] { return .null }
        if plan.items[item].isTypename { return typename }
        return record?[bound.keys[plan.items[item].key]] ?? .absent
    }

    private var typename: Value {
        record.map { .string(bound.symbols.text($0.typeName)) } ?? .absent
    }

    @inline(__always)
    func item(_ position: Int) -> Int {
        plan.blocks[block].items.lowerBound &+ position
    }

    /// Reads a field as any type.
    @_spi(Generated) public mutating func value<Value: FieldValue>(_ position: Int) -> Value {
        let item = item(position)
        enter(item)
        defer { leave() }
        if plan.items[item].marks >= 0 { return markedValue(item) }
        return Value.read(StoredValue(value: value(item), block: plan.items[item].block), &self)
    }

    @inline(__always)
    mutating func enter(_ item: Int) {
        path.append(PathStep(item: item, index: -1))
    }

    @inline(__always)
    mutating func leave() {
        path.removeLast()
    }

    /// Notes why `value` is not what was asked for, and returns `placeholder`.
    mutating func fail<Result>(_ value: Value, _ placeholder: Result) -> Result {
        guard !isAbandoned else { return placeholder }
        isFailing = true
        switch value {
        case .absent: note(missing: ())
        case .error(let reported): note(reported)
        case .null: note(.unexpectedNull)
        default: note(.unexpectedKind)
        }
        return placeholder
    }

    mutating func failScalar<Result>(_ reason: String, _ placeholder: Result) -> Result {
        guard !isAbandoned else { return placeholder }
        isFailing = true
        note(.invalidScalar(reason))
        return placeholder
    }

    /// Whether an optional value is `nil`; notes why when it is not simply null.
    mutating func isNull(_ value: Value) -> Bool {
        switch value {
        case .null: return true
        case .error(let reported):
            if !isAbandoned { note(reported) }
            return true
        case .absent:
            if !isAbandoned { note(missing: ()) }
            return true
        case .link: return isDeleted(value)
        default: return false
        }
    }

    /// Runs `body`; `nil` when a null inside it can't be there.
    mutating func catchingNull<Result>(_ body: (inout Reader) -> Result) -> Result? {
        // What has failed before, outside of this value, must not be taken for its failure.
        let wasFailing = isFailing
        isFailing = false
        let result = body(&self)
        let hasFailed = isFailing
        isFailing = wasFailing
        return hasFailed ? nil : result
    }

    // MARK: - Notes

    mutating func note(missing: Void) {
        self.missing.append(pathDescription)
    }

    mutating func note(_ reason: FieldError.Reason) {
        errors.append(FieldError(path: pathDescription, reason: reason))
    }

    mutating func note(_ reported: [GraphQLError]) {
        for error in reported { note(.reported(error)) }
    }

    var pathDescription: String {
        path.flatMap { step in
            let index = step.index < 0 ? [] : [String(step.index)]
            return step.item < 0 ? index : [plan.names[step.item]] + index
        }.joined(separator: ".")
    }

    // MARK: - Objects and lists

    /// Reads the object that a value links to.
    mutating func object<Object: Selection>(_ stored: StoredValue) -> Object {
        // The definition's own object: the reader stands on it.
        if path.isEmpty { return Object(&self) }
        if case .link(let id) = stored.value, let target = source.borrow(id), !target.isDeleted {
            seen.append(id)
            return read(id, target, block: stored.block)
        }
        if case .link(let id) = stored.value {
            seen.append(id)
            let isKnown = source.borrow(id) != nil
            if isKnown, !isAbandoned { deletions += 1 }
            fail(isKnown ? .null : .absent, ())
        } else {
            fail(stored.value, ())
        }
        let before = isAbandoned
        isAbandoned = true
        defer { isAbandoned = before }
        return read(id, nil, block: stored.block)
    }

    private mutating func read<Object: Selection>(
        _ id: DataID,
        _ record: BorrowedRecord?,
        block: Int
    ) -> Object {
        let outer = (self.id, self.record, self.block)
        (self.id, self.record, self.block) = (id, record, block)
        defer { (self.id, self.record, self.block) = outer }
        return Object(&self)
    }

    // Two of them, and no sequence of either kind, because such a one is not specialized here.

    /// Reads the elements of a list of objects.
    mutating func elements<Element: FieldValue>(
        _ ids: ContiguousArray<DataID>,
        block: Int
    ) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(ids.count)
        let isNested = enterList()
        var index = 0
        while index < ids.count {
            readElement(.link(ids[index]), index, block, into: &result)
            index &+= 1
        }
        leaveList(isNested)
        return result
    }

    /// Reads the elements of any other list.
    mutating func elements<Element: FieldValue>(
        _ values: ContiguousArray<Value>,
        block: Int
    ) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(values.count)
        let isNested = enterList()
        var index = 0
        while index < values.count {
            readElement(values[index], index, block, into: &result)
            index &+= 1
        }
        leaveList(isNested)
        return result
    }

    /// Whether the list stands in a list.
    private mutating func enterList() -> Bool {
        let isNested = path[path.count - 1].index >= 0
        if isNested { path.append(PathStep(item: -1, index: -1)) }
        return isNested
    }

    private mutating func leaveList(_ isNested: Bool) {
        if isNested { path.removeLast() } else { path[path.count - 1].index = -1 }
    }

    @inline(__always)
    private mutating func readElement<Element: FieldValue>(
        _ value: Value,
        _ index: Int,
        _ block: Int,
        into result: inout [Element]
    ) {
        path[path.count - 1].index = index
        let leavesOutDeleted = Element.isLeftOutWhenDeleted
        if leavesOutDeleted, isDeleted(value) { return }
        let before = (errors.count, deletions, isFailing)
        let element = Element.read(StoredValue(value: value, block: block), &self)
        if isFailing, leavesOutDeleted, leavesOut(before) { return }
        result.append(element)
    }

    /// Whether an element has failed only because what it can't be without was deleted, as the
    /// edge to an object that is gone: then it goes as well.
    private mutating func leavesOut(
        _ before: (errors: Int, deletions: Int, wasFailing: Bool)
    ) -> Bool {
        let count = deletions - before.deletions
        guard count > 0, errors.count - before.errors == count else { return false }
        errors.removeLast(count)
        deletions = before.deletions
        isFailing = before.wasFailing
        return true
    }

    mutating func isDeleted(_ value: Value) -> Bool {
        guard case .link(let id) = value, let target = source.borrow(id), target.isDeleted else {
            return false
        }
        seen.append(id)
        return true
    }
}
