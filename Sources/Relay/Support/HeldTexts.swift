/// Texts that keep their numbers while this lives.
///
/// A class because they are let go when nobody has it any more.
package final class HeldTexts: Sendable {
    /// Their numbers, in order.
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
