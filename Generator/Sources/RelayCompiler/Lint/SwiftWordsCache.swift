import GraphQLLanguage

/// The words of Swift files, so that they are found again only in files that changed.
struct SwiftWordsCache {
    private var known: [String: (source: Source, words: SwiftWords)] = [:]
    private var last = SwiftUsage()
    /// A number that changes with the words.
    private(set) var version = 0

    /// Returns the words of the Swift files among the files of projects.
    mutating func usage(of files: [ParsedFile]) -> SwiftUsage {
        var next: [String: (source: Source, words: SwiftWords)] = [:]
        var isChanged = false
        for file in files where file.source.path.hasSuffix(".swift") {
            let path = file.source.path
            if let entry = known[path], entry.source === file.source {
                next[path] = entry
            } else if next[path] == nil {
                next[path] = (file.source, SwiftUsage.words(file))
                isChanged = true
            }
        }
        isChanged = isChanged || next.count != known.count
        known = next
        guard isChanged else { return last }
        last = SwiftUsage()
        version += 1
        for (path, entry) in next { last.add(entry.words, of: path) }
        return last
    }
}
