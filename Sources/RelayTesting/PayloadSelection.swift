import Relay

/// The fields that a response has for objects of one type at one level of an operation.
///
/// A class because all objects of the type share it.
final class PayloadSelection: Sendable {
    /// The object of the plan and the type, which is `nil` if it is unknown.
    struct Key: Hashable {
        let object: Int
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
    struct Field: Sendable {
        let position: Int
        let content: Content
        /// The first field of the object with the same arguments and another alias.
        ///
        /// A server returns the same value for both. `nil` if this field is the first.
        let original: Int?
        /// The position in ``PayloadSelection/aliases``; `nil` if there is one such field.
        let alias: Int?
        /// Whether another field has the same response key.
        ///
        /// This field is skipped if the other one was generated first.
        let hasAlternative: Bool
        /// Whether the field replaces the value of another field with the same response key.
        let isAlternative: Bool
    }

    let fields: ContiguousArray<Field>
    /// The positions of fields that are one field under several aliases.
    let aliases: [[Int]]
    /// Whether the object is a connection, with a page of edges or nodes.
    let isConnection: Bool

    /// Creates the selection of fields.
    ///
    /// `storageKey` returns the hash of a field's storage key. It is called only for fields that have their name in common with
    /// others.
    init(
        _ plan: NormalizationPlan,
        _ positions: [Int],
        contents: (Int) -> Content,
        storageKey: (Int) -> UInt64
    ) {
        let alternatives = positions.compactMap { plan.fields[$0].alternative.index?.position }
        var groups: [UInt64: [Int]] = [:]
        for position in positions where plan.fields[position].sharesName {
            groups[storageKey(position), default: []].append(position)
        }
        var aliases: [[Int]] = []
        var group: [Int: Int] = [:]
        for position in positions where plan.fields[position].sharesName {
            guard let same = groups[storageKey(position)], same.count > 1, same[0] == position
            else {
                continue
            }
            for alias in same { group[alias] = aliases.count }
            aliases.append(same)
        }
        fields = ContiguousArray(
            positions.map { position in
                let alias = group[position]
                let first = alias.map { aliases[$0][0] }
                return Field(
                    position: position,
                    content: contents(position),
                    original: first == position ? nil : first,
                    alias: alias,
                    hasAlternative: !plan.fields[position].alternative.isNone,
                    isAlternative: alternatives.contains(position)
                )
            }
        )
        self.aliases = aliases
        var (hasPageInfo, hasPage) = (false, false)
        for position in positions {
            switch plan.keys[plan.fields[position].key].name {
            case "pageInfo": hasPageInfo = true
            case "edges", "nodes": hasPage = true
            default: break
            }
        }
        isConnection = hasPageInfo && hasPage
    }

    /// Returns the positions of all aliases of a field if it has several, its own among them.
    func aliases(of field: Field) -> [Int] { field.alias.map { aliases[$0] } ?? [] }
}

/// The conditions of fields, for objects of one type.
struct PayloadConditions {
    let plan: PayloadPlan
    let typename: String?
    let guards: [Bool]
    let schema: PayloadSchema

    func include(_ position: Int) -> Bool {
        let field = plan.plan.fields[position]
        if let condition = field.condition.index, !guards[condition.position] { return false }
        if case .discriminator = field.role {
            return field.abstractType.index.map(isA) ?? true
        }
        guard let test = field.typeTest.index else { return true }
        return plan.plan.typeTests[test].chains { guards[$0.position] }
            .contains { $0.allSatisfy(isA) }
    }

    /// Returns whether the object has an abstract type, as far as the schema is known.
    func isA(_ abstract: PlanIndex<String>) -> Bool {
        let abstract = plan.plan.typeNames[abstract.position]
        guard let typename, typename != abstract, let possible = schema.possibleTypes[abstract]
        else { return true }
        return possible.contains(typename)
    }
}

extension PayloadSelection.Content {
    init(_ field: NormalizationPlan.Field, _ key: StorageKey) {
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
