import GraphQLSchema

/// The selections collected for one object, or for one of the types it may have.
///
/// A class because refinements deep inside add to the levels around them.
final class FlatteningLevel {
    /// An occurrence of a field.
    struct Occurrence {
        var condition: Condition
        var selections: [Selection]
        /// The type of the field's objects, as far as the definition of this occurrence knows it.
        var localType: SchemaType?
    }

    struct FieldEntry {
        var field: FieldReference
        var isLinked: Bool
        var occurrences: [Occurrence]
    }

    enum Entry {
        /// The index of an element of `fields`.
        case field(Int)
        case spread(FragmentSpread)
        case refinement(FlatteningLevel)
        case group(InlineFragment, Condition)
        /// With the type of objects in it as the enclosing definition knows it; `nil` for that of the level.
        case opaque(InlineFragment, Condition, local: TypeContext?)
    }

    let context: TypeContext
    /// The type condition around the selections; `nil` for that of the object's field.
    let typeName: String?
    private(set) var condition: Condition
    /// Whether the level is only there for the text, because all objects have its type.
    private(set) var isKnown = false
    private(set) var entries: [Entry] = []
    /// Separate from the entries, so that occurrences are added in place.
    private(set) var fields: [FieldEntry] = []
    private var indices: [String: Int] = [:]
    private var refinements: [String: FlatteningLevel] = [:]

    init(context: TypeContext, condition: Condition, typeName: String? = nil) {
        self.context = context
        self.condition = condition
        self.typeName = typeName
    }

    /// Returns whether the text may have fields of a type here.
    ///
    /// `... on Named { ... on Node { id } }` needs both conditions even if all objects are `Node`s.
    func isPrinted(on type: SchemaType) -> Bool {
        guard let typeName else { return true }
        return context.schema.isSubtype(typeName, of: type.name)
    }

    func add(_ field: FieldReference, isLinked: Bool, _ occurrence: Occurrence, key: String) {
        if let index = indices[key], case .field(let number) = entries[index] {
            fields[number].occurrences.append(occurrence)
            fields[number].field.marks.merge(field.marks)
            return
        }
        indices[key] = entries.count
        entries.append(.field(fields.count))
        fields.append(
            FieldEntry(
                field: field,
                isLinked: isLinked,
                occurrences: [occurrence]
            )
        )
    }

    func add(_ spread: FragmentSpread, _ condition: Condition, key: String) {
        if let index = indices[key], case .spread(var known) = entries[index] {
            known.condition = known.condition.or(condition)
            entries[index] = .spread(known)
            return
        }
        var spread = spread
        spread.condition = condition
        indices[key] = entries.count
        entries.append(.spread(spread))
    }

    func addGroup(_ fragment: InlineFragment, _ condition: Condition, key: String) {
        guard let index = indices[key], case .group(var known, let before) = entries[index] else {
            indices[key] = entries.count
            entries.append(.group(fragment, condition))
            return
        }
        known.selections += fragment.selections
        entries[index] = .group(known, before.or(condition))
    }

    func addOpaque(
        _ fragment: InlineFragment,
        _ condition: Condition,
        local: TypeContext? = nil,
        key: String? = nil
    ) {
        guard let key else {
            entries.append(.opaque(fragment, condition, local: local))
            return
        }
        guard let index = indices[key], case .opaque(var known, let before, _) = entries[index]
        else {
            indices[key] = entries.count
            entries.append(.opaque(fragment, condition, local: local))
            return
        }
        known.selections += fragment.selections
        entries[index] = .opaque(known, before.or(condition), local: local)
    }

    func refinement(
        _ type: SchemaType,
        _ condition: Condition,
        key: String,
        isKnown: Bool = false
    ) -> FlatteningLevel {
        if let level = refinements[key] {
            level.condition = level.condition.or(condition)
            level.isKnown = level.isKnown && isKnown
            return level
        }
        let level = FlatteningLevel(
            context: context.narrowed(to: type),
            condition: condition,
            typeName: type.name
        )
        level.isKnown = isKnown
        refinements[key] = level
        entries.append(.refinement(level))
        return level
    }
}
