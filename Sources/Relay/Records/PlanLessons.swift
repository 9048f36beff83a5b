/// What one payload of an operation has taught of shapes, for the next one.
///
/// A class because payloads hand it on, one at a time: made for each of them it took a tenth of the
/// time of a small one.
final class PlanLessons: @unchecked Sendable {  // because one payload at a time has it.
    // Memory of its own, because it is looked at for each value of a response, and properties of
    // classes that are arrays would be checked and counted each time.
    private let shapes: UnsafeMutableBufferPointer<Shape?>
    private let slotShapes: UnsafeMutableBufferPointer<Shape?>
    private let slots: UnsafeMutableBufferPointer<Int32>

    init(_ plan: NormalizationPlan) {
        shapes = .allocate(capacity: plan.objects.count)
        shapes.initialize(repeating: nil)
        slotShapes = .allocate(capacity: plan.objects.count)
        slotShapes.initialize(repeating: nil)
        slots = .allocate(capacity: plan.fields.count)
        slots.initialize(repeating: -1)
    }

    deinit {
        shapes.deinitialize()
        shapes.deallocate()
        slotShapes.deinitialize()
        slotShapes.deallocate()
        slots.deallocate()
    }

    /// For each object of the plan the shape that its last record had.
    subscript(shapeOf object: Int) -> Shape? {
        get {
            precondition(shapes.indices.contains(object), "An object is one of the plan's.")
            return shapes[object]
        }
        set {
            precondition(shapes.indices.contains(object), "An object is one of the plan's.")
            shapes[object] = newValue
        }
    }

    /// The slot of a field in records of the shape for which its object was prepared last; -1 when
    /// it has none.
    @inline(__always)
    func slot(of field: Int) -> Int {
        precondition(slots.indices.contains(field), "A field is one of the plan's.")
        return Int(slots[field])
    }

    /// Learns where the fields of `object` are in records of `shape`.
    @inline(__always)
    func prepareSlots(of object: Int, shape: Shape, _ bound: borrowing BoundNormalization) {
        precondition(slotShapes.indices.contains(object), "An object is one of the plan's.")
        if slotShapes[object] !== shape { findSlots(of: object, shape: shape, bound) }
    }

    private func findSlots(of object: Int, shape: Shape, _ bound: borrowing BoundNormalization) {
        slotShapes[object] = shape
        for index in bound.plan.objects[object].fields {
            slots[index] = Int32(shape.slot(of: bound.key(bound.plan.fields[index])) ?? -1)
        }
    }

    /// Forgets the slots of objects whose keys depend on variables, which the next payload may
    /// have others of.
    func forgetSlots(of objects: [Int]) {
        for object in objects { slotShapes[object] = nil }
    }
}
