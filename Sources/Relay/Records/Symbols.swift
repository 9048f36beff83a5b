/// The name of a field in records, with its arguments: a storage key, interned.
package struct FieldKey: Hashable, Sendable {
    package let index: UInt32
}

/// The name of an object type, interned.
package struct TypeName: Hashable, Sendable {
    package let index: UInt32
}

/// Storage keys and type names, each known by a small number from when it is first met.
///
/// A class because all readers and the writer of a store share it. It grows with the distinct
/// arguments that fields are asked with and is never emptied.
package final class Symbols: Sendable {
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

    package func fieldKey(_ text: String) -> FieldKey {
        FieldKey(index: table.withLock { $0.intern(text) })
    }

    package func fieldKeys(_ keys: [StorageKey], _ variables: VariableData)
        -> ContiguousArray<FieldKey>
    {
        table.withLock { table in
            ContiguousArray(keys.map { FieldKey(index: table.intern($0.text(variables))) })
        }
    }

    package func typeName(_ text: String) -> TypeName {
        TypeName(index: table.withLock { $0.intern(text) })
    }

    package func text(_ key: FieldKey) -> String {
        table.withLock { $0.texts[Int(key.index)] }
    }

    package func text(_ type: TypeName) -> String {
        table.withLock { $0.texts[Int(type.index)] }
    }
}
