import GraphQLLanguage

/// The definition of a directive must not use the directive itself, neither directly nor through
/// other directives or the types of its arguments.
///
/// See https://spec.graphql.org/September2025/#sec-Type-System.Directives.Type-Validation
enum DirectiveDefinitionsRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        var edges: [String: [(to: String, field: SourceSpan)]] = [:]
        func add(_ from: String, _ directives: [Directive]) {
            for directive in directives {
                edges[from, default: []].append(("@\(directive.name.text)", directive.span))
            }
        }
        func add(_ from: String, _ type: TypeNode) {
            let name = type.namedType.name
            edges[from, default: []].append((name.text, name.span))
        }
        for directive in subject.directives {
            add("@\(directive.name.text)", directive.directives)
            for argument in directive.arguments {
                add("@\(directive.name.text)", argument.directives)
                add("@\(directive.name.text)", argument.type)
            }
        }
        for type in subject.types {
            switch type.kind {
            case .inputObject, .enum, .scalar: add(type.name.text, type.directives)
            default: continue
            }
            for (field, _) in type.inputFields {
                add(type.name.text, field.directives)
                add(type.name.text, field.type)
            }
            for (value, _) in type.values { add(type.name.text, value.directives) }
        }
        let names = subject.directives.map { "@\($0.name.text)" }
        for cycle in Cycles.find(from: names, edges) {
            guard let first = cycle.first,
                let directive = cycle.first(where: { $0.to.hasPrefix("@") })
            else { continue }
            findings.add(
                "DirectiveDefinitionsRule",
                "The definition of directive `\(directive.to)` uses the directive itself.",
                at: first.field
            )
        }
    }
}
