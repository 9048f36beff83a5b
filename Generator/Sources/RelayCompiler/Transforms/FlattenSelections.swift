import GraphQLSchema

/// Brings the selections of each object to their simplest form: each field once, refinements of
/// each type once, nothing that can't apply.
///
/// ```graphql
/// hero {                                   hero {
///   name                                     name
///   friends @include(if: $a) { id }          friends @include(if: $a) { id name }
///   ... on Character {               →       ... on Human { height }
///     friends @include(if: $a) { name }    }
///     ... on Human { height }
///   }
/// }
/// ```
///
/// Inline fragments on a type that every object here has dissolve; those on an object type move
/// up to the object's own level; those on types that never match go. Where occurrences of a field
/// differ in their conditions, the field is wanted under any of them, and what it selects under
/// those of its own occurrence. What stands in a refinement has its whole condition; the
/// refinement's own says when the server is asked for it at all.
///
/// Fields and spreads come first, refinements last, each in the order of their appearance.
struct FlattenSelections {
    let schema: Schema
    /// False for text that goes to a server, which knows no alternatives among conditions: there
    /// only what stands under the same condition is joined, and directives keep things apart.
    let mergesConditions: Bool
    /// The program whose fragments replace their spreads; nil where spreads stay.
    let inlined: Program?

    init(schema: Schema, mergesConditions: Bool, inlining inlined: Program? = nil) {
        self.schema = schema
        self.mergesConditions = mergesConditions
        self.inlined = inlined
    }

    /// The simplest form of selections on a type.
    func flatten(_ selections: [Selection], on type: SchemaType) -> [Selection] {
        flatten(selections, in: TypeContext(type, schema: schema))
    }

    /// The simplest form of selections at a place.
    func flatten(
        _ selections: [Selection],
        in context: TypeContext,
        assuming known: Condition = .always
    ) -> [Selection] {
        let level = Level(context: context, condition: .always)
        collect(selections, into: level, root: level, under: .always)
        return finished(level, assuming: known)
    }

    // MARK: - Collecting

    private func collect(
        _ selections: [Selection],
        into level: Level,
        root: Level,
        under outer: Condition
    ) {
        for selection in selections {
            let condition = outer.and(selection.condition)
            guard !condition.isNever else { continue }
            switch selection {
            case .scalarField(let scalar):
                let field = resolved(scalar.field, in: level.context)
                level.add(field, condition, isLinked: false, [], key: key(field, condition))
            case .linkedField(let linked):
                let field = resolved(linked.field, in: level.context)
                level.add(
                    field,
                    condition,
                    isLinked: true,
                    linked.selections,
                    key: key(field, condition)
                )
            case .fragmentSpread(let spread):
                collect(spread, into: level, root: root, under: condition)
            case .inlineFragment(let fragment):
                collect(fragment, into: level, root: root, under: condition)
            }
        }
    }

    private func collect(
        _ fragment: InlineFragment,
        into level: Level,
        root: Level,
        under condition: Condition
    ) {
        if !mergesConditions, !fragment.directives.isEmpty {
            level.addOpaque(fragment, condition)
            return
        }
        guard let name = fragment.typeCondition, !level.context.isSubtype(of: name) else {
            collect(fragment.selections, into: level, root: root, under: condition)
            return
        }
        guard let type = schema.type(named: name), level.context.overlaps(type) else { return }
        let key = mergesConditions ? name : "\(name) \(condition)"
        if case .object = type {
            let target = root.refinement(type, condition, key: key)
            collect(fragment.selections, into: target, root: target, under: condition)
        } else {
            let target = level.refinement(type, condition, key: key)
            collect(fragment.selections, into: target, root: root, under: condition)
        }
    }

    private func collect(
        _ spread: FragmentSpread,
        into level: Level,
        root: Level,
        under condition: Condition
    ) {
        if let fragment = inlined?.fragment(named: spread.fragment) {
            guard level.visit("\(spread.fragment) \(condition)") else { return }
            let inline = InlineFragment(
                typeCondition: fragment.type.name,
                selections: fragment.selections
            )
            collect(inline, into: level, root: root, under: condition)
            return
        }
        guard let type = schema.type(named: spread.typeCondition), level.context.overlaps(type)
        else {
            return
        }
        let arguments = GraphQLText.arguments(spread.arguments)
        let directives = spread.directives.map(GraphQLText.directive).joined()
        let key = "...\(spread.fragment)\(arguments) \(directives)"
        level.add(spread, condition, key: mergesConditions ? key : "\(key) \(condition)")
    }

