/// A stack of small values with its own memory.
///
/// It is not an array, because each mutation of an array checks whether its storage is shared, and
/// stacks change for each object of a response.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
    private var elements: UnsafeMutablePointer<Element>
    private var capacity = 64
    private(set) var count = 0

    init() {
        elements = .allocate(capacity: capacity)
    }

    deinit { elements.deallocate() }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    mutating func removeLast() {
        precondition(count > 0, "There is something to remove.")
        count &-= 1
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            precondition(index >= 0 && index < count, "An index is one of the stack's.")
            return elements[index]
        }
        @inline(__always)
        set {
            precondition(index >= 0 && index < count, "An index is one of the stack's.")
            elements[index] = newValue
        }
    }

    /// Returns whether `element` is in the stack, at `first` or later.
    func contains(_ element: Element, from first: Int) -> Bool where Element: Equatable {
        var index = first
        while index < count {
            if elements[index] == element { return true }
            index &+= 1
        }
        return false
    }

    /// All elements, from the bottom.
    var all: ContiguousArray<Element> {
        ContiguousArray(UnsafeBufferPointer(start: elements, count: count))
    }

    private mutating func grow() {
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        grown.moveInitialize(from: elements, count: count)
        elements.deallocate()
        (elements, capacity) = (grown, capacity * 2)
    }
}
