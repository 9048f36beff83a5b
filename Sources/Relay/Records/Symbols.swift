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
/// A class because all readers and the writer of a store share it, and its identity tells stores
/// apart. It grows with the distinct arguments that fields are asked with and is never emptied.
package final class Symbols: Sendable {
    private let table = InternTable()
    private let plans = Memo<ObjectIdentifier, PlanSymbols>()

    package init() {}

    package func fieldKey(_ text: String) -> FieldKey {
        FieldKey(index: table.intern(text))
    }

    package func fieldKeys(
        _ keys: [StorageKey],
        _ variables: VariableData
    ) -> ContiguousArray<FieldKey> {
        fieldKeys(keys.map { $0.text(variables) })
    }

    func fieldKeys(_ texts: [String]) -> ContiguousArray<FieldKey> {
        ContiguousArray(table.intern(texts).map { FieldKey(index: $0) })
    }

    /// What the names of an artifact's normalisation plan are known by.
    func names(of artifact: Artifact) -> PlanSymbols {
        plans.value(ObjectIdentifier(artifact)) { PlanSymbols(artifact, self) }
    }

    package func typeName(_ text: String) -> TypeName {
        TypeName(index: table.intern(text))
    }

    package func text(_ key: FieldKey) -> String {
        table.text(key.index)
    }

    package func text(_ type: TypeName) -> String {
        table.text(type.index)
    }
}
