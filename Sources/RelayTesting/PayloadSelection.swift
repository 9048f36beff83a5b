import Relay

/// The fields that a response has for objects of one type at one level of an operation.
struct PayloadSelection {
    /// The level and the type, which is `nil` if it is unknown.
    struct Key: Hashable {
        let level: Int
        let type: String?
    }

    /// The kind of value in a field.
    enum Content {
        case typename
        /// The object's own id.
        case id
        case value
    }

    /// A field of the plan.
    struct Field {
        let position: Int
        let content: Content
        /// The first field of the object with the same arguments and another alias.
        ///
        /// A server returns the same value for both. `nil` if this field is the first.
        let original: Int?
        /// All such fields if there are several, this one among them.
        let aliases: [Int]
        /// Whether another field has the same response key.
        ///
        /// This field is skipped if the other one was generated first.
        let hasAlternative: Bool
        /// Whether the field replaces the value of another field with the same response key.
        let isAlternative: Bool
    }

    let fields: [Field]
    /// Whether the object is a connection, with a page of edges or nodes.
    let isConnection: Bool

    init(
        _ plan: NormalizationPlan,
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ typename: String?,
        _ guards: [Bool],
        _ schema: PayloadSchema,
        storageKey: (Int) -> UInt64
    ) {
        let levelPlan = plan.levels[level]
        let named = levelPlan.cases.first { plan.cases[$0].type == typename }
        let object = plan.objects[named.map { plan.cases[$0].object } ?? levelPlan.otherwise]
        let conditions = Conditions(plan: plan, typename: typename, guards: guards, schema: schema)
        let positions = object.fields.prefix(object.serverCount).filter { position in
            conditions.include(plan.fields[position])
        }
        let alternatives = positions.compactMap { plan.fields[$0].alternative.index?.position }
        var aliases: [UInt64: [Int]] = [:]
        for position in positions {
            aliases[storageKey(plan.fields[position].key.position), default: []].append(position)
        }
        fields = positions.map { position in
            let field = plan.fields[position]
            let same = aliases[storageKey(field.key.position)] ?? []
            return Field(
                position: position,
                content: Content(field, plan.keys[field.key]),
                original: same.first == position ? nil : same.first,
                aliases: same.count > 1 ? same : [],
                hasAlternative: !field.alternative.isNone,
                isAlternative: alternatives.contains(position)
            )
        }
        let names = Set(positions.map { plan.keys[plan.fields[$0].key].name })
        isConnection = names.contains("pageInfo") && !names.isDisjoint(with: ["edges", "nodes"])
    }

    /// The conditions of fields, for objects of one type.
    private struct Conditions {
        let plan: NormalizationPlan
        let typename: String?
        let guards: [Bool]
        let schema: PayloadSchema

        func include(_ field: NormalizationPlan.Field) -> Bool {
            if let condition = field.condition.index, !guards[condition.position] { return false }
            if case .discriminator = field.role {
                return field.abstractType.index.map { isA(plan.typeNames[$0.position]) } ?? true
            }
            guard let test = field.typeTest.index else { return true }
            return plan.typeTests[test].chains.contains { chain in
                chain.allSatisfy { isA(plan.typeNames[$0.position]) }
            }
        }

        /// Returns whether the object has an abstract type, as far as the schema is known.
        private func isA(_ abstract: String) -> Bool {
            guard let typename, typename != abstract,
                let possible = schema.possibleTypes[abstract]
            else { return true }
            return possible.contains(typename)
        }
    }
}

extension PayloadSelection.Content {
    fileprivate init(_ field: NormalizationPlan.Field, _ key: StorageKey) {
        switch field.role {
        case .typename, .discriminator: self = .typename
        // A part of a declared key may be a number or a scalar of the app.
        case .id: self = field.kind == .id || field.kind == .string ? .id : .value
        case .scalar, .composite:
            // Aliases of these fields have no role of their own.
            switch key.constant {
            case "__typename": self = .typename
            case "id" where field.kind == .id && field.listDepth == 0: self = .id
            default: self = .value
            }
        }
    }
}
