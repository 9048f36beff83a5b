/// Field keys that keep their numbers while this lives, though no record may have them.
///
/// A class because the keys are let go when nobody has it any more.
package final class HeldKeys: Sendable {
    package let keys: ContiguousArray<FieldKey>
    private let table: Locked<InternTable>

    init(_ texts: [String], in table: Locked<InternTable>) {
        self.table = table
        keys = table.withLock { table in
            ContiguousArray(texts.map { FieldKey(index: table.hold($0)) })
        }
    }

    deinit {
        table.withLock { table in
            for key in keys { table.release(key.index) }
        }
    }
}
