/// Texts that are each known by a small number, from when they are first met.
///
/// A class because those who use it share it, from any thread. It only grows.
package final class InternTable: Sendable {
    private let table = Locked(Table())

    private struct Table {
        var texts: [String] = []
        var indexes = ByteTable()

        mutating func intern(_ text: String) -> UInt32 {
            var copy = text
            let hash = copy.withUTF8 { indexes.hash(UnsafeRawBufferPointer($0)) }
            if let index = indexes.find(
                hash: hash,
                matches: { texts[Int($0)].hasSameBytes(as: text) }
            ) {
                return index
            }
            let index = UInt32(texts.count)
            if indexes.isFull { fill(indexes.emptied(capacity: 2 * texts.count)) }
            texts.append(text)
            // Texts that collide more than chance can explain get a table with another seed.
            if !indexes.insert(index, hash: hash) { fill(ByteTable(capacity: texts.count)) }
            return index
        }

        /// Puts all texts into another table.
        private mutating func fill(_ table: ByteTable) {
            indexes = table
            let hashing = table.hashing
            indexes.fill { insert in
                for index in texts.indices {
                    var text = texts[index]
                    insert(UInt32(index), text.withUTF8 { hashing.hash(.init($0)) })
                }
            }
        }
    }

    package init() {}

    /// The number of `text`.
    package func intern(_ text: String) -> UInt32 {
        table.withLock { $0.intern(text) }
    }

    /// The numbers of several texts.
    package func intern(_ texts: [String]) -> [UInt32] {
        table.withLock { table in texts.map { table.intern($0) } }
    }

    /// The text that `index` is the number of.
    package func text(_ index: UInt32) -> String {
        table.withLock { $0.texts[Int(index)] }
    }
}
