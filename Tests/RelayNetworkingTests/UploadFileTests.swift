import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Only regular files are read, for no longer than anybody waits, and copies are private.
struct UploadFileTests {
    private static let place = NetworkError.Place(operation: "M", network: "here")

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func bodies(_ file: URL) -> [HTTPRequest.Body] {
        let large = MultipartForm.Part(name: "large", content: .data(Data(count: 2 << 20)))
        let part = MultipartForm.Part(name: "a", filename: "a", content: .file(file))
        return [
            .file(file), .multipart(MultipartForm([part])),
            .multipart(MultipartForm([large, part])),
        ]
    }

    @Test(.timeLimit(.minutes(2)), arguments: ["pipe", "/dev/zero", "/dev/null", "folder"])
    func onlyRegularFilesAreSent(kind: String) async throws {
        try await withFolder { folder in
            var file = URL(fileURLWithPath: kind)
            if kind == "folder" { file = folder }
            if kind == "pipe" {
                file = folder.appendingPathComponent("pipe")
                #expect(mkfifo(file.path, 0o600) == 0)
            }
            for body in bodies(file) {
                let error = await #expect(throws: NetworkError.self) {
                    _ = try await UploadBody(body, at: Self.place)
                }
                #expect(error?.description.contains("only regular files are read") == true)
                #expect(error?.mayHaveBeenSent == false)
            }
        }
    }

    @Test(.timeLimit(.minutes(2))) func theDeadlineHoldsForAPipe() async throws {
        try await withFolder { folder in
            let pipe = folder.appendingPathComponent("pipe")
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let received = Log<ReceivedRequest>()
            let server = try ScriptedServer.answering(received) { _, peer in
                peer.respond(200, "{}")
            }
            let network = HTTPNetwork(url: try server.http(), deadline: .seconds(30))
            let upload = RequestParameters.mutation("($file: Upload!) { upload(file: $file) }")
            let file = FileUpload(file: pipe)
            let error = try #require(await network.failure(of: upload, .file(file)))
            guard case .invalidRequest = error else { throw error }
            #expect(received.count == 0)
            withExtendedLifetime(server) {}
        }
    }

    @Test(
        .bug(id: "changed-upload", "A file that was rewritten during its upload went out mixed."),
        .timeLimit(.minutes(2)),
        arguments: TestedTransport.allCases,
        [true, false]
    )
    func aFileThatIsRewrittenWhileItIsSentFails(
        tested: TestedTransport,
        isForm: Bool
    ) async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            let size = 30 << 20
            try Data(repeating: 97, count: size).write(to: file)
            let mayContinue = Locked(false)
            let bodies = Log<Int>()
            let server = try ScriptedServer { peer in
                _ = peer.receiveHead()
                while !mayContinue.withLock({ $0 }) { usleep(1000) }
                // The form is larger than its file.
                let least = isForm ? size + 100 : size
                let count = peer.skip(least)
                if count == least {
                    bodies.append(count)
                    peer.respond(200, "ok")
                }
            }
            let form = MultipartForm([.init(name: "a", filename: "a", content: .file(file))])
            let body = isForm ? HTTPRequest.Body.multipart(form) : .file(file)
            let request = HTTPRequest(url: try server.http(), method: .post, body: body)
            let transport = try tested.make()
            let task = Task { try await transport.send(request).data(upTo: 100) }
            try await until { server.counts.open == 1 }
            // In place, with the same length.
            let output = try FileHandle(forUpdating: file)
            try output.seek(toOffset: UInt64(size / 2))
            try output.write(contentsOf: Data(repeating: 98, count: size / 2))
            try output.close()
            mayContinue.withLock { $0 = true }
            if tested == .urlSession, isForm {
                // It sends a copy from before.
                _ = await task.result
                return
            }
            let error = await #expect(throws: NetworkError.self) { try await task.value }
            #expect(error?.description.contains("it changed while it was read") == true)
            if tested != .urlSession { #expect(bodies.count == 0) }
            withExtendedLifetime(server) {}
        }
    }

    #if !canImport(Darwin)
    enum EarlyAnswer: String, CaseIterable {
        case measured = "Content-Length: 7\r\n\r\ntoo big"
        case chunked = "Transfer-Encoding: chunked\r\n\r\n3\r\ntoo\r\n4;a=b\r\n big\r\n0\r\n\r\n"
        case afterAnother = "\r\nHTTP/1.1 413 No\r\nContent-Length: 7\r\n\r\ntoo big"
    }

    /// The server closes the socket with unread bytes, which resets the connection.
    @Test(
        .bug(id: "early-answer", "The answer of a server that did not read an upload was lost."),
        .timeLimit(.minutes(2)),
        arguments: EarlyAnswer.allCases
    )
    func theAnswerOfAServerThatDoesNotReadIsNotLost(answer: EarlyAnswer) async throws {
        let server = try ScriptedServer { peer in
            peer.receiveHead()
            _ = peer.skip(1 << 20)
            let status = answer == .afterAnother ? "103 Hints" : "413 No"
            peer.send(raw: Array("HTTP/1.1 \(status)\r\n\(answer.rawValue)".utf8))
            peer.end()
        }
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data(count: 20 << 20).write(to: file)
            let client = HTTPClient(transport: try #require(CurlTransport()))
            let network = HTTPNetwork(url: try server.http(), client: client)
            let upload = RequestParameters.mutation("($file: Upload!) { upload(file: $file) }")
            for number in 0..<20 {
                let file =
                    number % 2 == 0
                    ? FileUpload(file: file) : FileUpload(data: Data(count: 20 << 20), name: "a")
                let error = await network.failure(of: upload, .file(file))
                guard case .status(413, _, "too big", _) = error else {
                    Issue.record("got \(String(describing: error)) in try \(number)")
                    break
                }
            }
            #expect(server.counts.connections == 20)
        }
    }
    #endif

    @Test func aLinkToARegularFileIsSent() async throws {
        try await withFolder { folder in
            let (file, link) = (
                folder.appendingPathComponent("file"), folder.appendingPathComponent("link")
            )
            try Data("hello".utf8).write(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            guard case .data(let body) = try await UploadBody(.file(link), at: Self.place) else {
                Issue.record("It is small enough to be held.")
                return
            }
            #expect(body == Data("hello".utf8))
        }
    }

    @Test func temporaryCopiesAreReadableByTheirUserAlone() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data(count: 3 << 20).write(to: file)
            let form = MultipartForm([.init(name: "a", filename: "a", content: .file(file))])
            let mask = umask(0)
            defer { umask(mask) }
            let body = try await UploadBody(.multipart(form), at: Self.place)
            guard case .file(let copy, _) = body else {
                Issue.record("It is too large to be held.")
                return
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: copy.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        }
    }

    @Test(.bug(id: "full-copy", "A full disk had a queued upload fail for good."))
    func anUploadThatCanNotBeCopiedIsTriedAgain() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data(count: 3 << 20).write(to: file)
            var targets = [folder.appendingPathComponent("missing")]
            // A volume of 3 MB: see `FullDiskTests`.
            if let path = ProcessInfo.processInfo.environment["RELAY_SQLITE_VOLUME"] {
                targets.append(URL(fileURLWithPath: path))
            }
            for target in targets {
                let error = await #expect(throws: NetworkError.self) {
                    _ = try await UploadBody(bodies(file)[2], at: Self.place, in: target)
                }
                #expect(error?.outcome == .notExecuted)
                #expect(error?.mayHaveBeenSent == false)
                let names = try? FileManager.default.contentsOfDirectory(atPath: target.path)
                #expect((names ?? []).allSatisfy { !$0.hasPrefix("relay-upload-") })
            }
            // A source that is missing stays missing.
            let part = MultipartForm.Part(name: "a", content: .file(targets[0]))
            let error = await #expect(throws: NetworkError.self) {
                _ = try await UploadBody(.multipart(MultipartForm([part])), at: Self.place)
            }
            #expect(error?.outcome == .refused)
        }
    }

    /// The temporary copies of forms that have a field of this name.
    private func copies(of field: String, in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("relay-upload-") }
            .map { folder.appendingPathComponent($0) }
            .filter { url in
                // Other tests remove theirs meanwhile.
                guard let input = try? FileHandle(readingRegularFileAt: url) else { return false }
                let start = try? input.read(upToCount: 500)
                return start?.range(of: Data(field.utf8)) != nil
            }
    }

    @Test(
        .bug(id: "left-copies", "Copies of uploads stayed after a reset and a killed app."),
        .timeLimit(.minutes(2))
    )
    func aResetRemovesTheCopies() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data(count: 20 << 20).write(to: file)
            let field = "field-\(UUID().uuidString)"
            let mayContinue = Locked(false)
            let server = try ScriptedServer { peer in
                _ = peer.receiveHead()
                while !mayContinue.withLock({ $0 }) { usleep(1000) }
            }
            let form = MultipartForm([.init(name: field, filename: "a", content: .file(file))])
            let request = HTTPRequest(
                url: try server.http(),
                method: .post,
                body: .multipart(form)
            )
            let transport = URLSessionTransport()
            let task = Task { try await transport.send(request) }
            try await until { server.counts.open == 1 }
            let temporary = FileManager.default.temporaryDirectory
            #expect(try copies(of: field, in: temporary).count == 1)
            // As a process that was killed leaves it.
            let left = temporary.appendingPathComponent("relay-upload-\(UUID().uuidString)")
            try Data("name=\"\(field)\"".utf8).write(to: left)
            transport.reset()
            #expect(try copies(of: field, in: temporary).isEmpty)
            mayContinue.withLock { $0 = true }
            await #expect(throws: NetworkError.self) { try await task.value }
            withExtendedLifetime(server) {}
        }
    }

    @Test func onlyCopiesOfEndedProcessesAreRemoved() async throws {
        try await withFolder { folder in
            let target = folder.appendingPathComponent("target")
            try Data("target".utf8).write(to: target)
            func named(_ name: String) -> URL {
                folder.appendingPathComponent("relay-upload-\(name)")
            }
            let manager = FileManager.default
            try Data("left".utf8).write(to: named("left"))
            try manager.createSymbolicLink(at: named("link"), withDestinationURL: target)
            try manager.createDirectory(at: named("folder"), withIntermediateDirectories: true)
            #expect(mkfifo(named("pipe").path, 0o600) == 0)
            // As another process has it.
            try Data("used".utf8).write(to: named("used"))
            let used = try FileHandle(opening: named("used"), O_RDONLY | O_CLOEXEC)
            #expect(flock(used.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
            let own = try TemporaryFile(in: folder)
            try own.write(Data("own".utf8))
            TemporaryFile.removeAbandoned(from: folder)
            let names = try manager.contentsOfDirectory(atPath: folder.path)
            let kept = ["link", "folder", "pipe", "used"].map { named($0) } + [own.url, target]
            #expect(Set(names) == Set(kept.map(\.lastPathComponent)))
            try used.close()
            own.remove()
            own.remove()
            TemporaryFile.removeAbandoned(from: folder)
            #expect(try manager.contentsOfDirectory(atPath: folder.path).count == names.count - 2)
        }
    }

    /// A process removes what others have left while this one creates files.
    @Test(.timeLimit(.minutes(2))) func noFileIsRemovedWhileItIsCreated() async throws {
        try await withFolder { folder in
            let hasEnded = Locked(false)
            let removal = Task.detached {
                while !hasEnded.withLock({ $0 }) {
                    TemporaryFile.removeAbandoned(from: folder)
                    await Task.yield()
                }
            }
            for _ in 0..<2_000 {
                let file = try TemporaryFile(in: folder)
                #expect(FileManager.default.fileExists(atPath: file.url.path))
            }
            hasEnded.withLock { $0 = true }
            await removal.value
        }
    }

    @Test func cancellingEndsTheCopying() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data(count: 4 << 20).write(to: file)
            let form = MultipartForm([.init(name: "a", filename: "a", content: .file(file))])
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                _ = try await UploadBody(.multipart(form), at: Self.place)
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    /// URLSession takes threads for each file that it reads; small ones are held instead.
    @Test func smallFilesAreHeldInMemory() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            for size in [0, 1, 900_000] {
                try Data(count: size).write(to: file)
                for body in bodies(file).prefix(2) {
                    guard case .data(let data) = try await UploadBody(body, at: Self.place) else {
                        Issue.record("\(size) bytes")
                        continue
                    }
                    #expect(data.count >= size)
                }
            }
            try Data(count: 2 << 20).write(to: file)
            for body in bodies(file) {
                guard case .file = try await UploadBody(body, at: Self.place) else {
                    Issue.record("2 MB are held")
                    continue
                }
            }
        }
    }
}
