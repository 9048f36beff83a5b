import Foundation
import TestSupport

@testable import RelayNetworking

#if !canImport(Darwin)
/// A certificate authority, with certificates for `localhost` and `127.0.0.1` and for clients.
///
/// `openssl` makes them. A class because it owns their folder, which is removed with it.
final class TestAuthority: Sendable {
    static let program = "/usr/bin/openssl"
    static let password = "a secret"

    let folder: URL

    /// What a client trusts.
    var certificate: URL { folder.appendingPathComponent("ca.pem") }
    /// The certificate and key of a server.
    var server: URL { folder.appendingPathComponent("server.pem") }
    /// The certificate and key of a client.
    var client: URL { folder.appendingPathComponent("client.pem") }
    /// The certificate of a client alone.
    var clientCertificate: URL { folder.appendingPathComponent("client.crt") }
    /// The key of a client, encrypted with ``password``.
    var lockedKey: URL { folder.appendingPathComponent("client.locked") }

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let new = "openssl req -newkey rsa:2048 -nodes -days 2 -keyout"
        let script = """
            set -e
            \(new) ca.key -x509 -subj /CN=Relay -out ca.pem
            echo subjectAltName=DNS:localhost,IP:127.0.0.1 > extensions
            for name in server client; do
                \(new) $name.key -subj /CN=localhost -out $name.request
                openssl x509 -req -in $name.request -CA ca.pem -CAkey ca.key -CAcreateserial \
                    -days 2 -extfile extensions -out $name.crt
                cat $name.key $name.crt > $name.pem
            done
            openssl pkcs8 -topk8 -in client.key -passout "pass:\(Self.password)" -out client.locked
            """
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/bin/sh")
        tool.arguments = ["-c", script]
        tool.currentDirectoryURL = folder
        tool.standardError = FileHandle.nullDevice
        tool.standardOutput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { continuation in
            tool.terminationHandler = { _ in continuation.resume() }
            do { try tool.run() } catch { continuation.resume(throwing: error) }
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}

/// TLS in front of a ``ScriptedServer`` that speaks HTTP/2.
///
/// A class because it owns a process, which ends with it.
final class SecureFront: Sendable {
    private static let program = """
        import asyncio, ssl, sys

        async def pump(reader, writer):
            try:
                while data := await reader.read(65536):
                    writer.write(data)
                    await writer.drain()
            except OSError:
                pass
            finally:
                writer.close()

        async def serve(reader, writer):
            far, back = await asyncio.open_connection("127.0.0.1", int(sys.argv[2]))
            await asyncio.gather(pump(reader, back), pump(far, writer))

        async def main():
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(sys.argv[1])
            context.set_alpn_protocols(["h2"])
            server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
            print(server.sockets[0].getsockname()[1], flush=True)
            await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)

        asyncio.run(main())
        """

    let port: Int
    private let input: FileHandle

    init(_ authority: TestAuthority, before server: ScriptedServer) throws {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = [
            "python3", "-c", Self.program, authority.server.path, "\(server.port)",
        ]
        let (input, output) = (Pipe(), Pipe())
        tool.standardInput = input
        tool.standardOutput = output
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        self.input = input.fileHandleForWriting
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw POSIXError(.ENOEXEC)
        }
        self.port = port
    }

    deinit {
        try? input.close()
    }
}

/// A ``ScriptedServer`` that speaks HTTP/2, behind TLS.
struct SecureScriptedServer {
    static let authority = Task { try await TestAuthority() }

    let scripted: ScriptedServer
    let front: SecureFront

    var counts: ScriptedServer.Counts { scripted.counts }

    init(_ script: @escaping @Sendable (ScriptedPeer) -> Void) async throws {
        scripted = try ScriptedServer(script)
        front = try SecureFront(try await Self.authority.value, before: scripted)
    }

    func url() throws -> URL {
        guard let url = URL(string: "https://127.0.0.1:\(front.port)/graphql") else {
            throw URLError(.badURL)
        }
        return url
    }
}
#endif
