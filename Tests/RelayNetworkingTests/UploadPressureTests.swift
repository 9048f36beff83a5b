import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// What uploads hold in memory while a server does not read them, and after they are cancelled.
struct UploadPressureTests {
    private static let uploads = 6

    /// A server that reads nothing but heads until it is told to.
    private struct Server {
        let scripted: ScriptedServer
        let mayRead: Locked<Bool>

        init() throws {
            let mayRead = Locked(false)
            self.mayRead = mayRead
            scripted = try ScriptedServer { peer in
                peer.receiveHead()
                while !mayRead.withLock({ $0 }) { usleep(5000) }
                _ = peer.skip(.max)
            }
        }

        /// Waits until all uploads have started and none can go on.
        func untilStuck() async throws {
            try await until { scripted.counts.open == UploadPressureTests.uploads }
            try await Task.sleep(for: .milliseconds(500))
        }
    }

    #if !canImport(Darwin)
    /// With libcurl; URLSession reads files in its own way.
    @Test(.timeLimit(.minutes(5))) func ofFilesOnlyPiecesAreHeld() async {
        await #expect(processExitsWith: .success) {
            try await UploadPressureTests().holdPieces()
        }
    }

    /// Measures memory, so it runs in a process of its own.
    private func holdPieces() async throws {
        let size = 48 << 20
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
        let server = try Server()
        let transport = try #require(CurlTransport())
        let url = try server.scripted.http()
        // The first request takes memory of its own.
        let quick = try ScriptedServer.answering { _, peer in peer.respond(200, "{}") }
        try #require(try await transport.send(HTTPRequest(url: quick.http())).status == 200)
        let (descriptors, before) = (openDescriptors(), try residentBytes())
        let sent = Locked([Int: Int64]())
        let tasks = (0..<Self.uploads).map { number in
            var request = HTTPRequest(url: url, method: .post, body: .file(file))
            request.uploadProgress = { progress in
                sent.withLock { $0[number] = progress.completed }
            }
            return Task { [request] in try await transport.send(request) }
        }
        try await server.untilStuck()
        let stuck = try await standstill { Int(sent.withLock { $0.values.reduce(0, +) }) }
        try #require(stuck < Self.uploads * size / 2)
        // A piece that is sent, the next one, and buffers. The sanitizer takes several times as much.
        #if !THREAD_SANITIZER
        let held = try residentBytes() - before
        try #require(held < Self.uploads * (2 << 20), "\(held) bytes")
        #endif
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.result }
        server.mayRead.withLock { $0 = true }
        try await until { inFlight(transport) == 0 && server.scripted.counts.open == 0 }
        let areClosed = try await comesToHold {
            !openDescriptors().values.contains(file.path)
                && openDescriptors().count <= descriptors.count + Self.uploads
        }
        try #require(areClosed)
    }

    private func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return try #require(pages) * sysconf(Int32(_SC_PAGESIZE))
    }
    #endif

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func cancellingReleasesTheBody(tested: TestedTransport) async throws {
        let size = 16 << 20
        let (server, released) = (try Server(), Locked(0))
        let transport = try tested.make()
        let url = try server.scripted.http()
        var tasks = (0..<Self.uploads).map { _ in
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            bytes.initializeMemory(as: UInt8.self, repeating: 120, count: size)
            let deallocator = Data.Deallocator.custom { bytes, _ in
                bytes.deallocate()
                released.withLock { $0 += 1 }
            }
            let body = Data(bytesNoCopy: bytes, count: size, deallocator: deallocator)
            let request = HTTPRequest(url: url, method: .post, body: .data(body))
            return Task { try await transport.send(request) }
        }
        try await server.untilStuck()
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        tasks = []
        try await until { inFlight(transport) == 0 && released.withLock { $0 } == Self.uploads }
        server.mayRead.withLock { $0 = true }
        try await until { server.scripted.counts.open == 0 }
    }
}
