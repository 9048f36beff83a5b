#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The rows to write so that a storage has a version of the store, in place of the one that it has.
struct RowChanges {
    private let persistence: Persistence
    private let store: Store
    private let omissions: Omissions
    private let clock: StoredClock
    /// The rows as they will be.
    private(set) var kept: KeptRows
    private(set) var changes: [StoredRow.Change] = []
    /// The names and identities that the new rows use.
    private var used = UsedNames()

    /// Finds out what to write.
    ///
    /// - Throws: The error of ``Persistence/seal``.
    init(
        from kept: KeptRows,
        to keepsake: Store.Keepsake,
        of store: Store,
        _ persistence: Persistence
    ) throws {
        self.kept = kept
        self.store = store
        self.persistence = persistence
        // The values of live fields are those of one run.
        omissions = Omissions(
            persistence.rules.omitted.union(store.symbols.reading.liveFields)
        )
        clock = StoredClock(store.options.now(), persistence.now())
        self.kept.damaged = []
        for (table, number) in kept.damaged { changes.append(.remove(number, from: table)) }
        try addRecords(keepsake.base, kept.damaged)
        try addRoot(keepsake.base)
        try addNotes(keepsake.base)
        try addOperations(keepsake)
        if keepsake.forgettings != kept.forgettings { try removeForgotten() }
        try addRenamed()
        try addIdentities()
        try addNames()
        try addHeader(keepsake)
        self.kept.source = keepsake.base
        self.kept.forgettings = keepsake.forgettings
    }

    /// How many bytes the new rows have.
    var byteCount: Int {
        changes.reduce(0) { sum, change in
            if case .set(let row, _) = change { sum + row.bytes.count } else { sum }
        }
    }

    private typealias Encoded = (contents: ByteWriter, count: Int)

    /// Sets a row, or removes it if there is nothing to write.
    private mutating func set(
        _ number: Int64,
        in table: StoredRow.Table,
        _ encoded: Encoded?,
        label: @autoclosure () -> String = ""
    ) throws {
        guard let encoded else { return changes.append(.remove(number, from: table)) }
        let row = try persistence.row(
            number,
            in: table,
            count: encoded.count,
            label: label(),
            encoded.contents
        )
        changes.append(.set(row, in: table))
    }

    // MARK: - Records

    private mutating func addRecords(_ base: RecordSource, _ damaged: [KeptRows.Row]) throws {
        var numbers: [Int64] = []
        // Others can't be rows of ours, and are only removed.
        let possible = 0...CountBlock.number(ofBlock: Int64(UInt32.max >> 6))
        var countRows = Set(
            damaged.lazy.filter { $0.table == .counts && possible.contains($0.number) }
                .map(\.number)
        )
        base.forEachDifference(from: kept.source) { id in
            let number = RecordBlock.number(of: id)
            if id != .root, numbers.last != number { numbers.append(number) }
        }
        let symbols = store.symbols
        for number in numbers {
            let block = RecordBlock.encode(
                number,
                of: base,
                symbols,
                omitting: omissions,
                withheld: withheld(in: number, base),
                &used
            )
            try set(
                number,
                in: .records,
                block.map { ($0.contents, $0.count) },
                label: Self.label(block?.types ?? [], symbols)
            )
            let count = UInt8(truncatingIfNeeded: block?.count ?? 0)
            if kept.counts[number] != count {
                kept.counts[number] = count
                countRows.insert(CountBlock.number(ofBlock: number))
            }
        }
        for number in countRows.sorted() {
            try set(number, in: .counts, CountBlock.encode(number, of: kept.counts))
        }
    }

    /// The records of a block that are not written: those of omitted types with the objects without an
    /// id in them, and the answers of mutations and events, whose arguments may be secret.
    private func withheld(in number: Int64, _ base: RecordSource) -> Set<DataID> {
        let start = UInt32(truncatingIfNeeded: number << 6)
        let ids = (0..<UInt32(RecordBlock.size)).map { DataID(index: start | $0) }
        let (inAnswers, outermost) = store.withIdentities { identities in
            (ids.filter { identities.isInAnswer($0) }, ids.map { identities.outermost(of: $0) })
        }
        var withheld = Set(inAnswers)
        for (id, outer) in zip(ids, outermost) {
            for type in [id, outer].compactMap({ base.borrow($0)?.typeName })
            where omissions.contains(type, store.symbols) {
                withheld.insert(id)
            }
        }
        return withheld
    }

    /// The names of the types in a row, each once.
    private static func label(_ types: [TypeName], _ symbols: Symbols) -> String {
        var names: [String] = []
        for type in types {
            let name = symbols.text(type)
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: ", ")
    }

