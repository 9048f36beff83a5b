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
///
/// Where the objects are the app's own, the query selects fields of an object itself, and the server gets nothing
/// of it.
struct GenerateEdgeQueries {
    private let program: Program
    private let derivations: Derivations
    private let root: ObjectType
    /// The definition whose fields are looked at.
    private let definition: (name: String, source: DefinitionSource)
    /// The fields so far, in their order.
    private var found: [Found] = []
    /// The positions in `found`.
    private var positions: [Place: Int] = [:]

    /// A derived field at a place of a definition.
    ///
    /// A definition may select it there several times.
    private struct Found {
        let query: String
        let path: String
        let edge: DerivedEdge
        let type: SchemaType
        var selections: [Selection]
    }

    /// Identifies a field: by the response keys that lead to it, and its name with its type's.
    private struct Place: Hashable {
        let path: [String]
        let derived: String
    }

    /// Returns the program with the queries.
    static func transform(_ program: Program) -> Program {
        let derivations = Derivations.of(program.schema)
        guard derivations.fields.contains(where: { $0.edge != nil }),
            let root = program.schema.queryType
        else { return program }
        var queries: [Operation] = []
        func transform(
            _ selections: [Selection],
            of name: String,
            _ source: DefinitionSource
        ) -> [Selection] {
            var pass = GenerateEdgeQueries(
                program: program,
                derivations: derivations,
                root: root,
                definition: (name, source)
            )
            pass.collect(selections, [])
            guard !pass.found.isEmpty else { return selections }
            let made = pass.found.map { pass.query(for: $0) }
            queries += made.map(\.operation)
            return pass.mark(selections, [], made.map(\.mark))
        }
        let operations = program.operations.map { operation in
            var operation = operation
            operation.selections = transform(
                operation.selections,
                of: operation.name,
                operation.source
            )
            return operation
        }
        let fragments = program.fragments.map { fragment in
            var fragment = fragment
            fragment.selections = transform(fragment.selections, of: fragment.name, fragment.source)
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
            let operation = program.operations[index]
            if operation.marks.isNeverSent {
                program.operations[index].selections = typename(of: operation.type, program.schema)
                continue
            }
            guard case .linkedField(var linked)? = operation.selections.first,
                let type = program.schema.namedType(of: linked.field.definition.type)
            else { continue }
            linked.selections = typename(of: type, program.schema)
            program.operations[index].selections = [.linkedField(linked)]
        }
        return program
    }

    private static func typename(of type: SchemaType, _ schema: Schema) -> [Selection] {
        schema.field(named: "__typename", on: type).map {
            [.scalarField(ScalarField(field: FieldReference(definition: $0)))]
        } ?? []
    }

    /// Collects the derived fields with objects, the outer ones first.
    private mutating func collect(_ selections: [Selection], _ path: [String]) {
        for selection in selections {
            switch selection {
            case .scalarField, .fragmentSpread: break
            case .inlineFragment(let fragment): collect(fragment.selections, path)
            case .linkedField(let linked):
                let path = path + [linked.field.responseKey]
                if let name = linked.field.marks.derived { collect(linked, named: name, path) }
                collect(linked.selections, path)
            }
        }
    }

    private mutating func collect(_ linked: LinkedField, named name: String, _ path: [String]) {
        guard let field = derivations[named: name], let edge = field.edge,
            let type = program.schema.namedType(of: linked.field.definition.type)
        else { return }
        let place = Place(path: path, derived: name)
        if let known = positions[place] {
            found[known].selections += linked.selections
            return
        }
        // Objects of other types may have another field of this name.
        let isShared = positions.keys.contains { $0.path == path }
        let names = [definition.name] + path + (isShared ? [field.type] : [])
        positions[place] = found.count
        found.append(
            Found(
                query: names.joined(separator: "_"),
                path: path.joined(separator: "."),
                edge: edge,
                type: type,
                selections: linked.selections
            )
        )
    }

    /// Returns the selections with the marks of the fields.
    private func mark(
        _ selections: [Selection],
        _ path: [String],
        _ marks: [DerivedEdgeMark]
    ) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread: return selection
            case .inlineFragment(var fragment):
                fragment.selections = mark(fragment.selections, path, marks)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                let path = path + [linked.field.responseKey]
                linked.selections = mark(linked.selections, path, marks)
                if let name = linked.field.marks.derived {
                    let position = positions[Place(path: path, derived: name)]
                    linked.field.marks.edge = position.map { marks[$0] }
                }
                return .linkedField(linked)
            }
        }
    }

    private func query(
        for found: Found
    ) -> (operation: Operation, mark: DerivedEdgeMark) {
        let selected = Fragment(
            name: found.query,
            type: found.type,
            variables: [],
            directives: [],
            selections: found.selections,
            source: definition.source
        )
        let types = VariableUses.types(in: selected, of: program)
        let variables = types.map { name, type in
            VariableDefinition(variable: Variable(name: Name(name)), type: TypeNode(type))
        }.sorted { $0.variable.name.text < $1.variable.name.text }
        var marks = DefinitionMarks()
        marks.isOfEdge = true
        var operation = Operation(
            kind: .query,
            name: found.query,
            type: found.type,
            variables: variables,
            directives: [],
            selections: found.selections,
            marks: marks,
            source: DefinitionSource(
                description: "Fetches the objects of `\(found.path)` in `\(definition.name)`.",
                span: definition.source.span
            )
        )
        switch found.edge {
        case .fetched(let field, let argument):
            var variable = argument.name
            while types[variable] != nil { variable += "_" }
            select(found, field, argument, Variable(name: Name(variable)), in: &operation)
            let keys = DerivedEdgeMark.Keys.variable(variable, isList: field.type.isList)
            var mark = DerivedEdgeMark(query: found.query, keys: keys)
            if found.type.name != field.type.name || !found.type.isAbstract {
                (mark.type, mark.isAbstract) = (found.type.name, found.type.isAbstract)
            }
            return (operation, mark)
        case .ofApp(let key):
            operation.marks.isNeverSent = true
            operation.source.description =
                "Reads the objects of `\(found.path)` in `\(definition.name)`."
            let keys = DerivedEdgeMark.Keys.scope(key.scope, types: key.members)
            return (operation, DerivedEdgeMark(query: found.query, keys: keys))
        }
    }

    /// Has an operation select objects from a field of the query type.
    private func select(
        _ found: Found,
        _ field: OutputField,
        _ argument: InputValue,
        _ keys: Variable,
        in operation: inout Operation
    ) {
        operation.type = .object(root)
        operation.variables.append(
            VariableDefinition(variable: keys, type: TypeNode(argument.type.requiringElements))
        )
        operation.variables.sort { $0.variable.name.text < $1.variable.name.text }
        var selections = found.selections
        if found.type.name != field.type.name {
            selections = [
                .inlineFragment(
                    InlineFragment(typeCondition: found.type.name, selections: selections)
                )
            ]
        }
        let reference = FieldReference(
            definition: field,
            arguments: [Argument(name: Name(argument.name), value: .variable(keys))]
        )
        operation.selections = [
            .linkedField(LinkedField(field: reference, selections: selections))
        ]
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
