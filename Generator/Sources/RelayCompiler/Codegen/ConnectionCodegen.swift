import GraphQLLanguage
import GraphQLSchema

/// Creates the functions that name the connections of a definition, so that no key is written twice.
///
/// `feed(first: 10, tag: $tag) @connection(key: "List_feed")` gets
/// ```swift
/// static func feedConnection(tag: Relay.Input<Swift.String> = .unset) -> Relay.ConnectionKey { … }
/// ```
struct ConnectionCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper

    /// Returns a function for each connection.
    func functions(_ connections: [Connection]) -> [SwiftDeclaration] {
        var names = NameAllocator()
        var known: Set<String> = []
        return connections.compactMap { connection in
            // Refinements may have copies of a connection.
            guard let key = connection.key, known.insert(key).inserted,
                let filters = statements(connection.filters)
            else { return nil }
            let name = names.allocate(SwiftNames.property(connection.name + "Connection"))
            return .function(function(name, connection, key, filters))
        }
    }

    private func function(
        _ name: String,
        _ connection: Connection,
        _ key: String,
        _ filters: (parameters: [VariableProperty], statements: [SwiftStatement])
    ) -> SwiftFunction {
        let writer = SwiftExpression.runtime("VariableWriter")
        let isEmpty = filters.statements.isEmpty
        let result = SwiftExpression.runtime(
            "ConnectionKey",
            [SwiftArgument(.string(key)), SwiftArgument(isEmpty ? writer : .name("filters"))]
        )
        return SwiftFunction(
            documentation: ["The connection `\(connection.name)`, with the values of its filters."],
            access: access,
            isStatic: true,
            name: name,
            parameters: filters.parameters.map { property in
                SwiftFunction.Parameter(
                    name: property.property,
                    type: property.type,
                    defaultValue: property.isInput ? .implicitMember("unset") : nil
                )
            },
            result: .runtime("ConnectionKey"),
            body: (isEmpty ? [] : [.variable("filters", writer)])
                + filters.statements + [.return(result)]
        )
    }

    /// Returns the parameters for filters that are variables, and the statements that write all
    /// filters; `nil` if a filter has a constant list or object.
    private func statements(
        _ filters: [Connection.Filter]
    ) -> (parameters: [VariableProperty], statements: [SwiftStatement])? {
        var names = NameAllocator(reserving: ["filters"])
        var parameters: [VariableProperty] = []
        var statements: [SwiftStatement] = []
        for filter in filters {
            if filter.value.variables.isEmpty {
                guard let constant = constant(filter.value) else { return nil }
                statements.append(write(filter.name, constant.value, constant.function))
                continue
            }
            let property = VariableProperty(
                name: filter.name,
                property: names.allocate(mapper.property(filter.name)),
                value: mapper.type(.nonNull(filter.type.nullable)),
                isInput: !filter.type.isNonNull
            )
            parameters.append(property)
            let function = property.isInput ? "writeInput" : "write"
            statements.append(write(filter.name, .name(property.property), function))
        }
        return (parameters, statements)
    }

    /// Returns `filters.write("name", value)`.
    private func write(
        _ name: String,
        _ value: SwiftExpression,
        _ function: String
    ) -> SwiftStatement {
        .expression(
            .call(
                .member(.name("filters"), function),
                [SwiftArgument(.string(name)), SwiftArgument(value)]
            )
        )
    }

    private func constant(_ value: Value) -> (value: SwiftExpression, function: String)? {
        switch value {
        case .string(let string): (.string(string.value), "write")
        case .enum(let value): (.string(value.name.text), "write")
        case .boolean(let boolean): (.boolean(boolean.value), "write")
        case .int(let int): (.integer(int.text), "write")
        case .float(let float): (.float(float.text), "write")
        case .null:
            (.member(.type(.generic(.runtime("Input"), .string)), "null"), "writeInput")
        default: nil
        }
    }
}
