import GraphQLLanguage
import GraphQLSchema

/// Makes the Swift type for an operation or a fragment.
struct DefinitionCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper

    /// The declaration for a definition.
    func declaration(_ definition: CompiledDefinition) -> SwiftTypeDeclaration {
        let artifact = SwiftStoredProperty(
            access: access,
            isStatic: true,
            name: "artifact",
            value: .call(
                "Artifact",
                [
                    SwiftArgument(
                        .multilineString(ArtifactText.lines(of: definition, schema: mapper.schema)),
                        label: "v1"
                    )
                ]
            )
        )
        let types = TypeCodegen(
            mapper: mapper,
            access: access,
            usedNames: usedNames(definition)
        )
        let data = types.type(named: "Data", definition.reader)
        var members: [SwiftDeclaration] = [.stored(artifact)]
        let conformance: String
        switch definition.kind {
        case .fragment:
            conformance = "GraphQLFragment"
        case .operation(let operation):
            conformance = "GraphQL\(SwiftNames.capitalized(operation.kind.rawValue))"
            let variables = VariableCodegen(access: access, mapper: mapper)
            let sent = Set(operation.sentVariables.map(\.variable.name.text))
            members += variables.members(variables.properties(operation.variables, sent: sent))
        }
        members.append(.type(data))
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(definition.source.description),
            access: access,
            kind: conformance == "GraphQLFragment" ? .enum : .struct,
            name: definition.swiftName,
            conformances: [conformance],
            members: members
        )
    }

    /// The Swift types outside of the file that its types mention.
    private func usedNames(_ definition: CompiledDefinition) -> Set<String> {
        var names: Set<String> = []
        func collect(_ items: [ReaderItem]) {
            for item in items {
                switch item.kind {
                case .scalar(let field):
                    if case .named(let name) = mapper.leaf(field.type.name) {
                        names.insert(name.prefix { $0 != "." }.description)
                    }
                case .linked(_, let selections): collect(selections)
                case .fragment(let spread, _):
                    names.insert(SwiftTypeMapper.definitionName(spread.fragment))
                case .refinement(_, _, let selections): collect(selections)
                }
            }
        }
        func collect(_ selections: ReaderSelections) {
            switch selections {
            case .items(let items): collect(items)
            case .variants(let variants, let others):
                variants.forEach { collect($0.items) }
                collect(others)
            }
        }
        collect(definition.reader)
        return names
    }
}
