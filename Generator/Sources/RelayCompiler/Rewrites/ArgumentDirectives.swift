import GraphQLLanguage

/// Converts Relay's directives for fragment arguments to the syntax of the draft specification.
///
/// ```graphql
/// fragment F on T @argumentDefinitions(size: {type: "Int", defaultValue: 64}) { … }
/// ...F @arguments(size: $size)
/// ```
/// becomes
/// ```graphql
/// fragment F($size: Int = 64) on T { … }
/// ...F(size: $size)
/// ```
///
/// It runs before validation, so that the same rules apply to both forms.
struct ArgumentDirectives {
    private static let rule = "ArgumentDirectivesRule"
    private static let keys = [
        "type", "defaultValue", "directives", RelayDirective.provider.rawValue, suppression,
    ]
    private static let suppression = RelayDirective.unusedLocalVariable.rawValue

    private var diagnostics: [Diagnostic] = []

    /// Returns the document in the draft's form, and the errors in the directives.
    static func expand(_ document: Document) -> (Document, [Diagnostic]) {
        guard document.definitions.contains(where: isConcerned) else { return (document, []) }
        var pass = ArgumentDirectives()
        var document = document
        document.definitions = document.definitions.map { definition in
            switch definition {
            case .operation(var operation):
                operation.selectionSet = pass.expand(operation.selectionSet)
                return .operation(operation)
            case .fragment(var fragment):
                fragment.selectionSet = pass.expand(fragment.selectionSet)
                pass.expandDefinitions(of: &fragment)
                return .fragment(fragment)
            default:
                return definition
            }
        }
        return (document, pass.diagnostics)
    }

    /// Returns whether a definition needs to be converted.
    ///
    /// Most do not, and are not copied.
    private static func isConcerned(_ definition: Definition) -> Bool {
        switch definition {
        case .operation(let operation): isConcerned(operation.selectionSet)
        case .fragment(let fragment):
            fragment.directives.contains(.argumentDefinitions)
                || isConcerned(fragment.selectionSet)
        default: false
        }
    }

    private static func isConcerned(_ set: SelectionSet) -> Bool {
        set.selections.contains { selection in
            switch selection {
            case .field(let field): field.selectionSet.map(isConcerned) ?? false
            case .inlineFragment(let fragment): isConcerned(fragment.selectionSet)
            case .fragmentSpread(let spread):
                spread.directives.contains(.arguments)
            }
        }
    }

    private mutating func expand(_ set: SelectionSet) -> SelectionSet {
        var set = set
        set.selections = set.selections.map { selection in
            switch selection {
            case .field(var field):
                field.selectionSet = field.selectionSet.map { expand($0) }
                return .field(field)
            case .inlineFragment(var fragment):
                fragment.selectionSet = expand(fragment.selectionSet)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                expandArguments(of: &spread)
                return .fragmentSpread(spread)
            }
        }
        return set
    }

    private mutating func expandArguments(of spread: inout GraphQLLanguage.FragmentSpread) {
        guard let directive = take(.arguments, from: &spread.directives) else { return }
        if let first = spread.arguments.first {
            report(
                "The spread of `\(spread.name)` passes arguments in two ways. "
                    + "Write all of them as `...\(spread.name)(…)`.",
                first.span
            )
        }
        spread.arguments += directive.arguments
    }

    private mutating func expandDefinitions(of fragment: inout FragmentDefinition) {
        guard let directive = take(.argumentDefinitions, from: &fragment.directives) else {
            return
        }
        if let first = fragment.variableDefinitions.first {
            report(
                "Fragment `\(fragment.name)` declares variables in two ways. "
                    + "Write all of them as `fragment \(fragment.name)($name: Type)`.",
                first.span
            )
        }
        fragment.variableDefinitions += directive.arguments.compactMap { definition($0) }
    }

    /// Returns the variable for `size: {type: "Int", defaultValue: 64}`.
    private mutating func definition(_ argument: Argument) -> VariableDefinition? {
        guard case .object(let object) = argument.value,
            case .string(let typeName)? = object.fields.first(where: { $0.name.text == "type" })?
                .value
        else {
            report(
                "The argument `\(argument.name)` needs a type: "
                    + "`\(argument.name): {type: \"Int\"}`.",
                argument.span
            )
            return nil
        }
        for field in object.fields where !Self.keys.contains(field.name.text) {
            report(
                "`\(field.name)` is not supported here by this version of the generator."
                    + Suggestions.didYouMean(field.name.text, among: Self.keys),
                field.span
            )
        }
        let parsed = Parser.parseType(Source(text: typeName.value))
        guard let type = parsed.node, parsed.diagnostics.isEmpty else {
            report(
                "`\(typeName.value)` is not a type. Write one as for variables: `\"[Int!]\"`.",
                typeName.span
            )
            return nil
        }
        let provider = object.fields.first { $0.name.text == RelayDirective.provider.rawValue }
        let provision = provider.map { field in
            Directive(
                name: Name(RelayDirective.provider.rawValue, span: field.name.span),
                arguments: [Argument(name: Name("name"), value: field.value, span: field.span)],
                span: field.span
            )
        }
        return VariableDefinition(
            variable: Variable(name: argument.name, span: argument.name.span),
            type: Self.moved(type, to: typeName.span),
            defaultValue: object.fields.first { $0.name.text == "defaultValue" }?.value,
            directives: directives(of: object) + (provision.map { [$0] } ?? []),
            span: argument.span
        )
    }

    /// Returns the directives in `directives: ["@configurable"]`, and that of a variable that may
    /// be unused.
    private mutating func directives(of object: ObjectValue) -> [Directive] {
        let list = object.fields.first { $0.name.text == "directives" }?.value
        for string in EmbeddedDirectives.strings(in: list)
        where EmbeddedDirectives.read(string) == nil {
            report("`\(string.value)` is not a directive. Write one like `\"@name\"`.", string.span)
        }
        var directives = EmbeddedDirectives.all(in: list)
        if let field = object.fields.first(where: { $0.name.text == Self.suppression }) {
            if case .boolean(let value) = field.value, value.value {
                directives.append(Directive(name: Name(Self.suppression), span: field.span))
            } else {
                report(
                    "`\(Self.suppression)` can only be `true`. Write `true`, or remove it.",
                    field.value.span
                )
            }
        }
        return directives
    }

    /// Returns the type with the spans of its names in the string it was parsed from.
    private static func moved(_ type: TypeNode, to string: SourceSpan) -> TypeNode {
        func moved(_ span: SourceSpan) -> SourceSpan {
            let start = string.startOffset + 1
            return SourceSpan(
                source: string.source,
                range: start + span.startOffset..<start + span.endOffset
            )
        }
        switch type {
        case .named(let named):
            return .named(NamedType(name: Name(named.name.text, span: moved(named.span))))
        case .list(let list):
            let element = Self.moved(list.elementType, to: string)
            return .list(ListType(elementType: element, span: moved(list.span)))
        case .nonNull(let nonNull):
            let inner = Self.moved(nonNull.type, to: string)
            return .nonNull(NonNullType(type: inner, span: moved(nonNull.span)))
        }
    }

    private func take(
        _ directive: RelayDirective,
        from directives: inout [Directive]
    ) -> Directive? {
        guard let index = directives.firstIndex(where: { $0.isNamed(directive) }) else {
            return nil
        }
        return directives.remove(at: index)
    }

    private mutating func report(_ message: String, _ span: SourceSpan) {
        diagnostics.append(Diagnostic(rule: Self.rule, message: message, span: span))
    }
}
