import Foundation
import GraphQLLanguage

/// Converts paths to the form that messages show.
package enum FilePaths {
    /// Returns a path relative to a folder, with `/` between its components: `../Shared/A.graphql`.
    static func relative(_ path: String, to folder: String) -> String {
        if path.hasPrefix(folder), folder != "/" {
            let rest = path.utf8.dropFirst(folder.utf8.count)
            if rest.first == UInt8(ascii: "/") {
                return String(rest.dropFirst()) ?? path
            }
        }
        let parts = path.split(separator: "/")
        let base = folder.split(separator: "/")
        let common = zip(parts, base).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: base.count - common)
        return (up + parts.dropFirst(common)).joined(separator: "/")
    }

    /// Xcode finds the source ranges of messages only by full paths.
    private static let isInXcode =
        ProcessInfo.processInfo.environment["XCODE_VERSION_ACTUAL"] != nil

    /// Returns a path for messages: relative to the current folder if it is inside.
    package static func display(_ path: String) -> String {
        if isInXcode { return path }
        let relative = relative(path, to: FileManager.default.currentDirectoryPath)
        if relative.isEmpty { return "." }
        return relative.hasPrefix("../") || relative == ".." ? path : relative
    }

    /// Returns the folder of the file to which a path finally resolves.
    static func targetFolder(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// Returns the folder of a path, or the nearest parent folder that exists.
    static func nearestFolder(_ path: String) -> String {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        while FileKind(at: folder.path) != .folder, folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        return folder.path
    }

    /// Returns whether a folder is the root of a repository.
    static func isRepository(_ folder: String) -> Bool {
        FileKind(at: folder == "/" ? "/.git" : "\(folder)/.git") != .nothing
    }

    /// Returns the root of the repository that contains a folder, or `nil` if there is none.
    static func repository(of folder: String) -> String? {
        var folder = URL(fileURLWithPath: folder)
        while !isRepository(folder.path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        return folder.path
    }

    /// Returns whether a path is that of a folder or inside it.
    package static func isIn(_ path: String, _ folder: String) -> Bool {
        guard folder != "/" else { return path.utf8.first == UInt8(ascii: "/") }
        let rest = path.utf8.dropFirst(folder.utf8.count)
        return path.utf8.starts(with: folder.utf8)
            && (rest.isEmpty || rest.first == UInt8(ascii: "/"))
    }

    /// Returns whether one path is before another.
    ///
    /// Paths are compared by their bytes, so that the order is the same on all machines.
    static func isOrdered(_ left: String, _ right: String) -> Bool {
        compare(left, right) < 0
    }

    /// Returns whether two paths have the same bytes.
    ///
    /// As strings they are equal even if their letters are merely composed differently.
    static func areSame(_ left: String, _ right: String) -> Bool { compare(left, right) == 0 }

    /// Returns a number below, equal to or above 0 if one path is before another, the same, or after it.
    private static func compare(_ left: String, _ right: String) -> Int {
        // As a whole, because each run compares those of all files, which begin alike.
        let known = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in
                let count = min(left.count, right.count)
                let first = UnsafeRawBufferPointer(left).baseAddress
                let second = UnsafeRawBufferPointer(right).baseAddress
                guard count > 0, let first, let second else { return left.count - right.count }
                let order = memcmp(first, second, count)
                return order == 0 ? left.count - right.count : Int(truncatingIfNeeded: order)
            }
        }
        if case .some(.some(let order)) = known { return order }
        if left.utf8.elementsEqual(right.utf8) { return 0 }
        return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
    }

    /// Reads a file.
    static func source(_ path: String) throws(ProjectError) -> Source {
        do throws(SystemError) {
            return Source(path: display(path), bytes: try FileSystem.read(path))
        } catch {
            throw .unreadable(path: display(path), reason: error.reason)
        }
    }
}
