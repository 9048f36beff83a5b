import GraphQLLanguage

/// Finds the variables that are needed to write a response into the store.
///
/// The server does not receive `$connections` in `@appendEdge(connections: $connections)`, nor the
/// arguments of client fields.
enum StoreVariables {
    /// Returns the names of the variables.
    static func used(in selections: [Selection]) -> Set<String> {
        var names: Set<String> = []
        collect(selections, into: &names)
        return names
    }

    private static func collect(_ selections: [Selection], into names: inout Set<String>) {
        for selection in selections {
            names.formUnion(selection.condition.variables)
            switch selection {
            case .scalarField(let scalar): collect(scalar.field, into: &names)
            case .linkedField(let linked):
                collect(linked.field, into: &names)
                collect(linked.selections, into: &names)
            case .inlineFragment(let fragment): collect(fragment.selections, into: &names)
            case .fragmentSpread: break
            }
        }
    }

    private static func collect(_ field: FieldReference, into names: inout Set<String>) {
        let arguments = field.arguments + field.marks.storeArguments
        for argument in arguments {
            names.formUnion(argument.value.variables.map(\.name.text))
        }
    }
}
