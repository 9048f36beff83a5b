public import GraphQLLanguage

/// A subscription must unconditionally select exactly one field of its root type, and no
/// introspection field.
///
/// See https://spec.graphql.org/September2025/#sec-Single-Root-Field
public struct SingleFieldSubscriptionsRule: ValidationRule {
    /// How many selections may be visited in all subscriptions before the documents are rejected.
    private var remainingSteps = 300_000
    /// How many additional fields a diagnostic lists.
    private static let maximumRelated = 10

    /// Creates the rule.
    public init() {}

    /// Reports conditions, introspection fields and more than one field.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard operation.operation == .subscription,
            let rootType = context.schema.subscriptionType
        else { return }
        let subject = operation.name.map { "Subscription `\($0.text)`" } ?? "The subscription"
        guard remainingSteps > 0 else { return }
        var collected = RootFields()
        remainingSteps -= collected.collect(operation.selectionSet, on: rootType, in: context)
        guard remainingSteps > 0 else {
            context.report(.tooComplex(at: operation.span))
            return
        }
        for directive in collected.conditions {
            report(
                "\(subject) must not use `@\(directive.name.text)` on its root field. "
                    + "Move the condition to the application.",
                at: directive.span,
                &context
            )
        }
        let extra = collected.groups.dropFirst().flatMap(\.fields)
        if let first = extra.first {
            report(
                "\(subject) must select only one root field. Make a subscription of each.",
                at: first.span,
                related: extra.dropFirst().prefix(Self.maximumRelated).map {
                    .init(message: "Another root field is here.", span: $0.span)
                },
                &context
            )
        }
        for group in collected.groups {
            guard let field = group.fields.first, field.name.text.hasPrefix("__") else { continue }
            report(
                "\(subject) must not select the introspection field `\(field.name.text)` at its "
                    + "root.",
                at: field.span,
                &context
            )
        }
    }
}

/// The fields that an operation selects at its root, including those of fragments.
private struct RootFields {
    var groups: [(name: String, fields: [Field])] = []
    var conditions: [Directive] = []
    private var positions: [String: Int] = [:]
    private var visited: Set<String> = []

    init() {}

    /// Collects the fields of a selection set.
    ///
    /// - Returns: The number of selections visited.
    mutating func collect(
        _ selectionSet: SelectionSet,
        on type: ObjectType,
        in context: ValidationContext
    ) -> Int {
        // In execution order, with the fields of a fragment in place of its spread.
        var pending = Array(selectionSet.selections.reversed())
        var steps = 0
        while let selection = pending.popLast() {
            steps += 1
            conditions += selection.directives.filter {
                $0.isNamed(.skip) || $0.isNamed(.include)
            }
            switch selection {
            case .field(let field): add(field)
            case .inlineFragment(let inline):
                let condition = inline.typeCondition?.name.text ?? type.name
                if context.schema.isSubtype(type.name, of: condition) {
                    pending += inline.selectionSet.selections.reversed()
                }
            case .fragmentSpread(let spread):
                guard visited.insert(spread.name.text).inserted,
                    let fragment = context.fragments[spread.name.text],
                    context.schema.isSubtype(
                        type.name,
                        of: fragment.typeCondition.name.text
                    )
                else { continue }
                pending += fragment.selectionSet.selections.reversed()
            }
        }
        return steps
    }

    private mutating func add(_ field: Field) {
        let name = field.responseName.text
        if let position = positions[name] {
            groups[position].fields.append(field)
        } else {
            positions[name] = groups.count
            groups.append((name, [field]))
        }
    }
}
