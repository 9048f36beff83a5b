import GraphQLSchema

/// Properties whose values are in one `InputFieldValues`: those of input objects, and of operations
/// with very many variables.
extension VariableCodegen {
    /// Returns the storage, the initializers and an accessor for each property.
    ///
    /// - Parameters:
    ///   - properties: The properties, in the order of the initializers' parameters.
    ///   - order: The properties in the order in which they are stored, if it is another.
    /// - Returns: The members.
    func fieldMembers(
        _ properties: [VariableProperty],
        storedAs order: [VariableProperty]? = nil
    ) -> [SwiftDeclaration] {
        let order = order ?? properties
        var members: [SwiftDeclaration] = [
            .stored(
                SwiftStoredProperty(
                    access: access,
                    isMutable: true,
                    name: "__fields",
                    type: .runtime("InputFieldValues")
                )
            )
        ]
        let storing = storing(order)
        for usesInput in properties.contains(where: \.isInput) ? [false, true] : [false] {
            var function = initializer(properties, usesInput: usesInput)
            function.isEmittedOnUse = true
            function.body = storing
            members.append(.function(function))
        }
        return members + order.enumerated().map { .computed(accessor($1, at: $0)) }
    }

    private func storing(_ properties: [VariableProperty]) -> [SwiftStatement] {
        let storage = SwiftExpression.selfMember("__fields")
        let count = SwiftArgument(.integer(String(properties.count)), label: "count")
        let start = SwiftStatement.assign(storage, .runtime("InputFieldValues", [count]))
        return [start]
            + properties.map { property in
                .expression(
                    .call(
                        .member(storage, property.storing),
                        [SwiftArgument(.name(property.property))]
                    )
                )
            }
    }

    /// Returns the method of `InputFieldValues` for values of a type.
    func storing(_ type: TypeReference) -> String {
        let isObject =
            if case .inputObject? = mapper.schema.type(named: type.name) { true } else { false }
        switch type.nullable {
        case .named(let name):
            let functions = [
                "String": "string", "ID": "id", "Int": "int", "Float": "double", "Boolean": "bool",
            ]
            return functions[name] ?? (isObject ? "object" : "value")
        case .list(.nonNull(.named)) where isObject:
            return "objects"
        default:
            return "value"
        }
    }

    private func accessor(
        _ property: VariableProperty,
        at index: Int
    ) -> SwiftComputedProperty {
        let position = SwiftArgument(
            .integer(String(index)),
            label: property.isInput ? nil : "required"
        )
        let field = SwiftExpression.element(.selfMember("__fields"), position)
        return SwiftComputedProperty(
            documentation: property.documentation,
            access: access,
            isEmittedOnUse: true,
            name: property.property,
            type: property.type,
            body: [.return(field)],
            setter: [.assign(field, .name("newValue"))],
            isSetterNonmutating: false
        )
    }
}
