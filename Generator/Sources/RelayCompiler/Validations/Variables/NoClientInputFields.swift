import GraphQLLanguage
import GraphQLSchema

/// An extension should not add fields to input objects that the server takes as arguments, because
/// variables are sent with all their fields.
///
/// `extend input Filter { mine: Boolean }`: "Only the app has the field `mine` of `Filter`, and servers
/// refuse variables that have it. Remove it, or add it to the file of the server's schema if the server
/// has it."
///
/// An input object that only the app's own fields have as arguments is never sent, so it may have them.
enum NoClientInputFields {
    /// Returns a warning for each field.
    static func check(_ schema: Schema) -> [Diagnostic] {
        let extended = schema.types.compactMap { type -> InputObjectType? in
            guard case .inputObject(let input) = type, input.origin != .client,
                input.fields.contains(where: { $0.origin == .client })
            else { return nil }
            return input
        }
        guard !extended.isEmpty else { return [] }
        let sent = sentInputs(schema)
        return extended.filter { sent.contains($0.name) }.flatMap { input in
            input.fields.filter { $0.origin == .client }.map { field in
                Diagnostic(
                    severity: .warning,
                    rule: "NoClientInputFields",
                    message: "Only the app has the field `\(field.name)` of `\(input.name)`, and "
                        + "servers refuse variables that have it. Remove it, or add it to the file "
                        + "of the server's schema if the server has it.",
                    span: field.span
                )
            }
        }
    }

    /// Returns the names of the input objects in the arguments of the server's fields and directives.
    private static func sentInputs(_ schema: Schema) -> Set<String> {
        let fields = schema.types.flatMap { Array($0.fields ?? NamedList([])) }
        let arguments =
            fields.filter { $0.origin != .client }.flatMap { Array($0.arguments) }
            + schema.directives.filter { $0.origin != .client }.flatMap { Array($0.arguments) }
        var open = arguments.filter { $0.origin != .client }.map(\.type.name)
        var sent: Set<String> = []
        while let name = open.popLast() {
            guard case .inputObject(let input)? = schema.type(named: name),
                sent.insert(name).inserted
            else { continue }
            open += input.fields.filter { $0.origin != .client }.map(\.type.name)
        }
        return sent
    }
}
