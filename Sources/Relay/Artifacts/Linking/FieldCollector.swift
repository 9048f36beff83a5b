/// The fields collected for an object, or for one of the types that it may have.
///
/// A class because selections deep inside add to the objects around them.
final class FieldCollector {
    /// A field, with what is selected below each of its occurrences.
    struct Entry {
        var field: NormalizationField
        var occurrences: [Occurrence]
    }

    struct Occurrence {
        var condition: Guard?
        /// The fields below.
        let selection: NormalizationSelection?
        /// The values of the variables in these fields.
        let bindings: FragmentBindings
    }

    /// The object's type, if it is known.
    let objectType: String?
    /// The types that the object is known to have, the narrowest last; empty for the root of an operation.
    let types: [String]
    private(set) var entries: [Entry] = []
    private(set) var refinements:
        [(test: NormalizationSelection.TypeTest, isClient: Bool, level: FieldCollector)] = []
    private(set) var deferrals: [(deferral: Deferral, level: FieldCollector)] = []
    /// The positions of the entries by their places; empty while there are few.
    private var positions: [Place: Int] = [:]

    /// Above how many entries they are found by a table, which takes longer to fill.
    private static let fewEntries = 16

    private struct Place: Hashable {
        let responseKey: String
        let key: StorageKey
        /// Parts of a list arrive under the label of its field.
        let streamLabel: String?

        init(_ field: NormalizationField) {
            responseKey = field.responseKey
            key = field.key
            streamLabel = field.annotations.stream?.deferral.label
        }
    }

    /// Creates a collector for the root of an operation.
    init() {
        objectType = nil
        types = []
    }

    /// Creates a collector for the objects of a field.
    init(_ kind: TypeReference.Kind, _ type: String) {
        objectType = kind == .object ? type : nil
        types = [type]
    }

    private init(objectType: String?, types: [String]) {
        self.objectType = objectType
        self.types = types
    }

    /// Returns whether all objects here have a type.
    func has(_ test: NormalizationSelection.TypeTest) -> Bool {
        if objectType != nil { return test.details.members != nil }
        return types.contains { $0 == test.type || test.details.narrower.contains($0) }
    }

    func add(
        _ field: NormalizationField,
        _ condition: Guard?,
        _ bindings: FragmentBindings = .init()
    ) {
        let occurrence = Occurrence(
            condition: condition,
            selection: field.selection,
            bindings: bindings
        )
        if let position = position(of: field) {
            entries[position].occurrences.append(occurrence)
            entries[position].field.merge(field)
            return
        }
        if entries.count >= Self.fewEntries { positions[Place(field)] = entries.count }
        entries.append(Entry(field: field, occurrences: [occurrence]))
        entries[entries.count - 1].field.selection = nil
    }

    private func position(of field: NormalizationField) -> Int? {
        let few = entries.prefix(Self.fewEntries).indices.first { index in
            entries[index].field.responseKey == field.responseKey
                && Place(entries[index].field) == Place(field)
        }
        return few ?? (positions.isEmpty ? nil : positions[Place(field)])
    }

    /// Returns the level of the fields that may be delivered later under a label.
    func deferred(_ deferral: Deferral) -> FieldCollector {
        if let known = deferrals.first(where: { $0.deferral.label == deferral.label }) {
            return known.level
        }
        let level = FieldCollector(objectType: objectType, types: types)
        deferrals.append((deferral, level))
        return level
    }

    func refinement(
        _ test: NormalizationSelection.TypeTest,
        isClient: Bool
    ) -> FieldCollector {
        if let known = refinements.first(where: { $0.test.type == test.type }) {
            return known.level
        }
        let isObject = test.kind == .object
        let level = FieldCollector(
            objectType: isObject ? test.type : objectType,
            types: isObject ? [test.type] : types + [test.type]
        )
        refinements.append((test, isClient, level))
        return level
    }
}

extension NormalizationField {
    /// Merges the directives of another occurrence.
    ///
    /// The type is the narrower one: a fragment on an interface knows less than one on an object type.
    fileprivate mutating func merge(_ other: NormalizationField) {
        if type.named.kind == .abstract, other.type.named.kind == .object { type = other.type }
        annotations.isClient = annotations.isClient && other.annotations.isClient
        annotations.handles += other.annotations.handles.filter {
            !annotations.handles.contains($0)
        }
        annotations.declaredAges = annotations.declaredAges ?? other.annotations.declaredAges
    }
}
