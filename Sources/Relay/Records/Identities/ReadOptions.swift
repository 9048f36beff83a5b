/// How an environment reads its store.
package struct ReadOptions: Sendable {
    /// Whether nullable lists leave out deleted objects.
    package var leavesOutDeleted = false
    /// How derived fields get their values, by their names: `Issue.heading`.
    private(set) var derivations: [String: Derivation] = [:]

    /// The names of live fields, whose values in records only readers understand.
    package private(set) var liveFields: Set<String> = []

    package init() {}

    /// Adds how a derived field gets its value.
    mutating func add(_ derivation: Derivation, of field: String) {
        derivations[field] = derivation
        if derivation.isStored { liveFields.insert(field) }
    }
}

/// How a derived field gets its value.
///
/// A class with a single subclass, because symbols keep it and only readers know what it does.
class Derivation: @unchecked Sendable {  // because the subclass never changes.
    /// Whether records have values of the field, as they do of live fields.
    final let isStored: Bool

    init(isStored: Bool) { self.isStored = isStored }
}
