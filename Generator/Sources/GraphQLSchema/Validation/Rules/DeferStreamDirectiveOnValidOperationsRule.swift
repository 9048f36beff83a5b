public import GraphQLLanguage

/// Subscriptions may use `@defer` and `@stream` only with an `if` that can be false.
public struct DeferStreamDirectiveOnValidOperationsRule: ValidationRule {
    /// The fragments that were checked; once is enough for all subscriptions.
    private var visited: Set<String> = []

    /// Creates the rule.
    public init() {}

    /// Reports unconditional `@defer` and `@stream` in a subscription and its fragments.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard operation.operation == .subscription else { return }
        var pending = [operation.selectionSet]
        while let selectionSet = pending.popLast() {
            for selection in selectionSet.selections
            where !selection.directives.contains(where: \.canSkip) {
                for directive in selection.directives
                where directive.isDeferOrStream && !directive.canBeDisabled {
                    report(
                        "`@\(directive.name.text)` is not supported in subscriptions. Switch it "
                            + "off with `if: false`.",
                        at: directive.span,
                        &context
                    )
                }
                switch selection {
                case .field(let field):
                    if let inner = field.selectionSet { pending.append(inner) }
                case .inlineFragment(let inline):
                    pending.append(inline.selectionSet)
                case .fragmentSpread(let spread):
                    if visited.insert(spread.name.text).inserted,
                        let fragment = context.fragments[spread.name.text]
                    {
                        pending.append(fragment.selectionSet)
                    }
                }
            }
        }
    }
}

extension Directive {
    /// Whether it is a `@skip` or `@include` that can exclude the selection.
    fileprivate var canSkip: Bool {
        let isSkip = isNamed(.skip)
        guard isSkip || isNamed(.include) else { return false }
        guard let value = argument(named: "if")?.value else { return isSkip }
        if case .boolean(let boolean) = value { return boolean.value == isSkip }
        return true
    }

    /// Whether its `if` is a variable or false.
    fileprivate var canBeDisabled: Bool {
        switch argument(named: "if")?.value {
        case .boolean(let boolean): !boolean.value
        case .variable: true
        default: false
        }
    }
}
