#if os(Linux)
import Foundation

/// The bytes that writes to a file have replaced since it was synced last.
struct UnsyncedWrites {
    /// A write or a truncation.
    struct Write {
        /// Its position among the writes to all files.
        let position: Int
        /// The bytes that were written or cut off.
        let range: Range<Int>
        /// The bytes that were there, as far as the file had some.
        let old: Data
        /// The size of the file before it.
        let size: Int
    }

    /// Identifies the file: another one may have its path now.
    let node: UInt64
    /// The size of the file with all writes.
    var size: Int
    private(set) var writes: [Write] = []

    init(node: UInt64, size: Int) {
        self.node = node
        self.size = size
    }

    mutating func append(_ write: Write, size: Int) {
        writes.append(write)
        self.size = size
    }

    mutating func noteSync() {
        writes = []
    }

    /// Returns the bytes of the file without the writes from a position on.
    func contents(_ current: Data, before position: Int) -> Data {
        var contents = current
        for write in writes.reversed() where write.position >= position {
            if contents.count < write.size {
                contents.append(Data(count: write.size - contents.count))
            }
            let start = write.range.lowerBound
            contents.replaceSubrange(start..<start + write.old.count, with: write.old)
            contents.removeSubrange(write.size...)
        }
        return contents
    }

    /// Returns the bytes of the file when any of the sectors that were written are lost.
    func torn(_ current: Data, _ random: inout SeededGenerator) -> Data {
        let old = contents(current, before: 0)
        var torn = Bool.random(using: &random) ? current : old
        var sectors: Set<Int> = []
        for write in writes where !write.range.isEmpty {
            sectors.formUnion(write.range.lowerBound / 512...(write.range.upperBound - 1) / 512)
        }
        for sector in sectors.sorted() {
            let source = Bool.random(using: &random) ? current : old
            let range = (sector * 512..<sector * 512 + 512).clamped(to: 0..<torn.count)
            guard !range.isEmpty else { continue }
            var bytes = source.dropFirst(range.lowerBound).prefix(range.count)
            bytes.append(Data(count: range.count - bytes.count))
            torn.replaceSubrange(range, with: bytes)
        }
        return torn
    }
}
#endif
