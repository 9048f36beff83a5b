public import GraphQLLanguage
public import GraphQLSchema

/// Builds schemas that know Relay's directives.
public enum SchemaReader {
    /// Builds a schema.
    ///
    /// - Parameters:
    ///   - sources: The files of the server's schema: SDL, or introspection results where the path
    ///     ends in `.json`.
    ///   - extensions: The files of the client's extensions of it.
    ///   - isStrict: Whether every mistake in the schema is an error.
    /// - Returns: The schema and what is wrong with it.
    public static func read(
        _ sources: [Source],
        extensions: [Source] = [],
        isStrict: Bool = false
    ) -> SchemaResult {
        var builder = SchemaBuilder(isStrict: isStrict)
        var syntaxErrors: [Diagnostic] = []
        var documents: [Document] = []
        func add(_ source: Source, _ origin: SchemaOrigin) {
            let result =
                IntrospectionReader.reads(source)
                ? IntrospectionReader.read(source)
                : Parser.parse(source, options: builder.parserOptions)
            syntaxErrors += result.diagnostics
            documents.append(result.document)
            builder.add(result.document, origin: origin)
        }
        for source in sources { add(source, .server) }
        for source in extensions { add(source, .client) }
        builder.add(RelayDirective.missing(from: documents), origin: .client)
        var result = builder.build()
        // What can't be read is missing: the root types, for example.
        let findings = syntaxErrors.hasErrors ? [] : result.diagnostics
        result.diagnostics = (syntaxErrors + findings).sortedAndDeduplicated()
        return result
    }
}
