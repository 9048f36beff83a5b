import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// HTTP/2 and TLS against `nghttpd`, with a certificate authority of its own.
@Suite(.enabled(if: SecureServer.isInstalled, "Install it: `apt-get install nghttp2-server`."))
struct CurlSecureTests {
    private static let started = Task { try await SecureServer() }

    private func transport(
        trusting authorities: URL?,
        _ change: (inout CurlOptions) -> Void = { _ in }
    ) throws -> CurlTransport {
        var options = CurlOptions()
        options.certificateAuthorities = authorities
        change(&options)
        return try #require(CurlTransport(options))
    }

    @Test(.timeLimit(.minutes(5))) func manyRequestsShareAConnection() async throws {
        let server = try await SecureServer()
        let transport = try transport(trusting: server.authority)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    let response = try await transport.send(HTTPRequest(url: server.url("/a")))
                    #expect(response.status == 200)
                    return try await response.data(upTo: 1 << 20).count
                }
            }
            for try await count in group { #expect(count == SecureServer.size) }
        }
        let connections = try server.connections()
        #expect((1...3).contains(connections), "\(connections) connections")
    }

    @Test(.timeLimit(.minutes(5))) func aStreamThatIsNotReadDoesNotHoldUpOthers() async throws {
        let server = try await Self.started.value
        let transport = try transport(trusting: server.authority) { $0.unreadLimit = 1 << 16 }
        let unread = try await transport.send(HTTPRequest(url: server.url("/large")))
        for _ in 0..<5 {
            let response = try await transport.send(HTTPRequest(url: server.url("/a")))
            #expect(try await response.data(upTo: 1 << 20).count == SecureServer.size)
        }
        #expect(try await unread.data(upTo: 1 << 30).count == SecureServer.large)
    }

    @Test(.timeLimit(.minutes(5))) func uploadsOverHTTP2() async throws {
        let server = try await Self.started.value
        let transport = try transport(trusting: server.authority)
        var request = HTTPRequest(url: server.url("/a"), method: .post)
        request.body = .data(Data(count: 3 << 20))
        let last = Locked<Int64>(0)
        request.uploadProgress = { progress in last.withLock { $0 = progress.completed } }
        #expect(try await transport.send(request).status == 200)
        #expect(last.withLock { $0 } == 3 << 20)
    }

    @Test func refusesACertificateThatNobodyVouchesFor() async throws {
        let server = try await Self.started.value
        let transport = try transport(trusting: nil)
        let request = HTTPRequest(url: server.url("/a"), method: .post)
        let error = await #expect(throws: NetworkError.self) { try await transport.send(request) }
        guard case .insecure(let reason, _)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("certificate"))
    }

    @Test func identifiesItselfByACertificate() async throws {
        let server = try await SecureServer(verifiesClients: true)
        let files = server.authorities
        let (certificate, key) = (files.clientCertificate, files.lockedKey)
        let request = HTTPRequest(url: server.url("/a"))
        for known in [
            CurlOptions.ClientCertificate(certificate: files.client),
            .init(certificate: certificate, key: key, password: TestAuthority.password),
        ] {
            let transport = try transport(trusting: server.authority) {
                $0.clientCertificate = known
            }
            #expect(try await transport.send(request).status == 200)
        }
        for unknown in [
            nil, CurlOptions.ClientCertificate(certificate: certificate, key: key, password: "x"),
            .init(certificate: URL(fileURLWithPath: "/nowhere")),
        ] {
            let transport = try transport(trusting: server.authority) {
                $0.clientCertificate = unknown
            }
            await #expect(throws: NetworkError.self) { try await transport.send(request) }
        }
    }
}

/// `nghttpd`, with files to serve.
private final class SecureServer: Sendable {
    static let size = 1000
    static let large = 8 << 20
    private static let program = "/usr/bin/nghttpd"

    static var isInstalled: Bool {
        ["/usr/sbin/nghttpd", program].contains { FileManager.default.isExecutableFile(atPath: $0) }
    }

    let port: Int
    let authorities: TestAuthority
    private let input: FileHandle

    var authority: URL { authorities.certificate }
    private var folder: URL { authorities.folder }

    func url(_ path: String) -> URL {
        URL(string: "https://localhost:\(port)\(path)") ?? authority
    }

    /// Returns the number of connections over which requests have come, by the server's own log.
    func connections() throws -> Int {
        let log = try String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
        let requests = log.split(separator: "\n").filter { $0.contains("recv HEADERS frame") }
        // `[id=1] [  0.123] recv HEADERS frame <…>`, with colors.
        return Set(requests.compactMap { $0.firstMatch(of: /id=\d+/)?.output }).count
    }

    init(verifiesClients: Bool = false) async throws {
        authorities = try await TestAuthority()
        let folder = authorities.folder
        try Data(count: Self.size).write(to: folder.appendingPathComponent("a"))
        try Data(count: Self.large).write(to: folder.appendingPathComponent("large"))
        port = try Sockets.freePort()
        // It stops when this process ends for any reason, because its input then ends. It inherits
        // blocked signals, so only `kill -9` ends it.
        let program =
            FileManager.default.isExecutableFile(atPath: Self.program)
            ? Self.program : "/usr/sbin/nghttpd"
        let options = "-v --echo-upload -m 100" + (verifiesClients ? " --verify-client" : "")
        let server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        let command = "\(program) \(options) \(port) server.key server.crt > log 2>&1"
        server.arguments = ["-c", "\(command) & cat; kill -9 $!"]
        server.currentDirectoryURL = folder
        let input = Pipe()
        server.standardInput = input
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
        self.input = input.fileHandleForWriting
        let port = port
        try await until { Sockets.canConnect(to: port) }
    }

    deinit {
        try? input.close()
    }
}
#endif
