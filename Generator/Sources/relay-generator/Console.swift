import Foundation

/// Where the tool writes: results to standard output, what is wrong to standard error.
struct Console {
    func print(_ text: String) {
        write(text + "\n", to: .standardOutput)
    }

    /// Text that ends its lines itself.
    func printError(_ text: String) {
        write(text, to: .standardError)
    }

    func error(_ message: String) {
        write("error: \(message)\n", to: .standardError)
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

/// How the tool must not be called.
struct UsageError: Error {
    var description: String
}
