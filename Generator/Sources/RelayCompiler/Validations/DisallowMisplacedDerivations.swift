import GraphQLLanguage
import GraphQLSchema

/// Fields that the app derives can't be set, and are not in responses that are delivered as JSON; and what
/// they are derived from must be plain data.
///
/// `fragment Editor on Issue @updatable { heading }`:
/// "`Issue.heading` is derived, so it can't be set. Select what it is derived from."
struct DisallowMisplacedDerivations: ValidationRule {
    /// The directives of fragments without plain data.
    private static let disallowed: [RelayDirective] = [.updatable, .catch]

    private var isUpdatable = false

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        isUpdatable = operation.directives.contains(.updatable)
        let derivations = Derivations.of(context.schema)
        guard operation.directives.contains(.jsonResponse), !derivations.isEmpty else { return }
        let root = context.schema.rootType(for: operation.operation).map { SchemaType.object($0) }
        var open: [(SelectionSet, SchemaType?)] = [(operation.selectionSet, root)]
        var reached: Set<String> = []
        while let (set, type) = open.popLast() {
            for selection in set.selections {
                switch selection {
                case .field(let field):
                    guard let type else { continue }
                    if let derived = derivations[type.name, field.name.text] {
                        report(derived, in: operation, at: field.name.span, &context)
                    }
                    let definition = context.schema.field(named: field.name.text, on: type)
                    guard let inner = field.selectionSet, let definition else { continue }
                    open.append((inner, context.schema.namedType(of: definition.type)))
                case .inlineFragment(let fragment):
                    let name = fragment.typeCondition?.name.text
                    open.append(
                        (fragment.selectionSet, name.map { context.type(named: $0) } ?? type)
                    )
                case .fragmentSpread(let spread):
                    guard let fragment = context.fragments[spread.name.text],
                        reached.insert(spread.name.text).inserted
                    else { continue }
                    let type = context.type(named: fragment.typeCondition.name.text)
                    open.append((fragment.selectionSet, type))
                }
            }
        }
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        isUpdatable = fragment.directives.contains(.updatable)
        let fields = Derivations.of(context.schema).fields.filter {
            $0.fragment == fragment.name.text
        }
        guard !fields.isEmpty else { return }
        for directive in fragment.directives where directive.isNamed(oneOf: Self.disallowed) {
            report(
                "`@\(directive.name)` can't be on `\(fragment.name)`, because "
                    + "\(fields.map { "`\($0.name)`" }.joined(separator: " and ")) is derived from its "
                    + "plain data. Remove it.",
                at: directive.span,
                fixIts: [.init(span: directive.span, replacement: "")],
                &context
            )
        }
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let type = context.parentType,
            let derived = Derivations.of(context.schema)[type.name, field.name.text]
        else { return }
        if let inner = field.selectionSet { checkPages(in: inner, of: derived, &context) }
        guard isUpdatable else { return }
        report(
            "`\(derived.name)` is derived, so it can't be set. Select the fields of "
                + "`\(derived.fragment)` instead.",
            at: field.name.span,
            &context
        )
    }

    /// Reports lists with pages below a derived field, which the definition's own query can't load.
    private func checkPages(
        in set: SelectionSet,
        of derived: Derivations.Field,
        _ context: inout ValidationContext
    ) {
        for selection in set.selections {
            switch selection {
            case .field(let field):
                if let directive = field.directives.first(where: {
                    $0.isNamed(oneOf: RelayDirective.paginations)
                }) {
                    report(
                        "`@\(directive.name)` can't be below `\(derived.name)`, because the objects of a "
                            + "derived field have a query of their own. Move `\(field.name.text)` into a "
                            + "fragment, and spread that.",
                        at: directive.span,
                        &context
                    )
                }
                if let inner = field.selectionSet { checkPages(in: inner, of: derived, &context) }
            case .inlineFragment(let fragment):
                checkPages(in: fragment.selectionSet, of: derived, &context)
            case .fragmentSpread: break
            }
        }
    }

    private func report(
        _ derived: Derivations.Field,
        in operation: OperationDefinition,
        at span: SourceSpan,
        _ context: inout ValidationContext
    ) {
        report(
            "`\(derived.name)` is derived from the store, but the response of "
                + "`\(operation.name?.text ?? "the operation")` is delivered as JSON, and not stored. Remove "
                + "the field, or `@jsonResponse`.",
            at: span,
            &context
        )
    }
}
