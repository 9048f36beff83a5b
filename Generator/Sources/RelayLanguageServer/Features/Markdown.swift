import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The descriptions of schema elements and definitions, in Markdown.
struct Markdown {
    private(set) var parts: [String] = []

    /// The whole text.
    var text: String { parts.joined(separator: "\n\n") }

    mutating func code(_ text: String, _ language: String = "graphql") {
        parts.append("```\(language)\n\(text)\n```")
    }

    mutating func prose(_ text: String?) {
        if let text, !text.isEmpty { parts.append(text) }
    }

    mutating func deprecation(_ reason: String?) {
        if let reason { parts.append("**Deprecated:** \(reason)") }
    }

    mutating func rules(_ sentences: [String]) {
        guard !sentences.isEmpty else { return }
        parts.append(sentences.map { "- \($0)" }.joined(separator: "\n"))
    }

    // MARK: - Elements

    mutating func field(_ field: OutputField, of parent: SchemaType, _ schema: Schema) {
        code("\(parent.name).\(Self.signature(field))")
        deprecation(field.deprecationReason)
        prose(field.description)
        if field.origin == .client { prose("Defined by the client.") }
        rules(SchemaRules(schema).sentences(of: field, in: parent))
    }

    mutating func type(_ type: SchemaType, _ schema: Schema) {
        var head = "\(Self.keyword(type)) \(type.name)"
        if !type.interfaces.isEmpty {
            head += " implements \(type.interfaces.joined(separator: " & "))"
        }
        if case .union(let union) = type {
            head += " = \(union.memberTypes.prefix(12).joined(separator: " | "))"
            if union.memberTypes.count > 12 { head += " | …" }
        }
        code(head)
        prose(type.definition.description)
        if case .enum(let type) = type {
            let values = type.values.prefix(40).map { "`\($0.name)`" }
            prose(values.joined(separator: ", ") + (type.values.count > 40 ? ", …" : ""))
        }
        if case .scalar(let scalar) = type, let url = scalar.specifiedByURL { prose("<\(url)>") }
        if type.isAbstract {
            let count = schema.possibleTypes(of: type).count
            prose("\(count) possible \(count == 1 ? "type" : "types").")
        }
        rules(SchemaRules(schema).sentences(of: type))
    }

    mutating func parameter(_ parameter: Parameter, of owner: String) {
        code("\(owner)\(parameter.label)")
        deprecation(parameter.deprecationReason)
        prose(parameter.description)
    }

    mutating func directive(_ directive: SchemaDirective) {
        let arguments = directive.arguments.map { Parameter($0).label }.joined(separator: ", ")
        let locations = directive.locations.map(\.rawValue).joined(separator: " | ")
        code(
            "directive @\(directive.name)\(arguments.isEmpty ? "" : "(\(arguments))") on \(locations)"
        )
        deprecation(directive.deprecationReason)
        prose(directive.description)
    }

    mutating func enumValue(_ value: EnumMember, of type: String) {
        code("\(type).\(value.name)")
        deprecation(value.deprecationReason)
        prose(value.description)
    }

    mutating func fragment(_ name: String, _ context: ProjectContext) {
        guard let place = context.symbols.fragments[name],
            case .fragment(let fragment) = place.entry.definition
        else { return }
        let variables = fragment.variableDefinitions.map { "$\(Parameter($0).label)" }
        let list = variables.isEmpty ? "" : "(\(variables.joined(separator: ", ")))"
        code("fragment \(name)\(list) on \(fragment.typeCondition.name)")
        prose(fragment.description?.value)
        let derived =
            context.schema.map {
                SchemaRules($0).sentences(ofFragmentNamed: name)
            } ?? []
        rules(derived)
        let users = context.symbols.users[name] ?? []
        guard !users.isEmpty else {
            if derived.isEmpty { prose("Nothing spreads it.") }
            return
        }
        let names = users.compactMap(\.entry.key?.name).sorted()
        let shown = names.prefix(10).map { "`\($0)`" }.joined(separator: ", ")
        prose("Spread in \(shown)\(names.count > 10 ? ", and \(names.count - 10) more" : "").")
    }

    // MARK: - Texts

    /// Returns a field with its arguments and type: `friends(first: Int): [User]`.
    static func signature(_ field: OutputField) -> String {
        let arguments = field.arguments.map { Parameter($0).label }
        let line = arguments.joined(separator: ", ")
        let list =
            arguments.isEmpty
            ? "" : line.count > 70 ? "(\n  \(arguments.joined(separator: "\n  "))\n)" : "(\(line))"
        return "\(field.name)\(list): \(field.type)"
    }

    /// Returns the keyword of a type's definition.
    static func keyword(_ type: SchemaType) -> String {
        switch type {
        case .scalar: "scalar"
        case .object: "type"
        case .interface: "interface"
        case .union: "union"
        case .enum: "enum"
        case .inputObject: "input"
        }
    }
}
