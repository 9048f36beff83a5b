/// The shapes that the payloads of an operation have taught, for the next payload.
///
/// Creating it for each payload took a tenth of the time of a small one.
struct PlanLessons: Sendable {
    var newShapes: NewShapes
    /// For each field of the plan its slot in the shape that its object's last record had.
    var slots: ContiguousArray<Int32>
    /// For each object of the plan that shape.
    var slotShapes: ContiguousArray<Shape?>

    /// Lessons of no plan.
    static let none = PlanLessons()

    private init() {
        newShapes = NewShapes()
        slotShapes = []
        slots = []
    }

    init(_ plan: NormalizationPlan) {
        newShapes = NewShapes(plan)
        slotShapes = ContiguousArray(repeating: nil, count: plan.objects.count)
        slots = ContiguousArray(repeating: -1, count: plan.fields.count)
    }

    /// Makes `slots` say where the fields of `object` are in records of `shape`.
    @inline(__always)
    mutating func prepareSlots(
        of object: PlanIndex<NormalizationPlan.Object>,
        shape: Shape,
        _ bound: borrowing BoundNormalization
    ) {
        if slotShapes[object.position] !== shape { findSlots(of: object, shape: shape, bound) }
    }

    private mutating func findSlots(
        of object: PlanIndex<NormalizationPlan.Object>,
        shape: Shape,
        _ bound: borrowing BoundNormalization
    ) {
        slotShapes[object.position] = shape
        for index in bound.plan.objects[object].fields {
            slots[index] = Int32(shape.slot(of: bound.key(bound.plan.fields[index])) ?? -1)
        }
    }

    /// Forgets what was learned of an object, whose keys are others in the next payload.
    mutating func forget(_ object: PlanIndex<NormalizationPlan.Object>) {
        newShapes.forget(object)
        slotShapes[object.position] = nil
    }
}
