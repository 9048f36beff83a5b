/// Reads the selection of a definition from one version of the store.
///
/// The initializers of generated structs ask it for values by their position in the definition's
/// artifact. They cannot fail: if a value is missing or invalid, the reader records an error and
/// returns a dummy value. At the end it decides whether there is a result.
public struct Reader {
    let source: RecordSource
    let bound: BoundReader
    /// The operation of the fragments below; below a derived field with objects, that field's query.
    var owner: OperationDescriptor
    // A copy of the array in `bound`, because every field that is read needs one of its items.
    private let items: ContiguousArray<BoundReader.Item>

    /// The record being read, which `source` keeps alive; `nil` if it does not exist and dummy
    /// values are read.
    var record: BorrowedRecord?
    private(set) var id: DataID
    private(set) var block: OptionalPlanIndex<ReaderPlan.Block>
    /// The index of the block's first item.
    private var first: Int
    /// Whether the value being read is known to be discarded, so that errors are not recorded.
    var isAbandoned = false
    var path: ContiguousArray<PathStep> = []

    /// Whether a non-null field was null, which makes the nearest optional around it `nil`.
    var isFailing = false
    /// The records that were read, possibly more than once.
    ///
    /// Only changes of these records can change the result.
    ///
    /// Not recorded for one-time reads.
    private var seen: ContiguousArray<SeenBlock> = []
    /// The fields that were read of records with other plans than that of the definition, for derived
    /// fields.
    private var otherFields: ContiguousArray<FieldSet> = []
    /// The records that were read for chunks of long lists, which are not in `seen`.
    private var parts: SeenParts?
    let notesSeen: Bool
    /// Whether the result depends on an object that the store doesn't have.
    var hasSeenUnknown = false
    /// Whether a chunk of a long list is being read.
    var isInChunk = false
    /// The position that the first element of the next list to be read has, for error paths; that
    /// list resets it.
    var listStart = 0
    /// Whether large values are kept for the next read.
    private(set) var keepsValues = false
    /// The large values that a live reader has read before, and those of this read; `nil` while
    /// there are none.
    var kept: KeptValues?
    /// Whether a live reader holds the sources of the live fields that are read.
    var holdsSources = false
    /// Whether the objects of derived fields are fetched if the store lacks them.
    private var fetchesEdges = false
    /// Whether a live reader holds and fetches the objects of derived fields.
    var followsEdges: Bool { holdsSources && fetchesEdges }
    /// The sources of the live fields and of the objects that were read, except for those that a chunk of a
    /// list has, or ``KeptValues`` holds again.
    var sources: ContiguousArray<any HeldSource> = []
    /// Those of them that this reader may be the first to follow.
    var newSources: ContiguousArray<any HeldSource> = []
    /// The spreads with arguments so far, by the position of their arguments.
    var spreads: ContiguousArray<Spread?> = []
    /// The fields for which the store has no value.
    var missing: [String] = []
    /// How many of them are live fields without a value yet.
    var awaitedCount = 0
    /// Whether the field that is being read is such a field.
    var isAwaiting = false
    /// Whether objects of a derived field are being fetched.
    var awaitsEdge = false
    /// The fields with errors that are not caught.
    var errors: [FieldError] = []
    /// The null fields that make reading throw.
    var thrown: [FieldError] = []
    /// The fields with errors that are caught.
    var caught: [FieldError] = []
    /// The number of errors that are due to deleted objects.
    var deletions = 0
    /// The events of null fields with `@required(action: LOG)`, and of derived fields without a value.
    var logged: [LogEvent] = []

    /// A record, and the block with which it was read; none if only its existence was looked at.
    fileprivate struct SeenBlock: BitwiseCopyable {
        let id: DataID
        /// A block of the plan; numbers from the count of its blocks on are positions in `otherFields`.
        let block: OptionalPlanIndex<ReaderPlan.Block>
    }

    /// A field, or an element of an inner list if the item is -1.
    struct PathStep {
        let item: Int32
        var index: Int32
    }

    package init(
        source: RecordSource,
        bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        block: OptionalPlanIndex<ReaderPlan.Block> = .root,
        notesSeen: Bool = true
    ) {
        self.source = source
        self.bound = bound
        self.owner = owner
        self.id = id
        self.block = block
        items = bound.items
        first = bound.artifact.reader.block(block).items.lowerBound
        record = source.borrow(id)
        self.notesSeen = notesSeen
        // Enough for most reads, so that the arrays are allocated only once.
        path.reserveCapacity(8)
        guard notesSeen else { return }
        seen.reserveCapacity(24)
        noteSeen(id, block: block)
    }

