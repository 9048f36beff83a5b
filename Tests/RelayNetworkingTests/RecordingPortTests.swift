import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

@testable import RelayInspector

/// The port at which a running app serves its recording.
@Suite(.timeLimit(.minutes(10))) struct RecordingPortTests {
    // Nothing is sent.
    private let environment = RelayEnvironment(
        network: HTTPNetwork(url: URL(fileURLWithPath: "/"))
    )
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).tape")

    private func record(port: UInt16 = 0) throws -> (EnvironmentRecording, port: UInt16) {
        let recording = try environment.record(to: file, options: .init(port: port))
        return (recording, try #require(recording.port))
    }

    private func fetch(_ port: UInt16) async throws -> String {
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
        let response = try await HTTPClient().send(HTTPRequest(url: url))
        #expect(response.status == 200)
        return try await String(decoding: response.data(upTo: 1 << 20), as: UTF8.self)
    }

    /// Returns the answer to raw bytes; nothing if the connection was closed without any.
    ///
    /// On a thread of its own, because the app needs those of tasks.
    private func answer(
        _ text: String,
        at port: UInt16,
        endsAfter: Bool = false
    ) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result { try Self.wait(for: text, at: port, endsAfter: endsAfter) }
                )
            }
        }
    }

    private static func wait(
        for text: String,
        at port: UInt16,
        endsAfter: Bool
    ) throws -> String {
        let socket = Sockets.makeStream()
        defer { _ = Foundation.close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
        let bytes = Array(text.utf8)
        _ = send(socket, bytes, bytes.count, Sockets.sendFlags)
        if endsAfter { return "" }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(socket, &buffer, buffer.count, 0), count > 0 {
            answer += buffer[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    @Test func servesEverythingUntilNow() async throws {
        let (recording, port) = try record()
        defer { try? FileManager.default.removeItem(at: file) }
        for number in 1...3 {
            try environment.commitUpdate { store in
                store.root.setValue(.int(Int64(number)), for: "count")
            }
            // The last change is there although nothing was awaited.
            let text = try await fetch(port)
            #expect(text.hasPrefix(#"{"k":"tape""#))
            #expect(text.hasSuffix("\n"))
            #expect(text.contains(#""count":\#(number)"#))
            #expect(try Data(text.utf8) == Data(contentsOf: file))
        }
        try await recording.end()
    }

    @Test func manyClientsAreServedWhileTheFileGrowsAndBeginsAgain() async throws {
        let options = EnvironmentRecording.Options(maximumBytes: 20_000, port: 0)
        let recording = try environment.record(to: file, options: options)
        let port = try #require(recording.port)
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: file.appendingPathExtension("previous"))
        }
        let environment = environment
        try await withThrowingTaskGroup { group in
            group.addTask {
                for number in 0..<2_000 {
                    try environment.commitUpdate { store in
                        store.root.setValue(.string("\(number) of many"), for: "text")
                    }
                    if number % 20 == 0 { try await Task.sleep(for: .milliseconds(1)) }
                }
            }
            for client in 0..<4 {
                group.addTask {
                    for turn in 0..<15 where turn % 4 != client || turn < 8 {
                        let lines = try await fetch(port).split(separator: "\n")
                        #expect(lines.first?.hasPrefix(#"{"k":"tape""#) == true)
                        #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
                    }
                }
            }
            try await group.waitForAll()
        }
        try await recording.end()
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://evil.example\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\norigin:null\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET /\r\n\r\n",
        "\r\n\r\n",
    ])
    func pagesOfABrowserAreRefused(request: String) async throws {
        let (recording, port) = try record()
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await answer(request, at: port).hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
        withExtendedLifetime(recording) {}
    }

    @Test(arguments: ["127.0.0.1", "localhost:80", " LocalHost "])
    func thisMachineIsServedUnderItsNames(host: String) async throws {
        let (recording, port) = try record()
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try await answer("POST /x HTTP/1.0\r\nHost:\(host)\r\n\r\n", at: port)
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.contains(#"{"k":"tape""#))
        withExtendedLifetime(recording) {}
    }

    @Test func clientsThatSendNonsenseOrLeaveDoNotHoldUpTheNext() async throws {
        let (recording, port) = try record()
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await answer(String(repeating: "x", count: 40_000), at: port) == "")
        _ = try await answer("", at: port, endsAfter: true)
        _ = try await answer("GET / HT", at: port, endsAfter: true)
        _ = try await answer("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", at: port, endsAfter: true)
        _ = try await fetch(port)
        // It asks for nothing, and is left after five seconds.
        #expect(try await answer("GET", at: port) == "")
        _ = try await fetch(port)
        withExtendedLifetime(recording) {}
    }

    @Test func anAppThatHangsIsServedTheFileAsItIs() async throws {
        try Data("{}\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let server = try TapeServer(TapePort(0), file: file, patience: 0.05) {
            try? await Task.sleep(for: .seconds(20))
            return nil
        }
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        #expect(try await answer(request, at: server.port).hasSuffix("\r\n\r\n{}\n"))
        server.stop()
    }

    @Test func aPortThatIsTakenIsAnError() async throws {
        try Data("an earlier recording".utf8).write(to: file)
        let (listener, port) = try Sockets.listen()
        defer {
            _ = close(listener)
            try? FileManager.default.removeItem(at: file)
        }
        let error = #expect(throws: RecordingPortError.self) {
            try environment.record(to: file, options: .init(port: UInt16(port)))
        }
        #expect(error?.description.contains("Choose another port, or 0") == true)
        #expect(error?.localizedDescription == error?.description)
        #expect(try Data(contentsOf: file) == Data("an earlier recording".utf8))
        // The environment can still be recorded.
        let recording = try environment.record(to: file)
        #expect(recording.port == nil)
        try await recording.end()
    }

    @Test func thePortIsClosedWhenTheRecordingEnds() async throws {
        var recordings = [try record()]
        defer { try? FileManager.default.removeItem(at: file) }
        let port = recordings[0].port
        try await recordings[0].0.end()
        try await closes(port)
        // Another app, or another run, can have it at once.
        recordings = [try record(port: port)]
        #expect(recordings[0].port == port)
        recordings = []
        try await closes(port)
    }

    private func closes(_ port: UInt16) async throws {
        while Sockets.canConnect(to: Int(port)) { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func aFileThatIsGoneIsNotFound() async throws {
        let (recording, port) = try record()
        try FileManager.default.removeItem(at: file)
        let text = try await answer("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", at: port)
        #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        withExtendedLifetime(recording) {}
    }
}
