import GraphQLSchema

/// What a definition reads, as a list of items or as a choice by the object's type.
indirect enum ReaderSelections: Equatable, Sendable {
    case items([ReaderItem])
    case variants([ReaderVariant], default: [ReaderItem])
}

/// What is read of objects of one type.
struct ReaderVariant: Equatable, Sendable {
    var type: ObjectType
    var items: [ReaderItem]

    static func == (lhs: ReaderVariant, rhs: ReaderVariant) -> Bool {
        lhs.type === rhs.type && lhs.items == rhs.items
    }
}

/// One thing that is read of an object.
struct ReaderItem: Equatable, Sendable {
    indirect enum Kind: Equatable, Sendable {
        case scalar(FieldReference)
        case linked(FieldReference, ReaderSelections)
        /// A fragment as a reference; the type is nil where it always matches.
        case fragment(FragmentSpread, on: String?)
        /// Fields read together where the object is of a type.
        case refinement(name: String, on: String, ReaderSelections)
    }

    var kind: Kind
    var condition: Condition
}

/// Gives each object type that is refined a list of all that is read of it, and all others one
/// of what is left.
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
/// Where a refined type is of an interface that is refined as well, the interface's fields are
/// among its own: if `Human` were a `Being` above, its case would read `born`. Refinements to
/// interfaces and unions alone make no cases but optional groups of fields, and so does every
/// inline fragment with an `@alias`.
struct SplitTypeRefinements {
    private let schema: Schema
    private let flattening: FlattenSelections

    init(schema: Schema) {
        self.schema = schema
        flattening = FlattenSelections(
            schema: schema,
            mergesConditions: true,
            keepingAliases: true
        )
    }

    /// What is read by selections on a type.
    func transform(_ selections: [Selection], on type: SchemaType) -> ReaderSelections {
        split(selections, in: TypeContext(type, schema: schema))
    }

    private func split(_ selections: [Selection], in context: TypeContext) -> ReaderSelections {
        let flattened = flattening.flatten(selections, in: context)
        let refined = flattened.compactMap { refinedObject($0) }
        guard !refined.isEmpty else {
            return .items(items(of: flattened, in: context))
        }
        let variants = refined.map { type in
            let narrow = context.narrowed(to: .object(type))
            let own = flattening.flatten(selections, in: narrow)
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
        return .variants(variants, default: items(of: others, in: context))
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
        in context: TypeContext,
        assuming known: Condition = .always
    ) -> [ReaderItem] {
        selections.compactMap { selection in
            item(of: selection, in: context).map { kind in
                ReaderItem(kind: kind, condition: selection.condition.assuming(known))
            }
        }
    }

    private func item(of selection: Selection, in context: TypeContext) -> ReaderItem.Kind? {
        switch selection {
        case .scalarField(let scalar):
            return .scalar(scalar.field)
        case .linkedField(let linked):
            guard let type = schema.namedType(of: linked.field.type) else { return nil }
            let inner = split(linked.selections, in: TypeContext(type, schema: schema))
            return .linked(linked.field, inner)
        case .fragmentSpread(let spread):
            let matches = context.isSubtype(of: spread.typeCondition)
            return .fragment(spread, on: matches ? nil : spread.typeCondition)
        case .inlineFragment(let fragment):
            guard let name = fragment.typeCondition, let type = schema.type(named: name) else {
                return nil
            }
            let inner = context.narrowed(to: type)
            if let alias = fragment.alias {
                // Where the type of the object is known it is the surest one to ask for.
                let asked = context.objectType?.name ?? name
                return .refinement(name: alias, on: asked, split(fragment.selections, in: inner))
            }
            let items = items(of: fragment.selections, in: inner, assuming: fragment.condition)
            return .refinement(name: "as\(name)", on: name, .items(items))
        }
    }
}
