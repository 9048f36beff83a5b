import GraphQLLanguage

/// Directives that are written in strings, such as `["@cached(ttl: 60)"]`.
enum EmbeddedDirectives {
    /// Returns the directives in a list of strings, each with the span of its string.
    ///
    /// Invalid ones are skipped.
    static func all(in value: Value?) -> [Directive] {
        strings(in: value).flatMap { read($0) ?? [] }
    }

    /// Returns the strings of a list.
    ///
    /// A single string counts as a list of one.
    static func strings(in value: Value?) -> [StringValue] {
        switch value {
        case .string(let string)?: [string]
        case .list(let list)?:
            list.values.compactMap { if case .string(let string) = $0 { string } else { nil } }
        default: []
        }
    }

    /// Returns the directives in a string, or `nil` if it contains anything else.
    static func read(_ string: StringValue) -> [Directive]? {
        let parsed = Parser.parse(document(string))
        guard parsed.diagnostics.isEmpty, parsed.document.definitions.count == 1,
            let query = parsed.document.operations.first, query.variableDefinitions.isEmpty,
            !query.directives.isEmpty
        else { return nil }
        return query.directives.map { directive in
            Directive(
                name: Name(directive.name.text, span: string.span),
                arguments: directive.arguments,
                span: string.span
            )
        }
    }

    /// Returns a query with the directives in a string.
    static func document(_ string: StringValue) -> Source {
        Source(text: "query Q \(string.value) { __typename }")
    }
}
