package import Foundation
import Relay

/// The GraphQL server of `Tests/Server`, running as a process of its own on a free port.
///
/// A class because it owns the process. The server stops when this is let go of, and when the
/// process that started it ends in whatever way, because it reads its standard input from us.
package final class TestServer: Sendable {
    /// The port it listens on.
    package let port: Int
    private let pid: Int32
    private let input: FileHandle
    private let output: FileHandle
    private let isStopped = Locked(false)

    /// Starts a server with arguments of `server.py`: `["--latency-ms", "50"]`.
    package init(_ arguments: [String] = []) async throws {
        guard Self.isSetUp else { throw TestServerError.notSetUp(Self.howToSetUp) }
        let server = Process()
        server.executableURL = Self.python
        server.arguments =
            [Self.package.appendingPathComponent("Tests/Server/server.py").path]
            + ["--port", "0", "--stop-with-stdin"] + arguments
        let (input, output) = (Pipe(), Pipe())
        server.standardInput = input
        server.standardOutput = output
        try server.run()
        pid = server.processIdentifier
        self.input = input.fileHandleForWriting
        let reader = output.fileHandleForReading
        self.output = reader
        port = try await onThreadOfItsOwn { try Self.readPort(from: reader) }
    }

    deinit { end() }

    /// Stops the server and waits until it is gone: nothing listens on its port then.
    package func stop() async throws {
        end()
        let output = output
        // Its output ends when it is gone. `Process.waitUntilExit` can spin for ever on Linux.
        try await onThreadOfItsOwn { while !output.availableData.isEmpty {} }
    }

    private func end() {
        let wasStopped = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return isStopped
        }
        guard !wasStopped else { return }
        kill(pid, SIGTERM)
        try? input.close()
    }

    /// The server that all tests of this process share; started for the first who asks.
    ///
    /// Its counters are shared as well: use ``TestClient`` to see only one's own.
    package static func shared() async throws -> TestServer { try await sharedTask.value }

    private static let sharedTask = Task { try await TestServer() }

    /// A second one that they share: another origin.
    package static func other() async throws -> TestServer { try await otherTask.value }

    private static let otherTask = Task { try await TestServer() }

    private static func readPort(from output: FileHandle) throws -> Int {
        var text = ""
        while !text.contains("\n") {
            let data = output.availableData
            guard !data.isEmpty else { throw TestServerError.didNotStart(output: text) }
            text += String(decoding: data, as: UTF8.self)
        }
        let words = text.split { $0.isWhitespace }
        guard words.count == 2, words[0] == "PORT", let port = Int(words[1]) else {
            throw TestServerError.didNotStart(output: text)
        }
        return port
    }
}

extension TestServer {
    /// The folder of the package.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Python of the server's virtual environment, which `Tests/run` makes.
    package static let python = package.appendingPathComponent(".build/test-server/bin/python")

    private static var isSetUp: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

    /// Whether suites that need the server are to run.
    ///
    /// Without its virtual environment they are skipped, but in CI they run, and fail: nothing may
    /// pass there for want of a server.
    package static var isExpected: Bool {
        isSetUp || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// Why suites are skipped, and what to do.
    package static let howToSetUp =
        "The test server is not set up: run `Tests/run`, or `Tests/run --set-up` for it alone."
}

/// Why the server did not start.
package enum TestServerError: Error {
    case notSetUp(String)
    case didNotStart(output: String)
    case badAnswer(String)
}

/// Does what blocks on a thread that no task needs: those of tasks are as few as the processors.
package func onThreadOfItsOwn<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result { try work() })
        }
    }
}