    /// Records that an object is read with a block; none if only its existence is looked at.
    @inline(__always)
    mutating func noteSeen(_ id: DataID, block: OptionalPlanIndex<ReaderPlan.Block> = .none) {
        if notesSeen { seen.append(SeenBlock(id: id, block: block)) }
    }

    /// Has large values kept for the next read, and takes over those of the read before.
    ///
    /// Not a parameter of the initializer, because one-time reads then copied the reader.
    mutating func keepValues(_ before: KeptValues?) {
        keepsValues = true
        (holdsSources, fetchesEdges) = (true, true)
        kept = before
    }

    /// Holds sources and fetches objects if another reader does, whose field is derived from what is read.
    mutating func holdSources(as other: Reader) {
        (holdsSources, fetchesEdges) = (other.holdsSources, other.fetchesEdges)
    }

    /// Removes and returns what is kept for the next read, and begins to follow the sources.
    ///
    /// At the end, so that the objects of all rows are requested together.
    mutating func takeKept() -> KeptValues? {
        for source in take(&newSources, []) { source.begin() }
        guard !sources.isEmpty else { return kept }
        let kept = kept ?? KeptValues()
        kept.hold(take(&sources, []))
        return kept
    }

    /// Removes and returns the records that were read.
    mutating func takeSeen() -> SeenRecords {
        var blocks = take(&seen, [])
        return Self.records(&blocks, bound.fields, otherFields, take(&parts, nil))
    }

    /// Removes and returns the records that were read since there were as many notes as `before` says.
    mutating func takeSeen(from before: SeenCount) -> SeenRecords {
        var blocks = ContiguousArray(seen[before.blocks...])
        seen.removeSubrange(before.blocks...)
        let records = Self.records(&blocks, bound.fields, otherFields, nil)
        otherFields.removeSubrange(before.otherFields...)
        return records
    }

    // Static, because a method is called with a copy of the reader.
    private static func records(
        _ blocks: inout ContiguousArray<SeenBlock>,
        _ fields: ContiguousArray<FieldSet>,
        _ others: ContiguousArray<FieldSet>,
        _ parts: SeenParts?
    ) -> SeenRecords {
        var records = SeenRecords.Collector()
        // Objects are usually read in the order in which they became known.
        if !blocks.isSorted { blocks.sort { $0.id.index < $1.id.index } }
        for seen in blocks {
            guard let position = seen.block.index?.position else {
                records.add(seen.id, .existence)
                continue
            }
            let isOther = position >= fields.count
            records.add(seen.id, isOther ? others[position - fields.count] : fields[position])
        }
        return records.finish(parts)
    }

    /// How much was noted as read.
    struct SeenCount {
        fileprivate let blocks: Int
        fileprivate let otherFields: Int
    }

    /// How much was noted as read so far.
    var seenCount: SeenCount { SeenCount(blocks: seen.count, otherFields: otherFields.count) }

    /// Adds the records that were read for a derived field.
    mutating func note(_ records: SeenRecords) {
        guard notesSeen else { return }
        for record in records { noteSeen(record.id, block: otherBlock(record.fields)) }
    }

    /// Returns the number of fields that were read with another plan, as a ``SeenBlock`` has it.
    mutating func otherBlock(_ fields: FieldSet) -> OptionalPlanIndex<ReaderPlan.Block> {
        // Usually the same few repeat; not all are compared, because they can be many.
        let recent = otherFields.suffix(4)
        let known = recent.lastIndex(of: fields)
        if known == nil { otherFields.append(fields) }
        let position = known ?? otherFields.count - 1
        return OptionalPlanIndex(PlanIndex(bound.fields.count + position))
    }

    /// Adds the records that were read for the chunks of a list.
    mutating func note(_ new: SeenParts) {
        parts = parts.map { SeenParts($0.all + new.all) } ?? new
    }

    /// The number of problems that were noted.
    var noteCount: Int {
        missing.count + errors.count + thrown.count + caught.count + logged.count + deletions
    }

    var plan: ReaderPlan { bound.artifact.reader }

    /// Whether the record where the read begins was deleted.
    var isDeleted: Bool { record?.isDeleted ?? source.isWithdrawn(id) }

    /// Why the definition cannot be read; `nil` if it can.
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

    /// Whether all missing fields are live fields that wait for their first value.
    var isAwaited: Bool { !missing.isEmpty && awaitedCount == missing.count }

    /// Whether there is a value in which missing fields are `nil`.
    var hasPartialValue: Bool {
        !isDeleted && !isFailing && thrown.isEmpty
            && !bound.artifact.contents.throwsOnFieldError
    }

    /// The events to log about the result.
    var events: [LogEvent] {
        guard hasEvents else { return [] }
        let definition = bound.artifact.contents.name
        var events = logged
        // Nulls and errors from the server were logged when the response was written, and a failure
        // is thrown or logged by the caller.
        let unusable = errors.filter(\.isUnusableValue)
        if !unusable.isEmpty, failure == nil {
            events.append(.readFieldErrors(definition: definition, unusable))
        }
        return events
    }

