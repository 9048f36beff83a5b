import GraphQLLanguage
import GraphQLSchema

/// Creates the Swift type for an operation or a fragment.
struct DefinitionCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper
    /// Whether its data is `Hashable`.
    var isHashable = false
    /// Whether stored properties are visible in other files.
    var sharesStorage = false

    /// Returns the declaration for a definition.
    func declaration(_ definition: CompiledDefinition) -> SwiftTypeDeclaration {
        var members = artifact(definition) + aliases(definition)
        if case .operation(let operation) = definition.kind {
            let variables = VariableCodegen(access: access, mapper: mapper)
            let isUpdatable = definition.marks.isUpdatable
            let written = isUpdatable ? operation.variables : operation.sentVariables
            let names = written.map(\.variable.name.text)
            members += variables.variableMembers(
                variables.properties(operation.variables, sent: Set(names)),
                provided: names.filter { ProvidedVariables.provider(of: $0) != nil }
            )
        }
        if !definition.marks.hasJSONResponse { members += dataMembers(definition) }
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(definition.source.description),
            access: access,
            kind: definition.isOperation ? .struct : .enum,
            name: definition.swiftName,
            conformances: conformances(definition).map { .runtime($0) },
            members: members
        )
    }

    /// Returns the types of a definition's data, and what belongs to them.
    private func dataMembers(_ definition: CompiledDefinition) -> [SwiftDeclaration] {
        let types = TypeCodegen(
            mapper: mapper,
            access: access,
            usedNames: usedNames(definition),
            definitionName: definition.swiftName,
            isHashable: isHashable,
            sharesStorage: sharesStorage
        )
        var data =
            definition.marks.isUpdatable
            ? types.updatable(named: "Data", definition.reader)
            : types.type(named: "Data", definition.reader, isAnyValue: true)
        data.schemaType = definition.type.name
        var members = ConnectionCodegen(access: access, mapper: mapper)
            .functions(definition.marks.connections)
        if let variables = refetchVariables(definition) { members.append(.type(variables)) }
        members.append(.type(data))
        if case .operation(let operation) = definition.kind, definition.hasRawResponse {
            let codegen = RawResponseCodegen(
                access: access,
                mapper: mapper,
                usedNames: usedNames(definition)
            )
            let response = codegen.declaration(
                named: "RawResponse",
                operation.normalization,
                on: definition.type
            )
            members.append(.type(response))
        }
        return members
    }

    /// Returns the property with the artifact, and the function that makes it.
    ///
    /// The compiler counts a property's initial value as part of the interface of its type, even if
    /// it is a text, but not the body of a function. So a change of the text recompiles the definition
    /// and not what uses it.
    private func artifact(_ definition: CompiledDefinition) -> [SwiftDeclaration] {
        let text = SwiftExpression.multilineString(
            ArtifactText.lines(of: definition, schema: mapper.schema)
        )
        var arguments = [SwiftArgument(text, label: "v1")]
        let keyTypes = definition.keyTypes.map { ($0, $0) }
        if !keyTypes.isEmpty { arguments.append(Self.types(keyTypes, label: "keys")) }
        let provided = definition.provided.compactMap { variable in
            ProvidedVariables.provider(of: variable).map { (variable, $0) }
        }
        if !provided.isEmpty { arguments.append(Self.types(provided, label: "providers")) }
        let fragments = (definition.linked?.fragments ?? []).map { name in
            SwiftExpression.member(.type(.named(mapper.names.fragment(name))), "artifact")
        }
        if !fragments.isEmpty {
            arguments.append(SwiftArgument(.array(fragments), label: "fragments"))
        }
        let queries = definition.edgeQueries.map { name in
            SwiftExpression.member(.type(.named(mapper.names.operation(name))), "artifact")
        }
        if !queries.isEmpty { arguments.append(SwiftArgument(.array(queries), label: "queries")) }
        let type = SwiftType.runtime("Artifact")
        let property = SwiftStoredProperty(
            access: access,
            isStatic: true,
            name: "artifact",
            type: type,
            value: .call(.name("makeArtifact"), [])
        )
        let function = SwiftFunction(
            isStatic: true,
            name: "makeArtifact",
            parameters: [],
            result: type,
            body: [.return(.runtime("Artifact", arguments))]
        )
        return [.stored(property), .function(function)]
    }

    /// Returns an argument with types of the app, by the names that the text gives them.
    private static func types(
        _ types: [(name: String, type: String)],
        label: String
    ) -> SwiftArgument {
        let elements = types.map { name, type in
            SwiftExpression.tuple([.string(name), .metatype(SwiftType(spelled: type))])
        }
        return SwiftArgument(.array(elements), label: label)
    }

    /// Returns the protocols to which a definition conforms.
    private func conformances(_ definition: CompiledDefinition) -> [String] {
        let marks = definition.marks
        switch definition.kind {
        case .fragment:
            if marks.isUpdatable { return ["UpdatableFragment"] }
            if marks.isAssignable { return ["AssignableFragment"] }
            guard marks.refetch != nil else { return ["GraphQLFragment"] }
            guard let connection = marks.connections.first(where: { $0.path != nil }) else {
                return ["RefetchableFragment"]
            }
            return (connection.forward == nil ? [] : ["ForwardPaginationFragment"])
                + (connection.backward == nil ? [] : ["BackwardPaginationFragment"])
        case .operation(let operation):
            if marks.isUpdatable { return ["UpdatableQuery"] }
            if marks.hasJSONResponse { return ["GraphQLJSONOperation"] }
            let prefix = definition.hasRawResponse ? "RawResponse" : "GraphQL"
            return [prefix + SwiftNames.capitalized(operation.kind.rawValue)]
        }
    }

    /// The aliases for data without a type, for a result other than the data, and for the refetch
    /// query.
    private func aliases(_ definition: CompiledDefinition) -> [SwiftDeclaration] {
        var aliases: [SwiftDeclaration] = []
        let data = SwiftType.named("Data")
        guard !definition.marks.hasJSONResponse else {
            let alias = SwiftTypeAlias(access: access, name: "Data", type: .runtime("JSONValue"))
            return [.alias(alias)]
        }
        var output = definition.reader.canVanish ? SwiftType.optional(data) : data
        switch definition.marks.catchTarget {
        case .result: output = .result(output)
        case .null: output = output.orNil
        case nil: break
        }
        if output != data {
            aliases.append(.alias(SwiftTypeAlias(access: access, name: "Output", type: output)))
        }
        if let refetch = definition.marks.refetch {
            let query = SwiftType.named(mapper.names.operation(refetch.query))
            aliases.append(
                .alias(SwiftTypeAlias(access: access, name: "RefetchQuery", type: query))
            )
        }
        return aliases
    }

    /// Returns the struct for changed variables of a refetch.
    private func refetchVariables(_ definition: CompiledDefinition) -> SwiftTypeDeclaration? {
        let codegen = VariableCodegen(access: access, mapper: mapper)
        let variables = definition.refetchVariables
        var properties = codegen.properties(
            variables,
            sent: Set(variables.map(\.variable.name.text))
        )
        guard !properties.isEmpty else { return nil }
        for index in properties.indices {
            properties[index].isInput = true
            properties[index].defaultValue = nil
        }
        return SwiftTypeDeclaration(
            documentation: ["Variables to change in a refetch; those that are unset stay."],
            access: access,
            kind: .struct,
            name: "RefetchVariables",
            conformances: [.runtime("GraphQLVariables")],
            members: codegen.variableMembers(properties)
        )
    }

    /// Returns the Swift types from other files that its types mention.
    private func usedNames(_ definition: CompiledDefinition) -> Set<String> {
        var names: Set<String> = []
        func use(_ leaf: String) {
            if case .named(let name) = mapper.leaf(leaf) {
                names.insert(name.prefix { $0 != "." }.description)
            }
        }
        var leaves: Set<String> = []
        definition.reader.forEachItem { item in
            switch item.kind {
            case .fragment(let spread, _): names.insert(mapper.names.fragment(spread.fragment))
            case .scalar(let field): leaves.insert(field.type.name)
            case .linked, .refinement: break
            }
        }
        leaves.forEach(use)
        if case .operation(let operation) = definition.kind, definition.hasRawResponse {
            for leaf in operation.normalization.leafTypes { use(leaf) }
        }
        return names
    }
}

extension CompiledDefinition {
    /// Whether to generate a type for responses that the app creates itself.
    ///
    /// These are optimistic responses of mutations, and data of queries. Apps don't create events of
    /// subscriptions.
    var hasRawResponse: Bool {
        guard case .operation(let operation) = kind else { return false }
        return marks.hasRawResponse && operation.kind != .subscription && !marks.isUpdatable
            && !marks.hasJSONResponse
    }
}
