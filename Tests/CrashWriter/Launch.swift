#if os(Linux)
import Foundation
import Relay
import RelaySQLite

/// An environment on the files of a folder, from its creation to its end.
///
/// A class because it owns the environment.
final class Launch {
    let environment: RelayEnvironment
    let events = StorageEvents()
    private let storage: DetachableStorage
    private let answer = Locked<Int64>(0)

    init(_ folder: URL, writesByItself: Bool) {
        storage = DetachableStorage(SQLiteStorage(folder: folder))
        var persistence = Persistence(storage)
        // Longer than a run takes, but not for ever, because the environment lives until then.
        persistence.delay = writesByItself ? .milliseconds(1) : .seconds(10)
        var options = RelayEnvironment.Options(persistence: persistence)
        options.warn = nil
        environment = RelayEnvironment(
            network: KeptNetwork(number: answer),
            options: options
        ) { [events] in events.add($0) }
    }

    /// The records that it has.
    func contents() throws -> StoreContents {
        var contents = StoreContents()
        try environment.commitUpdate { contents = StoreContents($0) }
        return contents
    }

    func fetch(_ number: Int64) async throws {
        answer.withLock { $0 = number }
        _ = try await environment.fetch(KeptQuery())
    }

    func export(to url: URL) throws { try storage.export(to: url) }

    /// Closes the files, also if the environment stays in memory.
    ///
    /// Returns whether they are closed.
    func end() -> Bool {
        storage.detach()
        // Until another thread has ended what it does with them.
        for _ in 0..<20_000 {
            if !storage.isInUse, FaultyDisk.shared.openFiles == 0 { return true }
            usleep(500)
        }
        return false
    }
}

/// Counts the events of a storage.
final class StorageEvents: Sendable {
    /// The numbers of events.
    struct Counts {
        var writes = 0
        var erases = 0
        var failures: [String] = []
        var damage: [String] = []
    }

    private let state = Locked(Counts())

    var counts: Counts { state.withLock { $0 } }

    /// Returns whether there is an event that explains why records are missing, now or soon.
    func haveLoss() -> Bool {
        for _ in 0..<200 {
            let counts = counts
            if !counts.failures.isEmpty || !counts.damage.isEmpty { return true }
            usleep(1000)
        }
        return false
    }

    func add(_ event: LogEvent) {
        state.withLock { counts in
            switch event {
            case .storageWrite: counts.writes += 1
            case .storageErase: counts.erases += 1
            case .storageFail(let reason): counts.failures.append(reason)
            case .storageSetAside(let reason): counts.damage.append("set aside: \(reason)")
            case .storageDamage(let rows): counts.damage.append("\(rows) damaged rows")
            default: break
            }
        }
    }
}
#endif
