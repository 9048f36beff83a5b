/// For each object of a plan the shape that its last new record had, and of which fields it was
/// made: the next is likely to be made of the same.
struct NewShapes {
    private var shapes: ContiguousArray<Shape?>
    /// How many fields each was made of; -1 where there is none.
    private var counts: ContiguousArray<Int>
    /// The fields in the order of the slots, where those of the object stand in the plan.
    private var fields: ContiguousArray<Int32>

    init(_ plan: NormalizationPlan) {
        shapes = ContiguousArray(repeating: nil, count: plan.objects.count)
        counts = ContiguousArray(repeating: -1, count: plan.objects.count)
        fields = ContiguousArray(repeating: -1, count: plan.fields.count)
    }

    /// The shape for a record of `object`, of which the fields begin at `start` in the plan, if it
    /// is made of `count` values for the fields that `field` says; `nil` when that must be found
    /// out.
    @inline(__always)
    func shape(of object: Int, _ start: Int, count: Int, field: (Int) -> Int) -> Shape? {
        guard counts[object] == count else { return nil }
        for slot in 0..<count where Int(fields[start &+ slot]) != field(slot) { return nil }
        return shapes[object]
    }

    /// Notes the shape that a record of `object` has got, whose slots are those of `made`, in
    /// order.
    mutating func note(_ shape: Shape, of object: Int, _ range: Range<Int>, _ made: [Int]) {
        guard made.count <= range.count else { return }
        shapes[object] = shape
        counts[object] = made.count
        for (slot, field) in made.enumerated() { fields[range.lowerBound + slot] = Int32(field) }
    }

    /// Forgets the shape of an object.
    mutating func forget(_ object: Int) {
        shapes[object] = nil
        counts[object] = -1
    }
}
