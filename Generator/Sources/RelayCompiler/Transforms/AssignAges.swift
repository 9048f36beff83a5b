import GraphQLSchema

/// Gives each field of a response the age that `AgePolicies` declares for it.
///
/// ```graphql
/// extend type Product @cacheControl(maxAge: 60) @cacheControlField(name: "stock", maxAge: 5)
/// product { name stock }  →  product @maxAge(60) { name @maxAge(60) stock @maxAge(5) }
/// ```
///
/// It runs when all fragments are merged in, because a scalar may have the age of the field that leads to
/// its object.
struct AssignAges: Sendable {
    private let schema: Schema
    private let policies: AgePolicies

    init(schema: Schema) {
        self.schema = schema
        policies = .of(schema)
    }

    /// Whether the schema declares ages.
    var isNeeded: Bool { !policies.isEmpty }

    /// The place of selections.
    private struct Place {
        /// The types that their object is known to have, the narrowest last.
        var types: [SchemaType]
        /// The age of the field that leads to the object.
        var age: Int?
        /// Whether that age is declared for the field, and not for its type.
        var isOfField = false
    }

    /// Returns the age that a type declares in seconds.
    func age(of type: SchemaType) -> Int? {
        if case .seconds(let age)? = policies.age(of: type) { age } else { nil }
    }

    /// Returns the selections of an operation with the ages of their fields.
    func transform(_ selections: [Selection], of root: SchemaType) -> [Selection] {
        guard !policies.isEmpty else { return selections }
        return transform(selections, at: Place(types: [root], age: age(of: root)))
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
        guard let type = schema.type(named: name),
            !place.types.contains(where: { schema.isSubtype($0.name, of: name) })
        else { return place }
        var narrowed = place
        narrowed.types = type.isAbstract ? place.types + [type] : [type]
        if !place.isOfField, let age = age(of: type) { narrowed.age = age }
        return narrowed
    }

    /// Returns the age of a field, as the place of its own selections.
    ///
    /// `type` is that of a composite field.
    private func age(of field: FieldReference, _ type: SchemaType?, at place: Place) -> Place {
        var inner = Place(types: type.map { [$0] } ?? place.types)
        // Not all of the types that an object has have the field.
        guard let object = place.types.last(where: { has(field, $0) }) ?? place.types.last
        else { return inner }
        switch declared(field, type, on: object) {
        case .field(let age):
            inner.age = age
            inner.isOfField = true
        case .type(let age): inner.age = age
        case .inherited:
            inner.age = place.age
            inner.isOfField = place.age != nil
        case .none, .lacking: break
        }
        return inner
    }

    private func has(_ field: FieldReference, _ type: SchemaType) -> Bool {
        schema.field(named: field.definition.name, on: type) != nil
    }

    /// Returns what is declared for a field of an object type, an interface or a union.
    private func declared(
        _ field: FieldReference,
        _ type: SchemaType?,
        on object: SchemaType
    ) -> DeclaredAges.Age {
        let name = field.definition.name
        guard !name.hasPrefix("__") else { return .none }
        let own = policies.age(of: name, in: object)
        switch own ?? type.flatMap({ policies.age(of: $0) }) {
        case .seconds(let age)?: return own == nil ? .type(age) : .field(age)
        case .inherited?: return .inherited
        case nil: return type == nil ? .inherited : .none
        }
    }
}

// MARK: - Linking

extension AssignAges {
    /// Returns the selections of a definition with what the schema declares for their fields.
    ///
    /// The ages themselves depend on the fields that lead to the definition, and on what these know about
    /// the types of objects. They are assigned when artifacts are linked.
    func declare(_ selections: [Selection], on type: SchemaType) -> [Selection] {
        policies.isEmpty ? selections : declare(selections, onAll: [type])
    }

    /// `types` are those that the object is known to have, the narrowest last.
    private func declare(_ selections: [Selection], onAll types: [SchemaType]) -> [Selection] {
        let others = types.last.map { $0.isAbstract ? overlapping($0) : [] } ?? []
        return selections.map { selection in
            switch selection {
            case .scalarField(var scalar):
                scalar.field.marks.declaredAges = declaredAges(scalar.field, on: types, others)
                return .scalarField(scalar)
            case .linkedField(var linked):
                guard linked.field.definition.origin != .client,
                    let inner = schema.namedType(of: linked.field.type)
                else { return selection }
                linked.field.marks.declaredAges = declaredAges(linked.field, on: types, others)
                linked.selections = declare(linked.selections, onAll: [inner])
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                let inner = fragment.typeCondition.flatMap { schema.type(named: $0) }
                fragment.maxAge = inner.flatMap(age)
                let all = inner.map { $0.isAbstract ? types + [$0] : [$0] }
                fragment.selections = declare(fragment.selections, onAll: all ?? types)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                spread.maxAge = schema.type(named: spread.typeCondition).flatMap(age)
                return .fragmentSpread(spread)
            }
        }
    }

    /// Returns the types that objects of a type may have too, and the type itself.
    private func overlapping(_ type: SchemaType) -> [SchemaType] {
        schema.types.filter { $0.isComposite && schema.typesOverlap($0, type) }
    }

    /// Returns the ages of a field, or `nil` if a field without declarations has the same.
    private func declaredAges(
        _ field: FieldReference,
        on types: [SchemaType],
        _ others: [SchemaType]
    ) -> DeclaredAges? {
        guard field.definition.origin != .client, !field.definition.name.hasPrefix("__") else {
            return nil
        }
        func age(on object: SchemaType) -> DeclaredAges.Age {
            let own = schema.field(named: field.definition.name, on: object) ?? field.definition
            let type = schema.namedType(of: own.type).flatMap { $0.isComposite ? $0 : nil }
            return declared(field, type, on: object)
        }
        guard let object = types.last(where: { has(field, $0) }) ?? types.last else { return nil }
        var ages = DeclaredAges(age: age(on: object))
        for other in others {
            let age = has(field, other) ? age(on: other) : .lacking
            if age != ages.age { ages.others[other.name] = age }
        }
        if ages.others.values.allSatisfy({ $0 == .lacking }) { ages.others = [:] }
        let isComposite = schema.namedType(of: field.type)?.isComposite == true
        let usual: DeclaredAges.Age = isComposite ? .none : .inherited
        return ages.age == usual && ages.others.isEmpty ? nil : ages
    }
}
