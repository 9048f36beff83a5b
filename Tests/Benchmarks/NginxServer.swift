import Foundation

/// nginx with fixed answers, which is faster than any client: what `http_server.py` answers to
/// `POST /graphql` and `POST /blob/N`, over HTTP/1.1 and, with TLS, HTTP/2.
///
/// A class because it owns the process and its folder, which end with it.
final class NginxServer: Sendable {
    let port: Int
    /// The port of HTTP/2.
    let securePort: Int
    private let folder: URL
    private let input: FileHandle

    /// The certificate of the server.
    var certificate: URL { folder.appendingPathComponent("certificate.pem") }

    /// Throws if nginx or openssl is not installed.
    init(blob: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let blobs = folder.appendingPathComponent("blob")
        try FileManager.default.createDirectory(at: blobs, withIntermediateDirectories: true)
        let text = #"{"data":""# + String(repeating: "x", count: blob - 11) + #""}"#
        try Data(text.utf8).write(to: blobs.appendingPathComponent("\(blob)"))
        (port, securePort) = (try Self.freePort(), try Self.freePort())
        try Data(Self.configuration(folder.path, port, securePort).utf8)
            .write(to: folder.appendingPathComponent("nginx.conf"))
        let server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.currentDirectoryURL = folder
        // It stops when this process ends for any reason, because its input then ends.
        server.arguments = [
            "-c",
            """
            PATH=$PATH:/usr/sbin
            openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
                -addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem || exit 1
            nginx -t -p . -c "$PWD/nginx.conf" || exit 1
            nginx -p . -c "$PWD/nginx.conf" &
            sleep 1
            echo ready
            cat
            kill $!
            """,
        ]
        let (input, output) = (Pipe(), Pipe())
        server.standardInput = input
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        self.input = input.fileHandleForWriting
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard line.hasPrefix("ready") else { throw CocoaError(.executableLoad) }
    }

    deinit {
        try? input.close()
        try? FileManager.default.removeItem(at: folder)
    }

    private static func configuration(_ folder: String, _ port: Int, _ securePort: Int) -> String {
        """
        daemon off;
        master_process off;
        pid \(folder)/pid;
        error_log /dev/null crit;
        events { worker_connections 8192; }
        http {
            access_log off;
            keepalive_requests 100000000;
            client_body_temp_path \(folder);
            proxy_temp_path \(folder);
            fastcgi_temp_path \(folder);
            uwsgi_temp_path \(folder);
            scgi_temp_path \(folder);
            default_type application/graphql-response+json;
            server {
                listen 127.0.0.1:\(port);
                listen 127.0.0.1:\(securePort) ssl http2;
                ssl_certificate \(folder)/certificate.pem;
                ssl_certificate_key \(folder)/key.pem;
                root \(folder);
                location /graphql {
                    return 200 '{"data":{"hero":{"id":"2001","name":"R2-D2","friends":[{"name":"Luke"},{"name":"Han"}]}}}';
                }
                location /blob/ { error_page 405 =200 $uri; }
            }
        }

        """
    }

    private static func freePort() throws -> Int {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = [
            "python3", "-c",
            "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])",
        ]
        let output = Pipe()
        tool.standardOutput = output
        try tool.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let line = String(decoding: text, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.executableLoad)
        }
        return port
    }
}
