/// Field keys that keep their numbers while this, or a copy, is there, though no record may have
/// them.
package struct HeldKeys: Sendable {
    private let held: HeldTexts

    init(_ held: HeldTexts) {
        self.held = held
    }

    @inline(__always)
    package subscript(position: Int) -> FieldKey { FieldKey(index: held.numbers[position]) }

    /// All of them, in the order in which they were asked for.
    package var all: ContiguousArray<FieldKey> {
        ContiguousArray(held.numbers.map { FieldKey(index: $0) })
    }
}
