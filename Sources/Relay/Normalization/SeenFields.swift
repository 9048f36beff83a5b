/// For each field of a plan the serial number of the object in which it was last seen.
///
/// Manually allocated, because it is written for each value of a response, and an array would check
/// for unique ownership each time.
struct SeenFields: ~Copyable {
    private let serials: UnsafeMutableBufferPointer<UInt32>

    init(count: Int) {
        serials = .allocate(capacity: count)
        serials.initialize(repeating: 0)
    }

    deinit { serials.deallocate() }

    subscript(field: Int) -> UInt32 {
        @inline(__always)
        get {
            precondition(serials.indices.contains(field), "A field is one of the plan's.")
            return serials[field]
        }
        @inline(__always)
        nonmutating set {
            precondition(serials.indices.contains(field), "A field is one of the plan's.")
            serials[field] = newValue
        }
    }
}
