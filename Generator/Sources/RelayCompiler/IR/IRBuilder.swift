import GraphQLLanguage
import GraphQLSchema

/// Makes a `Program` of documents that have been validated: names become definitions of the
/// schema, `@include` and `@skip` become conditions, arguments are sorted.
///
/// It ignores whatever validation rejects.
struct IRBuilder {
    private let schema: Schema
    private let fragmentTypes: [String: String]
    /// The names in the `@alias` of fragments, which their spreads inherit.
    private let fragmentAliases: [String: String]
    /// The updatable fragments.
    private let updatable: Set<String>
    private let derivations: Derivations

    static func build(_ document: Document, schema: Schema) -> Program {
        let types = document.fragments.map { ($0.name.text, $0.typeCondition.name.text) }
        let builder = IRBuilder(
            schema: schema,
            fragmentTypes: Dictionary(types, uniquingKeysWith: { first, _ in first }),
            fragmentAliases: Dictionary(
                document.fragments.compactMap { fragment in
                    fragment.spreadAlias.map { (fragment.name.text, $0.name) }
                },
                uniquingKeysWith: { first, _ in first }
            ),
            updatable: Set(
                document.fragments.filter { $0.directives.contains(.updatable) }
                    .map(\.name.text)
            ),
            derivations: .of(schema)
        )
        return Program(
            schema: schema,
            operations: Parallel.map(document.operations) { builder.operation($0) }
                .compactMap(\.self),
            fragments: Parallel.map(document.fragments) { builder.fragment($0) }.compactMap(\.self)
        )
    }

    private func operation(_ node: OperationDefinition) -> Operation? {
        guard let name = node.name?.text, let root = schema.rootType(for: node.operation) else {
            return nil
        }
        let type = SchemaType.object(root)
        return Operation(
            kind: node.operation,
            name: name,
            type: type,
            variables: variables(node.variableDefinitions),
            directives: schema.sent(node.directives),
            selections: selections(node.selectionSet, on: type),
            marks: DefinitionMarks(node.directives, schema: schema),
            source: DefinitionSource(description: node.description?.value, span: node.span)
        )
    }

    private func fragment(_ node: FragmentDefinition) -> Fragment? {
        guard let type = schema.type(named: node.typeCondition.name.text) else { return nil }
        return Fragment(
            name: node.name.text,
            type: type,
            variables: variables(node.variableDefinitions),
            directives: schema.sent(node.directives),
            selections: selections(node.selectionSet, on: type),
            marks: DefinitionMarks(node.directives, schema: schema),
            source: DefinitionSource(description: node.description?.value, span: node.span)
        )
    }

    /// Returns variables with the directives that are sent to the server.
    private func variables(_ nodes: [VariableDefinition]) -> [VariableDefinition] {
        nodes.map { node in
            var variable = node
            variable.directives = schema.sent(node.directives)
            return variable
        }
    }

    private func selections(_ set: SelectionSet, on type: SchemaType) -> [Selection] {
        set.selections.compactMap { selection in
            switch selection {
            case .field(let node): field(node, on: type)
            case .fragmentSpread(let node): fragmentSpread(node)
            case .inlineFragment(let node): inlineFragment(node, on: type)
            }
        }
    }

    private func field(_ node: Field, on type: SchemaType) -> Selection? {
        guard let definition = schema.field(named: node.name.text, on: type),
            let fieldType = schema.namedType(of: definition.type)
        else {
            return nil
        }
        let alias = node.alias?.text
        let (condition, directives) = condition(node.directives)
        var field = FieldReference(
            alias: alias == definition.name ? nil : alias,
            definition: definition,
            arguments: node.arguments.sorted { $0.name.text < $1.name.text },
            directives: directives,
            marks: FieldMarks(node, on: definition),
            span: node.span
        )
        field.marks.derived = derivations[type.name, definition.name]?.name
        guard let selectionSet = node.selectionSet else {
            return .scalarField(ScalarField(field: field, condition: condition))
        }
        let selections = selections(selectionSet, on: fieldType)
        return .linkedField(
            LinkedField(field: field, condition: condition, selections: selections)
        )
    }

    private func fragmentSpread(_ node: GraphQLLanguage.FragmentSpread) -> Selection? {
        guard let type = fragmentTypes[node.name.text] else { return nil }
        let (condition, directives) = condition(node.directives)
        return .fragmentSpread(
            FragmentSpread(
                fragment: node.name.text,
                typeCondition: type,
                arguments: node.arguments.sorted { $0.name.text < $1.name.text },
                alias: node.directives.alias(orElse: node.name.text)
                    ?? (node.directives.isUnmasked ? nil : fragmentAliases[node.name.text]),
                isUnmasked: node.directives.isUnmasked,
                isUpdatable: updatable.contains(node.name.text),
                isImplied: node.isImplied,
                directives: directives,
                condition: condition,
                span: node.span
            )
        )
    }

    private func inlineFragment(
        _ node: GraphQLLanguage.InlineFragment,
        on type: SchemaType
    ) -> Selection? {
        let name = node.typeCondition?.name.text
        guard let innerType = name.map({ schema.type(named: $0) }) ?? type else { return nil }
        let (condition, directives) = condition(node.directives)
        let alias = node.directives.alias(orElse: innerType.name)
        return .inlineFragment(
            InlineFragment(
                typeCondition: alias == nil ? name : innerType.name,
                alias: alias,
                catchTarget: CatchTarget(node.directives),
                directives: directives,
                condition: condition,
                selections: selections(node.selectionSet, on: innerType)
            )
        )
    }

    /// Returns the condition of `@include` and `@skip`, and the other directives that are sent to
    /// the server.
    private func condition(_ directives: [Directive]) -> (Condition, [Directive]) {
        var condition = Condition.always
        var others: [Directive] = []
        for directive in schema.sent(directives) {
            if Self.isInactive(directive) { continue }
            let passingValue = directive.isNamed(.include)
            guard passingValue || directive.isNamed(.skip),
                let value = directive.argument(named: "if")?.value
            else {
                others.append(directive)
                continue
            }
            switch value {
            case .variable(let variable):
                condition = condition.and(
                    Condition(variable: variable.name.text, passingValue: passingValue)
                )
            case .boolean(let constant) where constant.value != passingValue:
                condition = .never
            default:
                break
            }
        }
        return (condition, others)
    }

    /// Returns whether it is `@defer(if: false)` or `@stream(if: false)`.
    static func isInactive(_ directive: Directive) -> Bool {
        guard directive.isIncremental,
            case .boolean(let condition)? = directive.argument(named: "if")?.value
        else {
            return false
        }
        return !condition.value
    }
}

extension [Directive] {
    /// Whether `@relay(mask: false)` is among them.
    var isUnmasked: Bool {
        guard case .boolean(let mask)? = first(.relay)?.argument(named: "mask")?.value else {
            return false
        }
        return !mask.value
    }
}
