import GraphQLLanguage

/// Referenced types must exist.
///
/// Those of fields must be output types, and those of arguments and input fields must be input
/// types. A schema without its query type is unusable.
enum ReferencedTypesRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        let schema = subject.schema
        for root in subject.rootTypes {
            let isFatal = root.operation == .query
            checkExists(root.type.name, nil, schema, isFatal: isFatal, &findings)
        }
        for type in subject.types {
            for interface in type.interfaces {
                checkExists(interface.name, nil, schema, &findings)
            }
            for member in type.memberTypes {
                checkExists(member.name, nil, schema, &findings)
            }
            for (field, _) in type.fields {
                let coordinate = "\(type.name.text).\(field.name.text)"
                let name = field.type.namedType.name
                guard let found = checkExists(name, coordinate, schema, &findings) else {
                    continue
                }
                if !found.isOutput {
                    findings.add(
                        "OutputTypesRule",
                        "Field `\(coordinate)` cannot have the type `\(field.type)`: "
                            + "`\(found.name)` is \(found.kindWithArticle), which is for input only.",
                        at: field.type.span,
                        coordinate: coordinate
                    )
                }
            }
        }
        for place in subject.inputPlaces {
            let name = place.node.type.namedType.name
            guard let found = checkExists(name, place.coordinate, schema, &findings),
                !found.isInput
            else { continue }
            findings.add(
                "InputTypesRule",
                "`\(place.coordinate)` cannot have the type `\(place.node.type)`: "
                    + "`\(found.name)` is \(found.kindWithArticle), which is for output only.",
                at: place.node.type.span,
                coordinate: place.coordinate
            )
        }
    }

    @discardableResult
    private static func checkExists(
        _ name: Name,
        _ coordinate: String?,
        _ schema: Schema,
        isFatal: Bool = false,
        _ findings: inout TypeSystemFindings
    ) -> SchemaType? {
        if let type = schema.type(named: name.text) { return type }
        let advice = findings.suggestions.didYouMean(
            name.text,
            among: schema.types.lazy.map(\.name)
        )
        findings.add(
            "KnownTypeNamesRule",
            "Type `\(name.text)` does not exist.\(advice)",
            at: name.span,
            coordinate: coordinate,
            isFatal: isFatal
        )
        return nil
    }
}
