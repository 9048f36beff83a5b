#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Opens a storage, and reads what must be known before the first read of a record.
///
/// That is everything but the records and the identities. Rows that can't be decoded are left out, and
/// their contents count as missing.
struct StoreLoader {
    private let persistence: Persistence
    private let clock: StoredClock
    private let reading: ReadOptions
    private let noteDamage: @Sendable () -> Void
    private let noteLoss: @Sendable (any Error) -> Void
    private let isCurrent: @Sendable () -> Bool

    /// `noteDamage` is called for each row that can't be decoded, and `noteLoss` if the identities can't be
    /// read.
    ///
    /// `isCurrent` says whether the storage still has the rows of this store.
    init(
        _ persistence: Persistence,
        _ options: StoreOptions,
        noteDamage: @escaping @Sendable () -> Void,
        noteLoss: @escaping @Sendable (any Error) -> Void,
        isCurrent: @escaping @Sendable () -> Bool = { true }
    ) {
        self.persistence = persistence
        self.noteDamage = noteDamage
        self.noteLoss = noteLoss
        self.isCurrent = isCurrent
        clock = StoredClock(options.now(), persistence.now())
        reading = options.reading
    }

    /// The result of opening a storage.
    struct Opened {
        /// The contents; `nil` if there are none.
        var saved: SavedStore?
        /// The rows that the storage has.
        var kept = KeptRows()
        /// The identities that the storage has; empty until the store has asked for them.
        let identities = Locked(NumberSet<DataID>())
        /// The records, to be read in advance.
        var blocks: StoredBlocks?
        /// Whether it has data of operations that are too old.
        var hasGarbage = false
        /// Why the contents were thrown away; `nil` if they were not.
        var loss: Loss?

        /// Why contents were thrown away.
        enum Loss {
            /// They were damaged, in the way that is said, and were set aside.
            case damaged(String)
            /// They belong to another account, other rules or another format, or should be sealed and are not, and were
            /// erased.
            case foreign
        }
    }

    private var storage: any RecordStorage { persistence.storage }

    /// Opens the storage.
    ///
    /// - Throws: A ``StorageError`` if it can't be used; the environment then runs without it.
    func open() throws -> Opened {
        do {
            return try openOnce()
        } catch StorageError.unavailable {
            // A failure may pass, and otherwise all contents are replaced.
            return try openOnce()
        }
    }

    private func openOnce() throws -> Opened {
        do {
            try storage.open()
            return try read()
        } catch StorageError.damaged(let reason) {
            return try setAside(reason)
        } catch is DamagedRow {
            try persistence.checkSeal()
            return try setAside("A row that everything else depends on can't be decoded.")
        }
    }

    private func setAside(_ reason: String) throws -> Opened {
        if !storage.isReadOnly { try storage.setAside() }
        return Opened(loss: .damaged(reason))
    }

    private func read() throws -> Opened {
        guard let row = try storage.bytes(of: 0, in: .header) else {
            var isEmpty = true
            try storage.forEachRow(in: .counts) { _ in isEmpty = false }
            return isEmpty ? Opened() : try setAside("The row of the table `header` is missing.")
        }
        // Nothing stays unsealed.
        if persistence.seal != nil, persistence.isPlain(0, in: .header, row) { return try erase() }
        let owner = persistence.owner
        let header = try persistence.contents(0, in: .header, row) {
            (reader: inout ByteReader) throws(DamagedRow) in
            try StoredHeader.decode(&reader, owner: owner)
        }
        return if let header { try read(header) } else { try erase() }
    }

    private func erase() throws -> Opened {
        if !storage.isReadOnly { try storage.erase() }
        return Opened(loss: .foreign)
    }

