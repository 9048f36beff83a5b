public import GraphQLLanguage

/// A schema and the errors in its definition.
public struct SchemaResult: Sendable {
    /// The schema, without the parts that could not be understood.
    public var schema: Schema
    /// The errors, sorted.
    public var diagnostics: [Diagnostic]
}

/// Builds a schema from any number of documents, with extensions in any order.
///
/// It continues after errors: if a name is defined twice, the first definition is used, and
/// references to unknown types are kept. Such errors are warnings, unless the builder is strict or
/// they are in a client's extension. Syntax errors are always errors.
public struct SchemaBuilder: Sendable {
    /// Whether all problems in the schema are errors and not warnings.
    public var isStrict: Bool
    /// The accepted syntax and the limits for schema files.
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
    ///   - extensions: The client's schema extensions.
    ///   - isStrict: Whether all problems in the schema are errors.
    /// - Returns: The schema and the errors in it.
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

    /// Reads a source and adds its definitions.
    ///
    /// The source is an introspection result if its path ends in `.json`, and SDL otherwise.
    public mutating func add(_ source: Source, origin: SchemaOrigin = .server) {
        let result =
            IntrospectionReader.reads(source)
            ? IntrospectionReader.read(source) : Parser.parse(source, options: parserOptions)
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
        var schema = Schema(assembly.makeParts())
        let anchor = documents.first.map { document, _ in
            SourceSpan(source: document.span.source, range: 0..<0)
        }
        let subject = assembly.makeSubject(schema, anchor: anchor ?? .synthesized)
        if syntaxErrors.hasErrors {
            // Rule violations are not reported, because they may be due to the parts that could not
            // be parsed.
            let diagnostics = syntaxErrors.sortedAndDeduplicated()
            return SchemaResult(schema: schema, diagnostics: diagnostics)
        }
        var findings = assembly.findings
        for rule in SpecifiedRules.typeSystem {
            rule.check(subject, &findings)
        }
        if !findings.faults.isEmpty {
            schema = Schema(schema, faults: findings.faults)
        }
        return SchemaResult(
            schema: schema,
            diagnostics: (syntaxErrors + judged(findings)).sortedAndDeduplicated()
        )
    }

    /// Returns the findings as errors or warnings.
    private func judged(_ findings: TypeSystemFindings) -> [Diagnostic] {
        guard !isStrict, !findings.diagnostics.isEmpty else { return findings.diagnostics }
        let clientSources = Set(
            documents.filter { $0.origin == .client }.map {
                ObjectIdentifier($0.document.span.source)
            }
        )
        return findings.diagnostics.enumerated().map { index, diagnostic in
            var diagnostic = diagnostic
            let isClient = clientSources.contains(ObjectIdentifier(diagnostic.span.source))
            if !findings.fatal.contains(index), !isClient {
                diagnostic.severity = .warning
            }
            return diagnostic
        }
    }
}
