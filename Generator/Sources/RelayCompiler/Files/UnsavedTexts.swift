package import GraphQLLanguage

/// Texts that take the place of files, such as those that an editor has not saved yet.
package struct UnsavedTexts: Sendable {
    /// By the bytes of their paths, because strings are equal if their letters are merely composed
    /// differently.
    private var texts: [[UInt8]: (path: String, source: Source, version: UInt64)] = [:]
    private var lastVersion: UInt64 = 0

    /// Creates a set without texts.
    package init() {}

    /// Replaces the text of a file.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - path: The full path of the file, which need not exist.
    package mutating func set(_ bytes: [UInt8], for path: String) {
        if let known = source(path), known.bytes == bytes { return }
        lastVersion += 1
        let source = Source(path: FilePaths.display(path), bytes: bytes)
        texts[Array(path.utf8)] = (path, source, lastVersion)
    }

    /// Uses the file itself again.
    package mutating func remove(_ path: String) {
        texts[Array(path.utf8)] = nil
    }

    /// The full paths of the files, unordered.
    package var paths: [String] { texts.values.map(\.path) }

    /// Returns the text of a file; `nil` if the file itself is used.
    package func source(_ path: String) -> Source? { texts[Array(path.utf8)]?.source }

    /// Returns the text of a file, or reads the file.
    func read(_ path: String) throws(ProjectError) -> Source {
        if let source = source(path) { return source }
        return try FilePaths.source(path)
    }

    /// Returns files with the stamps of the texts that replace them.
    func stamp(_ files: [FileEntry]) -> [FileEntry] {
        guard !texts.isEmpty else { return files }
        return files.map { file in
            guard let text = texts[Array(file.path.utf8)] else { return file }
            return FileEntry(path: file.path, stamp: .unsaved(text.version))
        }
    }
}
