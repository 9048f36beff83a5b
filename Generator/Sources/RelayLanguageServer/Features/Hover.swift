import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/hover`: the type, description and rules of the element at a position.
enum Hover {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let position = try session.position(parameters), let context = position.context
        else { return .null }
        guard let inDocument = position.inDocument else {
            return swift(session, position, context)
        }
        guard let name = inDocument.occurrence else { return .null }
        let text = describe(name, inDocument, context).text
        guard !text.isEmpty else { return .null }
        return answer(
            session,
            text,
            session.range(inDocument.place(name.range).range, in: position.view)
        )
    }

    private static func answer(_ session: Session, _ text: String, _ range: JSON) -> JSON {
        let formats = session.client["textDocument"]?["hover"]?["contentFormat"]
        return ["contents": session.markup(text, formats), "range": range]
    }

    /// Describes the definition of a generated type in Swift code.
    private static func swift(
        _ session: Session,
        _ position: FilePosition,
        _ context: ProjectContext
    ) -> JSON {
        guard let word = SwiftName.word(at: position),
            let place = SwiftName.definition(word.text, context),
            let key = place.entry.key
        else { return .null }
        var markdown = Markdown()
        if key.isOperation {
            operation(key.name, &markdown, context)
        } else {
            markdown.fragment(key.name, context)
            markdown.code(Printer.print(place.entry.definition))
        }
        return answer(session, markdown.text, session.range(word.range, in: position.view))
    }

    private static func operation(
        _ name: String,
        _ markdown: inout Markdown,
        _ context: ProjectContext
    ) {
        if let operation = context.project.operations.first(where: { $0.name == name }) {
            markdown.prose("As it goes to the server:")
            let text = Self.printed(operation.text)
            markdown.code(text)
        } else if let place = context.symbols.operations[name] {
            markdown.code(Printer.print(place.entry.definition))
        }
    }

    /// Returns the text of a request in its human-readable form.
    private static func printed(_ text: String) -> String {
        let parsed = Parser.parse(Source(text: text))
        let printed = parsed.diagnostics.isEmpty ? Printer.print(parsed.document) : text
        return printed.utf8.count > 16 << 10 ? String(printed.prefix(8 << 10)) + "…" : printed
    }

    /// Describes a name.
    static func describe(
        _ name: Occurrence,
        _ position: DocumentPosition,
        _ context: ProjectContext
    ) -> Markdown {
        var markdown = Markdown()
        let schema = context.schema
        func type(_ name: String?) -> SchemaType? { name.flatMap { schema?.type(named: $0) } }
        func field(_ name: String, _ parent: String?) {
            guard let schema, let parent = type(parent),
                let field = schema.field(named: name, on: parent)
            else { return }
            markdown.field(field, of: parent, schema)
            if let target = schema.namedType(of: field.type), target.isComposite {
                markdown.rules(SchemaRules(schema).sentences(of: target))
            }
        }
        switch name.meaning {
        case .operation: operation(name.text, &markdown, context)
        case .fragment, .spread: markdown.fragment(name.text, context)
        case .type:
            if let schema, let type = type(name.text) { markdown.type(type, schema) }
        case .field(let parent): field(name.text, parent)
        case .alias(let parent, let original): field(original, parent)
        case .argument(let owner):
            if let parameter = context.arguments(of: owner).first(where: { $0.name == name.text }) {
                markdown.parameter(parameter, of: "")
            }
        case .variableDefinition(let type):
            markdown.code("$\(name.text)\(type.map { ": \($0)" } ?? "")")
        case .variable(let expected): variable(name, expected, position, &markdown)
        case .directive:
            if let directive = schema?.directive(named: name.text) { markdown.directive(directive) }
        case .enumValue(let enumType):
            if case .enum(let enumType)? = type(enumType), let value = enumType.values[name.text] {
                markdown.enumValue(value, of: enumType.name)
            }
        case .inputField(let inputType):
            if case .inputObject(let object)? = type(inputType),
                let field = object.fields[name.text]
            {
                markdown.parameter(Parameter(field), of: "\(object.name).")
            }
        }
        return markdown
    }

    private static func variable(
        _ name: Occurrence,
        _ expected: TypeReference?,
        _ position: DocumentPosition,
        _ markdown: inout Markdown
    ) {
        let definitions = position.index.definitions
        let variables =
            definitions.indices.contains(name.definition)
            ? definitions[name.definition].variables : []
        let type = variables.first { $0.name == name.text }?.type
        markdown.code("$\(name.text)\(type.map { ": \($0)" } ?? "")")
        if let expected, type != expected { markdown.prose("Its position takes `\(expected)`.") }
    }
}
