import GraphQLSchema

/// Makes the Swift types that hold what a definition reads.
///
/// A list of items is a struct with a property for each; a choice by type is an enum with a case
/// for each refined type and `other`. Types nest in the type whose property has them.
struct TypeCodegen {
    let mapper: SwiftTypeMapper
    let access: AccessLevel
    /// Names of types outside that the file uses: nothing may shadow them.
    let usedNames: Set<String>

    /// A type for what is read.
    ///
    /// - Parameters:
    ///   - name: The name of the Swift type.
    ///   - selections: What it reads.
    ///   - documentation: What its comment says.
    /// - Returns: The declaration.
    func type(
        named name: String,
        _ selections: ReaderSelections,
        documentation: [String] = []
    ) -> SwiftTypeDeclaration {
        switch selections {
        case .items(let items):
            structure(name, layout(items), documentation: documentation)
        case .variants(let variants, let others):
            choice(name, variants, others, documentation: documentation)
        }
    }

    /// A struct of properties.
    func structure(
        _ name: String,
        _ layout: SelectionLayout,
        documentation: [String]
    ) -> SwiftTypeDeclaration {
        var members = layout.properties.flatMap(declarations)
        members.append(initializer(layout.properties))
        members.append(equality(layout.properties))
        members += layout.types.map { .type($0) }
        return SwiftTypeDeclaration(
            documentation: documentation,
            access: access,
            kind: .struct,
            name: name,
            conformances: layout.isIdentifiable ? ["Selection", "Identifiable"] : ["Selection"],
            members: members
        )
    }

    private func declarations(_ property: SelectionProperty) -> [SwiftDeclaration] {
        guard let deprecation = property.deprecation else {
            let stored = SwiftStoredProperty(
                documentation: property.documentation,
                access: access,
                name: property.name,
                type: property.type
            )
            return [.stored(stored)]
        }
        // The stored property is private so that using it here is no use of what is deprecated.
        let stored = SwiftStoredProperty(name: property.storage, type: property.type)
        let computed = SwiftComputedProperty(
            documentation: property.documentation,
            deprecation: deprecation,
            access: access,
            name: property.name,
            type: property.type,
            body: [.return(.selfMember(property.storage))]
        )
        return [.computed(computed), .stored(stored)]
    }

    private func initializer(_ properties: [SelectionProperty]) -> SwiftDeclaration {
        let body = properties.enumerated().map { index, property in
            SwiftStatement.assign(
                .selfMember(property.storage),
                .call(
                    .member(.name("reader"), property.readFunction),
                    [SwiftArgument(.integer(String(index)))]
                )
            )
        }
        return .function(.readingInitializer(access: access, body: body))
    }

    private func equality(_ properties: [SelectionProperty]) -> SwiftDeclaration {
        guard !properties.isEmpty else {
            return .function(.equality(access: access, body: [.return(.boolean(true))]))
        }
        var body: [SwiftStatement] = [.variable("e", .call("Equality"))]
        body += properties.map { property in
            let values = ["a", "b"].map {
                SwiftArgument(.member(.name($0), property.storage))
            }
            return .expression(.call(.member(.name("e"), property.compareFunction), values))
        }
        body.append(.return(.member(.name("e"), "isEqual")))
        return .function(.equality(access: access, body: body))
    }
}

extension SwiftFunction {
    /// `init(_ reader: inout Reader)`.
    static func readingInitializer(access: AccessLevel, body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(
            access: access,
            name: "init",
            parameters: [
                Parameter(label: "_", name: "reader", isInout: true, type: .named("Reader"))
            ],
            body: body
        )
    }

    /// `static func == (a: Self, b: Self) -> Bool`.
    static func equality(access: AccessLevel, body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(
            access: access,
            isStatic: true,
            name: "==",
            parameters: ["a", "b"].map { Parameter(name: $0, type: .selfType) },
            result: .bool,
            body: body
        )
    }
}
