import Foundation

/// The server of `http_server.py`, which answers faster than clients ask.
///
/// A class because it owns the process, which ends with it.
final class LoopbackServer: Sendable {
    /// Where it listens.
    let port: Int
    private let input: FileHandle

    init() throws {
        let server = Process()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = ["python3", Self.script("http_server.py").path]
        let (input, output) = (Pipe(), Pipe())
        server.standardInput = input
        server.standardOutput = output
        try server.run()
        self.input = input.fileHandleForWriting
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.executableLoad)
        }
        self.port = port
    }

    deinit {
        try? input.close()
    }

    /// What aiohttp and `curl` do with the same servers; events come from this one.
    func peers(_ port: Int, securePort: Int?) throws -> String {
        let peer = Process()
        peer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        peer.arguments =
            ["python3", Self.script("http_peer.py").path, "\(port)", "\(self.port)"]
            + (securePort.map { ["\($0)"] } ?? [])
        let output = Pipe()
        peer.standardOutput = output
        try peer.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        return String(decoding: text, as: UTF8.self)
    }

    private static func script(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    }
}
