import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Where the tool reads and writes: results go to standard output, what is wrong to standard
/// error.
struct Console {
    func print(_ text: String) {
        write(text + "\n", to: .standardOutput)
    }

    /// Text that ends its lines itself.
    func printText(_ text: String) {
        write(text, to: .standardOutput)
    }

    func print(_ diagnostics: [Diagnostic]) {
        write(DiagnosticRenderer().render(diagnostics), to: .standardError)
    }

    func error(_ message: String) {
        write("error: \(message)\n", to: .standardError)
    }

    /// The source at a path; `-` is standard input.
    func source(_ path: String) throws(UsageError) -> Source {
        do {
            let data =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(fileURLWithPath: path))
            return Source(path: path == "-" ? "<stdin>" : path, bytes: Array(data))
        } catch {
            throw UsageError("`\(path)` can't be read: \(error.localizedDescription)")
        }
    }

    /// The sources of files and folders of a schema.
    func schemaSources(_ paths: [String]) throws(UsageError) -> [Source] {
        let files: [String]
        do {
            files = try SchemaLoader.files(at: paths)
        } catch {
            throw UsageError(error.description)
        }
        var sources: [Source] = []
        for file in files {
            sources.append(try source(file))
        }
        return sources
    }

    private func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}

/// What the tool tells its caller.
enum ExitCode: Int32 {
    /// All is well.
    case success = 0
    /// There are errors in documents, or generated files are out of date.
    case failure = 1
    /// The tool was called, or the project configured, in a way that makes no sense.
    case usage = 2
}
