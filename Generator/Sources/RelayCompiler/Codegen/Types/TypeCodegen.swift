import GraphQLSchema

/// Creates the Swift types for the data of a definition.
///
/// A list of items becomes a struct with a property for each item. A choice by type becomes an enum
/// with a case for each refined type and `other`. Types are nested in the type whose property has
/// them.
struct TypeCodegen {
    let mapper: SwiftTypeMapper
    let access: AccessLevel
    /// The names of types from other files that this file uses, which must not be shadowed.
    let usedNames: Set<String>
    /// The name of the Swift type of the definition.
    var definitionName = ""
    /// Whether the types are `Hashable`.
    var isHashable = false
    /// Whether stored properties are visible in other files.
    var sharesStorage = false

    /// Returns a type for a selection.
    ///
    /// - Parameters:
    ///   - name: The name of the Swift type.
    ///   - selections: The selection.
    ///   - documentation: Its documentation comment.
    ///   - role: The role of the type.
    ///   - isAnyValue: Whether it is read like values of any type, not as an object.
    /// - Returns: The declaration.
    func type(
        named name: String,
        _ selections: ReaderSelections,
        documentation: [String] = [],
        role: SelectionRole = .plain,
        isAnyValue: Bool = false
    ) -> SwiftTypeDeclaration {
        var type =
            switch selections {
            case .items(let items):
                structure(name, layout(items, role: role), documentation: documentation)
            case .variants(let variants, let others):
                choice(name, variants, others, documentation: documentation)
            }
        if isAnyValue {
            type.conformances.insert(.runtime("FieldValue"), at: 1)
        }
        return type
    }

    /// Returns a struct with properties.
    func structure(
        _ name: String,
        _ layout: SelectionLayout,
        documentation: [String]
    ) -> SwiftTypeDeclaration {
        var members = layout.properties.flatMap(declarations)
        members += roleMembers(layout)
        members.append(initializer(layout))
        members.append(equality(layout.properties))
        if isHashable {
            members.append(hashing(layout.properties))
        }
        members += layout.types.map { .type($0) }
        return SwiftTypeDeclaration(
            documentation: documentation,
            access: access,
            kind: .struct,
            name: name,
            conformances: [.runtime(layout.role.conformance)]
                + (layout.isIdentifiable ? [.standard("Identifiable")] : [])
                + (isHashable ? [.standard("Hashable")] : []),
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
        // The stored property is private and not deprecated, so that using it here causes no
        // deprecation warning.
        let stored = SwiftStoredProperty(
            access: sharesStorage ? .internal : nil,
            name: property.storage,
            type: property.type
        )
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

    private func initializer(_ layout: SelectionLayout) -> SwiftDeclaration {
        var body = layout.properties.enumerated().map { index, property in
            SwiftStatement.assign(
                .selfMember(property.storage),
                .call(
                    .member(.name("reader"), property.readFunction),
                    [SwiftArgument(.integer(String(index)))]
                )
            )
        }
        if let edges = layout.edges {
            let nodes = SwiftExpression.call(
                .member(.name("reader"), "nodes"),
                [SwiftArgument(.selfMember(edges.storage))]
            )
            body.append(.assign(.selfMember("nodes"), nodes))
        }
        return .function(.readingInitializer(access: access, body: body))
    }

    private func equality(_ properties: [SelectionProperty]) -> SwiftDeclaration {
        guard !properties.isEmpty else {
            return .function(.equality(access: access, body: [.return(.boolean(true))]))
        }
        var body: [SwiftStatement] = [.variable("e", .runtime("Equality"))]
        body += properties.map { property in
            let values = ["a", "b"].map {
                SwiftArgument(.member(.name($0), property.storage))
            }
            return .expression(.call(.member(.name("e"), property.compareFunction), values))
        }
        body.append(.return(.member(.name("e"), "isEqual")))
        return .function(.equality(access: access, body: body))
    }

    /// Hashes what equality compares, except caught errors, which have no hash.
    private func hashing(_ properties: [SelectionProperty]) -> SwiftDeclaration {
        let body = properties.compactMap { property -> SwiftStatement? in
            guard !property.type.isCaught else { return nil }
            return .combine(.selfMember(property.storage))
        }
        return .function(.hashing(access: access, body: body))
    }
}

extension SwiftFunction {
    /// `init(_ reader: inout Relay.Reader)`.
    static func readingInitializer(access: AccessLevel, body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(
            access: access,
            name: "init",
            parameters: [
                Parameter(label: "_", name: "reader", isInout: true, type: .runtime("Reader"))
            ],
            body: body
        )
    }

    /// `static func areSame(_ a: Self, _ b: Self) -> Swift.Bool`.
    static func equality(access: AccessLevel, body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(
            access: access,
            isStatic: true,
            name: "areSame",
            parameters: ["a", "b"].map { Parameter(label: "_", name: $0, type: .selfType) },
            result: .bool,
            body: body
        )
    }

    /// `func hash(into hasher: inout Swift.Hasher)`.
    static func hashing(access: AccessLevel, body: [SwiftStatement]) -> SwiftFunction {
        SwiftFunction(
            access: access,
            name: "hash",
            parameters: [
                Parameter(label: "into", name: "hasher", isInout: true, type: .standard("Hasher"))
            ],
            body: body
        )
    }
}

extension SwiftStatement {
    /// Returns `hasher.combine(value)`.
    static func combine(_ value: SwiftExpression) -> SwiftStatement {
        .expression(.call(.member(.name("hasher"), "combine"), [SwiftArgument(value)]))
    }
}

extension SwiftType {
    /// Whether it is the result of catching errors.
    fileprivate var isCaught: Bool {
        switch self {
        case .result: true
        case .optional(let type): type.isCaught
        default: false
        }
    }
}
