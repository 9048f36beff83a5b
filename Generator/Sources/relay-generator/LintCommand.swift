import GraphQLLanguage
import RelayCompiler

/// `relay-generator lint [PATH]`.
struct LintCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "lint",
            flags: ["--json"],
            options: ["--swift"]
        )
        guard arguments.values.count < 2 else {
            throw UsageError("Only one project can be checked. Remove `\(arguments.values[1])`.")
        }
        let report: ProjectLint.Report
        do throws(ProjectError) {
            let file = try ProjectCompiler.findConfiguration(arguments.values.first ?? ".")
            report = try ProjectLint.run(file, code: arguments["--swift"])
        } catch {
            throw UsageError(error.description)
        }
        guard report.swiftFileCount > 0 || report.diagnostics.hasErrors else {
            let places = report.searched.map { "`\($0)`" }.joined(separator: ", ")
            let what = report.hasGeneratedCode ? "only generated Swift code" : "no Swift code"
            throw UsageError(
                "There is \(what) in \(places). Pass the folder of the Swift code that uses the "
                    + "documents: `--swift ../App`."
            )
        }
        if arguments.flags.contains("--json") {
            console.printText(DiagnosticRenderer(style: .json).render(report.diagnostics))
        } else {
            console.print(report.diagnostics)
            if report.diagnostics.isEmpty {
                let files = report.swiftFileCount == 1 ? "file" : "files"
                console.print(
                    "All \(report.definitionCount) definitions are used in "
                        + "\(report.swiftFileCount) Swift \(files)."
                )
            }
        }
        if report.diagnostics.hasErrors { return ExitCode(report.diagnostics) }
        return report.diagnostics.isEmpty ? .success : .failure
    }
}
