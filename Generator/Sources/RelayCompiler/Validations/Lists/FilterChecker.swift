import GraphQLLanguage
import GraphQLSchema

/// Checks the filter and the order of a list against the type of its rows.
struct FilterChecker {
    private let schema: Schema
    private let rows: SchemaType
    /// The type of the object around the list; `nil` for the root.
    private let parent: SchemaType?
    /// The field whose arguments a default may name; `nil` in documents.
    private let field: OutputField?
    /// The variables of the definition, if they are known.
    private let variables: [String: TypeReference]
    private(set) var problems: [(message: String, span: SourceSpan)] = []
    private var suggestions = SuggestionSearch()

    private static let comparisons: Set<String> = ["lt", "lte", "gt", "gte"]
    private static let lists: Set<String> = ["in", "notIn"]
    private static let operators = ["eq", "ne", "in", "notIn", "lt", "lte", "gt", "gte"]
    private static let directions = ["ASC", "DESC", "ASC_NULLS_FIRST", "DESC_NULLS_FIRST"]

    init(
        _ directive: Directive,
        rows: SchemaType,
        parent: SchemaType?,
        field: OutputField?,
        variables: [String: TypeReference],
        _ schema: Schema
    ) {
        (self.schema, self.rows, self.parent) = (schema, rows, parent)
        (self.field, self.variables) = (field, variables)
        if let filter = directive.argument(named: "where")?.value, !filter.isNull {
            check(filter: filter)
        }
        if let order = directive.argument(named: "orderBy")?.value, !order.isNull {
            for entry in order.elements { check(order: entry) }
        }
    }

    private mutating func report(_ message: String, at span: SourceSpan) {
        problems.append((message, span))
    }

    // MARK: - Filters

    private mutating func check(filter: Value) {
        guard case .object(let object) = filter else {
            return report(
                "A filter is an object with fields of `\(rows.name)`: `{ field: { eq: … } }`.",
                at: filter.span
            )
        }
        for member in object.fields {
            switch member.name.text {
            case "and", "or":
                guard case .list(let list) = member.value else {
                    report("`\(member.name)` takes a list of filters.", at: member.value.span)
                    continue
                }
                for element in list.values { check(filter: element) }
            case "not": check(filter: member.value)
            default: check(member)
            }
        }
    }

    private mutating func check(_ member: ObjectField) {
        guard let definition = plainField(member.name) else { return }
        guard case .object(let conditions) = member.value, !conditions.fields.isEmpty else {
            return report(
                "A condition of `\(member.name)` is an object: `\(member.name): { eq: … }`.",
                at: member.value.span
            )
        }
        if let type = schema.namedType(of: definition.type), type.isComposite {
            for condition in conditions.fields { check(condition, ofObject: definition, type) }
        } else {
            for condition in conditions.fields { check(condition, of: definition) }
        }
    }

    /// Returns a field of rows that has one value for each.
    private mutating func plainField(_ name: Name) -> OutputField? {
        guard let definition = rows.fields?[name.text], definition.origin != .builtIn else {
            let names = (rows.fields?.names ?? []) + FilterFields.combinations.sorted()
            report(
                "`\(rows.name)` has no field `\(name)`."
                    + Suggestions.didYouMean(name.text, among: names),
                at: name.span
            )
            return nil
        }
        var reason: String?
        if definition.origin == .client {
            reason = "it exists only in the client"
        } else if definition.type.isList {
            reason = "it is a list"
        } else if definition.arguments.contains(where: {
            $0.type.isNonNull && $0.defaultValue == nil
        }) {
            reason = "it needs arguments"
        }
        guard let reason else { return definition }
        report(
            "A list can't follow `\(name)`, because \(reason). Name another field.",
            at: name.span
        )
        return nil
    }

    private mutating func check(
        _ condition: ObjectField,
        ofObject definition: OutputField,
        _ type: SchemaType
    ) {
        let name = condition.name.text
        let keys = KeyPolicies.of(schema).policy(of: type).paths
            .compactMap { $0.count == 1 ? $0[0] : nil }
        switch name {
        case "isParent":
            guard let parent else {
                return report(
                    "The list is a field of the query, which no object is. Remove `isParent`.",
                    at: condition.name.span
                )
            }
            guard schema.typesOverlap(type, parent) else {
                return report(
                    "`\(definition.name)` is never a `\(parent.name)`, the object around the list. "
                        + "Name a field of that type.",
                    at: condition.name.span
                )
            }
            guard !KeyPolicies.of(schema).policy(of: type).paths.isEmpty else {
                return report(
                    "Objects of type `\(type.name)` have no key, so `\(definition.name)` can't be compared "
                        + "with the object around the list.",
                    at: condition.name.span
                )
            }
            guard case .boolean = condition.value else {
                return report("`isParent` is `true` or `false`.", at: condition.value.span)
            }
        case "eq", "ne":
            if !condition.value.isNull {
                report(
                    "An object can only be compared with null. Compare its key: "
                        + "`\(definition.name): { \(keys.first ?? "id"): { \(name): … } }`.",
                    at: condition.value.span
                )
            }
        default:
            guard keys.contains(name), let key = type.fields?[name] else {
                return report(
                    "Lists follow `\(definition.name)` by its key, `isParent` or null, not by `\(name)`."
                        + Suggestions.didYouMean(name, among: keys + ["isParent", "eq", "ne"]),
                    at: condition.name.span
                )
            }
            guard case .object(let tests) = condition.value, !tests.fields.isEmpty else {
                return report(
                    "A condition of `\(name)` is an object: `\(name): { eq: … }`.",
                    at: condition.value.span
                )
            }
            for test in tests.fields { check(test, of: key) }
        }
    }

