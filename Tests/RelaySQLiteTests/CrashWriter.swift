#if os(Linux) || os(macOS)
import Foundation

/// The program in `Tests/CrashWriter`, which runs in a process of its own.
enum CrashWriter {
    /// The path of the program; `nil` if it was not built.
    static let url: URL? = {
        let folders = [
            Bundle.main.executableURL?.deletingLastPathComponent(),
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
            URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
                .appendingPathComponent(".build/debug"),
        ]
        return folders.lazy.compactMap { $0?.appendingPathComponent("relay-crash-writer") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Starts the program.
    ///
    /// Returns its process, and the pipe with its output.
    private static func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
        let process = Process()
        let output = Pipe()
        process.executableURL = url
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        return (process, output)
    }

    /// Lets it write in a folder for a moment, and kills it.
    ///
    /// Returns the last number that it has printed; 0 if it had no time for one.
    static func kill(in folder: URL) throws -> Int64 {
        let (process, output) = try start([folder.path])
        usleep(UInt32.random(in: 20_000...250_000))
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        // The last line may have been cut.
        let lines = text(output).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().last.flatMap { Int64($0) } ?? 0
    }

    /// Lets it run with arguments after the folder, and kills it after a time in microseconds.
    ///
    /// Returns the lines that it has printed.
    static func lines(
        _ arguments: [String],
        in folder: URL,
        until time: UInt32
    ) throws -> [String] {
        let (process, output) = try start([folder.path] + arguments)
        usleep(time)
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let lines = text(output).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().map(String.init)
    }

    /// Runs it to its end.
    ///
    /// Returns its exit status, or the signal that has ended it, and its output.
    static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let (process, output) = try start(arguments)
        let text = text(output)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private static func text(_ output: Pipe) -> String {
        String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
#endif
