import GraphQLSchema

/// Makes the Swift enum for an enum of the schema.
///
/// ```swift
/// public nonisolated enum Episode: Relay.GraphQLEnum {
///     case newHope
///     case unknown(Swift.String)
/// }
/// ```
struct EnumCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper
    var naming = CodegenOptions.Naming()

    /// Returns the declaration for an enum.
    func declaration(_ type: EnumType) -> SwiftTypeDeclaration {
        let values = Array(type.values)
        let names = caseNames(values.map(\.name), of: type.name)
        var cases = zip(names, values).map { name, value in
            SwiftEnumCase(
                documentation: Documentation.lines(
                    value.description,
                    deprecation: value.deprecationReason
                ),
                name: name
            )
        }
        cases.append(
            SwiftEnumCase(
                documentation: ["A value that the schema did not have when this was generated."],
                name: "unknown",
                payload: .string
            )
        )
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(type.description),
            access: access,
            kind: .enum,
            name: mapper.schemaName(type.name),
            conformances: [.runtime("GraphQLEnum")],
            members: [
                .cases(cases),
                .computed(allCases(names)),
                .function(initializer(names, values)),
                .computed(rawValue(names, values)),
            ]
        )
    }

    /// Returns a name for each value.
    ///
    /// Values whose names would clash keep their spelling.
    private func caseNames(_ values: [String], of type: String) -> [String] {
        let reserved: Set<String> = ["allCases", "hash", "hashValue", "rawValue", "unknown"]
        var count: [String: Int] = [:]
        for value in values {
            count[spelled(value), default: 0] += 1
        }
        var allocator = NameAllocator(reserving: reserved)
        // First, so that they stay as they are given.
        let given = values.map { value in
            mapper.givenName(of: value, in: type).map { allocator.allocate($0) }
        }
        let taken = reserved.union(given.compactMap(\.self))
        return zip(values, given).map { value, given in
            if let given { return given }
            let name = spelled(value)
            let isFree = count[name] == 1 && !taken.contains(name)
            return allocator.allocate(SwiftNames.property(isFree ? name : value))
        }
    }

    private func spelled(_ value: String) -> String {
        naming.enumCases == .verbatim ? value : SwiftNames.enumCase(value)
    }

    private func allCases(_ names: [String]) -> SwiftComputedProperty {
        SwiftComputedProperty(
            documentation: ["The values that the schema had when this was generated."],
            access: access,
            isStatic: true,
            name: "allCases",
            type: .array(.selfType),
            body: [.return(.array(names.map { .implicitMember($0) }))]
        )
    }

    private func initializer(_ names: [String], _ values: [EnumMember]) -> SwiftFunction {
        var branches = zip(names, values).map { name, value in
            SwiftCase(
                pattern: .expression(.string(value.name)),
                body: [.assign(.name("self"), .implicitMember(name))]
            )
        }
        let unknown = SwiftExpression.call(
            .implicitMember("unknown"),
            [SwiftArgument(.name("rawValue"))]
        )
        branches.append(
            SwiftCase(pattern: .default, body: [.assign(.name("self"), unknown)])
        )
        return SwiftFunction(
            documentation: ["The value of a name."],
            access: access,
            name: "init",
            parameters: [SwiftFunction.Parameter(name: "rawValue", type: .string)],
            body: [.switch(.name("rawValue"), branches)]
        )
    }

    private func rawValue(_ names: [String], _ values: [EnumMember]) -> SwiftComputedProperty {
        var branches = zip(names, values).map { name, value in
            SwiftCase(
                pattern: .enumCase(name, binding: nil),
                body: [.return(.string(value.name))]
            )
        }
        branches.append(
            SwiftCase(
                pattern: .enumCase("unknown", binding: "name"),
                body: [.return(.name("name"))]
            )
        )
        return SwiftComputedProperty(
            documentation: ["The name of the value in the schema."],
            access: access,
            name: "rawValue",
            type: .string,
            body: [.switch(.name("self"), branches)]
        )
    }
}
