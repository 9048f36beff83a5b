/// Field keys that keep their numbers while this, or a copy, is there, though no record may have
/// them.
package struct HeldKeys: Sendable {
    package let keys: ContiguousArray<FieldKey>
    private let held: HeldTexts

    init(_ held: HeldTexts) {
        self.held = held
        keys = ContiguousArray(held.numbers.map { FieldKey(index: $0) })
    }
}
