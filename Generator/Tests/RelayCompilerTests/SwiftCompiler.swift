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
        let (isSuccess, text) = try output(arguments, in: folder)
        return isSuccess && text.isEmpty ? nil : String(text.prefix(6000))
    }

    /// Compiles the files of a module that have changed, or that depend on such, as a build in an
    /// editor does.
    ///
    /// It reads the compiler's log, because an object file keeps its date if it is compiled to the
    /// same bytes again.
    ///
    /// - Parameters:
    ///   - module: The name of the module, which is written to `folder`.
    ///   - files: All files of the module.
    ///   - folder: A folder for the module and its object files, with the modules that it imports.
    /// - Returns: The names of the files that are compiled, sorted.
    /// - Throws: ``Failure`` if they don't compile.
    static func compileChanges(
        of module: String,
        _ files: [URL],
        in folder: URL
    ) throws -> [String] {
        let objects = folder.appendingPathComponent("\(module).build")
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        var map = ["": ["swift-dependencies": objects.appendingPathComponent("all.deps").path]]
        for file in files {
            let name = objects.appendingPathComponent(file.lastPathComponent).path
            map[file.path] = ["object": "\(name).o", "swift-dependencies": "\(name).deps"]
        }
        let mapFile = objects.appendingPathComponent("files.json")
        try JSONEncoder().encode(map).write(to: mapFile)
        let result = folder.appendingPathComponent("\(module).swiftmodule").path
        let options = [
            "-v", "-incremental", "-c", "-Onone", "-module-name", module,
            "-emit-module", "-emit-module-path", result, "-output-file-map", mapFile.path,
        ]
        let (isSuccess, text) = try output(options + files.map(\.path), in: folder)
        guard isSuccess else { throw Failure(text: String(text.suffix(6000))) }
        return text.matches(of: /-primary-file (\S+)/).map {
            URL(fileURLWithPath: String($0.1)).lastPathComponent
        }.sorted()
    }

    /// Files that don't compile.
    struct Failure: Error {
        let text: String
    }

    private static func output(
        _ arguments: [String],
        in folder: URL
    ) throws -> (isSuccess: Bool, text: String) {
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
        return (process.terminationStatus == 0, text)
    }
}
