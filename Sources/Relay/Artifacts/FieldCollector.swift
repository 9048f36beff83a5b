/// The fields collected for an object, or for one of the types that it may have.
///
/// A class because selections deep inside add to the objects around them.
final class FieldCollector {
    /// A field, with what is selected below each of its occurrences.
    struct Entry {
        var field: NormalizationField
        var occurrences: [(condition: Guard?, selection: NormalizationSelection?)]
    }

    /// The object's type, if it is known.
    let objectType: String?
    private(set) var entries: [Entry] = []
    private(set) var refinements:
        [(test: NormalizationSelection.TypeTest, isClient: Bool, level: FieldCollector)] = []
    private(set) var deferrals: [(deferral: Deferral, level: FieldCollector)] = []
    private var positions: [Place: Int] = [:]

    private struct Place: Hashable {
        let responseKey: String
        let key: StorageKey
        /// Parts of a list arrive under the label of its field.
        let streamLabel: String?
    }

    init(objectType: String?) {
        self.objectType = objectType
    }

    func add(_ field: NormalizationField, _ condition: Guard?) {
        let place = Place(
            responseKey: field.responseKey,
            key: field.key,
            streamLabel: field.annotations.stream?.deferral.label
        )
        let occurrence = (condition, field.selection)
        if let position = positions[place] {
            entries[position].occurrences.append(occurrence)
            entries[position].field.merge(field)
            return
        }
        positions[place] = entries.count
        var field = field
        field.selection = nil
        entries.append(Entry(field: field, occurrences: [occurrence]))
    }

    /// Returns the level of the fields that may be delivered later under a label.
    func deferred(_ deferral: Deferral) -> FieldCollector {
        if let known = deferrals.first(where: { $0.deferral.label == deferral.label }) {
            return known.level
        }
        let level = FieldCollector(objectType: objectType)
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
        let level = FieldCollector(objectType: test.kind == .object ? test.type : objectType)
        refinements.append((test, isClient, level))
        return level
    }
}

extension NormalizationField {
    /// Merges the directives of another occurrence.
    fileprivate mutating func merge(_ other: NormalizationField) {
        annotations.isClient = annotations.isClient && other.annotations.isClient
        annotations.handles += other.annotations.handles.filter {
            !annotations.handles.contains($0)
        }
    }
}
