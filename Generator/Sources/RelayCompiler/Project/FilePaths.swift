import Foundation
import GraphQLLanguage

/// Paths as people read them.
enum FilePaths {
    /// A path relative to a folder, with `/` between its parts: `../Shared/A.graphql`.
    static func relative(_ url: URL, to folder: URL) -> String {
        let path = url.standardizedFileURL.pathComponents
        let base = folder.standardizedFileURL.pathComponents
        let common = zip(path, base).prefix { $0 == $1 }.count
        let parts =
            Array(repeating: "..", count: base.count - common) + path.dropFirst(common)
        return parts.joined(separator: "/")
    }

    /// A path as messages show it: relative to the current folder if it is in there.
    static func display(_ url: URL) -> String {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let path = relative(url, to: current)
        return path.hasPrefix("../") ? url.standardizedFileURL.path : path
    }

    /// Reads a file.
    static func source(_ url: URL) throws(ProjectError) -> Source {
        do {
            return Source(path: display(url), bytes: Array(try Data(contentsOf: url)))
        } catch {
            throw .unreadable(path: display(url), reason: reason(error))
        }
    }

    /// What the file system says, without a full stop.
    static func reason(_ error: any Error) -> String {
        let text =
            (error as? CocoaError)?.underlying.map { "\($0.localizedDescription)" }
            ?? error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
