/// The types that declarations mention, with the highest access level at which they do.
///
/// Swift requires that a module is imported at that level, and reports a higher one as unnecessary.
///
/// `package func a(_ b: B) -> C`, `let d: D` give `B: package, C: package, D: internal`.
struct SwiftExposure {
    private var levels: [String: AccessLevel] = [:]

    init(_ declarations: [SwiftDeclaration]) {
        for declaration in declarations { visit(declaration, within: .public) }
    }

    /// Returns the highest access level at which a type is mentioned, or `nil` if it is not.
    subscript(name: String) -> AccessLevel? { levels[name] }

    private mutating func visit(_ declaration: SwiftDeclaration, within outer: AccessLevel) {
        switch declaration {
        case .type(let type):
            let access = min(type.access, outer)
            for member in type.members { visit(member, within: access) }
        case .extension(let type, let members):
            use(type, .internal)
            for member in members { visit(member, within: outer) }
        case .stored(let property):
            if let type = property.type { use(type, min(property.access ?? .internal, outer)) }
            if let value = property.value { use(value) }
        case .computed(let property):
            use(property.type, min(property.access, outer))
        case .function(let function):
            use(function, min(function.access ?? .internal, outer))
            if case .return(let value)? = function.body.last { use(value) }
        case .requirement(let function): use(function, outer)
        case .cases(let cases):
            for payload in cases.compactMap(\.payload) { use(payload, outer) }
        case .alias(let alias):
            use(alias.type, min(alias.access, outer))
        }
    }

    private mutating func use(_ function: SwiftFunction, _ access: AccessLevel) {
        for parameter in function.parameters { use(parameter.type, access) }
        if let result = function.result { use(result, access) }
    }

    private mutating func use(_ type: SwiftType, _ access: AccessLevel) {
        switch type {
        case .named(let name):
            let first = String(name.prefix { $0 != "." })
            levels[first] = max(levels[first] ?? access, access)
        case .member(let type, _), .optional(let type), .array(let type), .result(let type):
            use(type, access)
        case .generic(let type, let argument):
            use(type, access)
            use(argument, access)
        case .runtime, .standard: break
        }
    }

    /// Records the metatypes in a value, which are the only types that values mention.
    private mutating func use(_ value: SwiftExpression) {
        switch value {
        case .metatype(let type): use(type, .internal)
        case .array(let elements), .tuple(let elements): elements.forEach { use($0) }
        case .call(_, let arguments): arguments.forEach { use($0.value) }
        default: break
        }
    }
}
