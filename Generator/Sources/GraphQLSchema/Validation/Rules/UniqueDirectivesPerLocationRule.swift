public import GraphQLLanguage

/// Directives that are not repeatable stand but once at one place.
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Unique-per-Location
public struct UniqueDirectivesPerLocationRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports directives that occur again on a type or the schema: its definition and all its
    /// extensions are one place.
    public mutating func begin(_ documents: [Document], _ context: inout ValidationContext) {
        var places: [String: [Directive]] = [:]
        for definition in documents.lazy.flatMap(\.definitions) {
            switch definition {
            case .schema(let node): places["", default: []] += node.directives
            case .schemaExtension(let node):
                places["", default: []] += node.definition.directives
            case .type(let node): places[node.name.text, default: []] += node.directives
            case .typeExtension(let node):
                places[node.definition.name.text, default: []] += node.definition.directives
            case .operation, .fragment, .directive: continue
            }
        }
        for (_, directives) in places.sorted(by: { $0.key < $1.key }) {
            check(directives, &context)
        }
    }

    /// Reports directives that occur again.
    public mutating func enter(
        directives: [Directive],
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard !location.isOfTypeOrSchema else { return }
        check(directives, &context)
    }

    private func check(_ directives: [Directive], _ context: inout ValidationContext) {
        guard directives.count > 1 else { return }
        let unique = directives.map(\.name).filter {
            context.directive(named: $0.text)?.isRepeatable == false
        }
        for (name, first) in Duplicates.find(in: unique) {
            report(
                "Directive `@\(name.text)` can be used only once here.",
                at: name.span,
                related: [.init(message: "`@\(name.text)` is used here first.", span: first)],
                &context
            )
        }
    }
}

extension DirectiveLocation {
    /// Whether it is a definition that extensions can add to.
    fileprivate var isOfTypeOrSchema: Bool {
        switch self {
        case .schema, .scalar, .object, .interface, .union, .enum, .inputObject: true
        default: false
        }
    }
}
