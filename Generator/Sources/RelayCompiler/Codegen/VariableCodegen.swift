import GraphQLLanguage
import GraphQLSchema

/// A variable of an operation or a field of an input object in Swift.
struct VariableProperty {
    /// The GraphQL name.
    var name: String
    /// The name of the property.
    var property: String
    /// The type of the value, without the `Input` of optional ones.
    var value: SwiftType
    /// Whether it can be unset or null.
    var isInput: Bool
    /// The default value.
    var defaultValue: SwiftExpression?
    var documentation: [String] = []
    /// Whether its value is sent to the server.
    var isSent = true
    /// The method of `InputFieldValues` that stores it.
    var storing = "value"

    /// The type of the property.
    var type: SwiftType { isInput ? .generic(.runtime("Input"), value) : value }
}

/// Creates the properties, initializers and writing of operations with variables and of input
/// objects.
struct VariableCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper

    /// Returns the properties for variables.
    func properties(_ variables: [VariableDefinition], sent: Set<String>) -> [VariableProperty] {
        var allocator = NameAllocator(reserving: ["Data"])
        return variables.compactMap { variable in
            let name = variable.variable.name.text
            guard ProvidedVariables.provider(of: name) == nil else { return nil }
            let type = TypeReference(variable.type)
            let literal = variable.defaultValue.flatMap { plainLiteral($0, type) }
            return VariableProperty(
                name: name,
                property: allocator.allocate(mapper.property(name)),
                value: mapper.type(.nonNull(type.nullable)),
                isInput: literal == nil && (!type.isNonNull || variable.defaultValue != nil),
                defaultValue: literal,
                documentation: Documentation.lines(variable.description?.value),
                isSent: sent.contains(name),
                storing: storing(type)
            )
        }
    }

    /// Returns the properties for the fields of an input object.
    func properties(_ type: InputObjectType) -> [VariableProperty] {
        var allocator = NameAllocator()
        // First, so that they stay as they are given.
        let given = type.fields.map { field in
            mapper.givenName(of: field.name, in: type.name).map { allocator.allocate($0) }
        }
        return zip(type.fields, given).map { field, given in
            VariableProperty(
                name: field.name,
                property: given ?? allocator.allocate(mapper.property(field.name)),
                value: mapper.type(.nonNull(field.type.nullable)),
                isInput: !field.isRequired,
                documentation: Documentation.lines(
                    field.description,
                    deprecation: field.deprecationReason
                ),
                storing: storing(field.type)
            )
        }
    }

    /// Returns the Swift literal for a default value of a non-null type.
    private func plainLiteral(_ value: Value, _ type: TypeReference) -> SwiftExpression? {
        switch (type, value) {
        case (.nonNull(.named("Int")), .int(let int)): .integer(int.text)
        case (.nonNull(.named("Float")), .int(let int)): .float(int.text)
        case (.nonNull(.named("Float")), .float(let float)): .float(float.text)
        case (.nonNull(.named("String")), .string(let string)): .string(string.value)
        case (.nonNull(.named("Boolean")), .boolean(let boolean)): .boolean(boolean.value)
        default: nil
        }
    }

    /// Operations with more variables store them as input objects store their fields.
    ///
    /// A property of its own for each variable is plainer and needs no look-up, but the time to
    /// compile them grows with the square of their number: 1,000 take minutes, and seconds in one
    /// property.
    private static let maximumStored = 100

    /// Returns properties, initializers and `write(to:)` of an operation or its changed variables.
    ///
    /// - Parameters:
    ///   - properties: The properties.
    ///   - provided: The names of variables whose values the app provides.
    /// - Returns: The members.
    func variableMembers(
        _ properties: [VariableProperty],
        provided: [String] = []
    ) -> [SwiftDeclaration] {
        guard properties.count > Self.maximumStored else {
            return members(properties, provided: provided)
        }
        // First those that are sent, because names belong to values by position.
        let sent = properties.filter(\.isSent)
        let names = sent.map(\.name).joined(separator: " ")
        let write = SwiftStatement.expression(
            .call(
                .member(.name("variables"), "writeFields"),
                [SwiftArgument(.string(names)), SwiftArgument(.selfMember("__fields"))]
            )
        )
        let body = [write] + Self.writing(provided: provided)
        return fieldMembers(properties, storedAs: sent + properties.filter { !$0.isSent })
            + [.function(Self.writing(access: access, body: body))]
    }

    /// Returns properties, initializers and `write(to:)`.
    ///
    /// - Parameters:
    ///   - properties: The properties.
    ///   - provided: The names of variables whose values the app provides.
    /// - Returns: The members.
    func members(
        _ properties: [VariableProperty],
        provided: [String] = []
    ) -> [SwiftDeclaration] {
        var members: [SwiftDeclaration] = properties.map { property in
            .stored(
                SwiftStoredProperty(
                    documentation: property.documentation,
                    access: access,
                    isMutable: true,
                    name: property.property,
                    type: property.type
                )
            )
        }
        members.append(.function(initializer(properties, usesInput: false)))
        if properties.contains(where: \.isInput) {
            members.append(.function(initializer(properties, usesInput: true)))
        }
        members.append(.function(writing(properties, provided: provided)))
        return members
    }

    /// Returns the initializer with optionals, where `nil` means unset, or the one with `Input`s.
    func initializer(_ properties: [VariableProperty], usesInput: Bool) -> SwiftFunction {
        let parameters = properties.map { property in
            SwiftFunction.Parameter(
                name: property.property,
                type: property.isInput && !usesInput ? .optional(property.value) : property.type,
                defaultValue: property.isInput
                    ? (usesInput ? .implicitMember("unset") : .nil) : property.defaultValue
            )
        }
        let body = properties.map { property in
            let value = SwiftExpression.name(property.property)
            return SwiftStatement.assign(
                .selfMember(property.property),
                property.isInput && !usesInput ? .initialize([SwiftArgument(value)]) : value
            )
        }
        return SwiftFunction(
            documentation: usesInput ? ["Tells `.unset` from `.null`."] : [],
            access: access,
            isDisfavored: usesInput,
            name: "init",
            parameters: parameters,
            body: body
        )
    }

    private func writing(
        _ properties: [VariableProperty],
        provided: [String]
    ) -> SwiftFunction {
        var body = properties.filter(\.isSent).map { property in
            Self.write(
                property,
                .selfMember(property.property),
                function: property.isInput ? "writeInput" : "write"
            )
        }
        body += Self.writing(provided: provided)
        return Self.writing(access: access, body: body)
    }

    /// Returns the statements that write what the app provides.
    private static func writing(provided: [String]) -> [SwiftStatement] {
        provided.compactMap { name in
            ProvidedVariables.provider(of: name).map { provider in
                .expression(
                    .call(
                        .member(.name("variables"), "write"),
                        [
                            SwiftArgument(.string(name)),
                            SwiftArgument(.member(.name(provider), "value")),
                        ]
                    )
                )
            }
        }
    }

    /// Returns `variables.write("name", value)`.
    static func write(
        _ property: VariableProperty,
        _ value: SwiftExpression,
        function: String
    ) -> SwiftStatement {
        .expression(
            .call(
                .member(.name("variables"), function),
                [SwiftArgument(.string(property.name)), SwiftArgument(value)]
            )
        )
    }

    /// `func write(to variables: inout Relay.VariableWriter)`.
    static func writing(access: AccessLevel, body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(
            access: access,
            name: "write",
            parameters: [
                SwiftFunction.Parameter(
                    label: "to",
                    name: "variables",
                    isInout: true,
                    type: .runtime("VariableWriter")
                )
            ],
            body: body
        )
    }
}
