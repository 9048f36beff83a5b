/// For each object of a plan, the shape of its last new record and the fields of that record.
///
/// The next record is likely to be the same.
struct NewShapes {
    private var shapes: ContiguousArray<Shape?> = []
    /// How many fields each was made of; -1 where there is none.
    private var counts: ContiguousArray<Int> = []
    /// The fields in the order of the slots, as positions within the object's fields in the plan.
    private var fields: ContiguousArray<Int32> = []

    init() {}

    init(_ plan: NormalizationPlan) {
        shapes = ContiguousArray(repeating: nil, count: plan.objects.count)
        counts = ContiguousArray(repeating: -1, count: plan.objects.count)
        fields = ContiguousArray(repeating: -1, count: plan.fields.count)
    }

    /// Returns the shape for a record of `object` if it is known.
    ///
    /// The record has `count` values, for the fields that `field` returns; the fields of the object
    /// begin at `start` in the plan.
    @inline(__always)
    func shape(
        of object: PlanIndex<NormalizationPlan.Object>,
        _ start: Int,
        count: Int,
        field: (Int) -> Int
    ) -> Shape? {
        guard counts[object.position] == count else { return nil }
        for slot in 0..<count where Int(fields[start &+ slot]) != field(slot) { return nil }
        return shapes[object.position]
    }

    /// Stores the shape of a new record of `object`, whose slots are those of `made`, in order.
    mutating func note(
        _ shape: Shape,
        of object: PlanIndex<NormalizationPlan.Object>,
        _ range: Range<Int>,
        _ made: [Int]
    ) {
        guard made.count <= range.count else { return }
        shapes[object.position] = shape
        counts[object.position] = made.count
        for (slot, field) in made.enumerated() { fields[range.lowerBound + slot] = Int32(field) }
    }

    /// Forgets the shape of an object.
    mutating func forget(_ object: PlanIndex<NormalizationPlan.Object>) {
        shapes[object.position] = nil
        counts[object.position] = -1
    }
}
