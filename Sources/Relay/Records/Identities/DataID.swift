/// Which record: a position in a store's ``Identities``, and in its record sources.
package struct DataID: Numbered, Hashable, Sendable, BitwiseCopyable {
    package let index: UInt32

    package init(index: UInt32) {
        self.index = index
    }

    /// The record of the query root.
    package static let root = DataID(index: 0)
}
