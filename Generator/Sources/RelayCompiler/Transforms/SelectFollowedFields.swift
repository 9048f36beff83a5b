import GraphQLLanguage
import GraphQLSchema

/// Selects the fields of rows that lists with `@follows` need, and completes the directive for the store.
///
/// ```graphql
/// issues @follows(where: { state: { eq: OPEN } }) { edges { node { title } } }
/// →
/// issues @follows(types: ["Issue"], list: "edges", where: { state: { eq: OPEN } }) {
///   edges { node { title } }
///   edges { node { state } }
/// }
/// ```
struct SelectFollowedFields {
    private let schema: Schema
    private let defaults: FollowedFields

    init(schema: Schema) {
        self.schema = schema
        defaults = .of(schema)
    }

    func transform(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .fragmentSpread, .scalarField: return selection
            case .inlineFragment(var fragment):
                fragment.selections = transform(fragment.selections)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                if let directive = linked.field.marks.follows ?? defaults[linked.field.definition] {
                    follow(&linked, directive)
                }
                return .linkedField(linked)
            }
        }
    }

    private func follow(_ linked: inout LinkedField, _ directive: Directive) {
        let names = linked.selections.flatMap(\.fieldNames)
        let numbering = linked.field.marks.connections.lazy.compactMap(\.numbering).first
        guard
            let rows = FollowedRows(
                linked.field.definition,
                selecting: names,
                list: numbering?.list,
                schema
            )
        else {
            linked.field.marks.follows = nil
            return
        }
        let given = resolved(directive, for: linked.field)
        var arguments = [argument("types", .strings(types(of: rows.type)))]
        if let list = rows.list { arguments.append(argument("list", .text(list))) }
        if let filter = given.argument(named: "where")?.value, !filter.isNull {
            arguments.append(argument("where", filter))
        }
        if let order = given.argument(named: "orderBy")?.value, !order.isNull {
            arguments.append(argument("orderBy", .list(ListValue(values: order.elements))))
        }
        if let gap = given.argument(named: "ifUnknown") { arguments.append(gap) }
        linked.field.marks.follows = Directive(
            name: Name(RelayDirective.follows.rawValue),
            arguments: arguments
        )
        let needed = FilterFields.all(of: given).compactMap {
            self.selection(of: $0, on: rows.type)
        }
        linked.selections += selections(
            needed,
            at: rows.path[...],
            on: linked.field.definition,
            beside: linked.selections
        )
    }

    private func argument(_ name: String, _ value: Value) -> Argument {
        Argument(name: Name(name), value: value)
    }

    private func types(of type: SchemaType) -> [String] {
        type.isAbstract ? schema.possibleTypes(of: type).map(\.name).sorted() : [type.name]
    }

    // MARK: - Selecting

    private func selection(of field: (name: String, keys: [String]), on type: SchemaType)
        -> Selection?
    {
        guard let definition = type.fields?[field.name] else { return nil }
        let reference = FieldReference(definition: definition)
        guard let inner = schema.namedType(of: definition.type), inner.isComposite else {
            return .scalarField(ScalarField(field: reference))
        }
        let keys = field.keys.compactMap { inner.fields?[$0] }.map { key in
            Selection.scalarField(ScalarField(field: FieldReference(definition: key)))
        }
        return .linkedField(LinkedField(field: reference, selections: keys))
    }

    /// Returns the selections of rows inside of the fields that lead to them.
    ///
    /// These have the directives of the same fields in `others`, such as `@stream`: servers refuse
    /// different ones.
    private func selections(
        _ needed: [Selection],
        at path: ArraySlice<String>,
        on field: OutputField,
        beside others: [Selection]
    ) -> [Selection] {
        guard !needed.isEmpty else { return [] }
        guard let name = path.first,
            let inner = schema.namedType(of: field.type)?.fields?[name]
        else { return needed }
        let same = others.flatMap { $0.linkedFields(named: name) }
        let directives = same.lazy.map(\.field.directives).first { !$0.isEmpty } ?? []
        return [
            .linkedField(
                LinkedField(
                    field: FieldReference(definition: inner, directives: directives),
                    selections: selections(
                        needed,
                        at: path.dropFirst(),
                        on: inner,
                        beside: same.flatMap(\.selections)
                    )
                )
            )
        ]
    }

    // MARK: - Defaults

    /// Returns a directive with the values of the field's arguments in the places of `{ argument: "x" }`.
    private func resolved(_ directive: Directive, for field: FieldReference) -> Directive {
        guard directive.isNamed(.followsField),
            let filter = directive.argument(named: "where")?.value
        else { return directive }
        var resolved = directive
        resolved.arguments.removeAll { $0.name.text == "where" }
        if let value = self.resolved(filter, for: field) {
            resolved.arguments.append(argument("where", value))
        }
        return resolved
    }

    /// Returns a value for a field; `nil` if it is an argument that isn't given.
    private func resolved(_ value: Value, for field: FieldReference) -> Value? {
        switch value {
        case .list(var list):
            list.values = list.values.compactMap { resolved($0, for: field) }
            return .list(list)
        case .object(var object):
            if let name = object.argumentName {
                let given = field.arguments.first { $0.name.text == name }?.value
                let value = given ?? field.definition.arguments[name]?.defaultValue
                // Servers take null for no condition.
                return value?.isNull == true ? nil : value
            }
            object.fields = object.fields.compactMap { member in
                resolved(member.value, for: field).map {
                    ObjectField(name: member.name, value: $0)
                }
            }
            return .object(object)
        default: return value
        }
    }
}

extension ObjectValue {
    /// The name in `{ argument: "state" }`; `nil` for another object.
    var argumentName: String? {
        guard fields.count == 1, fields[0].name.text == "argument",
            case .string(let name) = fields[0].value
        else { return nil }
        return name.value
    }
}

extension Value {
    fileprivate static func text(_ text: String) -> Value { .string(StringValue(value: text)) }

    fileprivate static func strings(_ texts: [String]) -> Value {
        .list(ListValue(values: texts.map { .text($0) }))
    }
}

extension Selection {
    /// The fields with objects that have a name in the response, without those of spreads.
    fileprivate func linkedFields(named name: String) -> [LinkedField] {
        switch self {
        case .linkedField(let linked): linked.field.responseKey == name ? [linked] : []
        case .inlineFragment(let fragment):
            fragment.selections.flatMap { $0.linkedFields(named: name) }
        case .scalarField, .fragmentSpread: []
        }
    }

    /// The names of the fields that it selects, without those of spreads.
    fileprivate var fieldNames: [String] {
        switch self {
        case .scalarField(let scalar): [scalar.field.definition.name]
        case .linkedField(let linked): [linked.field.definition.name]
        case .inlineFragment(let fragment): fragment.selections.flatMap(\.fieldNames)
        case .fragmentSpread: []
        }
    }
}
