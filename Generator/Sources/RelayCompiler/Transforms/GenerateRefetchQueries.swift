import GraphQLLanguage
import GraphQLSchema

/// Creates the refetch queries of `@refetchable` fragments.
///
/// ```graphql
/// fragment Row($size: Int = 64) on User @refetchable(queryName: "RowRefetchQuery") { … }
/// ```
/// gets
/// ```graphql
/// query RowRefetchQuery($size: Int = 64, $id: ID!) { node(id: $id) { ...Row(size: $size) } }
/// ```
///
/// Their variables are those of the fragment and the operation variables that it uses, each with
/// the least strict valid type: `$size` in `picture(size: $size)` is as nullable as the argument,
/// or as its default value allows. Follows Relay's `refetchable_fragment`.
struct GenerateRefetchQueries {
    private let program: Program
    private let identity: Identity

    /// Returns the program with the queries.
    static func transform(_ program: Program) -> Program {
        guard program.fragments.contains(where: { $0.marks.refetchable != nil }) else {
            return program
        }
        let pass = GenerateRefetchQueries(
            program: program,
            identity: Identity(program.schema)
        )
        var operations = program.operations
        let fragments = program.fragments.map { fragment in
            guard let directive = fragment.marks.refetchable,
                let query = pass.query(for: fragment, directive)
            else { return fragment }
            operations.append(query.operation)
            var fragment = fragment
            fragment.marks.refetch = query.refetch
            return fragment
        }
        return Program(schema: program.schema, operations: operations, fragments: fragments)
    }

    private func query(
        for fragment: Fragment,
        _ directive: Directive
    ) -> (operation: Operation, refetch: Refetch)? {
        guard let name = directive.string("queryName"),
            let root = program.schema.queryType,
            let entry = RefetchEntry.find(
                for: fragment.type,
                prefersFetchable: RefetchEntry.prefersFetchable(directive),
                schema: program.schema
            )
        else { return nil }
        var variables = fragment.variables
        for (name, type) in VariableUses.types(in: fragment, of: program) {
            variables.append(
                VariableDefinition(variable: Variable(name: Name(name)), type: TypeNode(type))
            )
        }
        variables.sort { $0.variable.name.text < $1.variable.name.text }
        let spread = Selection.fragmentSpread(
            FragmentSpread(
                fragment: fragment.name,
                typeCondition: fragment.type.name,
                arguments: fragment.variables.map { variable in
                    Argument(name: variable.variable.name, value: .variable(variable.variable))
                }.sorted { $0.name.text < $1.name.text }
            )
        )
        var selections = [spread]
        var refetch = Refetch(query: name, path: [], variables: variables)
        if let field = entry.field {
            var arguments: [Argument] = []
            if let argument = entry.argument {
                let variable = Variable(name: Name(identity.field))
                arguments = [Argument(name: Name(argument), value: .variable(variable))]
                refetch.identifier = (entry.identifier, identity.field)
                variables.append(
                    VariableDefinition(variable: variable, type: TypeNode(entry.argumentType))
                )
            }
            let reference = FieldReference(definition: field, arguments: arguments)
            selections = [.linkedField(LinkedField(field: reference, selections: selections))]
            refetch.path = [field.name]
        }
        let directives = EmbeddedDirectives.all(
            in: directive.argument(named: "directives")?.value
        )
        var marks = DefinitionMarks()
        marks.metadata = DefinitionMarks(directives, schema: program.schema).metadata
        let operation = Operation(
            kind: .query,
            name: name,
            type: .object(root),
            variables: variables,
            directives: program.schema.sent(directives),
            selections: selections,
            marks: marks,
            source: DefinitionSource(
                description: "Fetches `\(fragment.name)` again.",
                span: fragment.source.span
            )
        )
        return (operation, refetch)
    }
}
