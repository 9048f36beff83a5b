/// Texts that are each known by a small number, from when they are first met.
///
/// A class because those who use it share it, from any thread. It only grows.
package final class InternTable: Sendable {
    private let table = Locked(Table())

    private struct Table {
        var texts: [String] = []
        var indexes: [ByteKey: UInt32] = [:]

        mutating func intern(_ text: String) -> UInt32 {
            if let index = indexes[ByteKey(text)] { return index }
            let index = UInt32(texts.count)
            texts.append(text)
            indexes[ByteKey(text)] = index
            return index
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