    /// Whether there may be ``events``.
    @inline(__always)
    var hasEvents: Bool { !logged.isEmpty || !errors.isEmpty }

    // MARK: - The definition

    /// Reads the definition itself.
    mutating func definition<Output: FieldValue>() -> Output {
        if bound.artifact.contents.catchTarget == .null { return caughtDefinition() }
        return Output.read(StoredValue(value: .link(id), block: .root), &self)
    }

    // MARK: - Values

    /// Returns the stored value of an item, or null if its guard is false.
    func value(_ item: BoundReader.Item) -> Value {
        if item.isExcluded { return .null }
        if item.isTypename { return typename }
        return record?[item.key] ?? .absent
    }

    /// Returns a pointer to the stored value of an item, or `nil` in unusual cases.
    @inline(__always)
    func slot(_ item: BoundReader.Item) -> UnsafeMutablePointer<Value>? {
        guard item.isStored, let record,
            let slot = record.slot(of: item.key, guess: Int(item.guess))
        else {
            return nil
        }
        return record.slots + slot
    }

    private var typename: Value {
        guard let record, record.typeName != bound.unknownType else { return .absent }
        return Value(text: bound.symbols.text(record.typeName))
    }

    @inline(__always)
    func item(_ position: Int) -> BoundReader.Item {
        items[first &+ position]
    }

    /// Returns the index of an item of the current block among all items.
    func index(of position: Int) -> Int { first &+ position }

    /// Runs `body` with another record and block as the current ones.
    @inline(__always)
    mutating func standing<Result>(
        on id: DataID,
        _ record: BorrowedRecord?,
        block: OptionalPlanIndex<ReaderPlan.Block>,
        first: Int? = nil,
        _ body: (inout Reader) -> Result
    ) -> Result {
        let outer = (self.id, self.record, self.block, self.first)
        (self.id, self.record, self.block) = (id, record, block)
        self.first = first ?? firstItem(block)
        defer { (self.id, self.record, self.block, self.first) = outer }
        return body(&self)
    }

    /// Returns the index of a block's first item.
    @inline(__always)
    private func firstItem(_ block: OptionalPlanIndex<ReaderPlan.Block>) -> Int {
        bound.artifact.reader.block(block).items.lowerBound
    }

    /// Reads the current object with another block.
    mutating func object<Object: SelectedObject>(
        by block: OptionalPlanIndex<ReaderPlan.Block>
    ) -> Object {
        noteSeen(id, block: block)
        return standing(on: id, record, block: block) { Object(&$0) }
    }

    /// Reads a field of any type.
    @_spi(Generated) public mutating func value<Value: FieldValue>(_ position: Int) -> Value {
        field(position) { Value.read($0, &$1) }
    }

    /// Reads a field with `read`.
    @inline(__always)
    mutating func field<Result>(
        _ position: Int,
        _ read: (StoredValue, inout Reader) -> Result
    ) -> Result {
        let item = item(position)
        enter(position)
        defer { leave() }
        if !item.annotations.isNone { return annotatedValue(item, read) }
        return read(StoredValue(value: value(item), block: item.block), &self)
    }

    /// Adds an item of the current block to the path.
    @inline(__always)
    mutating func enter(_ position: Int) {
        path.append(PathStep(item: Int32(truncatingIfNeeded: first &+ position), index: -1))
    }

    @inline(__always)
    mutating func leave() {
        path.removeLast()
    }

    /// Records why `value` does not have the expected type, and returns `placeholder`.
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

    /// Returns whether an optional value is `nil`.
    ///
    /// Records the reason unless it is simply null.
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

    /// Runs `body`.
    ///
    /// Returns `nil` if a non-null field inside it was null.
    mutating func catchingNull<Result>(_ body: (inout Reader) -> Result) -> Result? {
        // Earlier failures outside of this value must not make it `nil`.
        let wasFailing = isFailing
        isFailing = false
        let result = body(&self)
        let hasFailed = isFailing
        isFailing = wasFailing
        return hasFailed ? nil : result
    }

    /// Reads a value with `read`, or returns `nil` for null.
    ///
    /// The result is also `nil` if a non-null field inside the value is null.
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
        if isAwaiting { awaitedCount += 1 }
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

extension ContiguousArray<Reader.SeenBlock> {
    /// Whether the blocks are in ascending order of their ids.
    fileprivate var isSorted: Bool {
        var last: UInt32 = 0
        for block in self {
            guard block.id.index >= last else { return false }
            last = block.id.index
        }
        return true
    }
}
