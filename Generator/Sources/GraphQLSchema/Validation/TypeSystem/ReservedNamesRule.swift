import GraphQLLanguage

/// Names in a schema must not begin with two underscores, which are reserved for introspection.
///
/// See https://spec.graphql.org/September2025/#sec-Names.Reserved-Names
enum ReservedNamesRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for type in subject.types {
            check(type.name, &findings)
            for (field, _) in type.fields {
                check(field.name, &findings)
                for argument in field.arguments { check(argument.name, &findings) }
            }
            for (field, _) in type.inputFields { check(field.name, &findings) }
            for (value, _) in type.values { check(value.name, &findings) }
        }
        for directive in subject.directives {
            check(directive.name, &findings)
            for argument in directive.arguments { check(argument.name, &findings) }
        }
    }

    private static func check(_ name: Name, _ findings: inout TypeSystemFindings) {
        guard name.text.utf8.first == UInt8(ascii: "_"), name.text.hasPrefix("__") else { return }
        findings.add(
            "ReservedNamesRule",
            "The name `\(name.text)` must not begin with `__`, which is reserved for "
                + "introspection.",
            at: name.span
        )
    }
}
