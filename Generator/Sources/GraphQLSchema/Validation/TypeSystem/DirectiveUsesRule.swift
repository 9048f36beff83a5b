import GraphQLLanguage

/// The directives in a schema must exist, be allowed at their location, not be repeated unless
/// repeatable, and have valid arguments.
enum DirectiveUsesRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        let schema = subject.schema
        for (directives, location) in subject.directiveUses where !findings.isFull {
            for directive in directives where !findings.isFull {
                check(directive, at: location, schema, &findings)
            }
            guard directives.count > 1 else { continue }
            let unique = directives.map(\.name).filter {
                schema.directive(named: $0.text)?.isRepeatable == false
            }
            for (name, first) in Duplicates.find(in: unique) {
                findings.add(
                    "UniqueDirectivesPerLocationRule",
                    "Directive `@\(name.text)` can be used only once here.",
                    at: name.span,
                    related: ("It is used here first.", first)
                )
            }
        }
    }

    private static func check(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ schema: Schema,
        _ findings: inout TypeSystemFindings
    ) {
        let name = directive.name.text
        guard let definition = schema.directive(named: name) else {
            let candidates = findings.suggestions.nearest(
                to: name,
                among: schema.directives.lazy.map(\.name)
            )
            findings.add(
                "KnownDirectivesRule",
                "Directive `@\(name)` does not exist."
                    + Suggestions.didYouMean(candidates.map { "@\($0)" }),
                at: directive.span
            )
            return
        }
        if !definition.locations.contains(location) {
            findings.add(
                "KnownDirectivesRule",
                "Directive `@\(name)` cannot be used on \(location.rawValue). It can be used on "
                    + definition.locations.map(\.rawValue).joined(separator: ", ") + ".",
                at: directive.span
            )
        }
        checkArguments(of: directive, definition, schema, &findings)
    }

    private static func checkArguments(
        of directive: Directive,
        _ definition: SchemaDirective,
        _ schema: Schema,
        _ findings: inout TypeSystemFindings
    ) {
        let owner = "directive `@\(definition.name)`"
        for (name, first) in Duplicates.find(in: directive.arguments.map(\.name)) {
            findings.add(
                "UniqueArgumentNamesRule",
                "Argument `\(name.text)` is given twice.",
                at: name.span,
                related: ("It is given here first.", first)
            )
        }
        for argument in directive.arguments {
            guard let expected = definition.arguments[argument.name.text] else {
                let advice = findings.suggestions.didYouMean(
                    argument.name.text,
                    among: definition.arguments.lazy.map(\.name)
                )
                findings.add(
                    "KnownArgumentNamesOnDirectivesRule",
                    "Argument `\(argument.name.text)` does not exist on \(owner).\(advice)",
                    at: argument.name.span
                )
                continue
            }
            for mistake in ValueChecker.check(
                argument.value,
                expected.type,
                schema,
                &findings.suggestions
            ) {
                findings.add("ValuesOfCorrectTypeRule", mistake.message, at: mistake.span)
            }
        }
        for expected in definition.arguments.missing(in: directive.arguments) {
            findings.add(
                "ProvidedRequiredArgumentsOnDirectivesRule",
                "Argument `\(expected.name)` of type `\(expected.type)` is required by \(owner), "
                    + "but not given.",
                at: directive.span
            )
        }
    }
}
