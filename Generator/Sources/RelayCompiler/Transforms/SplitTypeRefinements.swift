import GraphQLLanguage
import GraphQLSchema

/// Creates a list of items for each refined object type, and one for all other types.
///
/// ```graphql
/// hero {                        case Human: id height
///   id                          case Droid: id primaryFunction
///   ... on Human { height }  →  default:    id, ... as asBeing on Being: born
///   ... on Droid { primaryFunction }
///   ... on Being { born }
/// }
/// ```
///
/// If a refined type implements an interface that is also refined, its list includes the
/// interface's fields: if `Human` were a `Being` above, its case would read `born`. Refinements to
/// interfaces and unions alone become optional groups of fields and not cases, and so does every
/// inline fragment with an `@alias`.
struct SplitTypeRefinements {
    private let schema: Schema
    private let flattening: FlattenSelections
    /// Whether object types become cases; otherwise they become groups of fields.
    private let makesVariants: Bool
    private let budget: ExpansionBudget?
    /// The cost of one item to a budget.
    ///
    /// Flattening takes one for each selection that it sees, and it sees a selection again at each
    /// level above.
    static let itemCost = 8

    init(
        schema: Schema,
        makingVariants makesVariants: Bool = true,
        within budget: ExpansionBudget? = nil
    ) {
        self.schema = schema
        self.makesVariants = makesVariants
        flattening = FlattenSelections(
            schema: schema,
            mergesConditions: true,
            keepingAliases: true,
            within: budget
        )
        self.budget = budget
    }

    /// Returns what selections on a type read.
    ///
    /// - Parameters:
    ///   - selections: The selections.
    ///   - type: The type.
    ///   - isStrict: Whether fields that are null only with an error are never null here.
    /// - Returns: The fields and fragments to read.
    func transform(
        _ selections: [Selection],
        on type: SchemaType,
        isStrict: Bool = false
    ) -> ReaderSelections {
        split(selections, in: Place(type: TypeContext(type, schema: schema), isStrict: isStrict))
    }

    /// The surroundings of selections.
    private struct Place {
        var type: TypeContext
        var isStrict: Bool

        func narrowed(to type: SchemaType) -> Place {
            Place(type: self.type.narrowed(to: type), isStrict: isStrict)
        }
    }

    private func split(_ selections: [Selection], in place: Place) -> ReaderSelections {
        let context = place.type
        let flattened = flattening.flatten(selections, in: context)
        let refined = flattened.compactMap { refinedObject($0) }
        guard makesVariants, !refined.isEmpty else {
            return .items(items(of: flattened, in: place))
        }
        let variants = refined.map { type in
            let narrow = place.narrowed(to: .object(type))
            let own = flattening.flatten(selections, in: narrow.type)
            return ReaderVariant(type: type, items: items(of: own, in: narrow))
        }
        let names = Set(refined.map(\.name))
        let others = flattened.filter { selection in
            if case .fragmentSpread(let spread) = selection {
                !names.contains(spread.typeCondition)
            } else {
                refinedObject(selection) == nil
            }
        }
        return .variants(variants, default: items(of: others, in: place))
    }

    private func refinedObject(_ selection: Selection) -> ObjectType? {
        guard case .inlineFragment(let fragment) = selection, fragment.alias == nil,
            let name = fragment.typeCondition, case .object(let type)? = schema.type(named: name)
        else {
            return nil
        }
        return type
    }

    private func items(
        of selections: [Selection],
        in place: Place,
        assuming known: Condition = .always
    ) -> [ReaderItem] {
        selections.compactMap { selection in
            item(of: selection, in: place).map { kind in
                ReaderItem(
                    kind: kind,
                    condition: selection.condition.assuming(known),
                    catchTarget: selection.catchTarget
                )
            }
        }
    }

