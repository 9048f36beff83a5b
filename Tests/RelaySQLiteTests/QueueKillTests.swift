#if os(Linux) || os(macOS)
import Foundation
import Testing

/// A process that queues mutations and is killed, time after time, with a server that fails, answers late, hangs
/// up after it has executed a mutation, and is killed itself.
///
/// The programs are `Tests/CrashWriter` and `Tests/Server/ledger.py`. `QUEUE_KILLS` says how many times.
@Suite(.enabled(if: CrashWriter.url != nil && Ledger.python != nil), .timeLimit(.minutes(30)))
struct QueueKillTests {
    @Test func eachMutationThatWasAcknowledgedIsExecutedOnceAndInOrder() throws {
        let folder = try StorageFolder()
        try FileManager.default.createDirectory(
            at: folder.url,
            withIntermediateDirectories: true
        )
        let file = folder.url.appendingPathComponent("ledger")
        let kills =
            ProcessInfo.processInfo.environment["QUEUE_KILLS"].flatMap { Int($0) } ?? 15
        var acknowledged: [String] = []
        var server = try Ledger(file, seed: 0, port: 0)
        let port = server.port
        let url = "http://127.0.0.1:\(port)/graphql"
        for kill in 1...kills {
            // It ends by itself, and is killed.
            if !server.isRunning || kill.isMultiple(of: 5) {
                server.stop()
                server = try Ledger(file, seed: kill, port: port)
            }
            acknowledged += try CrashWriter.lines(
                ["queue", url],
                in: folder.url,
                until: UInt32.random(in: 30_000...150_000)
            )
        }
        server.stop()
        let calm = try Ledger(file, seed: 0, port: port, isCalm: true)
        let last = try CrashWriter.run([folder.url.path, "queue", url, "drain"])
        calm.stop()
        #expect(last.status == 0 && last.output.isEmpty, "\(last)")
        let executed = try Ledger.executed(file)
        #expect(!acknowledged.isEmpty)
        let counts = Dictionary(executed.map { ($0, 1) }, uniquingKeysWith: +)
        for name in acknowledged { #expect(counts[name] == 1, "\(name)") }
        #expect(counts.values.allSatisfy { $0 == 1 })
        for lane in 0..<4 {
            let numbers = executed.filter { $0.hasPrefix("lane\(lane):") }
                .compactMap { Int($0.dropFirst(6)) }
            #expect(numbers == numbers.sorted(), "lane \(lane)")
        }
        print("\(acknowledged.count) acknowledged, \(executed.count) executed in \(kills) runs")
    }
}

/// The server of `Tests/Server/ledger.py`.
private final class Ledger {
    static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    let port: Int
    private let process = Process()
    private let input = Pipe()

    init(_ file: URL, seed: Int, port: Int, isCalm: Bool = false) throws {
        let output = Pipe()
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        process.executableURL = URL(fileURLWithPath: Self.python ?? "")
        process.arguments =
            [tests.appendingPathComponent("Server/ledger.py").path, file.path, "\(seed)"]
            + (isCalm ? ["--calm"] : [])
        process.environment = ["LEDGER_PORT": "\(port)"]
        process.standardInput = input
        process.standardOutput = output
        // A client that was killed is an error for it.
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        self.port = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }

    deinit { stop() }

    var isRunning: Bool { process.isRunning }

    func stop() {
        guard process.isRunning else { return }
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The names of the mutations that were executed, in this order.
    static func executed(_ file: URL) throws -> [String] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").compactMap {
            $0.split(separator: " ").last.map(String.init)
        }
    }
}
#endif
