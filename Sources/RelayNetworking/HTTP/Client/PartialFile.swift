import Foundation

/// What has come of a file, and which version of it that is.
///
/// `film.mp4.partial` has the bytes, `film.mp4.partial-version` the version by which the rest can be
/// asked for; without that the bytes are of no use.
struct PartialFile {
    /// How many bytes have come.
    private(set) var size: Int64 = 0
    /// `"v1"`, with its quotes, or a date; `nil` when what has come cannot be completed.
    private(set) var version: String?

    private let file: URL
    private let data: URL
    private let note: URL
    private var output: FileHandle?

    /// What is there of `file` from earlier.
    init(for file: URL) {
        self.file = file
        data = file.appendingPathExtension("partial")
        note = file.appendingPathExtension("partial-version")
        version = try? String(contentsOf: note, encoding: .utf8)
        let attributes = try? FileManager.default.attributesOfItem(atPath: data.path)
        size = version == nil ? 0 : (attributes?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// Opens the file to be written from `offset` on, which is its end or its start.
    mutating func begin(at offset: Int64, version: String?) throws {
        if offset == 0 {
            try reset()
            guard FileManager.default.createFile(atPath: data.path, contents: nil) else {
                throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: data.path])
            }
            self.version = version
            try version?.write(to: note, atomically: true, encoding: .utf8)
        }
        let output = try FileHandle(forWritingTo: data)
        try output.seekToEnd()
        self.output = output
    }

    mutating func append(_ chunk: Data) throws {
        try output?.write(contentsOf: chunk)
        size += Int64(chunk.count)
    }

    mutating func close() {
        try? output?.close()
        output = nil
    }

    /// Puts the file in its place.
    mutating func complete() throws {
        close()
        guard rename(data.path, file.path) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
        }
        try? FileManager.default.removeItem(at: note)
    }

    /// Forgets what has come.
    mutating func reset() throws {
        close()
        size = 0
        version = nil
        for url in [data, note] where FileManager.default.fileExists(atPath: url.path) {
            try FileManager.default.removeItem(at: url)
        }
    }
}
