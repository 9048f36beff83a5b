package import Foundation
import Relay

/// The GraphQL server of `Tests/Server`, running as a separate process on a free port.
///
/// A class because it owns the process. The server stops when this object is deallocated, and when
/// this process ends for any reason, because it then reaches the end of its standard input.
package final class TestServer: Sendable {
    /// The port on which it listens.
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

    /// Stops the server and waits until it has ended, so that its port is free again.
    package func stop() async throws {
        end()
        let output = output
        // Its output ends when the process ends. `Process.waitUntilExit` can loop forever on Linux.
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

    /// The server that all tests of this process share.
    ///
    /// The first test that needs it starts it.
    ///
    /// Its counters are shared as well. Use ``TestClient`` for the counters of a single test.
    package static func shared() async throws -> TestServer { try await sharedTask.value }

    private static let sharedTask = Task { try await TestServer() }

    /// Another shared server, for tests that need a second origin.
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

    /// The Python of the server's virtual environment, which `Tests/run` creates.
    package static let python = package.appendingPathComponent(".build/test-server/bin/python")

    private static var isSetUp: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

    /// Whether to run the suites that need the server.
    ///
    /// Without its virtual environment they are skipped, except in CI, where they run and fail, so
    /// that no suite is skipped unnoticed.
    package static var isExpected: Bool {
        isSetUp || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// The reason for skipping suites, and how to run them.
    package static let howToSetUp =
        "The test server is not set up: run `Tests/run`, or `Tests/run --set-up` for it alone."
}

/// The error if the server did not start.
package enum TestServerError: Error {
    case notSetUp(String)
    case didNotStart(output: String)
    case badAnswer(String)
}

/// Runs blocking work on a separate thread, because the threads for tasks are as few as the
/// processors.
package func onThreadOfItsOwn<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result { try work() })
        }
    }
}
