import GraphQLSchema

/// Makes the Swift type for an input object type: a struct that tells unset from null, or an enum
/// where exactly one field is given.
///
/// A type may hold itself: `Input` keeps its values elsewhere.
struct InputObjectCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper

    /// The declaration for an input object type.
    func declaration(_ type: InputObjectType) -> SwiftTypeDeclaration {
        let codegen = VariableCodegen(access: access, mapper: mapper)
        let properties = codegen.properties(type)
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(type.description),
            access: access,
            kind: type.isOneOf ? .indirectEnum : .struct,
            name: mapper.schemaName(type.name),
            conformances: ["GraphQLInputObject"],
            members: type.isOneOf ? choice(properties) : codegen.members(properties)
        )
    }

    private func choice(_ properties: [VariableProperty]) -> [SwiftDeclaration] {
        var allocator = NameAllocator(reserving: ["hash", "hashValue"])
        let names = properties.map { allocator.allocate($0.property) }
        let cases = zip(names, properties).map { name, property in
            SwiftEnumCase(
                documentation: property.documentation,
                name: name,
                payload: property.value
            )
        }
        let branches = zip(names, properties).map { name, property in
            SwiftCase(
                pattern: .enumCase(name, binding: "value"),
                body: [VariableCodegen.write(property, .name("value"), function: "write")]
            )
        }
        let writing = VariableCodegen.writing(
            access: access,
            body: [.switch(.name("self"), branches)]
        )
        return [.cases(cases), .function(writing)]
    }
}
