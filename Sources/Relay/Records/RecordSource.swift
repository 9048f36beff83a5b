/// The facts that a source keeps besides its records.
///
/// A class because each copy of a source counts the references in it, and these change seldom.
private final class Notes:
    @unchecked Sendable  // because only the source that alone refers to it changes it.
{
    // Unchecked as in `Locked`.
    @exclusivity(unchecked) var typeFacts: [RecordSource.TypeFact: Bool]
    @exclusivity(unchecked) var invalidations: Invalidations
    /// When servers have sent fields that age; `nil` while there are none.
    @exclusivity(unchecked) var freshness: Freshness?

    init(_ source: RecordSource) {
        typeFacts = source.typeFacts
        invalidations = source.invalidations
        freshness = source.freshness
    }
}

/// The stamps of records.
///
/// A class because most stores have no stamps.
final class Freshness:
    @unchecked Sendable  // because only the source that alone refers to it changes it.
{
    // Unchecked as in `Locked`.
    @exclusivity(unchecked) fileprivate var table: FreshnessTable

    fileprivate init(_ table: FreshnessTable) { self.table = table }
}

/// All records, by data ID: a value, so that a copy is a snapshot.
package struct RecordSource: Sendable {
    /// The root record, apart from the others because most responses change it, and each change
    /// would copy the nodes above it.
    private var root: Record?
    /// All other records.
    private var records = RadixArray<RecordLeaf>()
    /// The facts besides the records; `nil` while there are none.
    private var notes: Notes?
    /// How often the store was reset, after which nothing is as before.
    package var session = 0
    /// Which of the versions that a store has published this is; versions only grow.
    package var version = 0
    /// How many collections have removed records from this version.
    package internal(set) var collections = 0

    /// Asks whether objects of `type` are of `abstractType`; responses give the answer.
    package struct TypeFact: Hashable, Sendable {
        package let type: TypeName
        package let abstractType: TypeName

        package init(type: TypeName, abstractType: TypeName) {
            self.type = type
            self.abstractType = abstractType
        }
    }

    package init() {}

    // MARK: - Facts besides the records

    /// Whether objects of a type are of an abstract type, as responses have told.
    package var typeFacts: [TypeFact: Bool] {
        get { notes?.typeFacts ?? [:] }
        _modify { yield &ownNotes().typeFacts }
    }

    /// The records that must be fetched again although they have data.
    package var invalidations: Invalidations {
        get { notes?.invalidations ?? Invalidations() }
        _modify { yield &ownNotes().invalidations }
        set {
            if notes != nil || newValue != Invalidations() { ownNotes().invalidations = newValue }
        }
    }

    /// Whether the record of `id`, if there is none, went with an optimistic update.
    package func isWithdrawn(_ id: DataID) -> Bool {
        notes?.invalidations.isWithdrawn(id) ?? false
    }

    /// Whether other facts about types are known than in `other`.
    package func hasOtherTypeFacts(than other: RecordSource) -> Bool {
        notes !== other.notes && typeFacts != other.typeFacts
    }

    /// The notes, which no other source has.
    private mutating func ownNotes() -> Notes {
        let isUnique = isKnownUniquelyReferenced(&notes)
        if isUnique, let notes { return notes }
        let own = Notes(self)
        notes = own
        return own
    }

    // MARK: - Freshness

    /// When servers have sent fields that age; `nil` while there are none.
    @inline(__always)
    fileprivate var freshness: Freshness? { notes?.freshness }

    /// Whether records have fields that age.
    @inline(__always)
    package var hasAges: Bool { notes?.freshness != nil }

    /// When servers have sent fields that age; `nil` while there are none.
    package var freshnessTable: FreshnessTable? { freshness?.table }

    /// How many times the stamps were changed.
    package var freshnessChanges: Int { freshness?.table.changes ?? 0 }

    /// Returns the position of a record's stamp; 0 for none.
    @inline(__always)
    func stampPosition(of id: DataID) -> UInt32 { freshness?.table.position(of: id) ?? 0 }

    func stamp(at position: UInt32) -> FreshnessStamp? { freshness?.table.stamp(at: position) }

    package func stamp(of id: DataID) -> FreshnessStamp? { stamp(at: stampPosition(of: id)) }

    /// Changes the stamps.
    @inline(__always)
    mutating func changeFreshness<Result>(_ body: (inout FreshnessTable) -> Result) -> Result {
        let notes = ownNotes()
        let isUnique = isKnownUniquelyReferenced(&notes.freshness)
        if isUnique, let freshness = notes.freshness { return body(&freshness.table) }
        let own = Freshness(notes.freshness?.table ?? FreshnessTable())
        notes.freshness = own
        return body(&own.table)
    }

    /// Takes over the stamps of another source; returns the ones before, to be released.
    @discardableResult
    mutating func replaceFreshness(by other: RecordSource) -> Freshness? {
        guard other.freshness !== freshness else { return nil }
        return take(&ownNotes().freshness, other.freshness)
    }

    // MARK: - Records

    /// The record of `id`; `nil` if it was never fetched.
    package subscript(id: DataID) -> Record? {
        @inline(__always)
        get { id == .root ? root : records[Int(id.index)] }
        set {
            if id == .root { root = newValue } else { records[Int(id.index)] = newValue }
        }
    }

    /// Where the last record was written that was set with it.
    package typealias Finger = RadixArray<RecordLeaf>.Finger

    /// Sets a record.
    ///
    /// `finger` may come from an earlier call if the source was neither copied nor changed otherwise
    /// since.
    @inline(__always)
    mutating func set(_ record: Record, at id: DataID, _ finger: inout Finger) {
        if id == .root { root = record } else { records.set(record, at: Int(id.index), &finger) }
    }

    /// Adds 64 records that are still encoded, `count` of them, to a source without them.
    ///
    /// `number` times 64 is the first data ID.
    mutating func insert(_ encoded: EncodedBranch, number: Int, count: Int) {
        records.insert(encoded, number: number, count: count)
    }

    /// Returns a branch with 64 records.
    static func makeBranch(_ records: ContiguousArray<Record?>) -> RadixBranch {
        RadixArray<RecordLeaf>.makeBranch { records[$0] }
    }

    /// Calls `body` with each data ID that has a record, in order.
    package func forEachID(_ body: (DataID) -> Void) {
        if root != nil { body(.root) }
        records.forEach { index, _ in body(DataID(index: UInt32(index))) }
    }

    /// Calls `body` with each data ID that has a record, in order, and with the record.
    @inline(__always)
    func forEach(_ body: (DataID, BorrowedRecord) -> Void) {
        if let root { body(.root, root.borrowed) }
        records.forEach { index, record in
            if let record = record.pointee?.borrowed { body(DataID(index: UInt32(index)), record) }
        }
    }

    /// Forgets the records that `body` says, and what is noted of them.
    @inline(__always)
    package mutating func removeAll(where body: (DataID) -> Bool) {
        let before = invalidations.records.isEmpty ? nil : self
        if root != nil, body(.root) { root = nil }
        records.removeAll { body(DataID(index: UInt32($0))) }
        forgetStampsWithoutRecord()
        guard let before else { return }
        let after = self
        invalidations.forget(
            wasThere: { before[$0] != nil },
            isThere: { after[$0] != nil }
        )
    }

    /// Forgets the stamps of records that are gone.
    private mutating func forgetStampsWithoutRecord() {
        guard hasAges else { return }
        let records = self
        changeFreshness { $0.removeAll { records.borrow($0) != nil } }
    }

    /// Takes over the facts besides the records from `base`, which has all records of this source.
    ///
    /// Forgets the facts about records that are only in `base`.
    mutating func takeNotes(of base: RecordSource) {
        (session, version, collections) = (base.session, base.version, base.collections)
        notes = base.notes
        if hasAges {
            var gone: [DataID] = []
            base.forEachDifference(from: self) { id in
                if borrow(id) == nil, stampPosition(of: id) != 0 { gone.append(id) }
            }
            if !gone.isEmpty {
                changeFreshness { table in for id in gone { table.set(0, for: id) } }
            }
        }
        guard !invalidations.records.isEmpty else { return }
        let after = self
        invalidations.forget(
            wasThere: { base.borrow($0) != nil },
            isThere: { after.borrow($0) != nil }
        )
    }

    /// Returns whether no fact besides the records has changed between two versions.
    func hasSameNotes(as other: RecordSource) -> Bool { notes === other.notes }

    /// Calls `body` with the data ID of each record that was written between two versions, or is in
    /// one of them only, in order.
    ///
    /// The cost depends on how many records were written, not on how many there are.
    package func forEachDifference(from other: RecordSource, _ body: (DataID) -> Void) {
        if root?.borrowed.header != other.root?.borrowed.header { body(.root) }
        records.forEachUnsharedLeaf(with: other.records) { start in
            for index in start..<start + 8 {
                let id = DataID(index: UInt32(truncatingIfNeeded: index))
                let old = other.records.withElement(at: index) { $0.borrowed.header }
                let new = records.withElement(at: index) { $0.borrowed.header }
                if old != new { body(id) }
            }
        }
    }

    /// The record of `id`, for as long as this source, or a copy, holds it.
    @inline(__always)
    package func borrow(_ id: DataID) -> BorrowedRecord? {
        id == .root ? root?.borrowed : records.withElement(at: Int(id.index)) { $0.borrowed }
    }

    /// Calls `body` with the links that records have in a field, and the positions of these records.
    ///
    /// The records are located before any of them is read, so that the processor fetches several from
    /// memory at the same time: 50,000 records take twice to four times as long one after the other.
    @inline(__always)
    func forEachLink(
        _ key: FieldKey,
        of ids: ContiguousArray<DataID>,
        _ body: (Int, DataID) -> Void
    ) {
        let block = 64
        withUnsafeTemporaryAllocation(of: BorrowedRecord?.self, capacity: block) { records in
            // The shape of the record before, and the field's slot in it.
            var known: (shape: ObjectIdentifier, slot: Int?)?
            var start = 0
            while start < ids.count {
                let count = min(block, ids.count - start)
                for offset in 0..<count {
                    records.initializeElement(at: offset, to: borrow(ids[start + offset]))
                }
                for offset in 0..<count {
                    guard let record = records[offset] else { continue }
                    let shape = record.shapeIdentifier
                    if known?.shape != shape { known = (shape, record.slot(of: key)) }
                    if let slot = known?.slot {
                        if case .link(let id) = record.slots[slot] { body(start + offset, id) }
                    } else if case .link(let id) = record[key] {
                        body(start + offset, id)
                    }
                }
                start += count
            }
        }
    }

    /// How many records there are, deleted ones included.
    package var count: Int { records.count + (root == nil ? 0 : 1) }

    /// One more than the greatest data ID that may have a record.
    package var endIndex: Int { max(1, records.endIndex) }
}
