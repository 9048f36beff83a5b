import GraphQLLanguage
import GraphQLSchema

/// Writes artifacts: the lines of text that the runtime parses.
///
/// The format is described in `ArtifactFormat.md` of the runtime's documentation.
struct ArtifactText {
    private static let standardScalars: Set<String> = ["Boolean", "Float", "ID", "Int", "String"]

    private let schema: Schema
    private var lines: [String] = []
    private var depth = 0

    /// The artifact of a definition, line by line.
    static func lines(of definition: CompiledDefinition, schema: Schema) -> [String] {
        var writer = ArtifactText(schema: schema)
        writer.write(definition)
        return writer.lines
    }

    private init(schema: Schema) {
        self.schema = schema
    }

    private mutating func write(_ definition: CompiledDefinition) {
        switch definition.kind {
        case .operation(let operation):
            line("\(operation.kind.rawValue) \(definition.name)")
            if let id = operation.id {
                line("id \(id)")
            }
            if operation.sendsText || operation.id == nil {
                line("text \(operation.text)")
            }
            write(operation.sentVariables, as: "variables")
            section("normalization") { $0.write(operation.normalization) }
        case .fragment(let variables):
            line("fragment \(definition.name) on \(described(definition.type.name))")
            write(variables, as: "arguments")
        }
        section("reader") { $0.write(definition.reader, on: definition.type) }
    }

    private mutating func write(_ variables: [VariableDefinition], as head: String) {
        guard !variables.isEmpty else { return }
        section(head) { writer in
            for variable in variables {
                let type = writer.described(TypeReference(variable.type))
                let value = variable.defaultValue.map { " = \(GraphQLText.value($0, .spaced))" }
                writer.line("\(variable.variable.name): \(type)\(value ?? "")")
            }
        }
    }

    // MARK: - Normalization

    private mutating func write(_ selections: [Selection]) {
        for selection in selections {
            switch selection {
            case .scalarField(let scalar):
                line(typed(scalar.field) + suffix(scalar.condition))
            case .linkedField(let linked):
                section(typed(linked.field) + suffix(linked.condition)) {
                    $0.write(linked.selections)
                }
            case .inlineFragment(let fragment):
                guard let type = fragment.typeCondition else {
                    write(fragment.selections)
                    continue
                }
                section("... on \(described(type))") { $0.write(fragment.selections) }
            case .fragmentSpread:
                break
            }
        }
    }

    private func typed(_ field: FieldReference) -> String {
        let isDiscriminator = field.alias?.hasPrefix("__is") ?? false
        let name = isDiscriminator ? field.responseKey : selected(field)
        return "\(name): \(described(field.type))"
    }

    // MARK: - Reader

    private mutating func write(_ selections: ReaderSelections, on type: SchemaType) {
        switch selections {
        case .items(let items):
            write(items, on: type)
        case .variants(let variants, let others):
            for variant in variants {
                section("case \(variant.type.name)") {
                    $0.write(variant.items, on: .object(variant.type))
                }
            }
            section("default") { $0.write(others, on: type) }
        }
    }

    private mutating func write(_ items: [ReaderItem], on type: SchemaType) {
        for item in items {
            let condition = suffix(item.condition)
            switch item.kind {
            case .scalar(let field):
                line(selected(field) + condition)
            case .linked(let field, let selections):
                guard let type = schema.namedType(of: field.type) else { continue }
                section(selected(field) + condition) { $0.write(selections, on: type) }
            case .fragment(let spread, let type):
                let match = type.map { " on \(described($0))" } ?? ""
                let arguments = GraphQLText.arguments(spread.arguments, .spaced)
                line("...\(spread.fragment)\(arguments)\(match)\(condition)")
            case .refinement(let name, let type, let selections):
                section("... as \(name) on \(described(type))\(condition)") { writer in
                    guard let type = writer.schema.type(named: type) else { return }
                    writer.write(selections, on: type)
                }
            }
        }
        // A field of objects is told by the lines below it, so there must be one.
        if items.isEmpty, depth > 1 {
            line("__typename")
        }
    }

    // MARK: - Parts of lines

    /// `alias = name(arguments)`.
    private func selected(_ field: FieldReference) -> String {
        let alias = field.alias.map { "\($0) = " } ?? ""
        return alias + field.definition.name + GraphQLText.arguments(field.arguments, .spaced)
    }

    private func suffix(_ condition: Condition) -> String {
        condition.isAlways ? "" : " if \(condition)"
    }

    private func described(_ type: TypeReference) -> String {
        switch type {
        case .named(let name): described(name)
        case .list(let element): "[\(described(element))]"
        case .nonNull(let inner): "\(described(inner))!"
        }
    }

    /// `interface Character`, `enum Episode`; the scalars of the specification stand alone.
    private func described(_ name: String) -> String {
        let word: String? =
            switch schema.type(named: name) {
            case .object: "type"
            case .interface: "interface"
            case .union: "union"
            case .enum: "enum"
            case .inputObject: "input"
            case .scalar: Self.standardScalars.contains(name) ? nil : "scalar"
            case nil: nil
            }
        return word.map { "\($0) \(name)" } ?? name
    }

    private mutating func section(_ head: String, _ write: (inout ArtifactText) -> Void) {
        line(head)
        depth += 1
        write(&self)
        depth -= 1
    }

    private mutating func line(_ text: String) {
        lines.append(String(repeating: " ", count: depth) + text)
    }
}
