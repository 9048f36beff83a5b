import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// `relay-generator check --schema S DOCUMENT…`.
struct CheckCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", "--strict-schema", "--no-relay"],
            options: ["--schema", "--extensions", "--batch"]
        )
        guard !arguments["--schema"].isEmpty else {
            throw UsageError("`check` needs a schema: `--schema schema.graphql`.")
        }
        let isJSON = arguments.flags.contains("--json")
        let built = try schema(arguments)
        report(built.diagnostics, isJSON: isJSON)
        guard !built.diagnostics.hasErrors else { return .failure }

        let checker = DocumentChecker(
            schema: built.schema,
            rules: arguments.flags.contains("--no-relay")
                ? SpecifiedRules.executable : RelayRules.all
        )
        if let batch = try arguments.single("--batch") {
            guard arguments.values.isEmpty else {
                throw UsageError("With `--batch` documents come from the batch alone.")
            }
            answer(try console.source(batch), checker)
            return .success
        }
        guard !arguments.values.isEmpty else {
            throw UsageError("`check` needs documents. `-` is standard input.")
        }
        var sources: [Source] = []
        for path in arguments.values {
            sources.append(try console.source(path))
        }
        let diagnostics = RelayRules.withoutRepetition(checker.check(sources))
        report(diagnostics, isJSON: isJSON)
        return diagnostics.hasErrors ? .failure : .success
    }

    /// The schema of `--schema` and `--extensions`.
    private func schema(_ arguments: Arguments) throws(UsageError) -> SchemaResult {
        let sources = try console.schemaSources(arguments["--schema"])
        let extensions = try console.schemaSources(arguments["--extensions"])
        let isStrict = arguments.flags.contains("--strict-schema")
        return arguments.flags.contains("--no-relay")
            ? SchemaBuilder.build(sources, extensions: extensions, isStrict: isStrict)
            : SchemaReader.read(sources, extensions: extensions, isStrict: isStrict)
    }

    private func report(_ diagnostics: [Diagnostic], isJSON: Bool) {
        if isJSON {
            diagnostics.forEach { console.print(DiagnosticJSON.line($0)) }
        } else {
            console.print(diagnostics)
        }
    }

    private func answer(_ batch: Source, _ checker: DocumentChecker) {
        for line in batch.bytes.split(separator: UInt8(ascii: "\n")) {
            console.print(checker.answer(batchLine: Array(line)))
        }
    }
}
