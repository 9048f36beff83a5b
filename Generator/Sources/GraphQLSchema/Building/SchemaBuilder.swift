public import GraphQLLanguage

/// A schema and what is wrong with it.
public struct SchemaResult: Sendable {
    /// The schema: everything of it that could be understood.
    public var schema: Schema
    /// What is wrong with it, sorted.
    public var diagnostics: [Diagnostic]
}

/// Puts a schema together from any number of documents, extensions in any order.
///
/// Mistakes do not stop it: of two definitions of one name the first counts, references to
/// unknown types stay. Such mistakes are warnings, unless the builder is strict or a client's
/// extension contains them; syntax errors are always errors.
public struct SchemaBuilder: Sendable {
    /// Whether every mistake in the schema is an error.
    public var isStrict: Bool
    /// What the files of the schema may contain and how large they may be.
    public var parserOptions: ParserOptions
    private var documents: [(document: Document, origin: SchemaOrigin)] = []
    private var syntaxErrors: [Diagnostic] = []

    /// Creates a builder without documents.
    public init(isStrict: Bool = false) {
        self.isStrict = isStrict
        var options = ParserOptions()
        options.allowsEmptyDocument = true
        parserOptions = options
    }

    /// Builds a schema from SDL sources.
    ///
    /// - Parameters:
    ///   - sources: The files of the schema, in any order.
    ///   - extensions: The client's extensions of it.
    ///   - isStrict: Whether every mistake in the schema is an error.
    /// - Returns: The schema and what is wrong with it.
    public static func build(
        _ sources: [Source],
        extensions: [Source] = [],
        isStrict: Bool = false
    ) -> SchemaResult {
        var builder = SchemaBuilder(isStrict: isStrict)
        for source in sources { builder.add(source) }
        for source in extensions { builder.add(source, origin: .client) }
        return builder.build()
    }

    /// Parses a source and adds its definitions.
    public mutating func add(_ source: Source, origin: SchemaOrigin = .server) {
        let result = Parser.parse(source, options: parserOptions)
        syntaxErrors += result.diagnostics
        add(result.document, origin: origin)
    }

    /// Adds the type-system definitions of a document.
    public mutating func add(_ document: Document, origin: SchemaOrigin = .server) {
        documents.append((document, origin))
    }

    /// Builds the schema.
    public func build() -> SchemaResult {
        var assembly = SchemaAssembly()
        for (document, origin) in documents {
            assembly.collect(document, origin: origin)
        }
        assembly.applyExtensions()
        let schema = Schema(assembly.makeParts(), faults: [:])
        return SchemaResult(
            schema: schema,
            diagnostics: (syntaxErrors + assembly.diagnostics).sortedAndDeduplicated()
        )
    }
}
