#if os(Linux) || os(macOS)
import Foundation
import Relay
import RelaySQLite
import TestSupport
import Testing

/// Files that another process uses, which is Python.
@Suite(.enabled(if: OtherProcess.isAvailable), .timeLimit(.minutes(5)))
struct OtherProcessTests {
    @Test func aFileThatIsLockedIsUnavailableUntilTheOtherProcessIsGone() throws {
        let folder = try StorageFolder()
        try folder.fill()
        let other = try OtherProcess(
            folder,
            "c.execute('PRAGMA journal_mode=DELETE')",
            "c.execute('BEGIN EXCLUSIVE')"
        )
        let storage = folder.storage()
        let start = Date()
        #expect(Outcome { try storage.open() } == .unavailable)
        #expect(Date().timeIntervalSince(start) < 2)
        other.kill()
        try storage.open()
        #expect(try storage.rows(in: .records).count == 50)
    }

    @Test func aTransactionOfAProcessThatWasKilledIsTakenBack() throws {
        let folder = try StorageFolder()
        try folder.fill()
        let other = try OtherProcess(
            folder,
            "c.execute('PRAGMA cache_size=1')",
            "c.execute('BEGIN IMMEDIATE')",
            "c.execute('UPDATE records SET bytes=zeroblob(90000)')"
        )
        other.kill()
        let storage = try folder.opened()
        #expect(try storage.rows(in: .records) == (1...50).map { row($0, size: 3000) })
    }

    @Test func whatAProcessThatWasKilledHasCommittedIsThere() throws {
        let folder = try StorageFolder()
        try folder.fill()
        let other = try OtherProcess(folder, "c.execute('DELETE FROM records WHERE number > 9')")
        other.kill()
        #expect(try folder.opened().rows(in: .records).count == 9)
    }

    @Test func anotherProcessMayReadWhileWeWrite() throws {
        let folder = try StorageFolder()
        let storage = try folder.opened()
        try storage.set(row(1))
        let other = try OtherProcess(
            folder,
            "c.execute('BEGIN')",
            "c.execute('SELECT count(*) FROM records').fetchall()"
        )
        try storage.set(row(2))
        #expect(storage.readAll() == .fine)
        other.kill()
        #expect(try storage.rows(in: .records).count == 2)
    }

    @Test func aProcessThatClaimsTheFileTakesItOver() throws {
        let folder = try StorageFolder()
        let storage = try folder.opened()
        try storage.set(row(1))
        let other = try OtherProcess(folder, "c.execute('PRAGMA user_version=7')")
        #expect(Outcome { try storage.set(row(2)) } == .takenOver)
        other.kill()
        #expect(Outcome { try storage.set(row(2)) } == .takenOver)
        try storage.open()
        try storage.set(row(2))
    }
}

/// A process of Python that has a database open.
struct OtherProcess {
    private let process: Process

    static let isAvailable: Bool = {
        let process = Self.process("import sqlite3")
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Returns when the process has executed the lines; it goes on until it is killed.
    init(_ folder: StorageFolder, _ lines: String...) throws {
        let start = [
            "import sqlite3, sys, time",
            "c = sqlite3.connect('\(folder.main.path)', isolation_level=None)",
        ]
        let end = ["print('ready', flush=True)", "time.sleep(60)"]
        process = Self.process((start + lines + end).joined(separator: "\n"))
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // The line may come in several pieces. If the process has failed, there is none.
        #expect(output.fileHandleForReading.availableData.first == UInt8(ascii: "r"))
    }

    /// Returns when the process is gone.
    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static func process(_ code: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", code]
        return process
    }
}
#endif
