/// Reads a response once, byte by byte, and writes it into records.
///
/// It owns what it writes for as long as it runs: the caller moves the source and the identities
/// in and takes them out again. A response that is refused leaves `source` half-written; the
/// caller drops it.
///
/// Methods are `mutating` even where they change nothing, if good responses need them: for other
/// methods the compiler copies the whole normalizer first, which takes longer than most of them.
///
/// - `Normalizer+Response.swift`: the envelope, and errors of fields
/// - `Normalizer+Payloads.swift`, `IncrementalPayload.swift`: responses in parts;
///   `Normalizer+Parts.swift`, `Normalizer+Targets.swift`: a part, and where it belongs
/// - `Normalizer+Objects.swift`: objects, their types and identities
/// - `Normalizer+Fields.swift`: finding the field of a key, and reading its value
/// - `Normalizer+Scalars.swift`, `Normalizer+Lists.swift`: values
/// - `Normalizer+Order.swift`: responses that contradict themselves
/// - `Normalizer+Freshness.swift`: noting when fields that age were received
/// - `Normalizer+Records.swift`, `Normalizer+Notes.swift`: writing an object that has been read,
///   and findings about it
package struct Normalizer: ~Copyable {
    /// The position in the payload; valid as long as its bytes are.
    var cursor: JSONCursor
    /// The operation's plan with its variables.
    let bound: BoundNormalization
    /// The shapes that payloads have taught; the caller stores them for the next payload.
    var lessons: PlanLessons
    /// The plan's tables in memory; empty unless a response is being read.
    var plan = BoundNormalization.Tables.none
    let symbols: Symbols
    let emptyShape: Shape
    let unknownType: TypeName
    let typenameMember = JSONMemberKey.typename
    let idMember = JSONMemberKey.id
    /// The store's identities, which the caller moves in, and takes out again even after an error.
    package var identities: Identities
    /// The records; valid when all has been read, and half-written after an error.
    package var source: RecordSource
    /// The records that are new or have other values than before, with repetitions.
    ///
    /// Complete when all has been read.
    var changed = Stack<DataID>()
    /// Findings besides values; complete when everything has been read.
    package internal(set) var findings = Findings()
    /// The fields with handles that have come; complete when all has been read.
    var handled: ContiguousArray<HandledField> = []
    /// The values of the objects that are being read; empty between values.
    var pending = PendingValues()
    /// For each field of the plan the serial number of the object in which it was last seen.
    let seen: SeenFields
    /// The serial number of the object that was begun last.
    var serial: UInt32 = 0
    /// The records of the objects that were read so far.
    let visited: VisitedRecords
    /// The first of the records that nothing referred to before this response.
    ///
    /// They need no marks: if one of them exists, it has come in this response.
    let firstNewRecord: UInt32
    /// Whether the response contradicts itself, and how it is read again.
    var order = ReadingOrder()
    /// The state of a response that comes in parts.
    var incremental = IncrementalReading()
    /// The composite fields that are being read, outermost first; empty between values.
    var path = Stack<PathStep>()
    /// The field that is being read, or -1.
    var current = -1
    /// The value of `current` for the `__typename` of an object whose fields depend on it.
    static var typenameOfUnknownObject: Int { -2 }
    /// When the response was received; `nil` unless fields of the response or of the store age.
    let receipt: Receipt?
    /// The stamps that were given last; complete when all has been read.
    var stamps: GivenStamps
    /// The leaf of `source` that was written last.
    ///
    /// Valid because the normalizer alone owns `source`.
    var finger = RecordSource.Finger()
    /// Records that have been replaced, kept because objects around may still look at them.
    var replaced: ContiguousArray<Record> = []

    /// Fields that did not come, and whose absence tells something once all types are known.
    var absences: [Absence] = []

    /// Findings of the normalizer besides values.
    package struct Findings {
        /// The requested fields that did not come, as response paths.
        package internal(set) var missing: [String] = []
        /// The response paths of nulls that the schema doesn't allow.
        var nulls: [String] = []
        /// The objects of the plan that occurred without a key.
        var keyless: Set<PlanIndex<NormalizationPlan.Object>> = []
        /// The events to log.
        package internal(set) var events: [LogEvent] = []
    }

    /// Whether the response contradicts itself, and how it is read again.
    struct ReadingOrder {
        /// Whether the response has different values for one field of one record.
        ///
        /// Valid while a value is read; false again once it has been read in selection order.
        var hasConflicts = false
        /// The values that were read of each field, while the response is read again in selection
        /// order; `nil` otherwise.
        var said: Said?
        /// Whether something was read again in selection order; valid when all has been read.
        var isReordered = false
        /// Whether an object around the current one is being read again.
        var isReadingAgain = false
    }

    struct HandledField {
        let id: DataID
        let field: Int
    }

    /// Where in the response the normaliser is: in a field, at a position of its list; in a list
    /// within a list the field is -1.
    struct PathStep: BitwiseCopyable {
        let field: Int
        var index: Int
    }

    /// An object being read.
    ///
    /// It is passed `inout` even where it isn't changed: a copy would have to wait until all recent
    /// writes to it have reached memory.
    struct Frame {
        let object: PlanIndex<NormalizationPlan.Object>
        let fields: Range<Int>
        let id: DataID
        var type: TypeName
        let serial: UInt32
        let firstPending: Int
        let firstChanged: Int
        let firstHandled: Int
        /// The record in the source when the object began.
        let existing: BorrowedRecord?
        /// The position of the field that is expected next.
        var next = 0
        /// How many of the fields have come.
        var count = 0
        /// Whether `id` or `__typename` has come twice.
        var isAmbiguous = false
    }

    package init(
        _ bytes: UnsafeRawBufferPointer,
        bound: BoundNormalization,
        symbols: Symbols,
        emptyShape: Shape,
        identities: consuming Identities,
        source: consuming RecordSource,
        receipt: Receipt? = nil
    ) {
        cursor = JSONCursor(bytes)
        cursor.skipByteOrderMark()
        self.bound = bound
        lessons = bound.takeLessons()
        self.symbols = symbols
        self.emptyShape = emptyShape
        unknownType = bound.unknownType
        visited = identities.visited
        visited.begin()
        firstNewRecord = UInt32(truncatingIfNeeded: identities.count)
        self.identities = identities
        self.receipt = receipt
        stamps = GivenStamps(first: receipt == nil ? 1 : source.freshnessTable?.endIndex ?? 1)
        self.source = source
        seen = SeenFields(count: bound.plan.fields.count)
    }

    mutating func noteChange(_ id: DataID) {
        changed.append(id)
    }

    /// The payloads for the handlers of fields that have come, inner fields first.
    package var fieldPayloads: [FieldPayload] {
        mutating get {
            var payloads: [FieldPayload] = []
            for handled in handled {
                let field = bound.plan.fields[handled.field]
                for handle in field.handles {
                    payloads.append(FieldPayload(handled.id, field, handle: handle, bound))
                }
            }
            for continued in incremental.continued {
                let field = bound.plan.fields[continued.field]
                for handle in field.handles where bound.plan.handles[handle].needsParts {
                    var payload = FieldPayload(continued.id, field, handle: handle, bound)
                    payload.part = continued.part
                    payloads.append(payload)
                }
            }
            return payloads
        }
    }

    /// The records that are new or have other values than before, with repetitions.
    package var changedIDs: ContiguousArray<DataID> { changed.all }

    // MARK: - Where it is

    /// Where the normaliser is, as a response path: `hero.friends.0.name`.
    var pathDescription: String { pathDescription(to: current) }

    /// The response path of a field of the object that is being read; -1 for the object itself.
    func pathDescription(to field: Int) -> String {
        var steps: [String] = []
        let path = path.all
        for step in path {
            if step.field >= 0 { steps.append(responseKey(step.field)) }
            if step.index >= 0 { steps.append(String(step.index)) }
        }
        if field == Self.typenameOfUnknownObject { steps.append("__typename") }
        let innermost = path.last { $0.field >= 0 }?.field
        if field >= 0, field != innermost { steps.append(responseKey(field)) }
        return steps.joined(separator: ".")
    }

    private func responseKey(_ field: Int) -> String {
        bound.plan.responseKey(bound.plan.fields[field])
    }
}