    private func read(_ header: StoredHeader) throws -> Opened {
        var opened = Opened()
        opened.kept.header = header
        let symbols = try readNames(header, &opened.kept)
        let names = opened.kept.names
        let known = KnownNames(keys: names.keys, types: names.types, idCount: header.idCount)
        let blocks = StoredBlocks(persistence, known, noteDamage: noteDamage, isCurrent)
        var base = RecordSource()
        opened.kept.counts = try readCounts(known, &opened.kept)
        opened.kept.counts.forEach { number, count in
            blocks.insert(number, count: count, into: &base)
        }
        base.collections = Int(clamping: header.collections)
        try readRoot(header, known, into: &base, &opened.kept)
        try readNotes(header, known, into: &base, &opened.kept)
        let (operations, old) = try readOperations(known, &opened.kept)
        opened.kept.source = base
        opened.hasGarbage = !old.isEmpty
        forgetFields(of: old, butThoseOf: operations, in: &base)
        opened.blocks = blocks
        opened.saved = SavedStore(
            symbols: symbols,
            base: base,
            epoch: header.epoch,
            operations: operations,
            answered: header.answered,
            identities: { [self, restored = opened.identities] in
                readIdentities(known, restored)
            }
        )
        return opened
    }

    /// Calls `body` with a reader of each row of a table.
    ///
    /// A row that can't be decoded is left out, and noted.
    private func forEachRow(
        in table: StoredRow.Table,
        _ kept: inout KeptRows,
        _ body: (Int64, inout ByteReader) throws(DamagedRow) -> Void
    ) throws {
        try storage.forEachRow(in: table) { row in
            do throws(DamagedRow) {
                try persistence.contents(row.number, in: table, row.bytes) {
                    (reader: inout ByteReader) throws(DamagedRow) in
                    try body(row.number, &reader)
                }
            } catch {
                kept.damaged.append((table, row.number))
                noteDamage()
            }
        }
    }

    private func readNames(_ header: StoredHeader, _ kept: inout KeptRows) throws -> Symbols {
        var keys: [(number: UInt32, text: String)] = []
        var types: [(number: UInt32, text: String)] = []
        var names = UsedNames()
        try forEachRow(in: .names, &kept) { (number, reader) throws(DamagedRow) in
            guard let (index, isType) = StoredName.name(number) else { throw DamagedRow() }
            let text = try reader.text()
            if isType {
                types.append((index, text))
                names.types.insert(TypeName(index: index))
            } else {
                keys.append((index, text))
                names.keys.insert(FieldKey(index: index))
            }
        }
        kept.names = names
        return Symbols(
            keys: InternedTexts(restoring: keys, endIndex: header.keyCount),
            types: InternedTexts(restoring: types, endIndex: header.typeCount),
            reading
        )
    }

    /// Reads which rows of records there are, and how many records they have.
    private func readCounts(
        _ known: KnownNames,
        _ kept: inout KeptRows
    ) throws -> BlockCounts {
        var counts = BlockCounts()
        let damaged = kept.damaged.count
        try forEachRow(in: .counts, &kept) { (number, reader) throws(DamagedRow) in
            try CountBlock.decode(&reader, number, known, into: &counts)
        }
        guard kept.damaged.count > damaged else { return counts }
        // The rows themselves say it too, but all of their bytes are read for it.
        counts = BlockCounts()
        try storage.forEachRow(in: .records) { row in
            guard (0...Int64(known.idCount >> 6)).contains(row.number) else { return }
            counts[row.number] = UInt8(clamping: min(row.count, RecordBlock.size))
        }
        return counts
    }

    private func readRoot(
        _ header: StoredHeader,
        _ known: KnownNames,
        into base: inout RecordSource,
        _ kept: inout KeptRows
    ) throws {
        guard let type = header.rootType, known.types.contains(type) else { return }
        let empty = Shape.makeEmpty()
        var root = Record(typeName: type, empty: empty)
        try forEachRow(in: .root, &kept) { (_, reader) throws(DamagedRow) in
            for (key, value) in try RootPart.decode(&reader, known) { root[key] = value }
        }
        if header.isRootDeleted { root.markDeleted() }
        base[.root] = root
    }

