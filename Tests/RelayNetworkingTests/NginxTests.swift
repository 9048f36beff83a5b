import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// nginx before a server that counts what it executes.
@Suite(.enabled(if: Nginx.isInstalled, "Install it: `apt-get install nginx`."))
struct NginxTests {
    private func transport() async throws -> CurlTransport {
        var options = CurlOptions()
        options.certificateAuthorities = try await SecureScriptedServer.authority.value.certificate
        options.proxy = .none
        return try #require(CurlTransport(options))
    }

    /// Sends as many requests, some at a time.
    private func send(
        _ count: Int,
        atATime width: Int,
        to nginx: Nginx,
        isRepeatable: Bool
    ) async throws {
        let transport = try await transport()
        let executed = Log<String>()
        let backend = try nginx.start { body in executed.append(body) }
        let failures = Log<String>()
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<width {
                group.addTask {
                    for number in stride(from: worker, to: count, by: width) {
                        do {
                            var request = HTTPRequest(url: try nginx.url(), method: .post)
                            request.body = .data(Data("\(number)".utf8))
                            request.isRepeatable = isRepeatable
                            let body = try await transport.send(request).data(upTo: 100)
                            #expect(String(decoding: body, as: UTF8.self) == "\(number)")
                        } catch {
                            failures.append("\(number): \(error)")
                        }
                    }
                }
            }
        }
        withExtendedLifetime(backend) {}
        #expect(failures.count == 0, "\(failures.all.prefix(3))")
        let counts = Dictionary(grouping: executed.all) { $0 }.mapValues(\.count)
        #expect(counts.count == count)
        if !isRepeatable { #expect(counts.filter { $0.value > 1 } == [:]) }
    }

    @Test(
        .bug(
            id: "http2-goaway",
            "Mutations failed that a server had ignored because its connection had had enough requests."
        ),
        .timeLimit(.minutes(5)),
        arguments: [10, 1000],
        [true, false]
    )
    func aConnectionThatHasHadEnoughRequestsFailsNone(limit: Int, isRepeatable: Bool) async throws {
        let nginx = try await Nginx(requestsPerConnection: limit)
        let count = TestSize.isFull ? 10_000 : 3000
        try await send(count, atATime: 64, to: nginx, isRepeatable: isRepeatable)
    }

    @Test(
        .bug(id: "http2-goaway", "Mutations failed when their server was reloaded."),
        .timeLimit(.minutes(5))
    )
    func aReloadFailsNoMutation() async throws {
        let nginx = try await Nginx(requestsPerConnection: 1000)
        let reloads = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .milliseconds(200))
                nginx.reload()
            }
        }
        let (count, width) = TestSize.isFull ? (10_000, 64) : (4000, 32)
        try await send(count, atATime: width, to: nginx, isRepeatable: false)
        reloads.cancel()
    }
}

/// A class because it owns a process, which ends with it.
private final class Nginx: Sendable {
    private static let programs = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"]
    private static var program: String? {
        programs.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static var isInstalled: Bool { program != nil }

    private let folder: URL
    private let port: Int
    private let backend: Int
    private let process: Process

    func url() throws -> URL {
        guard let url = URL(string: "https://127.0.0.1:\(port)/graphql") else {
            throw URLError(.badURL)
        }
        return url
    }

    init(requestsPerConnection limit: Int) async throws {
        let authority = try await SecureScriptedServer.authority.value
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        (port, backend) = (try Sockets.freePort(), try Sockets.freePort())
        let user = getuid() == 0 ? "user root;" : ""
        let text = """
            \(user) worker_processes 1; daemon off; pid nginx.pid; error_log stderr crit;
            events { worker_connections 4000; }
            http {
                access_log off; client_body_temp_path body; proxy_temp_path proxy;
                fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
                upstream backend { server 127.0.0.1:\(backend); keepalive 100; }
                server {
                    listen 127.0.0.1:\(port) ssl http2;
                    ssl_certificate \(authority.server.path);
                    ssl_certificate_key \(authority.server.path);
                    keepalive_requests \(limit);
                    location / {
                        proxy_pass http://backend; proxy_http_version 1.1;
                        proxy_set_header Connection "";
                    }
                }
            }
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("nginx.conf"))
        process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program ?? "")
        process.arguments = ["-p", folder.path, "-c", "nginx.conf", "-e", "stderr"]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let port = port
        try await until { Sockets.canConnect(to: port) }
    }

    /// Starts the server behind nginx, which answers each request with its body.
    func start(_ execute: @escaping @Sendable (String) -> Void) throws -> ScriptedServer {
        try ScriptedServer(port: backend) { peer in
            while let request = peer.receiveRequest() {
                execute(request.text)
                peer.respond(200, request.text)
            }
        }
    }

    func reload() { kill(process.processIdentifier, SIGHUP) }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }
}
#endif