    private mutating func addRoot(_ base: RecordSource) throws {
        let (old, new) = (kept.source[.root], base[.root])
        if let type = new?.typeName { used.types.insert(type) }
        var numbers: Set<Int64> = []
        for key in old?.keys ?? [] where new?[key] ?? .absent != old?[key] {
            numbers.insert(RootPart.number(of: key))
        }
        for key in new?.keys ?? [] where old?[key] ?? .absent != new?[key] {
            numbers.insert(RootPart.number(of: key))
        }
        for number in numbers.sorted() {
            let part = new.flatMap {
                RootPart.encode(number, of: $0, store.symbols, omitting: omissions, &used)
            }
            try set(number, in: .root, part)
        }
    }

    // MARK: - Notes

    private mutating func addNotes(_ base: RecordSource) throws {
        let old = kept.source
        guard !base.hasSameNotes(as: old) else { return }
        for fact in base.typeFacts.keys {
            used.types.insert(fact.type)
            used.types.insert(fact.abstractType)
        }
        var numbers: Set<Int64> = []
        let (marks, oldMarks) = (base.invalidations.records, old.invalidations.records)
        for (id, mark) in marks where oldMarks[id] != mark {
            numbers.insert(RecordBlock.number(of: id))
        }
        for id in oldMarks.keys where marks[id] == nil {
            numbers.insert(RecordBlock.number(of: id))
        }
        let stamps = base.freshnessTable ?? FreshnessTable()
        stamps.forEachDifference(from: old.freshnessTable ?? FreshnessTable()) { id in
            numbers.insert(RecordBlock.number(of: id))
        }
        for number in numbers.sorted() {
            let withheld = withheld(in: number, base)
            try set(
                number,
                in: .notes,
                NoteBlock.encode(number, of: base, clock, withheld: withheld, &used)
            )
        }
    }

    // MARK: - Operations

    private mutating func addOperations(_ keepsake: Store.Keepsake) throws {
        var operations: [RecalledOperation.Key: RecalledOperation] = [:]
        var order: [RecalledOperation.Key] = []
        for operation in keepsake.recalled {
            operations[operation.key] = operation
            order.append(operation.key)
        }
        var inUse: Set<RecalledOperation.Key> = []
        var edges: Set<RecalledOperation.Key> = []
        for query in keepsake.written {
            guard let key = query.operation.recallKey else { continue }
            if operations[key] != nil { order.removeAll { $0 == key } }
            operations[key] = recalled(query, key, keepsake.base[.root])
            order.append(key)
            if query.isInUse { inUse.insert(key) }
            if query.isOfEdge { edges.insert(key) }
        }
        let unused = order.filter { !inUse.contains($0) }
        let staying = inUse.union(lastQueries(unused, edges))
        order.removeAll { !staying.contains($0) }
        for (key, operation) in kept.operations where !staying.contains(key) {
            kept.operations[key] = nil
            changes.append(.remove(operation.number, from: .operations))
        }
        for key in order {
            guard let operation = operations[key] else { continue }
            let old = kept.operations[key]
            guard old?.epoch != operation.written.epoch else { continue }
            if let old { changes.append(.remove(old.number, from: .operations)) }
            kept.lastOperation += 1
            let contents = StoredOperationRow.encode(operation, clock, &used)
            try set(kept.lastOperation, in: .operations, (contents, 1), label: key.name)
            kept.operations[key] = .init(
                number: kept.lastOperation,
                epoch: operation.written.epoch
            )
        }
    }

    /// Returns the last operations, as many as are kept.
    ///
    /// `edges` are queries of derived fields, which stay for as long as those of the views that show these.
    private func lastQueries(
        _ order: [RecalledOperation.Key],
        _ edges: Set<RecalledOperation.Key>
    ) -> ArraySlice<RecalledOperation.Key> {
        let limit = max(0, persistence.keptOperations)
        guard !edges.isEmpty else { return order.suffix(limit) }
        var (first, queries) = (order.endIndex, 0)
        while first > 0, order.count - first < limit * StoreRoots.edgesOfQuery {
            let isQuery = !edges.contains(order[first - 1])
            if isQuery, queries == limit { break }
            if isQuery { queries += 1 }
            first -= 1
        }
        return order[first...]
    }

    private func recalled(
        _ query: StoreRoots.WrittenQuery,
        _ key: RecalledOperation.Key,
        _ root: Record?
    ) -> RecalledOperation {
        var recalled = RecalledOperation(key: key, written: query.written, rootFields: [])
        guard kept.operations[key]?.epoch != query.written.epoch else { return recalled }
        recalled.rootFields = query.operation.rootFields.filter { key in
            root.map { $0[key] != .absent } ?? false
        }
        return recalled
    }

    // MARK: - Names

