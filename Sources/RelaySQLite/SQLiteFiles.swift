import Foundation
import Relay

/// The files of a storage: the database, those that SQLite puts next to it, and damaged ones.
struct SQLiteFiles: Sendable {
    private let folder: URL
    /// The name of the database.
    let file: String
    /// The beginning of the names of files that were set aside.
    private let aside: String
    /// The ends that SQLite appends to the name of the database for its other files.
    private let suffixes: [String]

    init(folder: URL, name: String) {
        self.folder = folder
        file = name + ".sqlite"
        aside = name + ".damaged-"
        suffixes = ["-wal", "-shm", "-journal"]
    }

    /// The files of a database that is only read: itself.
    init(image: URL) {
        folder = image.deletingLastPathComponent()
        file = image.lastPathComponent
        aside = file + ".damaged-"
        suffixes = []
    }

    var main: String { path(file) }
    private var besides: [String] { suffixes.map { main + $0 } }

    private func path(_ file: String) -> String { folder.path + "/" + file }

    // MARK: Opening

    /// Creates the folder and an empty database if they are missing, and checks the kinds of files.
    func prepare() throws {
        try checkFolder()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw StorageError.unavailable(
                "The folder of `\(file)` can't be created. Check the permissions of its parents."
            )
        }
        protectFolder()
        try check()
        if try SQLiteFile(main).kind == .missing, try SQLiteFile(main).create() {
            SQLiteFile.synchronizeFolder(folder.path)
        }
        // A log without a database belongs to one that was removed. It goes before SQLite sees it.
        // For SQLite a file of one byte is empty too.
        if case .regular(...1) = try SQLiteFile(main).kind {
            for path in besides { try SQLiteFile(path).clear() }
        }
        SQLiteFile(main).hideFromOthers()
    }

    /// Checks that there are only regular files where SQLite will open some.
    ///
    /// SQLite would wait for the other end of a pipe, and follow a link.
    func check() throws {
        try checkFolder()
        for path in [main] + besides { try SQLiteFile(path).check() }
    }

    /// Whether the database has everything that was written.
    var hasNoLog: Bool {
        get throws {
            for path in besides where !path.hasSuffix("-shm") {
                switch try SQLiteFile(path).kind {
                case .missing, .regular(0): break
                default: return false
                }
            }
            return true
        }
    }

    private func checkFolder() throws {
        guard folder.isFileURL, !main.utf8.contains(0) else {
            throw StorageError.unavailable(
                "The URL of the folder of `\(file)` does not lead to a folder. Use a file URL."
            )
        }
    }

    private func protectFolder() {
        #if canImport(Darwin)
        // Readable in the background, once the device was unlocked after its start.
        try? FileManager.default.setAttributes(
            [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
            ofItemAtPath: folder.path
        )
        var folder = folder
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? folder.setResourceValues(values)
        #endif
    }

    // MARK: Removing

    /// Removes all files, with those that were set aside.
    ///
    /// The database goes first, and what is next to it when that is certain. If we are interrupted
    /// in between, there is a log without a database, which ``prepare()`` removes. In the other
    /// order there might be a database without its log: an older state that looks like the current
    /// one.
    func removeAll() throws {
        try SQLiteFile(main).remove()
        SQLiteFile.synchronizeFolder(folder.path)
        for path in try besides + all(with: aside) { try SQLiteFile(path).remove() }
        SQLiteFile.synchronizeFolder(folder.path)
    }

    /// Makes the database empty, and then all other files, where they can't be removed.
    func truncateAll() throws {
        try SQLiteFile(main).truncate()
        for path in try besides + all(with: aside) { try SQLiteFile(path).truncate() }
    }

    /// Makes all files but the database empty, or removes them.
    func truncateRest() throws {
        for path in try besides + all(with: aside) { try SQLiteFile(path).clear() }
    }

    /// Renames the database and what is next to it.
    ///
    /// The database goes first here too, so that it never stays without its log.
    func setAside() throws {
        let numbers = try numbersAside()
        for number in numbers.dropLast(Self.mostAside - 1) {
            for path in try all(with: "\(aside)\(number).") { try SQLiteFile(path).remove() }
        }
        let target = path("\(aside)\((numbers.last ?? 0) + 1).sqlite")
        try SQLiteFile(main).rename(to: target)
        SQLiteFile.synchronizeFolder(folder.path)
        for suffix in suffixes {
            // Only an index of the log, which SQLite makes again.
            if suffix == "-shm" {
                try SQLiteFile(main + suffix).remove()
            } else {
                try SQLiteFile(main + suffix).rename(to: target + suffix)
            }
        }
        SQLiteFile.synchronizeFolder(folder.path)
    }

    private static let mostAside = 2

    /// Returns the numbers of the files that were set aside, in ascending order.
    private func numbersAside() throws -> [Int] {
        let numbers = try all(with: aside).compactMap { path in
            path.dropFirst(self.path(aside).count).split(separator: ".").first.flatMap { Int($0) }
        }
        // Another program may have made a file with a number that has no successor.
        return Set(numbers).filter { (1...1_000_000).contains($0) }.sorted()
    }

    /// Returns the paths of the files whose names begin with a prefix.
    private func all(with prefix: String) throws -> [String] {
        guard try SQLiteFile(folder.path).kind != .missing else { return [] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw StorageError.unavailable(
                "The folder of `\(file)` can't be read. Check its permissions."
            )
        }
        return names.filter { $0.hasPrefix(prefix) }.sorted().map { path($0) }
    }
}
