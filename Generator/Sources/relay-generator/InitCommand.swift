import RelayCompiler

/// `relay-generator init [--schema S] [FOLDER]`.
struct InitCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(arguments, of: "init", options: ["--schema"])
        guard arguments.values.count < 2 else {
            throw UsageError("Only one folder can be set up. Remove `\(arguments.values[1])`.")
        }
        do throws(ProjectTemplateError) {
            let (path, text, choice) = try ProjectTemplate.write(
                in: arguments.values.first ?? ".",
                schema: arguments["--schema"].last
            )
            console.print("wrote \(path)")
            console.printText(text)
            console.print(choice)
        } catch {
            throw UsageError(error.description)
        }
        return .success
    }
}
