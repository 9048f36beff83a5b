import Foundation

/// `JSON.parse` of one file by node, as often as it is asked to.
final class NodeParser {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    private static let script = """
        const text = require('fs').readFileSync(process.argv[1]);
        process.stdin.on('data', () => {
          const start = process.hrtime.bigint();
          JSON.parse(text.toString());
          console.log(Number(process.hrtime.bigint() - start) / 1e6);
        });
        """

    /// `nil` when node is not on the path.
    init?(_ file: URL) {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["node", "-e", Self.script, file.path]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        guard parse() != nil else { return nil }
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The time of one more parse, in milliseconds.
    func parse() -> Double? {
        guard process.isRunning else { return nil }
        do { try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) } catch {
            return nil
        }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        return Double(line.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
