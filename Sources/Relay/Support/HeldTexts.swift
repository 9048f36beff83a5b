/// Texts that keep their numbers as long as this object lives.
///
/// A class because it releases the texts when it is deallocated.
package final class HeldTexts: Sendable {
    /// The numbers of the texts, in order.
    package let numbers: ContiguousArray<UInt32>
    private let table: Locked<InternedTexts>

    init(_ texts: [String], in table: Locked<InternedTexts>) {
        self.table = table
        numbers = table.withLock { table in
            ContiguousArray(texts.map { table.hold($0) })
        }
    }

    deinit {
        table.withLock { table in
            for number in numbers { table.release(number) }
        }
    }
}
