import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The input and output of the tool.
///
/// Results go to standard output, findings to standard error.
///
/// All output passes through this type or `ProgressLine`, which escape control characters, so that
/// no name, message or text of a server can control the terminal.
struct Console {
    /// The maximum size of an input in bytes, so that a device cannot fill the memory.
    private static let maximumInput = 256 << 20
    /// The maximum number of warnings and notes to print.
    private static let maximumWarnings = 100
    /// The format of diagnostics.
    var style = DiagnosticRenderer.Style.framed

    /// Prints a status line.
    func print(_ text: String) {
        write(VisibleText.line(text) + "\n", to: .standardOutput)
    }

    /// Prints a result, which contains its own line feeds.
    ///
    /// Pipes and files receive it unchanged. On a terminal, control characters are escaped.
    func printText(_ text: String) {
        let isTerminal = isatty(FileHandle.standardOutput.fileDescriptor) != 0
        write(isTerminal ? VisibleText.lines(text) : text, to: .standardOutput)
    }

    func print(_ diagnostics: [Diagnostic]) {
        printError(text(diagnostics))
    }

    /// Returns diagnostics as text, errors first.
    func text(_ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.filter { $0.severity == .error }
        let others = diagnostics.filter { $0.severity != .error }
        return DiagnosticRenderer(style: style, maximum: Self.maximumWarnings)
            .render(errors + others)
    }

    func printError(_ text: String) {
        write(VisibleText.lines(text), to: .standardError)
    }

    /// Prints the durations of a run's stages.
    func print(_ stages: [(name: String, duration: Duration)]) {
        let total = stages.reduce(Duration.zero) { $0 + $1.duration }
        for (name, duration) in stages + [("all", total)] {
            let milliseconds = String(format: "%8.1f ms", duration / .milliseconds(1))
            printError("\(milliseconds)  \(name)\n")
        }
    }

    func error(_ message: String) {
        write("error: \(VisibleText.line(message))\n", to: .standardError)
    }

    func warning(_ message: String) {
        write("warning: \(VisibleText.line(message))\n", to: .standardError)
    }

    /// Returns the source at a path; `-` is standard input.
    func source(_ path: String) throws(UsageError) -> Source {
        let input = try input(path)
        do {
            var bytes: [UInt8] = []
            while let data = try input.read(upToCount: 1 << 20), !data.isEmpty {
                bytes += data
                guard bytes.count <= Self.maximumInput else {
                    let limit = "it has more than \(Self.maximumInput >> 20) MiB"
                    throw UsageError("`\(path)` can't be read: \(limit).")
                }
            }
            return Source(path: path == "-" ? "<stdin>" : path, bytes: bytes)
        } catch let error as UsageError {
            throw error
        } catch {
            throw unreadable(path, error)
        }
    }

    /// Returns the file or pipe at a path; `-` is standard input.
    func input(_ path: String) throws(UsageError) -> FileHandle {
        if path == "-" {
            return .standardInput
        }
        do {
            return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        } catch {
            throw unreadable(path, error)
        }
    }

    private func unreadable(_ path: String, _ error: any Error) -> UsageError {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
            return UsageError("`\(path)` is a folder. Pass the files in it.")
        }
        guard FileManager.default.fileExists(atPath: path) else {
            let advice = Suggestions.didYouMean([SimilarFiles.nearest(to: path)].compactMap { $0 })
            return UsageError(
                "`\(path)` can't be read: there is no such file."
                    + (advice.isEmpty ? " Paths are relative to the current folder." : advice)
            )
        }
        return UsageError("`\(path)` can't be read: \(Self.reason(path, error)).")
    }

    /// Throws if a path can't be that of a file to write: it is a folder, in none, or a device.
    func checkOutput(_ path: String) throws(UsageError) {
        let url = Self.target(path)
        let folder = url.deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        var isParentFolder: ObjCBool = false
        let isInFolder = FileManager.default.fileExists(
            atPath: folder,
            isDirectory: &isParentFolder
        )
        let reason: String? =
            if path.isEmpty {
                "it is empty. Pass the path of a file"
            } else if path.hasSuffix("/"), !exists || isFolder.boolValue {
                "it is a folder. Pass the path of a file, such as `\(path)schema.graphql`"
            } else if isFolder.boolValue || !isInFolder {
                Self.reason(path, CocoaError(.fileWriteInvalidFileName))
            } else if !isParentFolder.boolValue {
                "`\(VisibleText.line(folder))` is a file, not a folder. Pass another path"
            } else if exists, !Self.isRegular(url) {
                "it is a device or a pipe. Pass the path of a file"
            } else if !FileManager.default.isWritableFile(atPath: folder) {
                "you have no permission to write in its folder. Pass another path"
            } else {
                nil
            }
        if let reason { throw UsageError("`\(path)` can't be written: \(reason).") }
    }

    /// Returns where a path leads if it is a link.
    private static func target(_ path: String) -> URL {
        URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    private static func isRegular(_ url: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// Replaces a file, or the one to which a link leads.
    func write(_ text: String, toFile path: String) throws(UsageError) {
        do {
            try text.write(to: Self.target(path), atomically: true, encoding: .utf8)
        } catch {
            throw UsageError("`\(path)` can't be written: \(Self.reason(path, error)).")
        }
    }

    /// Returns why a file can't be read or written, without a full stop.
    private static func reason(_ path: String, _ error: any Error) -> String {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue {
            return "it is a folder. Pass the path of a file"
        }
        guard FileManager.default.fileExists(atPath: folder) else {
            return "there is no folder `\(VisibleText.line(folder))`. Create it first"
        }
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?: return "there is no such file"
        case .fileReadNoPermission?: return "you have no permission to do so"
        case .fileWriteNoPermission?:
            return "you have no permission to do so. Pass another path, or change its permissions"
        default: return VisibleText.line(error.localizedDescription)
        }
    }

    /// Returns the sources in the files and folders of a schema; `-` is standard input.
    func schemaSources(
        _ paths: [String],
        areExtensions: Bool = false
    ) throws(UsageError) -> [Source] {
        var sources: [Source] = []
        for path in paths {
            do {
                let files =
                    path == "-"
                    ? [path] : try SchemaLoader.files(at: [path], areExtensions: areExtensions)
                for file in files {
                    sources.append(try source(file))
                }
            } catch let error as SchemaLoadError {
                throw UsageError(error.description)
            } catch let error as UsageError {
                throw error
            } catch {
                throw UsageError("`\(path)` can't be read: \(error)")
            }
        }
        return sources
    }

    private func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}

/// The exit codes of the tool.
enum ExitCode: Int32 {
    /// There are no errors.
    case success = 0
    /// Documents have errors, or generated files are out of date.
    case failure = 1
    /// The arguments or the configuration are invalid.
    case usage = 2
}

extension ExitCode {
    /// The exit code for diagnostics with errors.
    init(_ diagnostics: [Diagnostic]) {
        let isConfig = diagnostics.allSatisfy { $0.severity != .error || $0.rule == "Config" }
        self = isConfig ? .usage : .failure
    }
}
