import Foundation
import Relay
import RelaySQLite

/// Writes to a store that is kept in a folder until the process is killed.
///
/// Every change gives the same number to objects of several rows, and every seventh is followed by a
/// `persist()`, after which the number is printed.
enum EndlessWriter {
    private struct NoNetwork: Network {
        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            AsyncThrowingStream { $0.finish() }
        }
    }

    static func run(in folder: URL) async throws {
        var persistence = Persistence.sqlite(in: folder)
        persistence.delay = .milliseconds(1)
        let environment = RelayEnvironment(
            network: NoNetwork(),
            options: .init(persistence: persistence)
        )
        var number: Int64 = 0
        try environment.commitUpdate { store in
            number = store.record("object:0")?.value("number")?.int ?? 0
        }
        while true {
            number += 1
            let current = number
            try environment.commitUpdate { store in
                for index in 0..<300 where index % 7 == 0 || index % 64 == Int(current % 64) {
                    let id = ID("object:\(index)")
                    let record = store.record(id) ?? store.create(id, type: "Object")
                    let text = String(repeating: "x", count: Int(current % 50))
                    record.setValue(.int(index % 7 == 0 ? current : 0), for: "number")
                    record.setValue(.string(text), for: "text(of:\(current % 40))")
                }
            }
            if current % 7 == 0 {
                try await environment.persist()
                // At once, which `print` into a pipe is not.
                FileHandle.standardOutput.write(Data("\(current)\n".utf8))
            }
        }
    }
}
