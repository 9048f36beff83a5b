import Foundation

/// The file of a recording.
///
/// When it has its maximum size it is set aside, and a new one begins.
struct TapeFile {
    private let url: URL
    private let maximumBytes: Int
    private var handle: FileHandle
    private var size = 0

    /// Creates the file, or empties it.
    init(_ url: URL, maximumBytes: Int) throws {
        self.url = url
        self.maximumBytes = maximumBytes
        handle = try Self.create(url)
    }

    private static func create(_ url: URL) throws -> FileHandle {
        // Removed, because another recording may still write to it.
        if FileManager.default.fileExists(atPath: url.path) {
            try FileManager.default.removeItem(at: url)
        }
        try Data().write(to: url)
        // It has the data of the app's user.
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        return try FileHandle(forWritingTo: url)
    }

    /// The file, opened for reading.
    var content: TapeContent? { TapeContent(url) }

    /// Appends bytes.
    mutating func append(_ bytes: Data) throws {
        try handle.write(contentsOf: bytes)
        size += bytes.count
    }

    /// Whether the file has its maximum size.
    var isFull: Bool { size >= maximumBytes }

    /// Sets the file aside, and begins a new one.
    mutating func startOver() throws {
        try handle.close()
        let previous = url.appendingPathExtension("previous")
        try? FileManager.default.removeItem(at: previous)
        try FileManager.default.moveItem(at: url, to: previous)
        handle = try Self.create(url)
        size = 0
    }
}
