import GraphQLSchema

/// Adds the field by which an object is refetched to refetchable fragments.
///
/// `fragment Row on User @refetchable(…) { name }` → `… { name id }`
struct GenerateRefetchIdentifiers {
    let schema: Schema

    /// Returns the program with identifiers.
    func transform(_ program: Program) -> Program {
        var program = program
        for index in program.fragments.indices {
            guard let field = program.fragments[index].marks.refetch?.identifier?.field else {
                continue
            }
            program.fragments[index].selections += selections(
                for: field,
                on: program.fragments[index].type
            )
        }
        return program
    }

    private func selections(for field: String, on type: SchemaType) -> [Selection] {
        if let definition = type.fields?[field] {
            return [.scalarField(ScalarField(field: FieldReference(definition: definition)))]
        }
        guard let definition = schema.type(named: "Node")?.fields?[field] else { return [] }
        let selection = Selection.scalarField(
            ScalarField(field: FieldReference(definition: definition))
        )
        return [
            .inlineFragment(InlineFragment(typeCondition: "Node", selections: [selection]))
        ]
    }
}
