import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// `relay-generator check --schema S [DOCUMENT…]`.
struct CheckCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "check",
            flags: ["--json", "--fix-its", "--strict-schema", "--no-relay"],
            options: ["--schema", "--extensions", "--batch"]
        )
        guard !arguments["--schema"].isEmpty else {
            throw UsageError("`check` needs a schema: `--schema schema.graphql`.")
        }
        var jsonStyle: DiagnosticRenderer.Style?
        if arguments.flags.contains("--fix-its") {
            jsonStyle = .jsonWithFixIts
        } else if arguments.flags.contains("--json") {
            jsonStyle = .json
        }
        let built = try schema(arguments)
        report(built.diagnostics, as: jsonStyle)
        guard !built.diagnostics.hasErrors else { return .failure }

        let checker =
            arguments.flags.contains("--no-relay")
            ? DocumentChecker(schema: built.schema) : RelayRules.checker(schema: built.schema)
        if let batch = try arguments.single("--batch") {
            guard arguments.values.isEmpty else {
                throw UsageError("`--batch` can't be combined with documents.")
            }
            try answer(batch, checker)
            return .success
        }
        guard !arguments.values.isEmpty else {
            if jsonStyle == nil { console.print("The schema is valid. No documents were given.") }
            return .success
        }
        var sources: [Source] = []
        for path in arguments.values {
            sources.append(try console.source(path))
        }
        let diagnostics = checker.check(files: sources)
        report(diagnostics, as: jsonStyle)
        return diagnostics.hasErrors ? .failure : .success
    }

    /// Returns the schema of `--schema` and `--extensions`.
    private func schema(_ arguments: Arguments) throws(UsageError) -> SchemaResult {
        let sources = try console.schemaSources(arguments["--schema"])
        let extensions = try console.schemaSources(arguments["--extensions"], areExtensions: true)
        let isStrict = arguments.flags.contains("--strict-schema")
        return arguments.flags.contains("--no-relay")
            ? SchemaBuilder.build(sources, extensions: extensions, isStrict: isStrict)
            : SchemaReader.read(sources, extensions: extensions, isStrict: isStrict)
    }

    private func report(_ diagnostics: [Diagnostic], as jsonStyle: DiagnosticRenderer.Style?) {
        if let jsonStyle {
            console.printText(DiagnosticRenderer(style: jsonStyle).render(diagnostics))
        } else {
            console.print(diagnostics)
        }
    }

    /// Answers the lines of a batch as they arrive.
    private func answer(_ batch: String, _ checker: DocumentChecker) throws(UsageError) {
        let reader = LineReader(try console.input(batch))
        while let lines = reader.next() {
            let answers = lines.split(separator: UInt8(ascii: "\n")).map {
                checker.answer(batchLine: Array($0)) + "\n"
            }
            console.printText(answers.joined())
        }
    }
}
