/// A normalization selection prepared for the normalizer.
///
/// For each level of a response, and each type that the document distinguishes there, it has one
/// flat list of fields. Lists refer to each other by position, and everything that the normalizer
/// accesses for each value is a plain number, so that copying it counts no references.
package struct NormalizationPlan: Sendable {
    /// The storage keys of all fields.
    ///
    /// A field refers to its key by position.
    package var keys: [StorageKey] = []
    /// The guards of all fields that have one.
    package var guards: [Guard] = []
    /// The levels; the first is that of the root.
    package var levels: ContiguousArray<Level> = []
    package var objects: ContiguousArray<Object> = []
    package var fields: ContiguousArray<Field> = []
    /// The response keys of all fields, one after the other, as they appear in a response:
    /// `"likeCount":`.
    package var keyBytes: ContiguousArray<UInt8> = []
    /// The declared keys of objects.
    package var declaredKeys: [DeclaredKey] = []
    /// The types that levels distinguish.
    package var cases: [(type: String, object: PlanIndex<Object>)] = []
    /// The conditions on an object's type for fields that do not apply to all objects.
    package var typeTests: [TypeTest] = []
    /// The handlers of fields that have any.
    package var handles: [FieldHandle] = []
    /// The types of fields, for error messages.
    package var types: [TypeReference] = []
    /// The names of abstract types, and of the object types of levels that have one.
    package var typeNames: [String] = []
    /// The fragments that servers may deliver later.
    package var deferrals: [DeferredFragment] = []
    /// The labels of fragments without fields for some objects.
    ///
    /// Servers send them nevertheless: there may be nothing of the object's type in them, or nothing that
    /// isn't selected outside of them too.
    package var emptyParts: Set<String> = []
    /// For each field that may be delivered later, the deferred fragments around each of its
    /// occurrences in the document.
    ///
    /// The keys are positions of fields. The outermost fragment of a chain is the first; the chain
    /// is empty for an occurrence outside of deferred fragments.
    package var deferralChains: [Int: [[PlanIndex<DeferredFragment>]]] = [:]
    /// The labels of `@stream` for each streamed field, by the field's position.
    package var streamLabels: [Int: [String]] = [:]
    /// For each level, whether objects there or below may have parts that are delivered later.
    package var hasParts: ContiguousArray<Bool> = []
    /// For each object, the fields that lead to parts; objects without such fields are absent.
    package var partLinks: [PlanIndex<Object>: [Int]] = [:]
    /// For each object, the lists that servers may stream there or in another place of the operation;
    /// objects without such lists are absent.
    package var streamedLists: [PlanIndex<Object>: [Int]] = [:]
    /// How the arguments of fields name their objects, by the fields' positions.
    package var lookups: [Int: FieldLookup] = [:]
    /// For how many seconds fields are fresh, by the fields' positions; without those that don't age.
    package var ages: [Int: Int32] = [:]
    /// The objects that have such fields.
    package var agingObjects: Set<PlanIndex<Object>> = []
    /// For each field whose objects' fields depend on the type of the object around them, the levels for
    /// these types, by the field's position.
    ///
    /// The first one that matches counts. The field's own level has the fields of all of them.
    package var variants: [Int: [Variant]] = [:]
    /// Whether all fields have the variants that they need.
    package var hasAllVariants = true
    /// The fields that only some variants of their level have.
    package var uncertainFields: Set<Int> = []
    /// The levels with lookups there or below.
    package private(set) var lookupLevels: Set<PlanIndex<Level>> = []
    /// The levels with lists that follow a filter there or below.
    package private(set) var followLevels: Set<PlanIndex<Level>> = []

    /// Returns whether the objects of a level have lists that servers may stream.
    func streamsLists(in level: PlanIndex<Level>) -> Bool {
        guard !streamLabels.isEmpty else { return false }
        let level = levels[level]
        let kinds = [level.otherwise] + cases[level.cases].map(\.object)
        return kinds.contains { object in
            objects[object].fields.contains { streamLabels[$0] != nil }
        }
    }

    /// A level, which assigns a list of fields to each type.
    package struct Level: Sendable {
        /// Positions in `cases`, for the types that the document distinguishes.
        package var cases: Range<Int>
        /// The fields for all other types, or for the level's only type.
        package var otherwise: PlanIndex<Object>
        /// The level's object type, in `typeNames`; none if the type is known only from
        /// `__typename`.
        package var concreteType: OptionalPlanIndex<String>
    }

    /// The condition of a field on the type of its object.
    package struct TypeTest: Sendable {
        /// Chains of positions in `typeNames`, outermost type first.
        ///
        /// An object matches if it has all types of one of the chains.
        package let chains: [[PlanIndex<String>]]
        /// Under which condition each chain counts; empty if all do under that of the field.
        package var conditions: [OptionalPlanIndex<Guard>] = []

        /// Returns the chains that count, for the values of all guards.
        package func chains(_ holds: (PlanIndex<Guard>) -> Bool) -> [[PlanIndex<String>]] {
            guard !conditions.isEmpty else { return chains }
            return zip(chains, conditions).filter { $1.index.map(holds) ?? true }.map(\.0)
        }
    }

    /// The level of a field's objects if the object with the field has certain types.
    ///
    /// ```graphql
    /// hero { ... on Pilot { ship { name } } ... on Owner { ship { price } } }
    /// ```
    ///
    /// A response for a pilot that owns nothing has no price of the ship.
    package struct Variant: Sendable {
        /// Chains of positions in `typeNames`; the object with the field has all types of one of them.
        package let chains: [[PlanIndex<String>]]
        package let level: PlanIndex<Level>
    }

    /// A fragment that servers may deliver later, if its condition holds.
    package struct DeferredFragment: Sendable {
        package let label: String
        package let condition: OptionalPlanIndex<Guard>
    }

    /// The fields for objects of one type.
    package struct Object: Sendable {
        /// Positions in `fields`.
        package var fields: Range<Int>
        /// The number of fields that server responses contain.
        ///
        /// Fields that exist only in the store come after them.
        package var serverCount = 0
        /// Whether `id` is one of the fields, so that it identifies the record.
        package var hasID = false
        package var hasDiscriminators = false
        /// Whether the normalizer must record more about each object than its values.
        package var isNoted = false
        /// The declared key that identifies the record.
        ///
        /// Last, so that an object takes no more than 32 bytes.
        package var key = OptionalPlanIndex<DeclaredKey>.none

        /// Whether an object may be met at several places.
        var isIdentified: Bool { hasID || !key.isNone }
    }

    /// One field of a response.
    package struct Field: Sendable {
        /// The position of the response key in `keyBytes`, after the opening quotation mark.
        package var keyStart: Int
        package var keyCount: Int
        package var key: PlanIndex<StorageKey>
        package var role: Role
        package var kind: TypeReference.Kind
        package var type: PlanIndex<TypeReference>
        package var listDepth: Int
        /// The level of a composite field's objects; none for other fields.
        package var level: OptionalPlanIndex<Level>
        package var condition: OptionalPlanIndex<Guard>
        /// The innermost abstract type around the field, in `typeNames`.
        ///
        /// For a discriminator, the type that it tests.
        package var abstractType: OptionalPlanIndex<String>
        /// None if the field applies to all objects.
        package var typeTest: OptionalPlanIndex<TypeTest>
        /// Whether the field exists only in the store.
        package var isClient: Bool
        /// The depths at which null is not allowed: bit 0 for the field itself, bit 1 for the
        /// elements of its list, and so on.
        package var nonNullDepths: UInt8 = 0
        /// The guard under which the field may be delivered later.
        package var deferral: OptionalPlanIndex<Guard>
        /// Positions in `handles`.
        package var handles: Range<Int>
        /// Whether another field of the object has the same name, and possibly the same arguments.
        package var sharesName = false
        /// Another field with the same response key.
        package var alternative = OptionalPlanIndex<Field>.none

        /// Whether the field has objects, or lists of them.
        @inline(__always)
        package var hasObjects: Bool { !level.isNone }

        /// Returns whether null is not allowed for the field (depth 0), an element of its list
        /// (depth 1) and so on.
        func isNonNull(atDepth depth: Int) -> Bool {
            depth < 8 && nonNullDepths & (1 << depth) != 0
        }
    }

    /// The role of a field for the normalizer.
    package enum Role: Sendable {
        case scalar
        case composite
        case typename
        case id
        /// `__isX`, which is present if the object has the abstract type `X`.
        case discriminator
    }

    /// `root` is the type of the objects where the data begins; `nil` for the root of an operation.
    package init(_ selection: NormalizationSelection, root: TypeReference? = nil) {
        var builder = NormalizationPlanBuilder()
        builder.build(selection, root)
        self = builder.plan
        if !lookups.isEmpty { lookupLevels = levels { lookups[$0] != nil } }
        if handles.contains(where: { $0.handler == FieldHandle.follows }) {
            followLevels = levels { !followHandles(of: $0).isEmpty }
        }
    }

    init() {}

    /// Returns the handles of `@follows` of a field: one for each of its lists.
    package func followHandles(of field: Int) -> [Int] {
        fields[field].handles.filter { handles[$0].handler == FieldHandle.follows }
    }

    /// Returns the levels with such fields there or below.
    private func levels(with isFound: (Int) -> Bool) -> Set<PlanIndex<Level>> {
        var found: Set<PlanIndex<Level>> = []
        // A level comes after those around it.
        for position in levels.indices.reversed() {
            let level = levels[position]
            let objects = cases[level.cases].map(\.object) + [level.otherwise]
            let leads = objects.contains { object in
                self.objects[object].fields.contains { field in
                    isFound(field) || fields[field].level.index.map(found.contains) ?? false
                }
            }
            if leads { found.insert(PlanIndex(position)) }
        }
        return found
    }

    /// Returns the level of a field's objects, which can depend on the type of the object around them.
    ///
    /// `isA` returns whether the object around them has an abstract type. Servers are asked for it
    /// under the conditions of the fields that depend on it, so that it doesn't matter otherwise.
    package func level(
        of field: Int,
        _ isA: (PlanIndex<String>) -> Bool
    ) -> OptionalPlanIndex<Level> {
        let all = fields[field].level
        guard !variants.isEmpty, let variants = variants[field] else { return all }
        let variant = variants.first { $0.chains.contains { $0.allSatisfy(isA) } }
        return variant.map { OptionalPlanIndex($0.level) } ?? all
    }

    /// Returns the object for records of a type at a level.
    package func object(_ level: PlanIndex<Level>, type: String?) -> PlanIndex<Object> {
        let named = levels[level].cases.first { cases[$0].type == type }
        return named.map { cases[$0].object } ?? levels[level].otherwise
    }

    /// Returns whether two fields have the same response key and arguments.
    func hasSameKey(_ one: Field, _ other: Field) -> Bool {
        let (key, otherKey) = (keys[one.key], keys[other.key])
        return key.name == otherKey.name && key.arguments == otherKey.arguments
            && responseKey(one).hasSameBytes(as: responseKey(other))
    }

    /// Returns the response key of a field, for error messages.
    package func responseKey(_ field: Field) -> String {
        let bytes = keyBytes[field.keyStart..<field.keyStart + field.keyCount]
        return String(decoding: bytes, as: UTF8.self)
    }
}
