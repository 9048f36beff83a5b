/// A normalisation selection made ready for the normaliser: for each level of a response and each
/// type that the document tells apart, one flat list of fields.
///
/// Lists name each other by position, and what the normaliser touches for each value of a response
/// is plain numbers: copying it counts no references.
package struct NormalizationPlan: Sendable {
    /// The storage keys of all fields; a field names its own by position.
    package var keys: [StorageKey] = []
    /// The guards of all fields that have one.
    package var guards: [Guard] = []
    /// The levels; the first is the root's.
    package var levels: ContiguousArray<Level> = []
    package var objects: ContiguousArray<Object> = []
    package var fields: ContiguousArray<Field> = []
    /// The response keys of all fields, one after the other, each as it stands in a response:
    /// `"likeCount":`.
    package var keyBytes: ContiguousArray<UInt8> = []
    /// The types that levels tell apart.
    package var cases: [(type: String, object: Int)] = []
    /// What objects must be for fields to be meant for them: chains of positions in `typeNames`,
    /// outermost first, of one of which an object must be all.
    package var typeTests: [[[Int]]] = []
    /// What happens to the values of fields that have handles.
    package var handles: [FieldHandle] = []
    /// The types of fields, for messages.
    package var types: [TypeReference] = []
    /// The names of the object types of levels that have one, and of abstract types.
    package var typeNames: [String] = []
    /// The fragments that servers may deliver later; a condition is a position in `guards`, or -1.
    package var deferrals: [(label: String, condition: Int)] = []
    /// For fields that may come later, by position, the chains of positions in `deferrals` that the
    /// document mentions them in, outermost first; a mention outside all of them is an empty chain.
    package var deferralChains: [Int: [[Int]]] = [:]
    /// The labels with which elements may come later, of the fields that are streamed.
    package var streamLabels: [Int: [String]] = [:]
    /// For each level whether parts may come of objects there or below.
    package var hasParts: ContiguousArray<Bool> = []
    /// For each object of the plan, where there are any, the fields through which parts are reached.
    package var partLinks: [Int: [Int]] = [:]

    /// One level: which list of fields goes with which type.
    package struct Level: Sendable {
        /// Positions in `cases`, for the types that the document names.
        package var cases: Range<Int>
        /// The list for all other types, or for the level's only type.
        package var otherwise: Int
        /// The name of the level's object type as a position in `typeNames`; -1 where the type is
        /// known only from `__typename`.
        package var concreteType: Int
    }

    /// The fields of objects of one type.
    package struct Object: Sendable {
        /// Positions in `fields`.
        package var fields: Range<Int>
        /// How many of them, from the first, a server's response has; those that exist in the
        /// store only come after.
        package var serverCount = 0
        /// Whether `id` is among the fields, so that it names the record.
        package var hasID = false
        package var hasDiscriminators = false
        /// Whether there is something to note of each object beside its values.
        package var isNoted = false
    }

    /// One field of a response.
    package struct Field: Sendable {
        /// The response key's place in `keyBytes`, without what stands around it.
        package var keyStart: Int
        package var keyCount: Int
        package var key: Int
        package var role: Role
        package var kind: TypeReference.Kind
        package var type: Int
        package var listDepth: Int
        /// The level of a composite field's objects, else -1.
        package var level: Int
        /// A position in `guards`, or -1.
        package var condition: Int
        /// The innermost abstract type that the field stands in, as a position in `typeNames`; of a
        /// discriminator the type that it tells of; or -1.
        package var abstractType: Int
        /// A position in `typeTests`; -1 when the field is meant for any object.
        package var typeTest: Int
        /// Whether the field exists in the store only.
        package var isClient: Bool
        /// Where the type doesn't allow null: bit 0 for the field itself, bit 1 for the elements of
        /// its list, and so on.
        package var nonNullDepths: UInt8 = 0
        /// The guard under which the field may come later, as a position in `guards`, or -1.
        package var deferral: Int
        /// Positions in `handles`.
        package var handles: Range<Int>
        /// Whether another field of the object has the same name, and perhaps the same arguments.
        package var sharesName = false
        /// The position of another field with the same response key, or -1.
        package var alternative = -1

        /// Whether a null is not allowed in the place of the field (0), an element of its list (1)
        /// and so on.
        func isNonNull(atDepth depth: Int) -> Bool {
            depth < 8 && nonNullDepths & (1 << depth) != 0
        }
    }

    /// What a field is to the normaliser.
    package enum Role: Sendable {
        case scalar
        case composite
        case typename
        case id
        /// `__isX`: present when the object is an `X`, the field's abstract type.
        case discriminator
    }

    package init(_ selection: NormalizationSelection) {
        var builder = NormalizationPlanBuilder()
        builder.build(selection)
        self = builder.plan
    }

    init() {}

    /// The response key of a field, for messages.
    package func responseKey(_ field: Field) -> String {
        let bytes = keyBytes[field.keyStart..<field.keyStart + field.keyCount]
        return String(decoding: bytes, as: UTF8.self)
    }
}
