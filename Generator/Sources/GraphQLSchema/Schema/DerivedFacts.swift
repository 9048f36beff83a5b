import Foundation

extension Schema {
    /// Returns facts about the schema that `derive` returns, which is called once for each key.
    ///
    /// Two threads that ask at the same time may both call it. The facts must not refer to the schema
    /// strongly, because it keeps them for as long as it lives.
    package func derived<Key: Hashable & Sendable, Facts: Sendable>(
        by key: Key,
        _ derive: (Schema) -> Facts
    ) -> Facts {
        if let known = facts[key] as? Facts { return known }
        let new = derive(self)
        facts[key] = new
        return new
    }

    /// Returns facts of a type about the schema, which are derived once.
    package func derived<Facts: Sendable>(_ derive: (Schema) -> Facts) -> Facts {
        derived(by: ObjectIdentifier(Facts.self), derive)
    }
}

/// The facts that were derived from a schema, by their keys.
///
/// A class because threads share it.
final class DerivedFacts: @unchecked Sendable {  // because it locks `lock`.
    private let lock = NSLock()
    private var facts: [AnyHashable: any Sendable] = [:]

    subscript(key: some Hashable) -> (any Sendable)? {
        get { lock.withLock { facts[AnyHashable(key)] } }
        set { lock.withLock { facts[AnyHashable(key)] = newValue } }
    }
}
