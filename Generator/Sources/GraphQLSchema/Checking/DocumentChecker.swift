public import GraphQLLanguage

/// Parses and validates documents: the implementation of `relay-generator check`.
public struct DocumentChecker: Sendable {
    /// The schema of the documents.
    public let schema: Schema
    /// The parser options.
    public let options: ParserOptions
    private let validate: @Sendable ([Document], Schema) -> [Diagnostic]

    /// Creates a checker.
    ///
    /// By default it applies the rules of the specification.
    public init(
        schema: Schema,
        rules: [any ValidationRule.Type] = SpecifiedRules.executable,
        options: ParserOptions = ParserOptions()
    ) {
        self.init(schema: schema, options: options) { documents, schema in
            Validator.validate(documents, schema: schema, rules: rules)
        }
    }

    /// Creates a checker with custom validation.
    ///
    /// - Parameters:
    ///   - schema: The schema of the documents.
    ///   - options: The parser options.
    ///   - validate: Returns the errors of documents that belong together, sorted.
    public init(
        schema: Schema,
        options: ParserOptions,
        validate: @escaping @Sendable ([Document], Schema) -> [Diagnostic]
    ) {
        self.schema = schema
        self.options = options
        self.validate = validate
    }

    /// Checks sources that belong together.
    ///
    /// - Parameter sources: The sources.
    /// - Returns: The sorted errors: syntax errors if there are any, otherwise violations of rules.
    public func check(_ sources: [Source]) -> [Diagnostic] {
        var documents: [Document] = []
        var diagnostics: [Diagnostic] = []
        for source in sources {
            let result = Parser.parse(source, options: options)
            documents.append(result.document)
            diagnostics += result.diagnostics
        }
        if diagnostics.hasErrors {
            return diagnostics.sortedAndDeduplicated()
        }
        return validate(documents, schema)
    }

    /// Answers a line of a batch.
    ///
    /// A line is a JSON object `{"id": …, "document": "…"}`. The answer is a line of JSON,
    /// `{"id":…,"accept":true,"errors":[]}`, with the same id and with errors in the format of
    /// `DiagnosticJSON`. Any other line is answered with `accept` false and an error of the rule
    /// `Batch`. Lone surrogates in the document, which can be escaped in JSON, are syntax errors.
    ///
    /// - Parameter line: The line in UTF-8, without its line feed.
    /// - Returns: The answer, without a line feed.
    public func answer(batchLine line: [UInt8]) -> String {
        let request: JSONNode
        do throws(Diagnostic) {
            request = try JSONReader.read(Source(path: "batch", bytes: line))
        } catch {
            var mistake = error
            mistake.rule = "Batch"
            return Self.answer("null", [mistake])
        }
        let id = request["id"]?.span.text ?? "null"
        guard let document = request["document"]?.bytes else {
            let mistake = Diagnostic(
                rule: "Batch",
                message: "Expected an object `{\"id\": …, \"document\": \"…\"}`.",
                span: request.span
            )
            return Self.answer(id, [mistake])
        }
        let path = request["id"]?.string ?? id
        return Self.answer(id, check([Source(path: path, bytes: document)]))
    }

    private static func answer(_ id: String, _ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.map { DiagnosticJSON.line($0) }.joined(separator: ",")
        let isAccepted = !diagnostics.hasErrors
        return "{\"id\":\(id),\"accept\":\(isAccepted),\"errors\":[\(errors)]}"
    }
}
