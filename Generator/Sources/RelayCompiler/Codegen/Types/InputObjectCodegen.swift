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
                : structure(properties, codegen)
        )
    }

    // MARK: - Structs

    private func structure(
        _ properties: [VariableProperty],
        _ codegen: VariableCodegen
    ) -> [SwiftDeclaration] {
        let names = SwiftDeclaration.computed(
            SwiftComputedProperty(
                access: access,
                isStatic: true,
                name: "fieldNames",
                type: .standard("StaticString"),
                body: [
                    .return(.string(properties.map(\.name).joined(separator: " ")))
                ]
            )
        )
        return [names] + codegen.fieldMembers(properties)
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
