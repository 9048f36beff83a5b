public import GraphQLLanguage
public import GraphQLSchema

/// Builds schemas with Relay's directives.
public enum SchemaReader {
    /// Builds a schema.
    ///
    /// - Parameters:
    ///   - sources: The files of the server's schema: SDL, or introspection results if the path
    ///     ends in `.json`.
    ///   - extensions: The files of the client's extensions of it.
    ///   - identity: The setting of the configuration for identifying objects.
    ///   - isStrict: Whether all problems in the schema are errors.
    /// - Returns: The schema and the errors in it.
    public static func read(
        _ sources: [Source],
        extensions: [Source] = [],
        identity: ConfiguredIdentity = ConfiguredIdentity(),
        isStrict: Bool = false
    ) -> SchemaResult {
        var builder = SchemaBuilder(isStrict: isStrict)
        var syntaxErrors: [Diagnostic] = []
        var documents: [(document: Document, origin: SchemaOrigin)] = []
        func add(_ source: Source, _ origin: SchemaOrigin) {
            let result =
                IntrospectionReader.reads(source)
                ? IntrospectionReader.read(source)
                : Parser.parse(source, options: builder.parserOptions)
            syntaxErrors += result.diagnostics
            documents.append((result.document, origin))
        }
        for source in sources { add(source, .server) }
        for source in extensions { add(source, .client) }
        if let source = identity.source { add(source, .client) }
        let nullability = FieldNullability(documents.map(\.document))
        for (document, origin) in documents {
            builder.add(nullability.apply(to: document), origin: origin)
        }
        builder.add(RelayDirective.missing(from: documents.map(\.document)), origin: .client)
        var result = builder.build()
        result.diagnostics += nullability.mistakes
        if !result.diagnostics.hasErrors {
            let own = Set(extensions.map(\.path))
            result.diagnostics += RequireExistingLevels.check(
                result.schema,
                isStrict: { isStrict || own.contains($0.source.path) }
            )
            result.diagnostics += DefaultCatches.check(result.schema)
            result.diagnostics += RequireSoundKeys.check(result.schema)
            result.diagnostics += RequireSoundAges.check(result.schema)
            result.diagnostics += RequireSoundOmissions.check(result.schema)
            result.diagnostics += RequireSoundDerivations.check(result.schema)
            result.diagnostics += RequireSoundFilters.check(result.schema)
            result.diagnostics += NoClientInputFields.check(result.schema)
        }
        if let first = sources.first, result.schema.rootType(for: .query) == nil,
            documents.prefix(sources.count).allSatisfy({ $0.document.definitions.isEmpty }),
            !syntaxErrors.hasErrors
        {
            // The client's extensions of nothing would cause further errors.
            syntaxErrors.append(emptiness(first))
        }
        // Unreadable definitions, such as root types, would cause further errors.
        let findings = syntaxErrors.hasErrors ? [] : result.diagnostics
        result.diagnostics = (syntaxErrors + findings.map(identity.locate)).sortedAndDeduplicated()
        return result
    }

    private static func emptiness(_ source: Source) -> Diagnostic {
        Diagnostic(
            rule: "Schema",
            message: "The schema is empty. Save that of the server: "
                + "`\(SchemaLoader.fetchCommand(to: source.path))`.",
            span: SourceSpan(source: source, range: 0..<0)
        )
    }
}
