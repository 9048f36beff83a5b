/// Assigns a small number to each text, from its first use until the text is removed.
///
/// A class because its users share it, on any thread.
package final class InternTable: Sendable {
    private let table: Locked<InternedTexts>

    package init() { table = Locked(InternedTexts()) }

    init(_ texts: InternedTexts) { table = Locked(texts) }

    /// The number of texts.
    package var count: Int { table.withLock { $0.count } }

    /// Returns the number of `text`.
    package func intern(_ text: String) -> UInt32 {
        table.withLock { $0.intern(text) }
    }

    /// Returns the numbers of texts, which keep them as long as the returned object lives.
    package func hold(_ texts: [String]) -> HeldTexts {
        HeldTexts(texts, in: table)
    }

    /// Returns the text with this number, or an empty text if it was removed.
    package func text(_ index: UInt32) -> String {
        table.withLock { $0.text(index) }
    }

    /// All current texts.
    package var texts: Texts {
        Texts(entries: table.withLock { $0.entries })
    }

    /// Removes the texts that are not held, except those for which `isNeeded` returns `true`.
    package func forget(unless isNeeded: (UInt32) -> Bool) {
        table.withLock { $0.forget(unless: isNeeded) }
    }

    /// The texts at a point in time.
    package struct Texts: Sendable {
        fileprivate let entries: RadixArray<InternedLeaf>

        package func text(_ index: UInt32) -> String { entries[Int(index)]?.text ?? "" }

        /// Returns the number of a text by looking at all of them.
        func index(of text: String) -> UInt32? {
            var found: UInt32?
            entries.forEach { index, entry in
                if entry.pointee?.text.hasSameBytes(as: text) == true { found = UInt32(index) }
            }
            return found
        }
    }
}