    private func readNotes(
        _ header: StoredHeader,
        _ known: KnownNames,
        into base: inout RecordSource,
        _ kept: inout KeptRows
    ) throws {
        let facts = header.facts.filter { fact, _ in
            known.types.contains(fact.type) && known.types.contains(fact.abstractType)
        }
        if !facts.isEmpty { base.typeFacts = facts }
        if let invalidated = header.invalidated { base.invalidations.store = invalidated }
        // How long it would be fresh by the new rules is unknown.
        if header.ages != persistence.ages { base.invalidations.store = header.epoch }
        // Records of one response share their stamp, as they did before.
        var stamps: [FreshnessStamp.Ages: UInt32] = [:]
        try forEachRow(in: .notes, &kept) { (number, reader) throws(DamagedRow) in
            try NoteBlock.decode(&reader, number, known, clock) { id, note in
                if note.mark != Invalidations.Mark() {
                    base.invalidations.restore(note.mark, of: id)
                }
                guard !note.groups.isEmpty else { return }
                base.changeFreshness { table in
                    let ages = FreshnessStamp.Ages(note.groups)
                    let position = stamps[ages] ?? table.add(FreshnessStamp(note.groups))
                    stamps[ages] = position
                    table.set(position, for: id)
                }
            }
        }
    }

    private func readOperations(
        _ known: KnownNames,
        _ kept: inout KeptRows
    ) throws -> (operations: [RecalledOperation], old: [RecalledOperation]) {
        let oldest = persistence.maximumAge.map { clock.instant.advanced(by: .zero - $0) }
        var (operations, old): ([RecalledOperation], [RecalledOperation]) = ([], [])
        var rows: [RecalledOperation.Key: KeptRows.Operation] = [:]
        var last: Int64 = 0
        try forEachRow(in: .operations, &kept) { (number, reader) throws(DamagedRow) in
            guard (0..<(1 << 62)).contains(number) else { throw DamagedRow() }
            let operation = try StoredOperationRow.decode(&reader, known, clock)
            rows[operation.key] = .init(number: number, epoch: operation.written.epoch)
            last = max(last, number)
            if let oldest, operation.written.time.instant < oldest {
                old.append(operation)
            } else {
                operations.append(operation)
            }
        }
        (kept.operations, kept.lastOperation) = (rows, last)
        return (operations, old)
    }

    /// Forgets the fields of the query root that belong to operations which are too old.
    ///
    /// Records that only these fields reach are garbage then.
    private func forgetFields(
        of old: [RecalledOperation],
        butThoseOf others: [RecalledOperation],
        in base: inout RecordSource
    ) {
        guard !old.isEmpty, var root = base[.root] else { return }
        let used = Set(others.flatMap(\.rootFields))
        for key in Set(old.flatMap(\.rootFields)).subtracting(used) { root[key] = .absent }
        base[.root] = root
    }

    /// Reads the identities; an object without one is never found again by its id.
    private func readIdentities(
        _ known: KnownNames,
        _ restored: Locked<NumberSet<DataID>>
    ) -> Identities {
        var identities = Identities(restoring: known.idCount)
        // As for a block of records, a failure may pass.
        for attempt in 1...3 {
            do {
                identities = Identities(restoring: known.idCount)
                var kept = KeptRows()
                try forEachRow(in: .identities, &kept) { (number, reader) throws(DamagedRow) in
                    try IdentityBlock.decode(&reader, number, known, into: &identities)
                }
                break
            } catch {
                if attempt == 3, isCurrent() { noteLoss(error) }
            }
        }
        // They may be those of another environment.
        if !isCurrent() { identities = Identities(restoring: known.idCount) }
        identities.finishRestoring()
        let all = identities.all
        restored.withLock { $0 = all }
        return identities
    }
}
