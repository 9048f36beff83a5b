import GraphQLLanguage
import GraphQLSchema

/// Answers `completionItem/resolve` with the description of a proposal.
enum CompletionResolve {
    static func answer(_ session: Session, _ item: JSON) throws(ResponseError) -> JSON {
        guard case .object(var members) = item else { throw .parameters("a completion item") }
        guard let path = item["data"]?["path"]?.string,
            let element = item["data"]?["element"]?.string,
            let context = session.workspace.context(of: path)
        else { return item }
        let text = describe(element, context)
        if !text.isEmpty {
            let client = session.client["textDocument"]?["completion"]?["completionItem"]
            members["documentation"] = session.markup(text, client?["documentationFormat"])
        }
        return .object(members)
    }

    private static func describe(_ element: String, _ context: ProjectContext) -> String {
        var markdown = Markdown()
        if element.hasPrefix("...") {
            markdown.fragment(String(element.dropFirst(3)), context)
            return markdown.text
        }
        guard let schema = context.schema, let coordinate = SchemaCoordinate(element) else {
            return ""
        }
        switch coordinate {
        case .type(let name):
            if let type = schema.type(named: name) { markdown.type(type, schema) }
        case .member(let type, let member):
            describe(member, of: schema.type(named: type), &markdown, schema)
        case .argument(let type, let field, let argument):
            let arguments = schema.type(named: type).flatMap { schema.field(named: field, on: $0) }
            if let value = arguments?.arguments[argument] {
                markdown.parameter(Parameter(value), of: "")
            }
        case .directive(let name):
            if let directive = schema.directive(named: name) { markdown.directive(directive) }
        case .directiveArgument(let name, let argument):
            if let value = schema.directive(named: name)?.arguments[argument] {
                markdown.parameter(Parameter(value), of: "")
            }
        }
        return markdown.text
    }

    private static func describe(
        _ member: String,
        of type: SchemaType?,
        _ markdown: inout Markdown,
        _ schema: Schema
    ) {
        guard let type else { return }
        if case .enum(let type) = type, let value = type.values[member] {
            markdown.enumValue(value, of: type.name)
        } else if case .inputObject(let type) = type, let field = type.fields[member] {
            markdown.parameter(Parameter(field), of: "\(type.name).")
        } else if let field = schema.field(named: member, on: type) {
            markdown.field(field, of: type, schema)
        }
    }
}
