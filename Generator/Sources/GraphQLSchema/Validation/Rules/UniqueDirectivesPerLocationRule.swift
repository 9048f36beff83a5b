public import GraphQLLanguage

/// Non-repeatable directives must be used only once at each location.
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Unique-per-Location
public struct UniqueDirectivesPerLocationRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports repeated directives on types and on the schema.
    ///
    /// A definition and all its extensions count as one location.
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
            case .operation, .fragment, .directive, .directiveExtension: continue
            }
        }
        for (_, directives) in places.sorted(by: { $0.key < $1.key }) {
            check(directives, &context)
        }
    }

    /// Reports repeated directives.
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
    /// Whether extensions can add to the definition.
    fileprivate var isOfTypeOrSchema: Bool {
        switch self {
        case .schema, .scalar, .object, .interface, .union, .enum, .inputObject: true
        default: false
        }
    }
}
