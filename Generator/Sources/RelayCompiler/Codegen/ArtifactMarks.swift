import GraphQLLanguage
import GraphQLSchema

/// Prints the directives at the ends of artifact lines.
enum ArtifactMarks {
    /// Returns the directives of a field in a response.
    static func normalization(_ field: FieldReference) -> String {
        var marks: [String] = []
        if field.definition.origin == .client {
            marks.append("@client")
        }
        marks += field.marks.connections.map(connection)
        marks += field.marks.edges.map { ordered($0, ["connections", "edgeTypeName"]) }
        if let stream = field.directives.first(.stream) {
            marks.append(ordered(stream, ["label", "initialCount", "if"]))
        }
        return marks.map { " " + $0 }.joined()
    }

    /// Returns the directives of a field that is read.
    static func reader(_ field: FieldReference) -> String {
        var text = field.marks.required.map { " @required(action: \($0.rawValue))" } ?? ""
        text += catching(field.marks.catchTarget)
        return text + (field.definition.origin == .client ? " @client" : "")
    }

    /// Returns the directive for catching errors.
    static func catching(_ target: CatchTarget?) -> String {
        target.map { " @catch(to: \($0.rawValue))" } ?? ""
    }

    /// Returns a directive with some of its arguments, in the given order.
    static func ordered(_ directive: Directive, _ names: [String]) -> String {
        let arguments = names.compactMap { directive.argument(named: $0) }
        return "@\(directive.name)\(GraphQLText.arguments(arguments, .spaced))"
    }

    private static func connection(_ mark: ConnectionMark) -> String {
        let filters = mark.filters.map(GraphQLText.string).joined(separator: ", ")
        let handler =
            mark.handler == ConnectionMark.standardHandler
            ? "" : ", handler: \(GraphQLText.string(mark.handler))"
        return "@connection(key: \(GraphQLText.string(mark.key)), filters: [\(filters)]\(handler))"
    }
}
