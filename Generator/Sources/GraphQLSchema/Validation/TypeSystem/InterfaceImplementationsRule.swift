import GraphQLLanguage

/// Types that implement an interface must have its fields, with compatible types and arguments, and
/// must implement the interfaces that it implements.
///
/// See https://spec.graphql.org/September2025/#IsValidImplementation()
enum InterfaceImplementationsRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for type in subject.types where !type.interfaces.isEmpty {
            let names = Set(type.interfaces.map(\.name.text))
            for (name, first) in Duplicates.find(in: type.interfaces.map(\.name)) {
                add(
                    "Type `\(type.name.text)` implements `\(name.text)` twice.",
                    name.span,
                    ("It is implemented here first.", first),
                    &findings
                )
            }
            var seen: Set<String> = []
            for node in type.interfaces where seen.insert(node.name.text).inserted {
                check(type, node, names, subject.schema, &findings)
            }
        }
    }

    private static func check(
        _ type: TypeParts,
        _ node: NamedType,
        _ names: Set<String>,
        _ schema: Schema,
        _ findings: inout TypeSystemFindings
    ) {
        let typeName = type.name.text
        guard let found = schema.type(named: node.name.text) else { return }
        guard case .interface(let interface) = found else {
            add(
                "Type `\(typeName)` cannot implement the \(found.kindName) `\(found.name)`, only "
                    + "interfaces.",
                node.span,
                nil,
                &findings
            )
            return
        }
        guard interface.name != typeName else {
            add("Interface `\(typeName)` cannot implement itself.", node.span, nil, &findings)
            return
        }
        for ancestor in interface.interfaces where !names.contains(ancestor) {
            let message =
                ancestor == typeName
                ? "`\(typeName)` and `\(interface.name)` cannot implement each other."
                : "Type `\(typeName)` must implement `\(ancestor)` too, because `\(interface.name)` "
                    + "does."
            add(message, node.span, nil, &findings)
        }
        guard let fields = schema.type(named: typeName)?.fields else { return }
        for expected in interface.fields {
            guard let field = fields[expected.name] else {
                add(
                    "Type `\(typeName)` lacks the field `\(expected.name): \(expected.type)` of "
                        + "interface `\(interface.name)`.",
                    // If an extension in another file declares the interface, the error is reported
                    // there.
                    node.span.source === type.name.span.source ? type.name.span : node.span,
                    ("The field is defined here.", expected.span),
                    &findings
                )
                continue
            }
            check(field, of: typeName, expected, of: interface.name, schema, &findings)
        }
    }

    private static func check(
        _ field: OutputField,
        of type: String,
        _ expected: OutputField,
        of interface: String,
        _ schema: Schema,
        _ findings: inout TypeSystemFindings
    ) {
        let place = (message: "The interface defines it here.", span: expected.span)
        if !schema.isSubtype(field.type, of: expected.type) {
            add(
                "Field `\(type).\(field.name)` must be `\(expected.type)` or narrower, as in "
                    + "interface `\(interface)`; it is `\(field.type)`.",
                field.span,
                place,
                &findings
            )
        }
        checkArguments(field, of: type, expected, of: interface, &findings)
        if field.deprecationReason != nil, expected.deprecationReason == nil {
            // Only a warning, because the rule is new in the September 2025 edition and large
            // published schemas violate it.
            findings.add(
                "InterfaceImplementationsRule",
                "Field `\(type).\(field.name)` should not be deprecated as long as "
                    + "`\(interface).\(field.name)` is not.",
                at: field.span,
                related: place,
                isAdvice: true
            )
        }
    }

    private static func checkArguments(
        _ field: OutputField,
        of type: String,
        _ expected: OutputField,
        of interface: String,
        _ findings: inout TypeSystemFindings
    ) {
        let place = (message: "The interface defines it here.", span: expected.span)
        for argument in expected.arguments {
            guard let own = field.arguments[argument.name] else {
                add(
                    "Field `\(type).\(field.name)` lacks the argument `\(argument.name): "
                        + "\(argument.type)` of interface `\(interface)`.",
                    field.span,
                    place,
                    &findings
                )
                continue
            }
            if own.type != argument.type {
                add(
                    "Argument `\(type).\(field.name)(\(argument.name):)` must be of type "
                        + "`\(argument.type)`, as in interface `\(interface)`; it is "
                        + "`\(own.type)`.",
                    own.span,
                    place,
                    &findings
                )
            }
        }
        for argument in field.arguments
        where argument.isRequired && expected.arguments[argument.name] == nil {
            add(
                "Argument `\(type).\(field.name)(\(argument.name):)` must not be required, "
                    + "because interface `\(interface)` does not have it.",
                argument.span,
                place,
                &findings
            )
        }
    }

    private static func add(
        _ message: String,
        _ span: SourceSpan,
        _ related: (message: String, span: SourceSpan)?,
        _ findings: inout TypeSystemFindings
    ) {
        findings.add("InterfaceImplementationsRule", message, at: span, related: related)
    }
}
