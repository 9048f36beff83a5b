import GraphQLLanguage

/// Types must have members: fields for object types, interfaces and input object types, distinct
/// object types for unions, and values for enums.
enum MembersRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for type in subject.types {
            let name = type.name.text
            switch type.kind {
            case .object, .interface:
                require(!type.fields.isEmpty, "Type `\(name)` has no fields.", type, &findings)
            case .inputObject:
                require(
                    !type.inputFields.isEmpty,
                    "Input object type `\(name)` has no fields.",
                    type,
                    &findings
                )
            case .enum:
                require(!type.values.isEmpty, "Enum `\(name)` has no values.", type, &findings)
            case .union:
                require(
                    !type.memberTypes.isEmpty,
                    "Union `\(name)` has no member types.",
                    type,
                    &findings
                )
                checkMembers(of: type, subject.schema, &findings)
            case .scalar: break
            }
        }
    }

    private static func require(
        _ condition: Bool,
        _ message: String,
        _ type: TypeParts,
        _ findings: inout TypeSystemFindings
    ) {
        guard !condition else { return }
        findings.add("TypeMembersRule", message + " Define at least one.", at: type.name.span)
    }

    private static func checkMembers(
        of union: TypeParts,
        _ schema: Schema,
        _ findings: inout TypeSystemFindings
    ) {
        for (name, first) in Duplicates.find(in: union.memberTypes.map(\.name)) {
            findings.add(
                "UnionMembersRule",
                "Union `\(union.name.text)` contains `\(name.text)` twice.",
                at: name.span,
                related: ("It is a member here first.", first)
            )
        }
        for member in union.memberTypes {
            guard let type = schema.type(named: member.name.text) else { continue }
            if case .object = type { continue }
            findings.add(
                "UnionMembersRule",
                "Union `\(union.name.text)` cannot contain the \(type.kindName) `\(type.name)`, "
                    + "only object types.",
                at: member.span
            )
        }
    }
}
