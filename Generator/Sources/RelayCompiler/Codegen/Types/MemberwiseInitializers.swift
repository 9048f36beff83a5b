/// Creates memberwise initializers for data types, for tests and previews.
///
/// ```swift
/// extension HeroQuery.Data {
///     public init(hero: Hero? = nil) { self.hero = hero }
/// }
/// ```
struct MemberwiseInitializers {
    private static let roles: Set<SwiftType> = [
        .runtime("ConnectionSelection"), .runtime("EdgeSelection"), .runtime("Selection"),
    ]

    /// The paths of the types that are declared around a type, by their names.
    private var scopes: [String: SwiftType] = [:]
    private var extensions: [SwiftDeclaration] = []

    /// Returns the extensions for a definition's types.
    static func extensions(of declaration: SwiftTypeDeclaration) -> [SwiftDeclaration] {
        var pass = MemberwiseInitializers()
        pass.visit(declaration, path: .named(declaration.name))
        return pass.extensions
    }

    private mutating func visit(_ declaration: SwiftTypeDeclaration, path: SwiftType) {
        let outer = scopes
        let inner = declaration.members.compactMap { member in
            if case .type(let type) = member { type } else { nil }
        }
        // In an extension, the type's own members are visible by their names. Writing their paths
        // would be wrong if one of them has the definition's name.
        for type in inner { scopes[type.name] = .named(type.name) }
        for case .alias(let alias) in declaration.members {
            scopes[alias.name] = .named(alias.name)
        }
        if declaration.kind == .struct,
            declaration.conformances.contains(where: Self.roles.contains)
        {
            extensions.append(.extension(path, [.function(initializer(declaration))]))
        }
        for type in inner { scopes[type.name] = .member(path, type.name) }
        for case .alias(let alias) in declaration.members {
            scopes[alias.name] = .member(path, alias.name)
        }
        for type in inner { visit(type, path: .member(path, type.name)) }
        scopes = outer
    }

    private func initializer(_ declaration: SwiftTypeDeclaration) -> SwiftFunction {
        let stored = declaration.members.compactMap { member -> SwiftStoredProperty? in
            guard case .stored(let property) = member, !property.isStatic else { return nil }
            return property
        }
        let labels = labels(declaration)
        let parameters = stored.map { property in
            let type = qualified(property.type ?? .standard("Never"))
            return SwiftFunction.Parameter(
                name: labels[property.name] ?? property.name,
                type: type,
                defaultValue: type.isOptional ? .nil : nil
            )
        }
        let body = stored.map { property in
            SwiftStatement.assign(
                .selfMember(property.name),
                .name(labels[property.name] ?? property.name)
            )
        }
        return SwiftFunction(
            documentation: ["Creates a value for tests and previews."],
            access: declaration.access,
            name: "init",
            parameters: parameters,
            body: body
        )
    }

    /// Returns the names of properties that are stored under other names, by those names.
    private func labels(_ declaration: SwiftTypeDeclaration) -> [String: String] {
        var labels: [String: String] = [:]
        for case .computed(let property) in declaration.members {
            guard property.deprecation != nil, property.body.count == 1,
                case .return(.member(.name("self"), let storage)) = property.body[0]
            else { continue }
            labels[storage] = property.name
        }
        return labels
    }

    /// Returns the type, written so that it has the same meaning in an extension of the type that
    /// uses it.
    private func qualified(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(let name): scopes[name] ?? type
        case .optional(let inner): .optional(qualified(inner))
        case .array(let inner): .array(qualified(inner))
        case .result(let inner): .result(qualified(inner))
        case .generic(let generic, let inner): .generic(generic, qualified(inner))
        case .runtime, .standard, .member: type
        }
    }

    // MARK: - Imports

    /// Returns whether initializers mention a type.
    static func mentions(_ type: SwiftType, _ extensions: [SwiftDeclaration]) -> Bool {
        parameterTypes(extensions).contains { $0.contains { $0 == type } }
    }

    /// Returns whether initializers mention a runtime type, because an unused import causes a
    /// warning.
    static func mentionRuntime(_ extensions: [SwiftDeclaration]) -> Bool {
        parameterTypes(extensions).contains { type in
            type.contains { part in
                switch part {
                case .runtime, .member(_, "Ref"), .result, .generic(.runtime, _): true
                default: false
                }
            }
        }
    }

    /// Returns whether a function has a parameter whose type is an input value because the runtime says
    /// so, such as `String` and `[Mood?]`.
    ///
    /// The body of a public function that is emitted on use may use that only if the runtime is
    /// imported publicly. A `__typename` is passed on as the string that it is.
    static func useConformances(_ extensions: [SwiftDeclaration]) -> Bool {
        parameters(extensions).contains { parameter in
            switch parameter.type {
            case .standard: parameter.name != "__typename"
            case .optional(let inner), .array(let inner): inner.isLeaf
            case .named, .runtime, .member, .generic, .result: false
            }
        }
    }

    private static func parameterTypes(_ extensions: [SwiftDeclaration]) -> [SwiftType] {
        parameters(extensions).map(\.type)
    }

    private static func parameters(
        _ extensions: [SwiftDeclaration]
    ) -> [SwiftFunction.Parameter] {
        extensions.flatMap { declaration -> [SwiftFunction.Parameter] in
            guard case .extension(_, let members) = declaration else { return [] }
            return members.flatMap { member -> [SwiftFunction.Parameter] in
                if case .function(let function) = member { function.parameters } else { [] }
            }
        }
    }
}

extension SwiftType {
    /// Whether it is the type of a scalar or an enum, or of a list of them.
    fileprivate var isLeaf: Bool {
        switch self {
        case .standard, .named, .runtime: true
        case .optional(let inner), .array(let inner): inner.isLeaf
        case .member, .generic, .result: false
        }
    }

    /// Returns whether this type, or a type that it contains, meets a condition.
    fileprivate func contains(_ condition: (SwiftType) -> Bool) -> Bool {
        if condition(self) { return true }
        switch self {
        case .optional(let inner), .array(let inner), .result(let inner), .generic(_, let inner):
            return inner.contains(condition)
        case .named, .runtime, .standard, .member:
            return false
        }
    }
}
