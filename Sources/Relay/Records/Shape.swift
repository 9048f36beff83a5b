/// The field keys of a record and their slots, shared by all records with the same fields.
///
/// A record that collects many keys, as the root does with one for each `node(id:)`, leaves shapes
/// and keeps its fields by key: a shape for each further key would copy all keys before it.
///
/// A class because records with the same keys share it by identity. It never changes, except for the
/// transitions to the shapes with one key more, which only the writer sees.
package final class Shape: @unchecked Sendable {  // because only the writer touches `transitions`.
    package let keys: ContiguousArray<FieldKey>
    private let slots: [FieldKey: Int]
    private var transitions: [FieldKey: Shape] = [:]

    /// Whether records of this shape keep their fields by key.
    package let isKeyed: Bool

    /// The shape of records that keep their fields by key.
    package static let keyed = Shape(keys: [], isKeyed: true)

    /// The maximum number of keys in a shape.
    package static let limit = 64

    /// Below this many keys a search along them is faster than a dictionary.
    private static let linearLimit = 12

    private init(keys: ContiguousArray<FieldKey>, isKeyed: Bool = false) {
        self.keys = keys
        self.isKeyed = isKeyed
        slots =
            keys.count > Self.linearLimit
            ? Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }) : [:]
    }

    /// The shape without keys, from which a store derives all others.
    package static func makeEmpty() -> Shape {
        Shape(keys: [])
    }

    /// A shape apart from those of the store's writer, whose keys must differ.
    static func make(_ keys: ContiguousArray<FieldKey>) -> Shape { Shape(keys: keys) }

    /// The slot of a field, `nil` when there is none; `guess` is looked at first.
    @inline(__always)
    package func slot(of key: FieldKey, guess: Int = 0) -> Int? {
        guess < keys.count && keys[guess] == key ? guess : search(key)
    }

    private func search(_ key: FieldKey) -> Int? {
        guard keys.count <= Self.linearLimit else { return slots[key] }
        var slot = 0
        while slot < keys.count {
            if keys[slot] == key { return slot }
            slot &+= 1
        }
        return nil
    }

    /// The shape with `key` as well; only the writer calls this.
    package func adding(_ key: FieldKey) -> Shape {
        if let next = transitions[key] { return next }
        let next = Shape(keys: keys + [key])
        transitions[key] = next
        return next
    }

    /// Forgets the shapes with a key more; only the writer calls this.
    func forgetTransitions() {
        if !transitions.isEmpty { transitions = [:] }
    }
}
