import Foundation

@testable import Relay

/// A store that is opened from a storage in which one row was changed.
///
/// Whatever the row has: nothing traps, and the environment goes on, and can be kept again.
struct KeptStore {
    /// The changes that write a store with all kinds of values.
    private static let changes: [StoredRow.Change] = {
        let environment = RelayEnvironment(network: PublishedStore.NoNetwork())
        do {
            try environment.commitPayload(PublishedStore.firstPage, response: PublishedStore.before)
            try environment.commitUpdate { store in
                store.record("t")?.invalidateRecord()
                store.delete("u")
            }
            return try rows(of: environment, MemoryStorage(), from: KeptRows()).changes
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    /// The rows that are changed.
    private static let rows: [(table: StoredRow.Table, row: StoredRow)] = changes.compactMap {
        if case .set(let row, in: let table) = $0 { (table, row) } else { nil }
    }

    private static func rows(
        of environment: RelayEnvironment,
        _ storage: MemoryStorage,
        from kept: KeptRows
    ) throws -> RowChanges {
        try RowChanges(
            from: kept,
            to: environment.store.takeKeepsake(),
            of: environment.store,
            Persistence(storage)
        )
    }

    /// Opens a storage with a changed row.
    ///
    /// The first byte of the input chooses the row. If it is 128 or more, the rest is in the place of the
    /// row's contents. Otherwise each further three bytes are a place in them, and one that is combined
    /// with the byte there.
    init(_ input: Data) {
        let input = Array(input)
        guard let first = input.first else { return }
        let (table, row) = Self.rows[Int(first & 127) % Self.rows.count]
        var contents = Array(row.bytes.dropFirst(8))
        if first >= 128 {
            contents = Array(input.dropFirst())
        } else {
            var index = 1
            while index + 2 < input.count, !contents.isEmpty {
                let place = (Int(input[index]) << 8 | Int(input[index + 1])) % contents.count
                contents[place] ^= input[index + 2]
                index += 3
            }
        }
        var writer = ByteWriter()
        for byte in contents { writer.write(byte: byte) }
        var changed = row
        changed.bytes = RowEnvelope.wrap(writer, table, row.number)
        let storage = MemoryStorage()
        storage.write(Self.changes + [.set(changed, in: table)], isDurable: false)
        let environment = RelayEnvironment(
            network: PublishedStore.NoNetwork(),
            options: .init(persistence: Persistence(storage))
        )
        _ = environment.inspect().description
        _ = try? environment.read(PublishedStore.firstPage)
        try? environment.commitPayload(PublishedStore.firstPage, response: PublishedStore.before)
        environment.collectGarbage()
        do {
            _ = try Self.rows(of: environment, storage, from: KeptRows())
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