    /// Removes the names that a collection has forgotten.
    private mutating func removeForgotten() throws {
        var forgotten: [FieldKey] = []
        kept.names.keys.forEachNumber { number in
            let key = FieldKey(index: number)
            if !used.keys.contains(key), store.symbols.text(key).isEmpty { forgotten.append(key) }
        }
        for key in forgotten {
            kept.names.keys.remove(key)
            changes.append(.remove(StoredName.number(of: key), from: .names))
        }
        let ids = kept.names.ids
        var gone: [DataID] = []
        forEachStep(of: ids) { ids, identities in
            for id in ids where identities.origin(of: id) == .forgotten { gone.append(id) }
        }
        var numbers: Set<Int64> = []
        for id in gone {
            kept.names.ids.remove(id)
            numbers.insert(RecordBlock.number(of: id))
        }
        for number in numbers.sorted() { try addIdentities(number) }
    }

    /// How many identities are looked at while writers wait.
    private static let stepSize = 2_048

    private func forEachStep(
        of ids: NumberSet<DataID>,
        _ body: (ArraySlice<DataID>, Identities) -> Void
    ) {
        var all: [DataID] = []
        ids.forEachNumber { all.append(DataID(index: $0)) }
        var start = 0
        while start < all.count {
            let end = min(all.count, start + Self.stepSize)
            store.withIdentities { body(all[start..<end], $0) }
            start = end
        }
    }

    /// Writes the identities of objects that had temporary keys when these were written.
    private mutating func addRenamed() throws {
        var numbers: [Int64] = []
        kept.renamed.forEachNumber { index in
            let id = DataID(index: index)
            let number = RecordBlock.number(of: id)
            if kept.names.ids.contains(id), numbers.last != number { numbers.append(number) }
        }
        for number in numbers { try addIdentities(number) }
        kept.renamed = NumberSet()
    }

    private mutating func addIdentities() throws {
        while true {
            var numbers: [Int64] = []
            used.ids.forEachNumber(notIn: kept.names.ids) { index in
                let id = DataID(index: index)
                let number = RecordBlock.number(of: id)
                if id != .root, numbers.last != number { numbers.append(number) }
            }
            guard !numbers.isEmpty else { return }
            // Objects may be in others, which are added then.
            for number in numbers { try addIdentities(number) }
        }
    }

    /// Writes the identities of a block that the storage has, or that are used.
    private mutating func addIdentities(_ number: Int64) throws {
        var names = UsedNames()
        let (known, wanted) = (kept.names.ids, used.ids)
        let block = store.withIdentities { identities in
            IdentityBlock.encode(
                number,
                of: identities,
                where: { known.contains($0) || wanted.contains($0) },
                &names
            )
        }
        used.formUnion(names)
        for place in 0..<UInt32(RecordBlock.size) {
            let id = DataID(index: UInt32(truncatingIfNeeded: number << 6) | place)
            if wanted.contains(id) { kept.names.ids.insert(id) }
        }
        try set(number, in: .identities, block)
    }

    private mutating func addNames() throws {
        var (keys, types): ([FieldKey], [TypeName]) = ([], [])
        used.keys.forEachNumber(notIn: kept.names.keys) { keys.append(FieldKey(index: $0)) }
        used.types.forEachNumber(notIn: kept.names.types) { types.append(TypeName(index: $0)) }
        for key in keys {
            kept.names.keys.insert(key)
            try addName(StoredName.number(of: key), store.symbols.text(key))
        }
        for type in types {
            kept.names.types.insert(type)
            try addName(StoredName.number(of: type), store.symbols.text(type))
        }
    }

    private mutating func addName(_ number: Int64, _ text: String) throws {
        try set(number, in: .names, (StoredName.encode(text), 1), label: text)
    }

    // MARK: - Header

    private mutating func addHeader(_ keepsake: Store.Keepsake) throws {
        let base = keepsake.base
        var header = StoredHeader()
        header.owner = persistence.owner
        header.ages = persistence.ages
        // Numbers of names that were removed are not used again: damaged rows may have them.
        header.keyCount = max(kept.header?.keyCount ?? 0, kept.names.keys.endNumber)
        header.typeCount = max(kept.header?.typeCount ?? 0, kept.names.types.endNumber)
        header.idCount = max(1, keepsake.identityCount)
        header.epoch = keepsake.epoch
        header.collections = Int64(base.collections)
        header.invalidated = base.invalidations.store
        header.facts = base.typeFacts
        if let root = base[.root], !omissions.contains(root.typeName, store.symbols) {
            header.rootType = root.typeName
            header.isRootDeleted = root.isDeleted
        }
        header.answered = keepsake.answered
        header.written = kept.header?.written ?? 0
        // A new number alone, such as of another session's first write, says nothing.
        guard header != kept.header || !changes.isEmpty else { return }
        header.written = clock.milliseconds
        kept.header = header
        try set(0, in: .header, (header.encode(), 1), label: "Relay, format \(StoredHeader.format)")
    }
}
