/// Reads what a definition selects out of one version of the store.
///
/// Generated initialisers ask it for values by their position in the definition's artifact. They
/// neither fail nor throw: when something is missing or wrong the reader notes it, returns a
/// stand-in, and decides at the end whether there is a result at all.
public struct Reader {
    private let source: RecordSource
    let bound: BoundReader
    private let owner: OperationDescriptor
    let plan: ReaderPlan

    /// The record being read; `nil` where there is none and stand-ins are read instead.
    private var record: Record?
    private(set) var id: DataID
    private var block: Int
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
        record = source[id]
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
        path.append(PathStep(item: item, index: -1))
        defer { path.removeLast() }
        if plan.items[item].marks >= 0 { return markedValue(item) }
        return Value.read(StoredValue(value: value(item), block: plan.items[item].block), &self)
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
        if case .link(let id) = stored.value, let target = source[id], !target.isDeleted {
            seen.append(id)
            return read(id, target, block: stored.block)
        }
        if case .link(let id) = stored.value {
            seen.append(id)
            if source[id] != nil, !isAbandoned { deletions += 1 }
            fail(source[id] == nil ? .absent : .null, ())
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
        _ record: Record?,
        block: Int
    ) -> Object {
        let outer = (self.id, self.record, self.block)
        (self.id, self.record, self.block) = (id, record, block)
        defer { (self.id, self.record, self.block) = outer }
        return Object(&self)
    }

    /// Reads the elements of a list.
    mutating func elements<Elements: RandomAccessCollection, Element: FieldValue>(
        _ elements: Elements,
        block: Int,
        _ value: (Elements.Element) -> Value
    ) -> [Element] where Elements.Index == Int {
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        let isNested = path[path.count - 1].index >= 0
        if isNested { path.append(PathStep(item: -1, index: -1)) }
        for index in elements.indices {
            path[path.count - 1].index = index
            let stored = StoredValue(value: value(elements[index]), block: block)
            if Element.isLeftOutWhenDeleted, isDeleted(stored.value) { continue }
            let before = (errors.count, deletions, isFailing)
            let element = Element.read(stored, &self)
            if isFailing, Element.isLeftOutWhenDeleted, leavesOut(before) { continue }
            result.append(element)
        }
        if isNested { path.removeLast() } else { path[path.count - 1].index = -1 }
        return result
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
        guard case .link(let id) = value, let target = source[id], target.isDeleted else {
            return false
        }
        seen.append(id)
        return true
    }

    // MARK: - Types

    private mutating func matches(_ type: Int) -> Bool {
        guard let record else { return false }
        let name = bound.types[type]
        if record.typeName == name { return true }
        guard plan.types[type].kind == .abstract else { return false }
        let fact = RecordSource.TypeFact(type: record.typeName, abstractType: name)
        if let isOne = source.typeFacts[fact] { return isOne }
        if !isAbandoned { note(missing: ()) }
        return false
    }

    /// The position of the case of a switch that the object's type selects.
    @_spi(Generated) public mutating func switchCase() -> Int {
        let cases = plan.blocks[block].cases
        for index in cases.dropLast() {
            if let record, record.typeName == bound.types[plan.cases[index].type] {
                return index - cases.lowerBound
            }
        }
        return cases.count - 1
    }

    /// Reads the object as one case of a switch says.
    @_spi(Generated) public mutating func caseValue<Object: Selection>(_ position: Int) -> Object {
        let outer = block
        block = plan.cases[plan.blocks[block].cases.lowerBound + position].block
        defer { block = outer }
        return Object(&self)
    }

    /// Reads fields of the object that belong together, where it is of their type.
    @_spi(Generated) public mutating func optionalInline<Object: Selection>(
        _ position: Int
    ) -> Object? {
        let item = item(position)
        guard applies(item) else { return nil }
        let outer = block
        block = plan.items[item].block
        defer { block = outer }
        if catchTarget(item) == .null {
            return try? catchingErrors { Object(&$0) }.get()
        }
        return catchingNull { Object(&$0) }
    }

