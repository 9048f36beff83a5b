public import GraphQLLanguage

/// Parses and validates documents: all the logic of `relay-generator check`.
public struct DocumentChecker: Sendable {
    /// The schema documents are meant for.
    public let schema: Schema
    /// The rules they must keep.
    public let rules: [any ValidationRule.Type]
    /// How they are parsed.
    public let options: ParserOptions

    /// Creates a checker; without further arguments its verdicts are the specification's.
    public init(
        schema: Schema,
        rules: [any ValidationRule.Type] = SpecifiedRules.executable,
        options: ParserOptions = ParserOptions()
    ) {
        self.schema = schema
        self.rules = rules
        self.options = options
    }

    /// Checks sources that belong together.
    ///
    /// - Parameter sources: The sources.
    /// - Returns: What is wrong, sorted: syntax errors if there are any, otherwise what breaks
    ///   rules.
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
        return Validator.validate(documents, schema: schema, rules: rules)
    }

    /// Answers one line of a batch.
    ///
    /// A line is a JSON object `{"id": …, "document": "…"}`. The answer is one line of JSON:
    /// `{"id":…,"accept":true,"errors":[]}`, with the id as it was given and errors in the form of
    /// `DiagnosticJSON`. A line that is no such object is answered with `accept` false and an
    /// error of the rule `Batch`.
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
        guard let document = request["document"]?.string else {
            let mistake = Diagnostic(
                rule: "Batch",
                message: "Expected an object `{\"id\": …, \"document\": \"…\"}`.",
                span: request.span
            )
            return Self.answer(id, [mistake])
        }
        let path = request["id"]?.string ?? id
        return Self.answer(id, check([Source(path: path, text: document)]))
    }

    private static func answer(_ id: String, _ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.map(DiagnosticJSON.line).joined(separator: ",")
        let isAccepted = !diagnostics.hasErrors
        return "{\"id\":\(id),\"accept\":\(isAccepted),\"errors\":[\(errors)]}"
    }
}
