import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// `relay-generator operations --schema S DOCUMENT…`.
struct OperationsCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "operations",
            flags: ["--json"],
            options: ["--schema", "--extensions"]
        )
        let output = Compiler.operations(try console.compilerInput(arguments))
        console.print(output.diagnostics)
        guard let operations = output.result else { return .failure }
        for operation in operations {
            guard arguments.flags.contains("--json") else {
                console.printText(operation.text + "\n")
                continue
            }
            let name = DiagnosticJSON.quoted(operation.name)
            let kind = DiagnosticJSON.quoted(operation.kind.rawValue)
            let text = DiagnosticJSON.quoted(operation.text)
            console.printText(
                "{\"name\":\(name),\"kind\":\(kind),\"text\":\(text),\"id\":null}\n"
            )
        }
        return .success
    }
}

/// `relay-generator ir --stage NAME --schema S DOCUMENT…`.
struct IRCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "ir",
            options: ["--schema", "--extensions", "--stage"]
        )
        let stages = CompilerStage.allCases.map(\.rawValue)
        guard let name = try arguments.single("--stage") else {
            throw UsageError("`ir` needs a `--stage`: \(stages.joined(separator: ", ")).")
        }
        guard let stage = CompilerStage(rawValue: name) else {
            throw UsageError(
                "There is no stage `\(name)`.\(Suggestions.didYouMean(name, among: stages)) "
                    + "Stages are \(stages.joined(separator: ", "))."
            )
        }
        let output = Compiler.print(stage, try console.compilerInput(arguments))
        console.print(output.diagnostics)
        guard let text = output.result else { return .failure }
        console.printText(text)
        return .success
    }
}

extension Console {
    /// Returns the sources of `--schema`, `--extensions` and the documents.
    fileprivate func compilerInput(_ arguments: Arguments) throws(UsageError) -> Compiler.Input {
        guard !arguments["--schema"].isEmpty, !arguments.values.isEmpty else {
            throw UsageError("A schema and documents are needed: `--schema S DOCUMENT…`.")
        }
        var input = Compiler.Input(
            schema: try schemaSources(arguments["--schema"]),
            documents: []
        )
        input.extensions = try schemaSources(arguments["--extensions"], areExtensions: true)
        for path in arguments.values {
            input.documents.append(try source(path))
        }
        return input
    }
}