    private func item(of selection: Selection, in place: Place) -> ReaderItem.Kind? {
        if let budget, !budget.spend(Self.itemCost) { return nil }
        let isStrict = place.isStrict || selection.catchTarget != nil
        switch selection {
        case .scalarField(let scalar):
            return .scalar(scalar.field.read(isStrict: isStrict))
        case .linkedField(let linked):
            guard let type = schema.namedType(of: linked.field.type) else { return nil }
            let inner = Place(type: TypeContext(type, schema: schema), isStrict: isStrict)
            return .linked(
                linked.field.read(isStrict: isStrict),
                split(linked.selections, in: inner)
            )
        case .fragmentSpread(let spread):
            let matches = place.type.isSubtype(of: spread.typeCondition)
            return .fragment(spread, on: matches ? nil : spread.typeCondition)
        case .inlineFragment(let fragment):
            guard let name = fragment.typeCondition, let type = schema.type(named: name) else {
                return nil
            }
            var inner = place.narrowed(to: type)
            inner.isStrict = isStrict
            if let alias = fragment.alias {
                // If the object's type is known, it is the most reliable one to test.
                let asked = place.type.objectType?.name ?? name
                return .refinement(name: alias, on: asked, split(fragment.selections, in: inner))
            }
            let items = items(of: fragment.selections, in: inner, assuming: fragment.condition)
            return .refinement(name: "as\(name)", on: name, .items(items))
        }
    }
}

extension SplitTypeRefinements {
    /// Returns the maximum number of items for selections, up to `Int.max`.
    static func largestCount(_ selections: [Selection], _ schema: Schema) -> Int {
        var types: Set<String> = []
        let count = count(selections, schema, &types)
        let (product, overflows) = count.multipliedReportingOverflow(by: types.count + 1)
        return overflows ? .max : product
    }

    /// Counts the items of one object, and collects the object types to which it is refined.
    private static func count(
        _ selections: [Selection],
        _ schema: Schema,
        _ types: inout Set<String>
    ) -> Int {
        var count = 0
        for selection in selections {
            let inner: Int
            switch selection {
            case .scalarField, .fragmentSpread: inner = 0
            case .linkedField(let linked): inner = largestCount(linked.selections, schema)
            case .inlineFragment(let fragment):
                if let name = fragment.typeCondition, case .object? = schema.type(named: name) {
                    types.insert(name)
                }
                inner = Self.count(fragment.selections, schema, &types)
            }
            let (sum, overflows) = count.addingReportingOverflow(inner)
            count = overflows || sum == .max ? .max - 1 : sum
            count += 1
        }
        return count
    }
}

extension Selection {
    /// How errors in it are caught, if they are.
    fileprivate var catchTarget: CatchTarget? {
        switch self {
        case .scalarField(let scalar): scalar.field.marks.catchTarget
        case .linkedField(let linked): linked.field.marks.catchTarget
        case .inlineFragment(let fragment): fragment.catchTarget
        case .fragmentSpread: nil
        }
    }
}

extension FieldReference {
    /// Returns the field with the type for readers: non-null if it is required, or if it is null
    /// only with errors and these are handled.
    fileprivate func read(isStrict: Bool) -> FieldReference {
        var field = self
        if isStrict, let directive = definition.appliedDirectives.first(.semanticNonNull) {
            field.readerType = definition.type.nonNull(at: directive.levels)
        }
        if marks.required != nil, !field.type.isNonNull {
            field.readerType = .nonNull(field.type)
        }
        return field
    }
}

extension TypeReference {
    /// Returns the type made non-null at some levels, counted from the outside.
    fileprivate func nonNull(at levels: Set<Int>, level: Int = 0) -> TypeReference {
        let inner: TypeReference =
            if case .list(let element) = nullable {
                .list(element.nonNull(at: levels, level: level + 1))
            } else {
                nullable
            }
        return isNonNull || levels.contains(level) ? .nonNull(inner) : inner
    }
}

extension Directive {
    /// The levels in `@semanticNonNull`.
    var levels: Set<Int> {
        guard case .list(let list)? = argument(named: "levels")?.value else { return [0] }
        return Set(
            list.values.compactMap { value in
                if case .int(let level) = value { Int(level.text) } else { nil }
            }
        )
    }
}
