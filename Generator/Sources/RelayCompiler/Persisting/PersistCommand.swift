import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Runs the command that assigns ids to operations' texts.
///
/// The command gets a JSON object on standard input,
/// `{"operations":[{"name":"FeedQuery","kind":"query","text":"query FeedQuery{…}"}]}`, and answers
/// with one from names to ids on standard output, `{"FeedQuery":"7"}`. It runs in the folder of the
/// configuration. Its standard error is shown when it ends.
struct PersistCommand {
    let words: [String]
    let config: PersistConfig

    /// Returns the ids, by the names of operations.
    ///
    /// - Parameter operations: The operations.
    /// - Returns: An id for each.
    /// - Throws: `ProjectError.persistCommand` if the command fails, takes too long, or does not
    ///   return an id for each operation.
    func run(
        _ operations: [Compiler.OperationOutput]
    ) throws(ProjectError) -> [String: String] {
        let output: [UInt8]
        do throws(SystemError) {
            output = try answer(to: Self.question(operations))
        } catch {
            throw failure(error.reason)
        }
        return try ids(in: Source(path: "answer", bytes: output), for: operations)
    }

    private static func question(_ operations: [Compiler.OperationOutput]) -> String {
        let list = operations.map { operation in
            "{\"name\":\(DiagnosticJSON.quoted(operation.name)),"
                + "\"kind\":\(DiagnosticJSON.quoted(operation.kind.rawValue)),"
                + "\"text\":\(DiagnosticJSON.quoted(operation.text))}"
        }
        return "{\"operations\":[\(list.joined(separator: ",\n"))]}\n"
    }

    /// Runs the command with files instead of pipes, which could fill up or break.
    ///
    /// No other user of the machine can read them.
    private func answer(to question: String) throws(SystemError) -> [UInt8] {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-generator-\(UUID().uuidString)")
        try FileSystem.createFolder(scratch.path, isPrivate: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let input = scratch.appendingPathComponent("input")
        let output = scratch.appendingPathComponent("output")
        let messages = scratch.appendingPathComponent("messages")
        for (file, text) in [(input, question), (output, ""), (messages, "")] {
            try FileSystem.write(
                Array(text.utf8),
                to: file.path,
                temporary: file.path + ".tmp",
                isPrivate: true
            )
        }
        defer { Self.show(messages.path) }
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
        throw SystemError(path: words.first ?? "", reason: "this system can't start processes")
        #else
        try start(input: input, output: output, messages: messages)
        return try FileSystem.read(output.path)
        #endif
    }

    #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    /// Runs the command and waits for its end.
    private func start(input: URL, output: URL, messages: URL) throws(SystemError) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = config.folder
        process.standardInput = FileHandle(forReadingAtPath: input.path)
        process.standardOutput = FileHandle(forWritingAtPath: output.path)
        process.standardError = FileHandle(forWritingAtPath: messages.path)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw SystemError(path: words.first ?? "", reason: "it can't be started")
        }
        guard ended.wait(timeout: .now() + config.timeout) == .success else {
            process.terminate()
            if ended.wait(timeout: .now() + 1) != .success {
                kill(process.processIdentifier, SIGKILL)
            }
            throw SystemError(path: "", reason: "it took longer than \(config.timeout) s")
        }
        guard process.terminationStatus == 0 else {
            throw SystemError(path: "", reason: Self.reason(of: process))
        }
    }

    private static func reason(of process: Process) -> String {
        let status = process.terminationStatus
        guard process.terminationReason == .exit else { return "it was ended by signal \(status)" }
        // The statuses with which `env` reports commands that it cannot start.
        return switch status {
        case 126: "it can't be executed"
        case 127: "there is no such command"
        default: "it ended with status \(status)"
        }
    }
    #endif

    /// Shows the command's standard error, without characters that could control a terminal.
    private static func show(_ path: String) {
        guard let bytes = try? FileSystem.read(path), !bytes.isEmpty else { return }
        let text = VisibleText.lines(String(decoding: bytes.suffix(1 << 16), as: UTF8.self))
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private func ids(
        in source: Source,
        for operations: [Compiler.OperationOutput]
    ) throws(ProjectError) -> [String: String] {
        let answer: JSONNode
        do throws(Diagnostic) {
            answer = try JSONReader.read(source)
        } catch {
            let place = "\(error.span.start.line):\(error.span.start.column)"
            throw failure("its answer is not JSON (\(place): \(error.message))")
        }
        guard answer.members != nil else {
            throw failure("its answer is \(answer.kind), not an object of names and ids")
        }
        var ids: [String: String] = [:]
        for operation in operations {
            guard let id = answer[operation.name]?.string, !id.isEmpty else {
                throw failure("its answer has no id for `\(operation.name)`")
            }
            guard PersistedOperations.isSound(id) else {
                throw failure("the id of `\(operation.name)` contains a control character")
            }
            ids[operation.name] = id
        }
        return ids
    }

    private func failure(_ reason: String) -> ProjectError {
        .persistCommand(command: words.joined(separator: " "), reason: reason)
    }
}
