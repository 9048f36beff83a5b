import GraphQLSchema

/// Makes the Swift type for an input object type: a struct that tells unset from null, or an enum
/// where exactly one field is given.
struct InputObjectCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper

    /// The declaration for an input object type.
    func declaration(_ type: InputObjectType) -> SwiftTypeDeclaration {
        let codegen = VariableCodegen(access: access, mapper: mapper)
        let properties = codegen.properties(type, boxed: type.isOneOf ? [] : cyclicFields(of: type))
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(type.description),
            access: access,
            kind: type.isOneOf ? .indirectEnum : .struct,
            name: SwiftTypeMapper.moduleName(type.name),
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

    /// The fields through which a value of the type would hold a value of the same type in place.
    private func cyclicFields(of type: InputObjectType) -> Set<String> {
        Set(type.fields.filter { holds(type.name, in: $0.type) }.map(\.name))
    }

    private func holds(_ name: String, in type: TypeReference) -> Bool {
        var visited: Set<String> = []
        var open = heldTypes(type)
        while let next = open.popLast() {
            guard visited.insert(next.name).inserted else { continue }
            if next.name == name {
                return true
            }
            open += next.fields.flatMap { heldTypes($0.type) }
        }
        return false
    }

    /// The struct that a field of a type holds in place; lists and enums hold theirs elsewhere.
    private func heldTypes(_ type: TypeReference) -> [InputObjectType] {
        guard !type.isList, case .inputObject(let held)? = mapper.schema.namedType(of: type),
            !held.isOneOf
        else {
            return []
        }
        return [held]
    }
}
