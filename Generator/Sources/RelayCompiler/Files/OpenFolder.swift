import Foundation

/// An open folder, with operations on the files in it.
///
/// It remains the folder that was opened. Renaming it or replacing it by a link does not change
/// where files are written. A class because its `deinit` closes the folder.
final class OpenFolder {
    /// The path by which it was opened.
    let path: String
    private let descriptor: Int32

    /// Opens a folder, or returns nil if there is none at the path.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - base: Where the way to it begins. Links are followed up to the nearest folder above
    ///     both, and none from there.
    ///   - creates: Whether folders that are missing are made.
    /// - Throws: `SystemError` for what is on the way and no folder.
    init?(_ path: String, from base: String, creates: Bool) throws(SystemError) {
        self.path = path
        let names = path.split(separator: "/")
        let count = zip(names, base.split(separator: "/")).prefix { $0 == $1 }.count
        var current = "/" + names.prefix(count).joined(separator: "/")
        var folder = open(current, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .last(current) }
        for name in names.dropFirst(count) {
            current += current == "/" ? name : "/\(name)"
            let parent = folder
            defer { close(parent) }
            guard let next = try Self.enter(String(name), in: parent, path: current, creates)
            else { return nil }
            folder = next
        }
        descriptor = folder
    }

    deinit {
        close(descriptor)
    }

    private static func enter(
        _ name: String,
        in folder: Int32,
        path: String,
        _ creates: Bool
    ) throws(SystemError) -> Int32? {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var next = openat(folder, name, flags)
        if next < 0, errno == ENOENT {
            guard creates else { return nil }
            guard mkdirat(folder, name, 0o777) == 0 || errno == EEXIST else { throw .last(path) }
            next = openat(folder, name, flags)
        }
        guard next < 0 else { return next }
        let error = SystemError.last(path)
        guard FileKind(of: name, in: folder) == .link else { throw error }
        throw SystemError(path: path, reason: "it is a symbolic link", isLink: true)
    }

    /// Returns what is at a name, without following links.
    func kind(of name: String) -> FileKind { FileKind(of: name, in: descriptor) }

    /// Returns the bytes of a file.
    ///
    /// Links are not followed.
    func read(_ name: String) throws(SystemError) -> [UInt8] {
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        return try FileSystem.read(file, path: "\(path)/\(name)")
    }

    /// Replaces a file atomically.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - name: Its name.
    ///   - known: The item that existed when the decision to write was made; `nil` for any.
    ///   - temporary: The name of the temporary file.
    /// - Throws: An error if it cannot be written, or if the existing item has changed.
    func write(
        _ bytes: [UInt8],
        to name: String,
        replacing known: FileKind? = nil,
        temporary: String
    ) throws(SystemError) {
        try FileSystem.write(
            bytes,
            to: name,
            temporary: temporary,
            in: (descriptor, path),
            isExpected: { known.map { $0 == kind(of: name) } ?? true }
        )
    }

    /// Deletes a file.
    func delete(_ name: String) throws(SystemError) {
        guard unlinkat(descriptor, name, 0) == 0 else { throw .last("\(path)/\(name)") }
    }
}