    /// The same, or the errors below it.
    @_spi(Generated) public mutating func inlineResult<Object: Selection>(
        _ position: Int
    ) -> Result<Object?, FieldErrors> {
        catchingErrors { $0.optionalInline(position) }
    }

    /// Whether an item's guard holds and the object is of its type.
    private mutating func applies(_ item: Int) -> Bool {
        let condition = plan.items[item].condition
        if condition >= 0, !bound.guards[condition] { return false }
        guard plan.items[item].type >= 0 else { return true }
        path.append(PathStep(item: item, index: -1))
        defer { path.removeLast() }
        return matches(plan.items[item].type)
    }

    // MARK: - Fragments

    /// Refers to the object for a fragment that is spread on it.
    @_spi(Generated) public func fragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment> {
        let arguments = plan.items[item(position)].arguments
        return FragmentRef(
            dataID: id,
            owner: owner,
            arguments: arguments < 0 ? nil : bound.arguments[arguments]
        )
    }

    /// Refers to the object for a fragment that may not match it.
    @_spi(Generated) public mutating func optionalFragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment>? {
        applies(item(position)) ? fragment(position) : nil
    }

    /// Refers to the object that a value links to.
    mutating func reference<Fragment: FragmentDefinition>(
        _ stored: StoredValue
    ) -> FragmentRef<Fragment> {
        var target = id
        if case .link(let linked) = stored.value { target = linked } else { fail(stored.value, ()) }
        return FragmentRef(dataID: target, owner: owner, arguments: nil)
    }

    // MARK: - Typed entry points

    // Generated code calls these in place of the generic `value(_:)`, because each is one plain
    // call; what is unusual goes the generic way.

    /// Reads a text.
    @_spi(Generated) public mutating func string(_ position: Int) -> String {
        if case .string(let value) = value(item(position)) { return value }
        return value(position)
    }

    /// Reads a text or null.
    @_spi(Generated) public mutating func optionalString(_ position: Int) -> String? {
        if case .string(let value) = value(item(position)) { return value }
        return value(position)
    }

    /// Reads an integer.
    @_spi(Generated) public mutating func int(_ position: Int) -> Int {
        if case .int(let value) = value(item(position)), let int = Int(exactly: value) {
            return int
        }
        return value(position)
    }

    /// Reads an integer or null.
    @_spi(Generated) public mutating func optionalInt(_ position: Int) -> Int? {
        if case .int(let value) = value(item(position)), let int = Int(exactly: value) {
            return int
        }
        return value(position)
    }

    /// Reads a number.
    @_spi(Generated) public mutating func double(_ position: Int) -> Double {
        if case .double(let value) = value(item(position)) { return value }
        return value(position)
    }

    /// Reads a number or null.
    @_spi(Generated) public mutating func optionalDouble(_ position: Int) -> Double? {
        if case .double(let value) = value(item(position)) { return value }
        return value(position)
    }

    /// Reads `true` or `false`.
    @_spi(Generated) public mutating func bool(_ position: Int) -> Bool {
        if case .bool(let value) = value(item(position)) { return value }
        return value(position)
    }

    /// Reads `true`, `false` or null.
    @_spi(Generated) public mutating func optionalBool(_ position: Int) -> Bool? {
        if case .bool(let value) = value(item(position)) { return value }
        return value(position)
    }

    /// Reads an id.
    @_spi(Generated) public mutating func id(_ position: Int) -> ID {
        if case .string(let value) = value(item(position)) { return ID(value) }
        return value(position)
    }

    /// Reads an id or null.
    @_spi(Generated) public mutating func optionalID(_ position: Int) -> ID? {
        if case .string(let value) = value(item(position)) { return ID(value) }
        return value(position)
    }

    /// Reads an object.
    @_spi(Generated) public mutating func object<Object: Selection>(_ position: Int) -> Object {
        value(position)
    }

    /// Reads an object or null.
    @_spi(Generated) public mutating func optionalObject<Object: Selection>(
        _ position: Int
    ) -> Object? {
        value(position)
    }

    /// Reads a list of objects.
    @_spi(Generated) public mutating func objects<Object: Selection>(_ position: Int) -> [Object] {
        value(position)
    }
}
