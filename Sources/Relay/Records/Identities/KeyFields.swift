/// The fields of an object's key, in the order of the selection.
///
/// For keys of two to four fields of the object, or of objects of one type in it. Only numbers, so
/// that copying it for each object of a response counts no references.
struct KeyFields {
    /// How many parts the key has; zero if its parts must be searched for.
    let count: Int
    /// The scope of the key; `nil` for the object's own type.
    let scope: TypeName?
    private let parts: (Part, Part, Part, Part)

    private static var maximumCount: Int { 4 }

    /// Where one part is.
    struct Part {
        /// The position of the object's field in the plan.
        let field: Int32
        /// The position of the field of the object in it; -1 if the object itself has the part.
        let inner: Int32
        /// The position in the key.
        let place: Int

        fileprivate static var unused: Part { Part(field: 0, inner: -1, place: 0) }
    }

    /// The part that comes at a position of the selection.
    subscript(position: Int) -> Part {
        @inline(__always) get {
            switch position {
            case 0: parts.0
            case 1: parts.1
            case 2: parts.2
            default: parts.3
            }
        }
    }

    /// For objects without a key, and those whose key fields must be searched for.
    private static var nothing: KeyFields { KeyFields([], scope: nil) }

    private init(_ all: [Part], scope: TypeName?) {
        count = all.count
        self.scope = scope
        let parts = all + [.unused, .unused, .unused, .unused]
        self.parts = (parts[0], parts[1], parts[2], parts[3])
    }

    /// The fields for each object of a plan; empty if no object has a declared key.
    static func all(
        _ plan: NormalizationPlan,
        _ keys: [PlanSymbols.Key]
    ) -> ContiguousArray<KeyFields> {
        guard !keys.isEmpty else { return [] }
        return ContiguousArray(
            plan.objects.map { object in
                object.key.index.flatMap { find(keys[$0.position], object, plan) } ?? nothing
            }
        )
    }

    /// Returns `nil` if the fields must be searched for.
    private static func find(
        _ key: PlanSymbols.Key,
        _ object: NormalizationPlan.Object,
        _ plan: NormalizationPlan
    ) -> KeyFields? {
        let paths = key.key.responsePaths
        guard key.keyType == nil, (2...maximumCount).contains(paths.count),
            key.isTypeScoped || key.scope != nil
        else { return nil }
        var parts: [Part] = []
        for (place, path) in paths.enumerated() {
            guard let part = find(path, place, object, plan) else { return nil }
            parts.append(part)
        }
        parts.sort { ($0.field, $0.inner) < ($1.field, $1.inner) }
        return KeyFields(parts, scope: key.isTypeScoped ? nil : key.scope)
    }

    private static func find(
        _ path: [String],
        _ place: Int,
        _ object: NormalizationPlan.Object,
        _ plan: NormalizationPlan
    ) -> Part? {
        guard let field = find(path[0], object, plan) else { return nil }
        switch path.count {
        case 1:
            return Part(field: Int32(truncatingIfNeeded: field), inner: -1, place: place)
        case 2:
            guard let level = plan.fields[field].level.index,
                !plan.levels[level].concreteType.isNone,
                let inner = find(path[1], plan.objects[plan.levels[level].otherwise], plan)
            else { return nil }
            return Part(
                field: Int32(truncatingIfNeeded: field),
                inner: Int32(truncatingIfNeeded: inner),
                place: place
            )
        default: return nil
        }
    }

    /// The only field with a response key.
    private static func find(
        _ name: String,
        _ object: NormalizationPlan.Object,
        _ plan: NormalizationPlan
    ) -> Int? {
        let found = object.fields.filter { plan.responseKey(plan.fields[$0]) == name }
        return found.count == 1 ? found[0] : nil
    }
}

/// The parts of a key, as ranges of the response's bytes.
struct KeyTexts {
    let count: Int
    private var ranges = (0..<0, 0..<0, 0..<0, 0..<0)
    /// How many bytes the parts take in ``Identities``, each with its length.
    private(set) var storedCount = 0

    @inline(__always)
    init(count: Int) { self.count = count }

    subscript(place: Int) -> Range<Int> {
        @inline(__always) get {
            switch place {
            case 0: ranges.0
            case 1: ranges.1
            case 2: ranges.2
            default: ranges.3
            }
        }
    }

    /// Sets the part at a place of the key, once.
    @inline(__always)
    mutating func set(_ range: Range<Int>, at place: Int) {
        switch place {
        case 0: ranges.0 = range
        case 1: ranges.1 = range
        case 2: ranges.2 = range
        default: ranges.3 = range
        }
        storedCount &+= 4 &+ range.count
    }
}
