import GraphQLLanguage

/// The names of fields, arguments and enum values must be unique within their parent.
///
/// If there are several definitions, the first is used. A field whose definitions differ is
/// unusable.
enum UniqueMembersRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for type in subject.types {
            checkFields(of: type, &findings)
            for (name, first) in Duplicates.find(in: type.inputFields.map(\.node.name)) {
                report("UniqueFieldDefinitionNamesRule", type, name, first, nil, &findings)
            }
            for (name, first) in Duplicates.find(in: type.values.map(\.node.name)) {
                report("UniqueEnumValueNamesRule", type, name, first, nil, &findings)
            }
            for (field, _) in type.fields {
                checkArguments(field.arguments, "\(type.name.text).\(field.name.text)", &findings)
            }
        }
        for directive in subject.directives {
            checkArguments(directive.arguments, "@\(directive.name.text)", &findings)
        }
    }

    private static func checkFields(of type: TypeParts, _ findings: inout TypeSystemFindings) {
        let duplicates = Duplicates.find(in: type.fields.map(\.node.name))
        guard !duplicates.isEmpty else { return }
        let fields = Dictionary(grouping: type.fields.map(\.node), by: \.name.text)
        let harmless = fields.mapValues(areAlike)
        for (name, first) in duplicates {
            let coordinate = "\(type.name.text).\(name.text)"
            report(
                "UniqueFieldDefinitionNamesRule",
                type,
                name,
                first,
                harmless[name.text] == true ? nil : coordinate,
                &findings
            )
        }
    }

    /// Returns whether the definitions of a field are equivalent.
    private static func areAlike(_ fields: [FieldDefinition]) -> Bool {
        fields.dropFirst().allSatisfy {
            $0.type == fields[0].type
                && $0.arguments.map(\.name) == fields[0].arguments.map(\.name)
                && $0.arguments.map(\.type) == fields[0].arguments.map(\.type)
        }
    }

    private static func checkArguments(
        _ arguments: [InputValueDefinition],
        _ owner: String,
        _ findings: inout TypeSystemFindings
    ) {
        for (name, first) in Duplicates.find(in: arguments.map(\.name)) {
            findings.add(
                "UniqueArgumentDefinitionNamesRule",
                "Argument `\(owner)(\(name.text):)` is defined twice.",
                at: name.span,
                related: ("It is defined here first.", first)
            )
        }
    }

    private static func report(
        _ rule: String,
        _ type: TypeParts,
        _ name: Name,
        _ first: SourceSpan,
        _ coordinate: String?,
        _ findings: inout TypeSystemFindings
    ) {
        findings.add(
            rule,
            "`\(type.name.text).\(name.text)` is defined twice.",
            at: name.span,
            related: ("It is defined here first.", first),
            coordinate: coordinate
        )
    }
}
