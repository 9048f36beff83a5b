#if os(Linux) || os(macOS)
import Foundation
import Relay
import RelaySQLite
import Testing

/// A process that is killed while it writes, time after time on the same file.
///
/// The program is `Tests/CrashWriter`. `CRASH_KILLS` says how many times; 500 take two minutes.
@Suite(.enabled(if: CrashWriter.url != nil), .timeLimit(.minutes(10))) struct KillTests {
    @Test func theStoreIsAVersionThatWasPublished() throws {
        let folder = try StorageFolder()
        let kills =
            ProcessInfo.processInfo.environment["CRASH_KILLS"].flatMap { Int($0) } ?? 12
        var persisted: Int64 = 0
        for kill in 0..<kills {
            persisted = try max(persisted, CrashWriter.kill(in: folder.url))
            let events = Events()
            let environment = RelayEnvironment(
                network: NoNetwork(),
                options: .init(persistence: .sqlite(in: folder.url))
            ) { events.add($0) }
            var numbers: Set<Int64> = []
            try environment.commitUpdate { store in
                for index in stride(from: 0, to: 300, by: 7) {
                    let value = store.record(ID("object:\(index)"))?.value("number")
                    numbers.insert(value?.int ?? 0)
                }
            }
            #expect(numbers.count == 1, "kill \(kill): \(numbers.sorted())")
            #expect(numbers.min() ?? 0 >= persisted, "kill \(kill)")
            #expect(!events.tellOfDamage, "kill \(kill)")
        }
        #expect(persisted > 0)
    }
}

/// The events of an environment.
private final class Events: Sendable {
    private let damage = Locked(false)

    func add(_ event: LogEvent) {
        switch event {
        case .storageSetAside, .storageDamage, .storageFail: damage.withLock { $0 = true }
        default: break
        }
    }

    var tellOfDamage: Bool { damage.withLock { $0 } }
}

private struct NoNetwork: Network {
    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
#endif
