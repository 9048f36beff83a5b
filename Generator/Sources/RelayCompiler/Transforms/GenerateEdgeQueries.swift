import GraphQLLanguage
import GraphQLSchema

/// Creates the queries that fetch the objects of derived fields, one for each selection of such a field.
///
/// ```graphql
/// fragment Card_story on Story { related { title ...Row_story } }
/// ```
/// gets
/// ```graphql
/// query Card_story_related($ids: [ID!]!) { nodes(ids: $ids) { ... on Story { title ...Row_story } } }
/// ```
///
/// Their other variables are those that the selection uses, as in `GenerateRefetchQueries`.
struct GenerateEdgeQueries {
    private let program: Program
    private let derivations: Derivations
    private let root: ObjectType

    /// Returns the program with the queries.
    static func transform(_ program: Program) -> Program {
        let derivations = Derivations.of(program.schema)
        guard derivations.fields.contains(where: { $0.edge != nil }),
            let root = program.schema.queryType
        else { return program }
        let pass = GenerateEdgeQueries(program: program, derivations: derivations, root: root)
        var queries: [Operation] = []
        let operations = program.operations.map { operation in
            var operation = operation
            let place = Place(path: [operation.name], source: operation.source)
            operation.selections = pass.transform(operation.selections, at: place, &queries)
            return operation
        }
        let fragments = program.fragments.map { fragment in
            var fragment = fragment
            let place = Place(path: [fragment.name], source: fragment.source)
            fragment.selections = pass.transform(fragment.selections, at: place, &queries)
            return fragment
        }
        return Program(
            schema: program.schema,
            operations: operations + queries,
            fragments: fragments
        )
    }

    /// Returns the program as definitions read it, in which the queries select nothing but the type of each
    /// object: the data of their fields belongs to the definitions that select these.
    static func readers(_ program: Program) -> Program {
        guard program.operations.contains(where: \.marks.isOfEdge) else { return program }
        var program = program
        for index in program.operations.indices where program.operations[index].marks.isOfEdge {
            guard case .linkedField(var linked)? = program.operations[index].selections.first,
                let type = program.schema.namedType(of: linked.field.definition.type),
                let typename = program.schema.field(named: "__typename", on: type)
            else { continue }
            linked.selections = [
                .scalarField(ScalarField(field: FieldReference(definition: typename)))
            ]
            program.operations[index].selections = [.linkedField(linked)]
        }
        return program
    }

    /// Where selections are.
    private struct Place {
        /// The definition, and the response keys from there.
        var path: [String]
        let source: DefinitionSource

        func adding(_ name: String) -> Place { Place(path: path + [name], source: source) }
    }

    private func transform(
        _ selections: [Selection],
        at place: Place,
        _ queries: inout [Operation]
    ) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread: return selection
            case .inlineFragment(var fragment):
                let inner = fragment.typeCondition.map { place.adding($0) } ?? place
                fragment.selections = transform(fragment.selections, at: inner, &queries)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                let inner = place.adding(linked.field.responseKey)
                linked.selections = transform(linked.selections, at: inner, &queries)
                if let name = linked.field.marks.derived, let field = derivations[named: name],
                    let edge = field.edge
                {
                    let (query, mark) = query(for: linked, edge, at: inner)
                    queries.append(query)
                    linked.field.marks.edge = mark
                }
                return .linkedField(linked)
            }
        }
    }

    private func query(
        for linked: LinkedField,
        _ edge: DerivedEdge,
        at place: Place
    ) -> (Operation, DerivedEdgeMark) {
        let type = program.schema.namedType(of: linked.field.definition.type)
        let name = place.path.joined(separator: "_")
        var selected = Fragment(
            name: name,
            type: type ?? .object(root),
            variables: [],
            directives: [],
            selections: linked.selections,
            source: place.source
        )
        let types = VariableUses.types(in: selected, of: program)
        var variable = edge.argument.name
        while types[variable] != nil { variable += "_" }
        var variables = types.map { name, type in
            VariableDefinition(variable: Variable(name: Name(name)), type: TypeNode(type))
        }
        let keys = Variable(name: Name(variable))
        variables.append(
            VariableDefinition(
                variable: keys,
                type: TypeNode(edge.argument.type.requiringElements)
            )
        )
        variables.sort { $0.variable.name.text < $1.variable.name.text }
        if let type, type.name != edge.field.type.name {
            selected.selections = [
                .inlineFragment(
                    InlineFragment(typeCondition: type.name, selections: linked.selections)
                )
            ]
        }
        let field = FieldReference(
            definition: edge.field,
            arguments: [Argument(name: Name(edge.argument.name), value: .variable(keys))]
        )
        var marks = DefinitionMarks()
        marks.isOfEdge = true
        let operation = Operation(
            kind: .query,
            name: name,
            type: .object(root),
            variables: variables,
            directives: [],
            selections: [
                .linkedField(LinkedField(field: field, selections: selected.selections))
            ],
            marks: marks,
            source: DefinitionSource(
                description:
                    "Fetches the objects of `\(place.path.dropFirst().joined(separator: "."))` in "
                    + "`\(place.path[0])`.",
                span: place.source.span
            )
        )
        var mark = DerivedEdgeMark(query: name, variable: variable)
        if case .object(let object)? = type { mark.type = object.name }
        return (operation, mark)
    }
}

extension TypeReference {
    /// The type without null: `[ID]` → `[ID!]!`.
    fileprivate var requiringElements: TypeReference {
        switch nullable {
        case .list(let element): .nonNull(.list(element.requiringElements))
        case let inner: .nonNull(inner)
        }
    }
}
