import GraphQLSchema

/// Gives each field of a response the age that `AgePolicies` declares for it.
///
/// ```graphql
/// extend type Product @cacheControl(maxAge: 60) @cacheControlField(name: "stock", maxAge: 5)
/// product { name stock }  →  product @maxAge(60) { name @maxAge(60) stock @maxAge(5) }
/// ```
///
/// It runs last, because a scalar may have the age of the field that leads to its object.
struct AssignAges: Sendable {
    private let schema: Schema
    private let policies: AgePolicies

    init(schema: Schema) {
        self.schema = schema
        policies = AgePolicies(schema)
    }

    /// Whether the schema declares ages.
    var isNeeded: Bool { !policies.isEmpty }

    /// The place of selections.
    private struct Place {
        /// Their type.
        var type: SchemaType
        /// The age of the field that leads to the object.
        var age: Int?
        /// Whether that age is declared for the field, and not for its type.
        var isOfField = false
    }

    /// Returns the selections of an operation with the ages of their fields.
    func transform(_ selections: [Selection], of root: SchemaType) -> [Selection] {
        guard !policies.isEmpty else { return selections }
        var place = Place(type: root)
        if case .seconds(let age)? = policies.age(of: root) { place.age = age }
        return transform(selections, at: place)
    }

    private func transform(_ selections: [Selection], at place: Place) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .fragmentSpread: return selection
            case .scalarField(var scalar):
                guard scalar.field.definition.origin != .client else { return selection }
                scalar.field.marks.maxAge = age(of: scalar.field, nil, at: place).age
                return .scalarField(scalar)
            case .inlineFragment(var fragment):
                fragment.selections = transform(
                    fragment.selections,
                    at: fragment.typeCondition.map { narrow(place, to: $0) } ?? place
                )
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                guard linked.field.definition.origin != .client,
                    let type = schema.namedType(of: linked.field.type)
                else { return selection }
                let inner = age(of: linked.field, type, at: place)
                linked.field.marks.maxAge = inner.age
                linked.selections = transform(linked.selections, at: inner)
                return .linkedField(linked)
            }
        }
    }

    /// Returns the place for selections on a narrower type, which may declare an age of its own.
    private func narrow(_ place: Place, to name: String) -> Place {
        guard let type = schema.type(named: name) else { return place }
        var narrowed = place
        narrowed.type = type
        guard !place.isOfField, case .seconds(let age)? = policies.age(of: type) else {
            return narrowed
        }
        narrowed.age = age
        return narrowed
    }

    /// Returns the age of a field, as the place of its own selections.
    ///
    /// `type` is that of a composite field.
    private func age(of field: FieldReference, _ type: SchemaType?, at place: Place) -> Place {
        var inner = Place(type: type ?? place.type)
        let name = field.definition.name
        guard !name.hasPrefix("__") else { return inner }
        let declared = policies.age(of: name, in: place.type)
        switch declared ?? type.flatMap({ policies.age(of: $0) }) {
        case .seconds(let age)?:
            inner.age = age
            inner.isOfField = declared != nil
        case .inherited?:
            inner.age = place.age
            inner.isOfField = place.age != nil
        case nil:
            if type == nil { inner.age = place.age }
        }
        return inner
    }
}
