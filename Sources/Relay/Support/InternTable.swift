/// Texts that are each known by a small number, from when they are first met until they are
/// forgotten.
///
/// A class because those who use it share it, from any thread.
package final class InternTable: Sendable {
    private let table = Locked(InternedTexts())

    package init() {}

    /// How many texts are known.
    package var count: Int { table.withLock { $0.count } }

    /// The number of `text`.
    package func intern(_ text: String) -> UInt32 {
        table.withLock { $0.intern(text) }
    }

    /// The numbers of texts, for as long as who asks wants them.
    package func hold(_ texts: [String]) -> HeldTexts {
        HeldTexts(texts, in: table)
    }

    /// The text that `index` is the number of; empty when it was forgotten.
    package func text(_ index: UInt32) -> String {
        table.withLock { $0.text(index) }
    }

    /// All texts as they are known now.
    package var texts: Texts {
        Texts(entries: table.withLock { $0.entries })
    }

    /// Forgets the texts that nobody holds, but for those that `isNeeded`.
    package func forget(unless isNeeded: (UInt32) -> Bool) {
        table.withLock { $0.forget(unless: isNeeded) }
    }

    /// Texts as they were known at some time.
    package struct Texts: Sendable {
        fileprivate let entries: RadixArray<InternedLeaf>

        package func text(_ index: UInt32) -> String { entries[Int(index)]?.text ?? "" }
    }
}
