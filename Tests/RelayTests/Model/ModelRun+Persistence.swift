import Foundation

@testable import Relay

/// A storage that a run writes to.
final class ModelStorage {
    let storage = MemoryStorage()
    var kept = KeptRows()
    var session = 0
}

extension ModelRun {
    /// How the run's store is kept, at the time that it is now.
    private var persistence: Persistence {
        var persistence = Persistence(saved.storage)
        let seconds = clock.withLock { $0 }
        persistence.now = { Date(timeIntervalSince1970: 1_000_000_000 + Double(seconds)) }
        return persistence
    }

    /// Writes what has changed, and compares a store that opens the storage with the model's base.
    func persist() throws {
        let keepsake = store.takeKeepsake()
        if keepsake.session != saved.session {
            saved.storage.erase()
            saved.kept = KeptRows()
            saved.session = keepsake.session
        }
        saved.kept.renamed.formUnion(keepsake.renamed)
        let rows = try RowChanges(from: saved.kept, to: keepsake, of: store, persistence)
        saved.storage.write(rows.changes, isDurable: false)
        saved.kept = rows.kept
        let again = try RowChanges(
            from: saved.kept,
            to: store.takeKeepsake(),
            of: store,
            persistence
        )
        try expect("\(again.changes.count)", "0", "rows to write when nothing has changed")
        try compareRows(keepsake)
        try compareRelaunched(relaunch())
    }

    /// What is written bit by bit is what would be written at once.
    private func compareRows(_ keepsake: Store.Keepsake) throws {
        let atOnce = MemoryStorage()
        let all = try RowChanges(from: KeptRows(), to: keepsake, of: store, persistence)
        atOnce.write(all.changes, isDurable: false)
        for table in [StoredRow.Table.records, .counts, .root, .notes] {
            try expect(
                Self.rows(of: saved.storage, in: table),
                Self.rows(of: atOnce, in: table),
                "rows of \(table)"
            )
        }
    }

    private static func rows(of storage: MemoryStorage, in table: StoredRow.Table) -> String {
        var rows: [String] = []
        storage.forEachRow(in: table) { rows.append("\($0.number): \(Array($0.bytes))") }
        return rows.joined(separator: "\n")
    }

    private func relaunch() throws -> Store {
        var options = store.options
        options.noteWrite = nil
        options.schedule = { _ in }
        let loader = StoreLoader(persistence, options) {
        } noteLoss: { _ in
        }
        return Store(options, nil, try loader.open().saved)
    }

    private func compareRelaunched(_ relaunched: Store) throws {
        // Read twice: a record as it is decoded, and all of them.
        let operations = ModelScript.describe(relaunched)
        for (number, operation) in operations.enumerated() {
            let read = Tree.read(operation, relaunched.source).text
            let name = operation.request.name
            try expect(read, ModelReader.read(operation, base).text, "\(name) after a relaunch")
            let found = relaunched.check(operation)
            try expect(found.name, expectedCheck(number, operation), "\(name) after a relaunch")
        }
        try expect(
            Self.lines(relaunched.records),
            Self.lines(base.dump),
            "records after a relaunch"
        )
        try continueRelaunched(relaunched, operations)
    }

    private func expectedCheck(_ number: Int, _ operation: OperationDescriptor) -> String {
        let entry = roots.entries[number]
        let written = operation.request.operationKind == .query ? entry?.written : nil
        let availability = base.availability(of: operation)
        if (availability.invalidations + [0]).max() ?? 0 > written?.epoch ?? 0 { return "stale" }
        if let time = base.storeInvalidated, written?.epoch ?? 0 <= time { return "stale" }
        // Updaters write values of other types than the fields have.
        if !availability.isComplete || !availability.fits { return "missing" }
        let now = clock.withLock { $0 }
        // A clock that was set back makes data old.
        if roots.isExpired(written, now: now) || written?.time ?? now > now { return "stale" }
        return written == nil ? "available" : "available, written"
    }

    /// Writes a response to the relaunched store and to a copy of the model, which must find the same
    /// objects.
    private func continueRelaunched(
        _ relaunched: Store,
        _ operations: [OperationDescriptor]
    ) throws {
        var copy = base
        let number = base.records.count % operations.count
        let operation = operations[number]
        let data = ResponseGraph(seed: UInt64(base.records.count)).answer(operation)
        let response = JSONValue.object(["data": data])
        var execution = Execution(operation)
        try relaunched.commit(Data(response.description.utf8), of: &execution)
        copy.write(response, operation)
        try expect(
            Self.lines(relaunched.records),
            Self.lines(copy.dump),
            "records after a response after a relaunch"
        )
        relaunched.collectGarbage()
    }
}

extension OperationAvailability {
    /// The name as the model has it.
    var name: String {
        switch self {
        case .available(let time): time == nil ? "available" : "available, written"
        case .missing: "missing"
        case .stale: "stale"
        }
    }
}
