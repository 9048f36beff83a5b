/// The name of a field in records, with its arguments: a storage key, interned.
package struct FieldKey: Numbered, Hashable, Sendable {
    package let index: UInt32
}

/// The name of an object type, interned.
package struct TypeName: Numbered, Hashable, Sendable {
    package let index: UInt32
}

/// Storage keys and type names, each known by a small number.
///
/// Type names are never forgotten: their number is limited by the schema. Storage keys include
/// arguments and are unlimited, so unused ones are forgotten after a collection.
///
/// A class because all readers and the writer of a store share it, and its identity tells stores
/// apart.
package final class Symbols: Sendable {
    private let keys: InternTable
    private let types: InternTable
    private let plans = Memo<ObjectIdentifier, PlanSymbols>()
    private let knownFields = Spare<KnownFields>()

    /// How the environment reads.
    ///
    /// Here because every reader of the store has its symbols.
    let reading: ReadOptions

    package init(_ reading: ReadOptions = ReadOptions()) {
        (keys, types) = (InternTable(), InternTable())
        self.reading = reading
    }

    /// Symbols with those of another run of the app.
    init(keys: InternedTexts, types: InternedTexts, _ reading: ReadOptions) {
        (self.keys, self.types) = (InternTable(keys), InternTable(types))
        self.reading = reading
    }

    /// The key of a text, valid while the writer lock is held or a record has it.
    ///
    /// To keep it longer, see ``hold(_:)``.
    package func fieldKey(_ text: String) -> FieldKey {
        FieldKey(index: keys.intern(text))
    }

    /// The keys of texts, for as long as the result is referenced.
    package func hold(_ texts: [String]) -> HeldKeys {
        HeldKeys(keys.hold(texts))
    }

    /// The numbers for the names of an artifact's normalization plan.
    func names(of artifact: Artifact) -> PlanSymbols {
        plans.value(ObjectIdentifier(artifact)) { PlanSymbols(artifact, self) }
    }

    /// Looks up a field among those that the operations used so far select.
    func knownField(_ name: String, of type: TypeName) -> KnownFields.Field {
        withKnownFields { $0.field(name, of: type) }
    }

    /// Looks up the declared key of a type among those of the operations used so far.
    func knownKey(of type: TypeName) -> DeclaredKey? {
        withKnownFields { $0.key(of: type) }
    }

    /// Returns whether a field is the server's or the app's, among those that the operations used so far select;
    /// `nil` if none of them selects it.
    func owner(of key: FieldKey, of type: TypeName) -> KnownFields.Owner? {
        let name = String(text(key).prefix { $0 != "(" })
        return withKnownFields { $0.owner(of: name, of: type) }
    }

    private func withKnownFields<Result>(_ body: (KnownFields) -> Result) -> Result {
        var known = knownFields.take() ?? KnownFields()
        defer { knownFields.leave(known) }
        if known.planCount < plans.count { plans.forEach { known.add($0) } }
        return body(known)
    }

    package func typeName(_ text: String) -> TypeName {
        TypeName(index: types.intern(text))
    }

    package func text(_ key: FieldKey) -> String {
        keys.text(key.index)
    }

    package func text(_ type: TypeName) -> String {
        types.text(type.index)
    }

    /// All texts as they are known now.
    package var texts: SymbolTexts {
        SymbolTexts(keys: keys.texts, types: types.texts)
    }

    /// How many storage keys are known.
    package var keyCount: Int { keys.count }

    /// Forgets the storage keys that are not held, except for those in `needed`, and the shapes
    /// that payloads have left for others.
    ///
    /// Only the writer calls this.
    func forget(allBut needed: NumberSet<FieldKey>) {
        plans.forEach { $0.forgetLessons() }
        keys.forget { needed.contains(FieldKey(index: $0)) }
    }
}

/// The texts of storage keys and type names, as they were known at some time: a value, so that it
/// tells them after they were forgotten.
package struct SymbolTexts: Sendable {
    fileprivate let keys: InternTable.Texts
    fileprivate let types: InternTable.Texts

    package func text(_ key: FieldKey) -> String { keys.text(key.index) }

    package func text(_ type: TypeName) -> String { types.text(type.index) }

    /// The number of a type name; `nil` if no record or operation had it.
    func typeName(_ text: String) -> TypeName? {
        types.index(of: text).map { TypeName(index: $0) }
    }
}
