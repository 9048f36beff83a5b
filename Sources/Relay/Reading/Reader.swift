/// Reads what a definition selects out of one version of the store.
///
/// Generated initialisers ask it for values by their position in the definition's artifact. They
/// neither fail nor throw: when something is missing or wrong the reader notes it, returns a
/// stand-in, and decides at the end whether there is a result at all.
public struct Reader {
    let source: RecordSource
    let bound: BoundReader
    let owner: OperationDescriptor
    // Kept beside `bound` because every field that is read asks for one of them.
    private let items: ContiguousArray<BoundReader.Item>

    /// The record being read, which `source` keeps; `nil` where there is none and stand-ins are
    /// read instead.
    var record: BorrowedRecord?
    private(set) var id: DataID
    private(set) var block: Int
    /// Where the block's items begin.
    private var first: Int
    /// Whether what is read now is already known to be given up.
    var isAbandoned = false
    var path: ContiguousArray<PathStep> = []

    /// Whether a null has been met that makes the nearest optional around it `nil`.
    var isFailing = false
    /// The records that were read, with repetitions: a change of any other changes nothing.
    ///
    /// Empty where nobody goes on reading.
    private var seen: ContiguousArray<DataID> = []
    private let notesSeen: Bool
    /// The spreads with arguments that were met, by those.
    var spreads: ContiguousArray<Spread?> = []
    /// The fields about which nothing is known.
    var missing: [String] = []
    /// The fields that have errors which nothing catches.
    var errors: [FieldError] = []
    /// The fields that are null and without which there is no result at all.
    var thrown: [FieldError] = []
    /// The fields that have errors which something around them catches.
    var caught: [FieldError] = []
    /// How many of the errors are for objects that were deleted.
    var deletions = 0
    /// The required fields that are null and of which the log is to tell.
    var logged: [String] = []

    /// A field; in a list within a list, an element of the inner one: then the item is -1.
    struct PathStep {
        let item: Int32
        var index: Int32
    }

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        block: Int = 0,
        notesSeen: Bool = true
    ) {
        self.source = source
        self.bound = bound
        self.owner = owner
        self.id = id
        self.block = block
        items = bound.items
        first = bound.artifact.reader.blocks[block].items.lowerBound
        record = source.borrow(id)
        self.notesSeen = notesSeen
        // Enough for most, so that they grow once.
        path.reserveCapacity(8)
        guard notesSeen else { return }
        seen.reserveCapacity(24)
        seen.append(id)
    }

    @inline(__always)
    mutating func noteSeen(_ id: DataID) {
        if notesSeen { seen.append(id) }
    }

    /// The records that were read, each once, in ascending order; they are moved out.
    mutating func takeSeen() -> ContiguousArray<DataID> {
        var ids = take(&seen, [])
        ids.sort { $0.index < $1.index }
        var count = 0
        for index in ids.indices where count == 0 || ids[count - 1] != ids[index] {
            ids[count] = ids[index]
            count += 1
        }
        ids.removeLast(ids.count - count)
        return ids
    }

    var plan: ReaderPlan { bound.artifact.reader }

    /// Whether the record where the read begins was deleted.
    var isDeleted: Bool { record?.isDeleted ?? source.invalidations.isWithdrawn(id) }

    /// Why the definition has no value; `nil` when it has one.
    var failure: ReadFailure? {
        if isDeleted { return .deleted }
        if !missing.isEmpty { return .missing(missing) }
        if isFailing || !thrown.isEmpty
            || !errors.isEmpty && bound.artifact.contents.throwsOnFieldError
        {
            return .failed(thrown + errors)
        }
        return nil
    }

    /// What there is to tell of the value.
    var events: [LogEvent] {
        guard hasEvents else { return [] }
        let definition = bound.artifact.contents.name
        var events = logged.map { LogEvent.readRequiredNull(definition: definition, path: $0) }
        // Nulls and errors were logged with the response that brought them, and what leaves no
        // value is thrown or logged as that.
        let unusable = errors.filter(\.isUnusableValue)
        if !unusable.isEmpty, failure == nil {
            events.append(.readFieldErrors(definition: definition, unusable))
        }
        return events
    }

    /// Whether there may be ``events``.
    @inline(__always)
    var hasEvents: Bool { !logged.isEmpty || !errors.isEmpty }

    // MARK: - Values

    /// What the record holds for an item; null where its guard does not hold.
    func value(_ item: BoundReader.Item) -> Value {
        if item.isExcluded { return .null }
        if item.isTypename { return typename }
        return record?[item.key] ?? .absent
    }

    /// Where the record keeps the value of an item; `nil` for all that is unusual.
    @inline(__always)
    func slot(_ item: BoundReader.Item) -> UnsafeMutablePointer<Value>? {
        if item.isExcluded || item.isTypename { return nil }
        guard let record, let slot = record.slot(of: item.key, guess: Int(item.guess)) else {
            return nil
        }
        return record.slots + slot
    }

    private var typename: Value {
        guard let record, record.typeName != bound.unknownType else { return .absent }
        return .string(bound.symbols.text(record.typeName))
    }

    @inline(__always)
    func item(_ position: Int) -> BoundReader.Item {
        items[first &+ position]
    }

    /// Runs `body` with the record and the block that it is to read.
    @inline(__always)
    mutating func standing<Result>(
        on id: DataID,
        _ record: BorrowedRecord?,
        block: Int,
        first: Int? = nil,
        _ body: (inout Reader) -> Result
    ) -> Result {
        let outer = (self.id, self.record, self.block, self.first)
        (self.id, self.record, self.block) = (id, record, block)
        self.first = first ?? firstItem(block)
        defer { (self.id, self.record, self.block, self.first) = outer }
        return body(&self)
    }

    /// Where the items of a block begin.
    @inline(__always)
    private func firstItem(_ block: Int) -> Int {
        bound.artifact.reader.blocks[block].items.lowerBound
    }

    /// Reads the same object by another block.
    mutating func object<Object: SelectedObject>(by block: Int) -> Object {
        standing(on: id, record, block: block) { Object(&$0) }
    }

    /// Reads a field as any type.
    @_spi(Generated) public mutating func value<Value: FieldValue>(_ position: Int) -> Value {
        field(position) { Value.read($0, &$1) }
    }

    /// Reads a field as `read` does.
    @inline(__always)
    mutating func field<Result>(
        _ position: Int,
        _ read: (StoredValue, inout Reader) -> Result
    ) -> Result {
        let item = item(position)
        enter(position)
        defer { leave() }
        if item.marks >= 0 { return markedValue(item, read) }
        return read(StoredValue(value: value(item), block: Int(item.block)), &self)
    }

    /// Goes down to an item of the block.
    @inline(__always)
    mutating func enter(_ position: Int) {
        path.append(PathStep(item: Int32(truncatingIfNeeded: first &+ position), index: -1))
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

    /// Reads a value as `read` does, or `nil` for null; a null that can't be inside the value ends
    /// up here.
    @inline(__always)
    mutating func optional<Result>(
        _ stored: StoredValue,
        _ read: (StoredValue, inout Reader) -> Result
    ) -> Result? {
        isNull(stored.value) ? nil : catchingNull { read(stored, &$0) }
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
            return step.item < 0 ? index : [plan.names[Int(step.item)]] + index
        }.joined(separator: ".")
    }
}
