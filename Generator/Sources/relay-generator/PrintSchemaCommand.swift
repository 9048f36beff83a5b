import GraphQLLanguage
import GraphQLSchema

/// `relay-generator print-schema SCHEMA…`.
struct PrintSchemaCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            flags: ["--strict-schema"],
            options: ["--schema", "--extensions"]
        )
        let paths = arguments["--schema"] + arguments.values
        guard !paths.isEmpty else {
            throw UsageError("`print-schema` needs a schema.")
        }
        var builder = SchemaBuilder(isStrict: arguments.flags.contains("--strict-schema"))
        do {
            for path in paths {
                for file in path == "-" ? [path] : try SchemaLoader.files(at: [path]) {
                    builder.add(try console.source(file))
                }
            }
            for file in try SchemaLoader.files(at: arguments["--extensions"]) {
                builder.add(try console.source(file), origin: .client)
            }
        } catch let error as SchemaLoadError {
            throw UsageError(error.description)
        } catch {
            throw UsageError("\(error)")
        }
        let built = builder.build()
        console.print(built.diagnostics)
        guard !built.diagnostics.hasErrors else { return .failure }
        console.printText(SchemaPrinter.print(built.schema))
        return .success
    }
}
