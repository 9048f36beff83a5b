import GraphQLLanguage
import GraphQLSchema

/// `relay-generator print-schema SCHEMA…`.
struct PrintSchemaCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "print-schema",
            flags: ["--strict-schema"],
            options: ["--schema", "--extensions"]
        )
        let paths = arguments["--schema"] + arguments.values
        guard !paths.isEmpty else {
            throw UsageError("`print-schema` needs a schema.")
        }
        var builder = SchemaBuilder(isStrict: arguments.flags.contains("--strict-schema"))
        for source in try console.schemaSources(paths) {
            builder.add(source)
        }
        for source in try console.schemaSources(arguments["--extensions"], areExtensions: true) {
            builder.add(source, origin: .client)
        }
        let built = builder.build()
        console.print(built.diagnostics)
        guard !built.diagnostics.hasErrors else { return .failure }
        console.printText(SchemaPrinter.print(built.schema))
        return .success
    }
}
