import GraphQLLanguage
import GraphQLSchema

/// The fields of a connection by which its pages are merged must be the only ones with their names in
/// the response.
///
/// `feed(first: 10) @connection(…) { edges { cursor: weight node { id } } }`: "The alias `cursor` is
/// kept for the field `cursor` by which the pages of `feed` are merged. Choose another."
extension RequireWellFormedConnections {
    /// Returns the names of these fields, and those of the fields around them.
    private static func added(to connection: Field) -> [(outer: String?, names: Set<String>)] {
        let isGiven = { (name: String) in
            connection.arguments.contains { $0.name.text == name && !$0.value.isNull }
        }
        let pageInfo = ConnectionMark.pageInfo(
            forward: isGiven("first"),
            backward: isGiven("last")
        )
        return [
            (nil, ["edges", "pageInfo"]),
            ("edges", ["cursor", "node"]),
            ("pageInfo", Set(pageInfo)),
        ]
    }

    /// Checks the fields of a connection, its edges and its page information, also those in fragments.
    func checkNames(
        in connection: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        guard let set = connection.selectionSet else { return }
        let own = SelectedFields.all(in: [set], context.fragments)
        for (outer, names) in Self.added(to: connection) {
            var fields = own
            if let outer {
                let sets = own.filter { $0.name.text == outer && $0.responseName.text == outer }
                    .compactMap(\.selectionSet)
                fields = SelectedFields.all(in: sets, context.fragments)
            }
            for field in fields where names.contains(field.responseName.text) {
                check(field, in: connection, directive, &context)
            }
        }
    }

    private func check(
        _ field: Field,
        in connection: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let name = field.responseName.text
        let related = Diagnostic.Related(message: "The connection is here.", span: directive.span)
        if let alias = field.alias, alias != field.name {
            report(
                "The alias `\(alias)` is kept for the field `\(alias)` by which the pages of "
                    + "`\(connection.responseName)` are merged. Choose another.",
                at: alias.span,
                related: [related],
                &context
            )
        } else if let first = field.arguments.first {
            report(
                "The pages of `\(connection.responseName)` are merged by `\(name)` without arguments. "
                    + "Remove `\(first.name)`.",
                at: first.span,
                related: [related],
                &context
            )
        }
    }

    /// Servers stream a field only once, so `edges` must not differ between selections.
    ///
    /// `own` are the fields that the connection selects itself.
    func checkStreamedEdges(
        of connection: Field,
        _ own: [Field],
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        if case .boolean(let condition)? = directive.argument(named: "if")?.value, !condition.value
        {
            return
        }
        guard let set = connection.selectionSet else { return }
        let plain = own.filter { context.schema.sent($0.directives).isEmpty }.map(\.name.span)
        let fields = SelectedFields.all(in: [set], context.fragments)
        for edges in fields.filter({ $0.name.text == "edges" && $0.responseName.text == "edges" }) {
            let isPlain = plain.contains { span in
                span.source === edges.name.span.source && span.range == edges.name.span.range
            }
            guard !isPlain else { continue }
            report(
                "`\(connection.responseName)` is streamed, so it must select `edges` itself, without "
                    + "a condition or another directive for the server. Move it, or use "
                    + "`@connection`.",
                at: edges.name.span,
                related: [.init(message: "The connection is here.", span: directive.span)],
                &context
            )
        }
    }
}
