import GraphQLSchema

/// Makes the Swift type for an input object type: a struct that tells unset from null, or an enum
/// where exactly one field is given.
///
/// ```swift
/// public nonisolated struct Filter: Relay.GraphQLInputStruct {
///     public static var fieldNames: Swift.StaticString { "text limit" }
///     public var __fields: Relay.InputFieldValues
///     public init(text: Swift.String, limit: Swift.Int? = nil) {
///         self.__fields = Relay.InputFieldValues(count: 2)
///         self.__fields.string(text)
///         self.__fields.int(limit)
///     }
///     public var text: Swift.String {
///         get { self.__fields[required: 0] }
///         set { self.__fields[required: 0] = newValue }
///     }
///     …
/// ```
/// A struct has one stored property for all fields, and what takes one by one is compiled into the
/// code that uses it. Schemas have input types with dozens of fields, but apps use few of
/// them.
struct InputObjectCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper

    /// Returns the declaration for an input object type.
    func declaration(_ type: InputObjectType) -> SwiftTypeDeclaration {
        let codegen = VariableCodegen(access: access, mapper: mapper)
        let properties = codegen.properties(type)
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(type.description),
            access: access,
            kind: type.isOneOf ? .indirectEnum : .struct,
            name: mapper.schemaName(type.name),
            conformances: [.runtime(type.isOneOf ? "GraphQLInputObject" : "GraphQLInputStruct")],
            members: type.isOneOf
                ? choice(properties)
                : structure(Array(zip(properties, type.fields)), codegen)
        )
    }

    // MARK: - Structs

    private func structure(
        _ fields: [(property: VariableProperty, field: InputValue)],
        _ codegen: VariableCodegen
    ) -> [SwiftDeclaration] {
        let properties = fields.map(\.property)
        var members: [SwiftDeclaration] = [
            .computed(
                SwiftComputedProperty(
                    access: access,
                    isStatic: true,
                    name: "fieldNames",
                    type: .standard("StaticString"),
                    body: [
                        .return(.string(properties.map(\.name).joined(separator: " ")))
                    ]
                )
            ),
            .stored(
                SwiftStoredProperty(
                    access: access,
                    isMutable: true,
                    name: "__fields",
                    type: .runtime("InputFieldValues")
                )
            ),
        ]
        let storing = body(fields)
        members.append(.function(initializer(properties, codegen, storing, usesInput: false)))
        if properties.contains(where: \.isInput) {
            members.append(.function(initializer(properties, codegen, storing, usesInput: true)))
        }
        members += properties.enumerated().map { .computed(accessor($1, at: $0)) }
        return members
    }

    private func initializer(
        _ properties: [VariableProperty],
        _ codegen: VariableCodegen,
        _ body: [SwiftStatement],
        usesInput: Bool
    ) -> SwiftFunction {
        var function = codegen.initializer(properties, usesInput: usesInput)
        function.isEmittedOnUse = true
        function.body = body
        return function
    }

    private func body(
        _ fields: [(property: VariableProperty, field: InputValue)]
    ) -> [SwiftStatement] {
        let storage = SwiftExpression.selfMember("__fields")
        let count = SwiftArgument(.integer(String(fields.count)), label: "count")
        let start = SwiftStatement.assign(storage, .runtime("InputFieldValues", [count]))
        return [start]
            + fields.map { property, field in
                .expression(
                    .call(
                        .member(storage, function(field.type)),
                        [SwiftArgument(.name(property.property))]
                    )
                )
            }
    }

    /// Returns the method of `InputFieldValues` for values of a type.
    private func function(_ type: TypeReference) -> String {
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

    // MARK: - Enums

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
