import GraphQLLanguage
import GraphQLSchema

/// Key fields must exist, and have a value that identifies an object wherever it is selected.
///
/// `type Book { title: String } extend type Book @typePolicy(keyFields: "isbn")`:
/// "`Book` has no field `isbn`, so it can't identify its objects."
struct RequireSoundKeys {
    private let schema: Schema
    private let policies: KeyPolicies
    private var diagnostics: [Diagnostic] = []

    /// Returns the errors in the declarations of a schema.
    static func check(_ schema: Schema) -> [Diagnostic] {
        var rule = RequireSoundKeys(schema)
        rule.check()
        return rule.diagnostics
    }

    private init(_ schema: Schema) {
        self.schema = schema
        policies = .of(schema)
    }

    private mutating func check() {
        for declaration in policies.declarations.values {
            guard let type = schema.type(named: declaration.type), type.isComposite else {
                let names = schema.types.filter(\.isComposite).map(\.name)
                report(
                    "The schema has no object type, interface or union `\(declaration.type)`."
                        + Suggestions.didYouMean(declaration.type, among: names),
                    declaration
                )
                continue
            }
            check(declaration, of: type)
        }
        // Inheritance is checked once the declarations themselves are sound.
        guard diagnostics.isEmpty else { return }
        for type in schema.types where type.isComposite {
            checkAgreement(type)
            checkCycle(type)
        }
        guard diagnostics.isEmpty else { return }
        for (message, span) in FieldPolicies.of(schema).problems {
            diagnostics.append(
                Diagnostic(
                    severity: .error,
                    rule: "RequireSoundKeys",
                    message: message,
                    span: span
                )
            )
        }
    }

    private mutating func check(_ declaration: KeyDeclaration, of type: SchemaType) {
        guard let paths = declaration.paths else {
            return report(
                "`\(declaration.text)` is not a list of fields. Write their names, and braces for "
                    + "the fields of an object: `\"isbn author { id }\"`.",
                declaration
            )
        }
        if paths.isEmpty, declaration.group != nil {
            report(
                "A `keyGroup` needs `keyFields`. Add them, or remove the group.",
                declaration
            )
        }
        if let keyType = declaration.keyType {
            if !SwiftNames.isTypePath(keyType) {
                report("`\(keyType)` is not the name of a Swift type.", declaration)
            } else if paths.isEmpty {
                report("A `keyType` needs `keyFields` to compute keys from. Add them.", declaration)
            }
        }
        // A union has no fields, and responses don't have those of a client's own interface, so each
        // member must have them.
        var types = [type]
        let hasFields = type.fields != nil && !(type.isAbstract && KeyPolicies.isOfClient(type))
        if !hasFields { types = schema.possibleTypes(of: type).map { .object($0) } }
        for type in types {
            for path in paths { check(path, of: type, declaration) }
        }
    }

    private mutating func check(
        _ path: [String],
        of type: SchemaType,
        _ declaration: KeyDeclaration
    ) {
        var type = type
        for (index, name) in path.enumerated() {
            guard let field = type.fields?[name] else {
                let names = type.fields?.names ?? []
                return report(
                    "`\(type.name)` has no field `\(name)`, so it can't identify objects."
                        + Suggestions.didYouMean(name, among: names),
                    declaration
                )
            }
            let coordinate = "`\(type.name).\(name)`"
            let isLast = index == path.count - 1
            guard let inner = schema.namedType(of: field.type) else { return }
            if let problem = problem(field, inner, isLast: isLast) {
                return report("\(coordinate) \(problem)", declaration)
            }
            if field.origin == .client, type.definition.origin != .client {
                return report(
                    "\(coordinate) exists only in the store, so responses don't have it. Choose a field "
                        + "of the server.",
                    declaration
                )
            }
            type = inner
        }
    }

    /// Returns why a field can't be part of a key.
    private func problem(_ field: OutputField, _ type: SchemaType, isLast: Bool) -> String? {
        if field.type.isList {
            return "is a list, so it can't be part of a key. Choose a field with one value."
        }
        if isLast, type.isComposite {
            return "is an object, so it can't be a key. Choose fields of it: "
                + "`\(field.name) { id }`."
        }
        if !isLast, !type.isComposite {
            return "is of type `\(field.type)`, which has no fields. Remove the braces."
        }
        if !field.type.isNonNull {
            return "can be null, and objects with a null key can't be told apart. Choose a "
                + "field that is non-null, or make this one non-null in the schema."
        }
        if field.appliedDirectives.first(.derived) != nil {
            return "is derived, and a key must be in the store. Choose another field."
        }
        if !field.arguments.isEmpty {
            return "has arguments, so its value may differ between selections. Choose a field "
                + "without arguments."
        }
        return nil
    }

    /// Reports interfaces and unions that identify a type's objects in another way than the type
    /// does, or than each other do.
    private mutating func checkAgreement(_ type: SchemaType) {
        var all = policies.declarations(for: type)
        if policies.declarations[type.name] != nil {
            let outer = schema.types.filter {
                $0.isAbstract && $0.name != type.name && schema.isSubtype(type.name, of: $0.name)
            }
            all += outer.compactMap { policies.declarations[$0.name] }
        }
        guard let first = all.first,
            let other = all.dropFirst().first(where: {
                $0.paths != first.paths
                    || ($0.group != first.group || $0.keyType != first.keyType)
                        && first.type != type.name
            })
        else { return }
        let isOwn = first.type == type.name
        let subject = isOwn ? "" : ", from `\(first.type)`"
        report(
            "Objects of type `\(type.name)` are identified by \(described(first))\(subject), but "
                + "`\(other.type)` says \(described(other)). Declare the same key fields, or "
                + "remove one of the declarations.",
            first
        )
    }

    private func described(_ declaration: KeyDeclaration) -> String {
        let group = declaration.group.map { " in the group `\($0)`" } ?? ""
        let keyType = declaration.keyType.map { " by `\($0)`" } ?? ""
        return (declaration.text.isEmpty ? "their place" : "`\(declaration.text)`") + group
            + keyType
    }

    /// Reports types whose keys need each other.
    private mutating func checkCycle(_ type: SchemaType) {
        guard let declaration = policies.declarations[type.name] else { return }
        var seen: Set<String> = []
        var next = inner(type)
        while let name = next.popLast() {
            guard seen.insert(name).inserted, let other = schema.type(named: name) else { continue }
            if name == type.name {
                return report(
                    "The key of `\(type.name)` needs the key of another object that needs it in "
                        + "turn. Choose fields of `\(type.name)` itself.",
                    declaration
                )
            }
            next += inner(other)
        }
    }

    /// Returns the types of the objects that a key leads through.
    private func inner(_ type: SchemaType) -> [String] {
        policies.policy(of: type).paths.flatMap { path in
            var names: [String] = []
            var type: SchemaType? = type
            for name in path.dropLast() {
                type = type?.fields?[name].flatMap { schema.namedType(of: $0.type) }
                guard let type else { break }
                names.append(type.name)
                names += schema.possibleTypes(of: type).map(\.name)
            }
            return names
        }
    }

    private mutating func report(_ message: String, _ declaration: KeyDeclaration) {
        diagnostics.append(
            Diagnostic(
                severity: .error,
                rule: "RequireSoundKeys",
                message: message,
                span: declaration.span
            )
        )
    }
}
