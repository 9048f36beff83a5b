import GraphQLLanguage
import GraphQLSchema

/// Reports lists of objects without identity, as warnings in `relay-generator check`.
///
/// `type Tag { text: String! }`, `story { tags { text } }`:
/// "Objects of type `Tag` have no identity, so the same one in two lists is stored twice, and changes
/// of one are not seen in the other."
///
/// Objects that belong to their place say so: `extend type Tag @typePolicy(keyFields: "")`. The
/// edges of connections are not reported, because the store identifies them by their nodes.
struct NoUnidentifiedLists: ValidationRule {
    private var policies: KeyPolicies?
    private var reported: Set<String> = []

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard field.selectionSet != nil, let definition = context.fieldDefinition,
            definition.type.isList, definition.origin == .server,
            let type = context.schema.namedType(of: definition.type)
        else { return }
        let policies = policies ?? .of(context.schema)
        self.policies = policies
        for member in context.schema.possibleTypes(of: type) {
            let member = SchemaType.object(member)
            let isEdge = member.fields?["node"] != nil && member.fields?["cursor"] != nil
            guard policies.policy(of: member) == .place, !isEdge,
                policies.declarations(for: member).isEmpty, reported.insert(member.name).inserted
            else { continue }
            report(
                "Objects of type `\(member.name)` have no identity, so the same one in two lists is "
                    + "stored twice, and changes of one are not seen in the other. Declare its key "
                    + "fields, `extend type \(member.name) @typePolicy(keyFields: \"…\")`, or "
                    + "`keyFields: \"\"` if it belongs to its place.",
                severity: .warning,
                at: field.name.span,
                &context
            )
        }
    }
}
