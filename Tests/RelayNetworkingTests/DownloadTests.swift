import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// A download succeeds with the file that the server has, or not at all.
struct DownloadTests {
    /// What a server says of a file, which need not be true.
    private struct Answer: Sendable {
        var status = 200
        var body: Data
        var headers: HTTPHeaders = [:]
    }

    private static let old = Data("the old file, which has fifty-one bytes all in all.".utf8)
    private static let new = Data("THE NEW FILE, WHICH HAS FIFTY-ONE BYTES ALL IN ALL.".utf8)
    private static let tag: HTTPHeaders = ["ETag": "\"v1\""]

    /// A client of a server that is asked for one file after the other.
    private func client(
        _ log: Log<HTTPRequest> = Log(),
        _ answer: @escaping @Sendable (HTTPRequest, Int) async throws -> Answer
    ) -> HTTPClient {
        HTTPClient(
            baseURL: URL(string: "http://localhost"),
            transport: StubTransport { request in
                log.append(request)
                let answer = try await answer(request, log.count)
                return HTTPResponse(
                    request: request,
                    status: answer.status,
                    headers: answer.headers,
                    body: HTTPBody(answer.body)
                )
            }
        )
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    /// Leaves the first 20 bytes of the old file in `file`'s folder.
    private func interrupt(_ file: URL, path: String = "/file", _ headers: HTTPHeaders) async {
        var headers = headers
        headers["Content-Length"] = "51"
        let answer = Answer(body: Self.old.prefix(20), headers: headers)
        await #expect(throws: NetworkError.self) {
            try await client { _, _ in answer }.download(.get(path), to: file, resumptions: 0)
        }
    }

    private func part(
        of file: Data,
        _ range: Range<Int>,
        total: String = "51",
        _ headers: HTTPHeaders
    ) -> Answer {
        var headers = headers
        headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(total)"
        return Answer(status: 206, body: file[range], headers: headers)
    }

    /// What a server answers to a request for the rest of the old file.
    private enum Lie: String, CaseIterable, Sendable {
        case otherTag, noTag, otherTotal, weakTag, encoded
    }

