/// A position in a table of a plan, where `Element` is what the table lists.
///
/// Its type keeps a level from being used as an object, and a key as a type. A table that lists
/// something else for the same elements, such as a store's keys, is read with its ``position``.
///
/// Only neighbors, such as the fields of an object, have plain numbers: they are a `Range<Int>`.
package struct PlanIndex<Element>: Hashable, Sendable, BitwiseCopyable {
    fileprivate let number: Int32

    @inline(__always)
    init(_ position: Int) { number = Int32(truncatingIfNeeded: position) }

    @inline(__always)
    fileprivate init(number: Int32) { self.number = number }

    @inline(__always)
    package var position: Int { Int(number) }

    /// The first level, or block, which is that of the whole selection.
    package static var root: Self { Self(0) }
}

/// A position in a table of a plan, or none.
///
/// An `Optional` would be larger.
package struct OptionalPlanIndex<Element>: Hashable, Sendable, BitwiseCopyable {
    /// -1 for none.
    private let number: Int32

    @inline(__always)
    package init(_ index: PlanIndex<Element>?) { number = index?.number ?? -1 }

    @inline(__always)
    package var index: PlanIndex<Element>? { isNone ? nil : PlanIndex(number: number) }

    @inline(__always)
    package var isNone: Bool { number < 0 }

    package static var none: Self { Self(nil) }

    /// The first block, which is that of the whole selection.
    package static var root: Self { Self(.root) }
}

extension Array {
    package subscript(index: PlanIndex<Element>) -> Element { self[index.position] }
}

extension ContiguousArray {
    package subscript(index: PlanIndex<Element>) -> Element {
        @inline(__always) get { self[index.position] }
        set { self[index.position] = newValue }
    }
}

// A pointer because the normalizer reads tables through pointers; see `BoundNormalization.Tables`.
extension UnsafeBufferPointer {
    subscript(index: PlanIndex<Element>) -> Element {
        @inline(__always) get { self[index.position] }
    }
}

extension RangeReplaceableCollection where Index == Int {
    /// Appends an element, and returns its position.
    mutating func add(_ element: Element) -> PlanIndex<Element> {
        append(element)
        return PlanIndex(count - 1)
    }
}
