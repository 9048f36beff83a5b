/// Values that have been read for objects that are not finished yet, innermost last.
///
/// Memory of its own, because values are moved out of it into records: out of an array they would
/// be copied, which counts references.
struct PendingValues: ~Copyable {
    /// In one piece of memory with the fields, which come after the values.
    private var values: UnsafeMutablePointer<Value>
    private var fields: UnsafeMutablePointer<Int32>
    private var capacity = 56
    private(set) var count = 0

    init() {
        (values, fields) = Self.allocate(capacity)
    }

    deinit {
        values.deinitialize(count: count)
        UnsafeMutableRawPointer(values).deallocate()
    }

    private static func allocate(
        _ capacity: Int
    ) -> (UnsafeMutablePointer<Value>, UnsafeMutablePointer<Int32>) {
        let size = capacity * (MemoryLayout<Value>.stride + MemoryLayout<Int32>.stride)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: size,
            alignment: MemoryLayout<Value>.alignment
        )
        let fields = memory + capacity * MemoryLayout<Value>.stride
        return (
            memory.bindMemory(to: Value.self, capacity: capacity),
            fields.bindMemory(to: Int32.self, capacity: capacity)
        )
    }

    /// The field of the plan that a value is for.
    @inline(__always)
    func field(_ index: Int) -> Int { Int(fields[index]) }

    func value(_ index: Int) -> Value { values[index] }

    @inline(__always)
    mutating func append(_ field: Int, _ value: consuming Value) {
        if count == capacity { grow() }
        (values + count).initialize(to: value)
        fields[count] = Int32(truncatingIfNeeded: field)
        count &+= 1
    }

    /// Moves the values from `first` on to `slots`.
    @inline(__always)
    mutating func move(from first: Int, to slots: UnsafeMutablePointer<Value>) {
        slots.moveInitialize(from: values + first, count: count &- first)
        count = first
    }

    mutating func removeAll(from first: Int) {
        (values + first).deinitialize(count: count - first)
        count = first
    }

    private mutating func grow() {
        let (newValues, newFields) = Self.allocate(capacity * 2)
        newValues.moveInitialize(from: values, count: count)
        newFields.moveInitialize(from: fields, count: count)
        UnsafeMutableRawPointer(values).deallocate()
        (values, fields, capacity) = (newValues, newFields, capacity * 2)
    }
}