    @Test(arguments: Lie.allCases)
    private func aPartOfAnotherVersionIsNotAppended(lie: Lie) async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            await interrupt(file, Self.tag)
            let log = Log<HTTPRequest>()
            let client = client(log) { request, _ in
                guard request.headers["Range"] != nil else {
                    return Answer(body: Self.new, headers: ["ETag": "\"v2\""])
                }
                return switch lie {
                case .otherTag: part(of: Self.new, 20..<51, ["ETag": "\"v2\""])
                case .noTag: part(of: Self.new, 20..<51, [:])
                case .otherTotal: part(of: Self.new, 20..<50, total: "50", Self.tag)
                case .weakTag: part(of: Self.new, 20..<51, ["ETag": "W/\"v1\""])
                case .encoded:
                    part(of: Self.new, 20..<51, ["ETag": "\"v1\"", "Content-Encoding": "gzip"])
                }
            }
            try await client.download(.get("/file"), to: file)
            #expect(try Data(contentsOf: file) == Self.new)
            #expect(log.all.map { $0.headers["Range"] } == ["bytes=20-", nil])
            #expect(log.all.first?.headers["If-Range"] == "\"v1\"")
        }
    }

    @Test func aPartThatIsShorterThanAskedIsCompleted() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            await interrupt(file, Self.tag)
            let log = Log<HTTPRequest>()
            let client = client(log) { request, count in
                let start = 10 + 10 * count
                return part(of: Self.old, start..<min(start + 10, 51), Self.tag)
            }
            try await client.download(.get("/file"), to: file)
            #expect(try Data(contentsOf: file) == Self.old)
            #expect(
                log.all.map { $0.headers["Range"] } == [
                    "bytes=20-", "bytes=30-", "bytes=40-", "bytes=50-",
                ]
            )
        }
    }

    @Test func aPartWithFewerBytesThanItsRangeIsALostConnection() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            await interrupt(file, Self.tag)
            let cut = client { _, _ in
                var answer = part(of: Self.old, 20..<51, Self.tag)
                answer.body = answer.body.prefix(5)
                return answer
            }
            let error = await #expect(throws: NetworkError.self) {
                try await cut.download(.get("/file"), to: file, resumptions: 0)
            }
            guard case .connectionLost = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(!FileManager.default.fileExists(atPath: file.path))
            try await client { _, _ in part(of: Self.old, 25..<51, Self.tag) }
                .download(.get("/file"), to: file)
            #expect(try Data(contentsOf: file) == Self.old)
        }
    }

    @Test(arguments: [
        "bytes 0-50/51", "bytes 21-50/51", "bytes 20-10/51", "bytes 20-51/51", "bytes 20-/51", "",
        "51", "bytes 20-9223372036854775807/*", "bytes */51",
    ])
    func aRangeThatWasNotAskedForIsRefused(range: String) async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            await interrupt(file, Self.tag)
            let client = client { _, _ in
                Answer(
                    status: 206,
                    body: Self.old.suffix(31),
                    headers: ["ETag": "\"v1\"", "Content-Range": range]
                )
            }
            let error = await #expect(throws: NetworkError.self) {
                try await client.download(.get("/file"), to: file)
            }
            guard case .unreadable = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test(arguments: [202, 204, 205, 206, 207])
    func aStatusThatCarriesNoWholeFileIsRefused(status: Int) async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let client = client { _, _ in Answer(status: status, body: Self.old) }
            await #expect(throws: NetworkError.self) {
                try await client.download(.get("/file"), to: file)
            }
            let left = try names(in: folder)
            #expect(left.isEmpty)
        }
    }

    @Test func anotherURLOfTheSameDateIsAnotherFile() async throws {
        let date: HTTPHeaders = [
            "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT",
            "Date": "Sun, 06 Nov 1994 09:49:37 GMT",
        ]
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            await interrupt(file, path: "/one", date)
            let log = Log<HTTPRequest>()
            let client = client(log) { request, _ in
                request.headers["Range"] == nil
                    ? Answer(body: Self.new, headers: date) : part(of: Self.new, 20..<51, date)
            }
            try await client.download(.get("/two"), to: file)
            #expect(try Data(contentsOf: file) == Self.new)
            #expect(log.all.map { $0.headers["Range"] } == [nil])
        }
    }

    @Test func aDateThatIsTooRecentPromisesNothing() async throws {
        try await withFolder { folder in
            for (seconds, range) in [("00", nil), ("59", nil)] as [(String, String?)] {
                let file = folder.appendingPathComponent("a\(seconds).bin")
                let date: HTTPHeaders = [
                    "Last-Modified": "Sun, 06 Nov 1994 08:49:00 GMT",
                    "Date": "Sun, 06 Nov 1994 08:49:\(seconds) GMT",
                ]
                await interrupt(file, date)
                let log = Log<HTTPRequest>()
                try await client(log) { _, _ in Answer(body: Self.new, headers: date) }
                    .download(.get("/file"), to: file)
                #expect(log.all.map { $0.headers["Range"] } == [range])
                #expect(try Data(contentsOf: file) == Self.new)
            }
        }
    }

    @Test func twoDownloadsIntoOneFileAreNotMixed() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let (hasStarted, mayEnd) = (Locked(false), Locked(false))
            let slow = client { _, _ in
                hasStarted.withLock { $0 = true }
                try await until { mayEnd.withLock { $0 } }
                return Answer(body: Self.old, headers: Self.tag)
            }
            async let first = slow.download(.get("/file"), to: file)
            try await until { hasStarted.withLock { $0 } }
            let log = Log<HTTPRequest>()
            let second = client(log) { _, _ in Answer(body: Self.new) }
            let error = await #expect(throws: NetworkError.self) {
                try await second.download(.get("/other"), to: file)
            }
            let words = try #require(error?.description)
            #expect(words.contains("Another download to `a.bin` is running."))
            #expect(log.count == 0)
            mayEnd.withLock { $0 = true }
            _ = try await first
            #expect(try Data(contentsOf: file) == Self.old)
            try await second.download(.get("/other"), to: file)
            #expect(try Data(contentsOf: file) == Self.new)
            let left = try names(in: folder)
            #expect(left == ["a.bin"])
        }
    }

    @Test func manyDownloadsIntoOneFileLeaveOneOfThem() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let whole = (0..<20).map { Data(repeating: UInt8($0), count: 5000 + $0) }
            await withTaskGroup(of: Void.self) { group in
                for (number, body) in whole.enumerated() {
                    group.addTask {
                        let tag = "\"\(number)\""
                        let client = client { _, _ in Answer(body: body, headers: ["ETag": tag]) }
                        for _ in 0..<20 {
                            _ = try? await client.download(.get("/\(number)"), to: file)
                        }
                    }
                }
            }
            let found = try Data(contentsOf: file)
            #expect(whole.contains(found))
            let left = try names(in: folder)
            #expect(left == ["a.bin"])
        }
    }

    @Test func aCompleteFileThatWasNotMovedIsAskedForNoMore() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            await interrupt(file, Self.tag)
            try Self.old.write(to: file.appendingPathExtension("partial"))
            let client = client { _, _ in
                Answer(status: 416, body: Data(), headers: ["Content-Range": "bytes */51"])
            }
            try await client.download(.get("/file"), to: file)
            #expect(try Data(contentsOf: file) == Self.old)
        }
    }

    @Test func aPostIsNotRepeated() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let log = Log<HTTPRequest>()
            let client = client(log) { _, _ in
                Answer(
                    body: Self.old.prefix(20),
                    headers: ["ETag": "\"v1\"", "Content-Length": "51"]
                )
            }
            await #expect(throws: NetworkError.self) {
                try await client.download(.post("/report"), to: file)
            }
            #expect(log.count == 1)
        }
    }

    // MARK: What others put in the folder

    @Test(arguments: ["partial", "partial-version"])
    func aPlantedLinkIsNotFollowed(suffix: String) async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            let foreign = folder.appendingPathComponent("foreign")
            for isHard in [false, true] {
                try Data("theirs".utf8).write(to: foreign)
                let planted = file.appendingPathExtension(suffix)
                if isHard {
                    try FileManager.default.linkItem(at: foreign, to: planted)
                } else {
                    try FileManager.default
                        .createSymbolicLink(at: planted, withDestinationURL: foreign)
                }
                try await client { _, _ in Answer(body: Self.new, headers: Self.tag) }
                    .download(.get("/file"), to: file)
                #expect(try Data(contentsOf: file) == Self.new)
                #expect(try Data(contentsOf: foreign) == Data("theirs".utf8))
                await interrupt(file, Self.tag)
                #expect(try Data(contentsOf: foreign) == Data("theirs".utf8))
                for name in ["partial", "partial-version"] {
                    try FileManager.default.removeItem(at: file.appendingPathExtension(name))
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(2))) func aPlantedPipeBlocksNobody() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.bin")
            for name in ["partial", "partial-version"] {
                #expect(mkfifo(file.appendingPathExtension(name).path, 0o600) == 0)
            }
            try await client { _, _ in Answer(body: Self.new, headers: Self.tag) }
                .download(.get("/file"), to: file)
            #expect(try Data(contentsOf: file) == Self.new)
        }
    }

    @Test func aNoteOfAnotherFormatIsIgnored() async throws {
        let notes = ["", "\"v1\"", "relay-download 1\nx\n51\n\"v1\"", "relay-download 2\n\n\n"]
        for note in notes {
            try await withFolder { folder in
                let file = folder.appendingPathComponent("a.bin")
                try Data("junk".utf8).write(to: file.appendingPathExtension("partial"))
                try Data(note.utf8).write(to: file.appendingPathExtension("partial-version"))
                let log = Log<HTTPRequest>()
                try await client(log) { _, _ in Answer(body: Self.new, headers: Self.tag) }
                    .download(.get("/file"), to: file)
                #expect(log.all.map { $0.headers["Range"] } == [nil])
                #expect(try Data(contentsOf: file) == Self.new)
            }
        }
    }

    @Test(
        .bug(id: "download-device", "A download replaced a device, and failed on a folder."),
        arguments: ["folder", "pipe", "link"]
    )
    func onlyRegularFilesAreReplaced(kind: String) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        switch kind {
        case "folder": #expect(mkdir(file.path, 0o700) == 0)
        case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
        default: #expect(symlink("/dev/null", file.path) == 0)
        }
        var (before, after) = (stat(), stat())
        lstat(file.path, &before)
        let log = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(log) { _, peer in peer.respond(200, "bytes") }
        let client = HTTPClient(baseURL: try server.http(""))
        let error = await #expect(throws: NetworkError.self) {
            try await client.download(.get("/a"), to: file)
        }
        guard case .cannotStore(file.path, let reason, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("only regular files are replaced"))
        #expect(log.count == 0)
        lstat(file.path, &after)
        #expect(before.st_ino == after.st_ino && before.st_mode == after.st_mode)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test func aFolderThatIsMissingIsAPublicError() async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200, "bytes") }
        let client = HTTPClient(baseURL: try server.http(""))
        let file = URL(fileURLWithPath: "/nowhere/at/all")
        let error = await #expect(throws: NetworkError.self) {
            try await client.download(.get("/a"), to: file)
        }
        guard case .cannotStore(path: "/nowhere/at/all", _, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }
}
