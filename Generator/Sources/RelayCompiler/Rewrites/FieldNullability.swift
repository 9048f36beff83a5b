import GraphQLLanguage

/// Applies `@semanticNonNullField`, which puts `@semanticNonNull` on a field of a type by an extension of
/// the type.
///
/// A client that does not own the schema can't add a directive to the server's fields, but it can
/// extend their type: `extend type User @semanticNonNullField(name: "name")`.
///
/// Follows https://specs.apollo.dev/nullability/v0.4
struct FieldNullability {
    /// `@semanticNonNull` for fields, by the type's name and the field's.
    private var directives: [String: [String: Directive]] = [:]
    /// The fields that extensions name but types do not have.
    private(set) var mistakes: [Diagnostic] = []

    /// Collects the directives in the documents of a schema.
    init(_ documents: [Document]) {
        var names: [(type: String, argument: Argument)] = []
        for type in documents.flatMap(\.typeDefinitions) {
            for directive in type.directives where directive.isNamed(.semanticNonNullField) {
                guard let argument = directive.argument(named: "name"),
                    case .string(let name) = argument.value
                else { continue }
                names.append((type.name.text, argument))
                directives[type.name.text, default: [:]][name.value] = Directive(
                    name: Name(
                        RelayDirective.semanticNonNull.rawValue,
                        span: directive.name.span
                    ),
                    arguments: directive.arguments.filter { $0.name.text == "levels" },
                    span: directive.span
                )
            }
        }
        guard !names.isEmpty else { return }
        var fields: [String: [String]] = [:]
        for type in documents.flatMap(\.typeDefinitions) {
            fields[type.name.text, default: []] += type.fieldDefinitions.map(\.name.text)
        }
        for (type, argument) in names {
            guard case .string(let name) = argument.value, let known = fields[type],
                !known.contains(name.value)
            else { continue }
            mistakes.append(
                Diagnostic(
                    rule: "FieldNullability",
                    message: "Type `\(type)` has no field `\(name.value)`."
                        + Suggestions.didYouMean(name.value, among: known),
                    span: argument.value.span
                )
            )
        }
    }

    /// Returns a document whose fields have the directives.
    ///
    /// They take precedence over `@semanticNonNull` of the field itself.
    func apply(to document: Document) -> Document {
        guard !directives.isEmpty else { return document }
        var document = document
        document.definitions = document.definitions.map { definition in
            switch definition {
            case .type(let type): return .type(apply(to: type))
            case .typeExtension(var node):
                node.definition = apply(to: node.definition)
                return .typeExtension(node)
            default: return definition
            }
        }
        return document
    }

    private func apply(to type: TypeDefinition) -> TypeDefinition {
        guard let directives = directives[type.name.text] else { return type }
        func apply(to field: FieldDefinition) -> FieldDefinition {
            guard let directive = directives[field.name.text] else { return field }
            var field = field
            field.directives.removeAll { $0.isNamed(.semanticNonNull) }
            field.directives.append(directive)
            return field
        }
        switch type {
        case .object(var node):
            node.fields = node.fields.map(apply)
            return .object(node)
        case .interface(var node):
            node.fields = node.fields.map(apply)
            return .interface(node)
        default: return type
        }
    }
}

extension Document {
    /// The definitions of types, and those of their extensions.
    fileprivate var typeDefinitions: [TypeDefinition] {
        definitions.compactMap { definition in
            switch definition {
            case .type(let type): type
            case .typeExtension(let node): node.definition
            default: nil
            }
        }
    }
}

extension TypeDefinition {
    fileprivate var fieldDefinitions: [FieldDefinition] {
        switch self {
        case .object(let node): node.fields
        case .interface(let node): node.fields
        default: []
        }
    }
}
