import GraphQLLanguage
import GraphQLSchema

/// All selections of a field must have the same `@catch`, the same connection or `@pagination` and the
/// same `@follows`, because they are read as one field.
///
/// `me { name @catch ... on User { name } }`:
/// "`name` is caught in one place but not in another. Write `@catch(to: RESULT)` in both."
///
/// Follows Relay's `catch_directive`.
struct RequireConsistentMarks: ValidationRule {
    /// The position of a selection: the response keys above it.
    private typealias Path = [String]

    private var occurrences: [Path: Field] = [:]

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        check(operation.selectionSet, &context)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        check(fragment.selectionSet, &context)
    }

    private mutating func check(_ set: SelectionSet, _ context: inout ValidationContext) {
        guard Self.isConcerned(set) else { return }
        occurrences = [:]
        visit(set, at: [], &context)
    }

    private static func isConcerned(_ set: SelectionSet) -> Bool {
        set.selections.contains { selection in
            switch selection {
            case .field(let field):
                field.directives.contains(.catch) || field.directives.contains(.follows)
                    || connection(of: field) != nil || field.selectionSet.map(isConcerned) ?? false
            case .inlineFragment(let fragment): isConcerned(fragment.selectionSet)
            case .fragmentSpread: false
            }
        }
    }

    private static func connection(of field: Field) -> Directive? {
        field.directives.first(of: RelayDirective.paginations)
    }

    private mutating func visit(
        _ set: SelectionSet,
        at path: Path,
        _ context: inout ValidationContext
    ) {
        for selection in set.selections {
            switch selection {
            case .fragmentSpread:
                break
            case .inlineFragment(let fragment):
                let alias = fragment.directives.first(.alias).map {
                    $0.string("as") ?? fragment.typeCondition?.name.text ?? ""
                }
                visit(
                    fragment.selectionSet,
                    at: path + (alias.map { ["... \($0)"] } ?? []),
                    &context
                )
            case .field(let field):
                let place = path + [field.responseName.text]
                if let other = occurrences[place] {
                    compareCatches(field, other, &context)
                    compareConnections(field, other, &context)
                    compareFollows(field, other, &context)
                } else {
                    occurrences[place] = field
                }
                if let inner = field.selectionSet { visit(inner, at: place, &context) }
            }
        }
    }

    private func compareCatches(
        _ field: Field,
        _ other: Field,
        _ context: inout ValidationContext
    ) {
        let target = CatchTarget(field.directives)
        let before = CatchTarget(other.directives)
        guard target != before, let wanted = before ?? target else { return }
        let problem =
            target == nil || before == nil
            ? "is caught in one place but not in another"
            : "is caught as a result in one place and as null in another"
        report(
            "`\(field.responseName)` \(problem). Write `@catch(to: \(wanted.rawValue))` in both.",
            at: field.directives.first(.catch)?.span ?? field.span,
            related: [.init(message: "It is selected here as well.", span: other.span)],
            fixIts: fixIts(making: field, wanted),
            &context
        )
    }

    private func fixIts(making field: Field, _ target: CatchTarget) -> [Diagnostic.FixIt] {
        let text = "@catch(to: \(target.rawValue))"
        if let directive = field.directives.first(.catch) {
            return [.init(span: directive.span, replacement: text)]
        }
        guard let end = RequiredFields.endOfHead(of: field) else { return [] }
        return [
            .init(
                span: SourceSpan(source: field.span.source, range: end..<end),
                replacement: " \(text)"
            )
        ]
    }

    private func compareConnections(
        _ field: Field,
        _ other: Field,
        _ context: inout ValidationContext
    ) {
        guard let own = Self.connection(of: field), let before = Self.connection(of: other),
            GraphQLText.directive(own) != GraphQLText.directive(before)
        else { return }
        let noun = own.isNamed(.pagination) ? "lists" : "connections"
        report(
            "`\(field.responseName)` is two different \(noun) here, but it is read as one. "
                + "Give one of them an alias, or write the same directive.",
            at: own.span,
            related: [.init(message: "The other is here.", span: before.span)],
            &context
        )
    }

    private func compareFollows(
        _ field: Field,
        _ other: Field,
        _ context: inout ValidationContext
    ) {
        guard let own = field.directives.first(.follows),
            let before = other.directives.first(.follows),
            GraphQLText.directive(own) != GraphQLText.directive(before)
        else { return }
        report(
            "`\(field.responseName)` follows changes in two different ways here, but it is one list. Write "
                + "the same directive in both.",
            at: own.span,
            related: [.init(message: "The other is here.", span: before.span)],
            &context
        )
    }
}
