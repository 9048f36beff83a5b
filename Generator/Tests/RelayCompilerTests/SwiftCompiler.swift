import Foundation

/// Runs `swiftc` on generated code, beside the modules of this package.
enum SwiftCompiler {
    private static let modules = Repository.root.appendingPathComponent(".build/debug/Modules")

    /// Runs the compiler.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - folder: A folder with further modules.
    /// - Returns: What it says, or `nil` if it succeeds and says nothing.
    /// - Throws: An error if it cannot be started.
    static func run(_ arguments: [String], in folder: URL) throws -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        process.arguments =
            ["swiftc", "-swift-version", "6", "-package-name", "relay", "-parse-as-library"]
            + features.flatMap { ["-enable-upcoming-feature", $0] }
            + ["-I", modules.path, "-I", folder.path] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: output, as: UTF8.self)
        return process.terminationStatus == 0 && text.isEmpty ? nil : String(text.prefix(6000))
    }
}
