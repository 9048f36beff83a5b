#if os(Linux)
import Foundation
import Testing

/// A disk that fails, is full, or loses writes with its power, at many calls of SQLite's.
///
/// The program is `Tests/CrashWriter`, which prints the points that fail. `FAULT_POINTS` says how
/// many calls are tried for each kind of fault, or `all`; 15 take a minute. `FAULT_SEED` changes
/// which ones, and the writes that are lost.
@Suite(.enabled(if: CrashWriter.url != nil), .timeLimit(.minutes(60))) struct FaultTests {
    @Test func theStoreIsAVersionThatWasPublished() throws {
        let environment = ProcessInfo.processInfo.environment
        // Since nothing needs to survive there, in memory if possible: syncs of folders take long.
        let memory = "/dev/shm"
        let isWritable = FileManager.default.isWritableFile(atPath: memory)
        let folder =
            try isWritable ? StorageFolder(in: URL(fileURLWithPath: memory)) : StorageFolder()
        let (status, output) = try CrashWriter.run([
            folder.url.path, "faults", environment["FAULT_SEED"] ?? "1",
            environment["FAULT_POINTS"] ?? "2",
        ])
        // The point at which the process was ended, if it was.
        let point = try? String(contentsOf: folder.file("point"), encoding: .utf8)
        #expect(status == 0, "\(point ?? "")\(output)")
    }
}
#endif
