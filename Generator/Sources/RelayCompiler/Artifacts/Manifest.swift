/// The list of the files that were written to a folder.
enum Manifest {
    struct Entry: Hashable {
        var digest: String
        var name: String
    }

    static func text(of entries: [Entry]) -> String {
        var text = "# Files that relay-generator wrote here; it deletes no others.\n"
        text.reserveCapacity(entries.reduce(text.utf8.count) { $0 + 67 + $1.name.utf8.count })
        for entry in entries {
            text += entry.digest
            text += "  "
            text += entry.name
            text += "\n"
        }
        return text
    }

    /// The entries of a manifest.
    ///
    /// Names that would lead out of the folder are not among it, nor are the lines that a merge
    /// leaves: of a conflict both sides count.
    static func entries(of manifest: String) -> [Entry] {
        // Uses bytes for speed, because a manifest has a line for each file and is read in each
        // run.
        manifest.utf8.split { $0 == 0x0a || $0 == 0x0d }.compactMap { line in
            let parts = line.split(separator: 0x20, maxSplits: 1)
            guard line.first != UInt8(ascii: "#"), parts.count == 2, parts[0].count == 64 else {
                return nil
            }
            let name = parts[1].drop { $0 == 0x20 }
            guard !name.contains(UInt8(ascii: "/")), name.first != UInt8(ascii: ".") else {
                return nil
            }
            return Entry(digest: String(Substring(parts[0])), name: String(Substring(name)))
        }
    }
}
