import GraphQLLanguage
import GraphQLSchema

/// All selections of a field must have the same `@required`, because they are read as one field.
///
/// `me { name ... on User { name @required(action: LOG) } }`:
/// "`name` is required elsewhere in this fragment but not here. Write `@required(action: LOG)` in
/// both places."
///
/// Where an object becomes null because of a required field, all selections of the object have
/// to select that field. Follows Relay's `required_directive`.
struct RequireConsistentRequiredFields: ValidationRule {
    private struct Occurrence {
        var field: Field
        var action: RequiredAction?
    }

    /// The position of a selection: the response keys above it.
    private typealias Path = [String]

    private var occurrences: [Path: Occurrence] = [:]
    private var children: [Path: [String: Field]] = [:]

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        check(operation.selectionSet, &context)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        check(fragment.selectionSet, &context)
    }

    private mutating func check(_ set: SelectionSet, _ context: inout ValidationContext) {
        guard RequiredFields.exist(in: set) else { return }
        occurrences = [:]
        children = [:]
        visit(set, at: [], &context)
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
                visit(fragment.selectionSet, at: path + (alias.map { ["\($0)"] } ?? []), &context)
            case .field(let field):
                let place = path + [field.responseName.text]
                compare(field, at: place, &context)
                guard let inner = field.selectionSet else { continue }
                compareChildren(of: field, inner, at: place, &context)
                visit(inner, at: place, &context)
            }
        }
    }

    private mutating func compare(
        _ field: Field,
        at place: Path,
        _ context: inout ValidationContext
    ) {
        let action = RequiredAction(field.directives)
        guard let other = occurrences[place] else {
            occurrences[place] = Occurrence(field: field, action: action)
            return
        }
        guard other.action != action else { return }
        let wanted = other.action ?? action ?? .none
        let message =
            other.action != nil && action != nil
            ? "`\(field.responseName)` is required with another action elsewhere."
            : "`\(field.responseName)` is required in one place but not in another."
        report(
            message + " Write `@required(action: \(wanted.rawValue))` in both.",
            at: field.span,
            related: [.init(message: "It is selected here as well.", span: other.field.span)],
            fixIts: action == nil ? RequiredFields.insertion(of: wanted, on: field) : [],
            &context
        )
    }

    /// If a required field can make an object null, no other selection may read the object without
    /// that field.
    private mutating func compareChildren(
        of field: Field,
        _ set: SelectionSet,
        at place: Path,
        _ context: inout ValidationContext
    ) {
        let required = RequiredFields.direct(in: set)
        guard let before = children[place] else {
            children[place] = required
            return
        }
        for (name, child) in before.sorted(by: { $0.key < $1.key }) where required[name] == nil {
            missing(name, child, in: field, &context)
        }
        for (name, child) in required.sorted(by: { $0.key < $1.key }) where before[name] == nil {
            missing(name, child, in: field, &context)
        }
    }

    private func missing(
        _ name: String,
        _ child: Field,
        in field: Field,
        _ context: inout ValidationContext
    ) {
        report(
            "`\(name)` is required in `\(field.responseName)`, so it must be in all selections "
                + "of `\(field.responseName)`.",
            at: child.span,
            related: [.init(message: "Here it is missing or elsewhere.", span: field.span)],
            &context
        )
    }
}

/// The shared code of the rules about `@required`.
enum RequiredFields {
    /// Returns whether a field in a set, or in nested sets, is required.
    static func exist(in set: SelectionSet) -> Bool {
        set.selections.contains { selection in
            switch selection {
            case .field(let field):
                field.directives.contains(.required)
                    || field.selectionSet.map(exist) ?? false
            case .inlineFragment(let fragment): exist(in: fragment.selectionSet)
            case .fragmentSpread: false
            }
        }
    }

    /// Returns the required fields of an object itself, by response key.
    static func direct(in set: SelectionSet) -> [String: Field] {
        var found: [String: Field] = [:]
        for selection in set.selections {
            switch selection {
            case .field(let field):
                if field.directives.contains(.required) {
                    found[field.responseName.text] = field
                }
            case .inlineFragment(let fragment):
                guard fragment.directives.first(.alias) == nil else { continue }
                found.merge(direct(in: fragment.selectionSet)) { first, _ in first }
            case .fragmentSpread:
                break
            }
        }
        return found
    }

    /// Returns the position at which a directive can be added to a field, or `nil` if arguments are
    /// in the way.
    static func endOfHead(of field: Field) -> Int? {
        guard field.arguments.isEmpty || !field.directives.isEmpty else { return nil }
        return (field.directives.last?.span ?? field.name.span).endOffset
    }

    /// Returns the edit that makes a field required; empty if arguments are in the way.
    static func insertion(of action: RequiredAction, on field: Field) -> [Diagnostic.FixIt] {
        guard let end = endOfHead(of: field) else { return [] }
        return [
            Diagnostic.FixIt(
                span: SourceSpan(source: field.span.source, range: end..<end),
                replacement: " @required(action: \(action.rawValue))"
            )
        ]
    }
}