    /// The field as the object's own type defines it, which may be narrower than an interface's.
    private func resolved(_ field: FieldReference, in context: TypeContext) -> FieldReference {
        guard let definition = context.field(named: field.definition.name) else { return field }
        var field = field
        field.definition = definition
        return field
    }

    private func key(_ field: FieldReference, _ condition: Condition) -> String {
        guard !mergesConditions else { return field.responseKey }
        let directives = field.directives.map(GraphQLText.directive).joined(separator: " ")
        return "\(field.responseKey) \(condition) \(directives)"
    }

    // MARK: - Finishing

    private func finished(_ level: Level, assuming known: Condition) -> [Selection] {
        var result: [Selection] = []
        var refinements: [Selection] = []
        for entry in level.entries {
            switch entry {
            case .field(let field):
                result.append(finished(field, assuming: known))
            case .spread(var spread):
                spread.condition = spread.condition.assuming(known)
                result.append(.fragmentSpread(spread))
            case .refinement(let refinement):
                let inner = mergesConditions ? known : refinement.condition
                let fragment = InlineFragment(
                    typeCondition: refinement.typeName,
                    condition: refinement.condition.assuming(known),
                    selections: finished(refinement, assuming: inner)
                )
                refinements.append(.inlineFragment(fragment))
            case .opaque(var fragment, let condition):
                let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
                let inner = type.map { level.context.narrowed(to: $0) } ?? level.context
                fragment.selections = flatten(fragment.selections, in: inner)
                fragment.condition = condition.assuming(known)
                refinements.append(.inlineFragment(fragment))
            }
        }
        refinements.removeAll { selection in
            if case .inlineFragment(let fragment) = selection {
                fragment.selections.isEmpty
            } else {
                false
            }
        }
        return result + refinements
    }

    private func finished(
        _ field: Level.FieldEntry,
        assuming known: Condition
    ) -> Selection {
        let condition = field.condition.assuming(known)
        guard field.isLinked, let type = schema.namedType(of: field.field.type) else {
            return .scalarField(ScalarField(field: field.field, condition: condition))
        }
        let differ = field.occurrences.contains { $0.condition != field.condition }
        let selections = field.occurrences.flatMap { occurrence in
            if differ {
                [
                    Selection.inlineFragment(
                        InlineFragment(
                            condition: occurrence.condition,
                            selections: occurrence.selections
                        )
                    )
                ]
            } else {
                occurrence.selections
            }
        }
        let flattened = flatten(
            selections,
            in: TypeContext(type, schema: schema),
            assuming: differ ? field.condition : .always
        )
        return .linkedField(
            LinkedField(field: field.field, condition: condition, selections: flattened)
        )
    }
}

/// What was collected for one object, or for one type among those it may have.
///
/// A class because refinements deep inside add to the levels around them.
private final class Level {
    struct FieldEntry {
        var field: FieldReference
        var condition: Condition
        var isLinked: Bool
        var occurrences: [(condition: Condition, selections: [Selection])]
    }

    enum Entry {
        case field(FieldEntry)
        case spread(FragmentSpread)
        case refinement(Level)
        case opaque(InlineFragment, Condition)
    }

    let context: TypeContext
    let typeName: String?
    private(set) var condition: Condition
    private(set) var entries: [Entry] = []
    private var indices: [String: Int] = [:]
    private var refinements: [String: Level] = [:]
    private var visited: Set<String> = []

    init(context: TypeContext, condition: Condition, typeName: String? = nil) {
        self.context = context
        self.condition = condition
        self.typeName = typeName
    }

    func add(
        _ field: FieldReference,
        _ condition: Condition,
        isLinked: Bool,
        _ selections: [Selection],
        key: String
    ) {
        let occurrence = (condition: condition, selections: selections)
        if let index = indices[key], case .field(var entry) = entries[index] {
            entry.condition = entry.condition.or(condition)
            entry.occurrences.append(occurrence)
            entries[index] = .field(entry)
            return
        }
        indices[key] = entries.count
        entries.append(
            .field(
                FieldEntry(
                    field: field,
                    condition: condition,
                    isLinked: isLinked,
                    occurrences: [occurrence]
                )
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

    /// Whether a fragment comes by for the first time.
    func visit(_ fragment: String) -> Bool {
        visited.insert(fragment).inserted
    }

    func addOpaque(_ fragment: InlineFragment, _ condition: Condition) {
        entries.append(.opaque(fragment, condition))
    }

    func refinement(_ type: SchemaType, _ condition: Condition, key: String) -> Level {
        if let level = refinements[key] {
            level.condition = level.condition.or(condition)
            return level
        }
        let level = Level(
            context: context.narrowed(to: type),
            condition: condition,
            typeName: type.name
        )
        refinements[key] = level
        entries.append(.refinement(level))
        return level
    }
}
