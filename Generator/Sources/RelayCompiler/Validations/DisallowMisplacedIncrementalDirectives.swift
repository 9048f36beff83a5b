import GraphQLLanguage
import GraphQLSchema

/// `@defer` is allowed on fragments of the server, `@stream` on lists of the server, and each needs
/// its own label.
///
/// `... on User @defer { name }`: "`@defer` can only be on a fragment spread, because a
/// fragment is read as a whole. Move these fields to a fragment."
/// `me @stream(initialCount: 1) { id }`: "`me` is not a list, so it can't be streamed. Remove
/// `@stream`."
///
/// Follows Relay's `defer_stream` and `validate_server_only_directives`.
struct DisallowMisplacedIncrementalDirectives: ValidationRule {
    private var labels: [String: SourceSpan] = [:]
    private var clientFields = 0

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        begin()
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        begin()
    }

    private mutating func begin() {
        labels = [:]
        clientFields = 0
    }

    mutating func enter(
        _ fragment: GraphQLLanguage.InlineFragment,
        _ context: inout ValidationContext
    ) {
        refuseOutsideOfSpread(fragment.directives, "these fields", &context)
    }

    private func refuseOutsideOfSpread(
        _ directives: [Directive],
        _ what: String,
        _ context: inout ValidationContext
    ) {
        guard let directive = directives.first(.defer), isDeclared(directive, context) else {
            return
        }
        report(
            "`@defer` can only be on a fragment spread, because a fragment is read as a whole. "
                + "Move \(what) to a fragment, and write `...Name @defer`.",
            at: directive.span,
            &context
        )
    }

    /// Returns whether the schema has a directive.
    ///
    /// The lack of one is reported alone.
    private func isDeclared(_ directive: Directive, _ context: ValidationContext) -> Bool {
        context.schema.directive(named: directive.name.text) != nil
    }

    mutating func enter(
        _ spread: GraphQLLanguage.FragmentSpread,
        _ context: inout ValidationContext
    ) {
        guard let directive = spread.directives.first(.defer), isDeclared(directive, context) else {
            if clientFields > 0 { checkReached(from: spread, &context) }
            return
        }
        check(directive, &context)
        guard let fragment = context.fragments[spread.name.text] else { return }
        if fragment.directives.contains(.updatable) {
            report(
                "`@defer` asks the server for parts, but `\(spread.name)` is "
                    + "`@updatable` and never sent. Remove it.",
                at: directive.span,
                fixIts: [.init(span: directive.span, replacement: "")],
                &context
            )
        } else if clientFields > 0 || isClientOnly(fragment, context) {
            refuseOnClient(directive, &context)
        }
    }

    /// Returns whether all selections of a fragment exist only in the client.
    private func isClientOnly(
        _ fragment: FragmentDefinition,
        _ context: ValidationContext
    ) -> Bool {
        var open = [fragment]
        var reached: Set<String> = [fragment.name.text]
        while let fragment = open.popLast() {
            let type = context.type(named: fragment.typeCondition.name.text)
            guard let type, type.definition.origin != .client else { continue }
            guard selectsClientOnly(fragment.selectionSet, on: type, context) else { return false }
            for name in SpreadNames.all(in: fragment.selectionSet)
            where reached.insert(name).inserted {
                guard let spread = context.fragments[name] else { return false }
                open.append(spread)
            }
        }
        return true
    }

    /// Returns whether a set has fields that exist only in the client, ignoring spreads.
    private func selectsClientOnly(
        _ set: SelectionSet,
        on type: SchemaType,
        _ context: ValidationContext
    ) -> Bool {
        set.selections.allSatisfy { selection in
            switch selection {
            case .field(let field):
                context.schema.field(named: field.name.text, on: type)?.origin == .client
            case .inlineFragment(let fragment):
                selectsClientOnly(
                    fragment.selectionSet,
                    on: fragment.typeCondition.flatMap { context.type(named: $0.name.text) }
                        ?? type,
                    context
                )
            case .fragmentSpread:
                true
            }
        }
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        let isClient = context.fieldDefinition?.origin == .client
        if isClient { clientFields += 1 }
        if let directive = field.directives.first(.streamConnection) {
            checkStreamConnection(directive, &context)
        }
        refuseOutsideOfSpread(field.directives, "`\(field.name)`", &context)
        guard let directive = field.directives.first(.stream), isDeclared(directive, context) else {
            return
        }
        check(directive, &context)
        if let definition = context.fieldDefinition {
            if field.selectionSet == nil || !definition.type.isList {
                let what = definition.type.isList ? "a list of objects" : "a list"
                report(
                    "`\(field.name)` is not \(what), so it can't be streamed. Remove `@stream`.",
                    at: directive.span,
                    fixIts: [.init(span: directive.span, replacement: "")],
                    &context
                )
            }
        }
        if directive.argument(named: "initialCount") == nil {
            report(
                "`@stream` needs the number of elements in the first payload. Write "
                    + "`initialCount: 1`.",
                at: directive.span,
                &context
            )
        }
        checkCount(directive, "initialCount", &context)
        if clientFields > 0 { refuseOnClient(directive, &context) }
    }

    private func checkStreamConnection(
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        if clientFields > 0 {
            refuseOnClient(directive, &context)
            return
        }
        checkCount(directive, "initial_count", &context)
        let missing = [StandardDirective.stream, .defer].first {
            context.schema.directive(named: $0.rawValue) == nil
        }
        if let missing {
            report(
                "`@\(directive.name)` sends `@\(missing)`, and the schema doesn't declare it. "
                    + "\(missing.remedyIfUndeclared) Otherwise write `@connection`.",
                at: directive.span,
                &context
            )
        }
        guard let argument = directive.argument(named: "use_customized_batch"),
            let stream = context.schema.directive(named: StandardDirective.stream.rawValue),
            stream.arguments["useCustomizedBatch"] == nil
        else { return }
        report(
            "`\(argument.name)` sends `useCustomizedBatch`, and `@stream` of the schema doesn't "
                + "have this argument. Remove it.",
            at: argument.span,
            &context
        )
    }

    private func checkCount(
        _ directive: Directive,
        _ name: String,
        _ context: inout ValidationContext
    ) {
        guard let value = directive.argument(named: name)?.value, case .int(let count) = value,
            count.text.hasPrefix("-")
        else { return }
        report(
            "`\(name)` is the number of elements in the first payload, so it can't be negative. "
                + "Write `0`, or more.",
            at: value.span,
            &context
        )
    }

    mutating func leave(_ field: Field, _ context: inout ValidationContext) {
        if context.fieldDefinition?.origin == .client { clientFields -= 1 }
    }

    private mutating func check(_ directive: Directive, _ context: inout ValidationContext) {
        guard let label = directive.string("label") else {
            // The specification's rules refuse values of other types.
            guard let argument = directive.argument(named: "label") else { return }
            switch argument.value {
            case .variable, .null:
                let kind = argument.value.isNull ? "null" : "a variable"
                report(
                    "The label of `@\(directive.name)` must be a string, not \(kind).",
                    at: argument.span,
                    &context
                )
            default: break
            }
            return
        }
        // Disabled directives are not sent.
        if case .boolean(let condition)? = directive.argument(named: "if")?.value,
            !condition.value
        {
            return
        }
        if let first = labels.updateValue(directive.span, forKey: label) {
            let own = label.split(separator: "$").last.map(String.init) ?? label
            report(
                "The label `\(own)` of `@\(directive.name)` is used twice. Write another "
                    + "`label`.",
                at: directive.span,
                related: [.init(message: "It is used here first.", span: first)],
                &context
            )
        }
    }

    /// A fragment that is spread on client fields must not use `@defer` or `@stream` either.
    private func checkReached(
        from spread: GraphQLLanguage.FragmentSpread,
        _ context: inout ValidationContext
    ) {
        var open = [spread.name.text]
        var reached = Set(open)
        while let name = open.popLast() {
            guard let fragment = context.fragments[name] else { continue }
            if let directive = Self.first(in: fragment.selectionSet) {
                report(
                    "`@\(directive.name)` in `\(name)` asks the server for parts, but "
                        + "`\(spread.name)` is spread where all fields exist only in the client. "
                        + "Remove it there.",
                    at: spread.span,
                    related: [.init(message: "It is here.", span: directive.span)],
                    &context
                )
                return
            }
            open += SpreadNames.all(in: fragment.selectionSet).filter {
                reached.insert($0).inserted
            }
        }
    }

    private static func first(in set: SelectionSet) -> Directive? {
        for selection in set.selections {
            if let own = selection.directives.first(where: \.isIncremental) { return own }
            let inner: SelectionSet? =
                switch selection {
                case .field(let field): field.selectionSet
                case .inlineFragment(let fragment): fragment.selectionSet
                case .fragmentSpread: nil
                }
            if let found = inner.flatMap(first) { return found }
        }
        return nil
    }

    private func refuseOnClient(_ directive: Directive, _ context: inout ValidationContext) {
        report(
            "`@\(directive.name)` asks the server for parts, but this exists only in the client. "
                + "Remove it.",
            at: directive.span,
            fixIts: [.init(span: directive.span, replacement: "")],
            &context
        )
    }
}
