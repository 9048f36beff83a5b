import RelayCompiler

/// `relay-generator config-schema`.
struct ConfigSchemaCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        guard try Arguments(arguments, of: "config-schema").values.isEmpty else {
            throw UsageError("`config-schema` takes no arguments.")
        }
        console.printText(ConfigSchema.text)
        return .success
    }
}