    private mutating func check(_ test: ObjectField, of field: OutputField) {
        let name = test.name.text
        guard Self.operators.contains(name) else {
            return report(
                "There is no condition `\(name)`."
                    + Suggestions.didYouMean(name, among: Self.operators),
                at: test.name.span
            )
        }
        let type = field.type.nullable
        if Self.comparisons.contains(name) {
            guard isOrdered(type) else {
                return report(
                    "Values of `\(field.name)` are neither less nor greater than others, because "
                        + "its type is `\(type)`. Write `eq`, `ne`, `in` or `notIn`.",
                    at: test.name.span
                )
            }
            guard !test.value.isNull else {
                return report(
                    "Nothing is less or greater than null. Write `eq: null` or `ne: null`.",
                    at: test.value.span
                )
            }
        }
        if Self.lists.contains(name) {
            switch test.value {
            case .list(let list): for element in list.values { check(element, type) }
            case .variable(let variable): check(variable, .list(type))
            case .object(let object) where object.argumentName != nil:
                check(object, test.value.span, type, isList: true)
            default: report("`\(name)` takes a list.", at: test.value.span)
            }
        } else {
            check(test.value, type)
        }
    }

    private func isOrdered(_ type: TypeReference) -> Bool {
        guard case .scalar? = schema.namedType(of: type) else { return false }
        return type.name != "Boolean" && type.name != "ID"
    }

    // MARK: - Values

    private mutating func check(_ value: Value, _ type: TypeReference) {
        if case .variable(let variable) = value { return check(variable, type) }
        if case .object(let object) = value, field != nil {
            return check(object, value.span, type)
        }
        for mistake in ValueChecker.check(value, type, schema, &suggestions) {
            report(mistake.message, at: mistake.span)
        }
    }

    private mutating func check(_ variable: Variable, _ type: TypeReference) {
        guard let own = variables[variable.name.text],
            own.name != type.name || own.isList != type.isList
        else { return }
        report(
            "Variable `$\(variable.writtenName)` of type `\(own)` is compared with values of type "
                + "`\(type)`. Declare it as `\(type)`.",
            at: variable.span
        )
    }

    /// Checks `{ argument: "state" }`.
    private mutating func check(
        _ object: ObjectValue,
        _ span: SourceSpan,
        _ type: TypeReference,
        isList: Bool = false
    ) {
        guard let field, let name = object.argumentName else {
            return report("A value is needed, or `{ argument: \"name\" }`.", at: span)
        }
        guard let argument = field.arguments[name] else {
            return report(
                "`\(field.name)` has no argument `\(name)`."
                    + Suggestions.didYouMean(name, among: field.arguments.map(\.name)),
                at: span
            )
        }
        // One value counts as a list of it.
        let fits =
            Self.areComparable(argument.type.name, type.name) && (isList || !argument.type.isList)
        guard !fits else { return }
        report(
            "The argument `\(name)` of type `\(argument.type)` is compared with values of type `\(type)`. "
                + "Name an argument or a field of the same type.",
            at: span
        )
    }

    /// Returns whether values of two types, which are given by name, may be the same.
    ///
    /// The type of an argument is the server's, which may take a number for an id.
    private static func areComparable(_ type: String, _ other: String) -> Bool {
        let kinds: [Set<String>] = [["Int", "Float"], ["ID", "String"], ["ID", "Int"]]
        return type == other || kinds.contains([type, other])
    }

    // MARK: - Orders

    private mutating func check(order: Value) {
        guard case .object(let object) = order, object.fields.count == 1 else {
            return report(
                "An entry of `orderBy` has one field: `{ field: ASC }`.",
                at: order.span
            )
        }
        let entry = object.fields[0]
        guard let definition = plainField(entry.name) else { return }
        if schema.namedType(of: definition.type)?.isComposite == true {
            return report(
                "Objects have no order. Name a field with a value instead of `\(entry.name)`.",
                at: entry.name.span
            )
        }
        guard case .enum(let direction) = entry.value else {
            return report(
                "The order of `\(entry.name)` is `ASC` or `DESC`.",
                at: entry.value.span
            )
        }
        guard !Self.directions.contains(direction.name.text) else { return }
        report(
            "There is no order `\(direction.name)`."
                + Suggestions.didYouMean(direction.name.text, among: Self.directions),
            at: direction.span
        )
    }
}
