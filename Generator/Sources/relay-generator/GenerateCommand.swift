import Foundation
import GraphQLLanguage
import RelayCompiler

/// `relay-generator [generate] [--check] [PATH]`.
struct GenerateCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(arguments, flags: ["--check"])
        guard arguments.values.count < 2 else {
            throw UsageError("Only one project at a time: `\(arguments.values[1])` is too much.")
        }
        let isCheck = arguments.flags.contains("--check")
        do {
            let path = arguments.values.first ?? "."
            let file = try ProjectCompiler.findConfiguration(path)
            return finish(try ProjectCompiler.run(file, isCheck: isCheck), isCheck: isCheck)
        } catch {
            throw UsageError(error.description)
        }
    }

    private func finish(_ report: ProjectCompiler.Report, isCheck: Bool) -> ExitCode {
        console.print(report.diagnostics)
        if report.diagnostics.hasErrors {
            let isConfig = report.diagnostics.allSatisfy { $0.rule == "Config" }
            return isConfig ? .usage : .failure
        }
        guard !report.isUpToDate else {
            console.print("\(count(report.fileCount)) up to date.")
            return .success
        }
        let written = report.written.map { isCheck ? "out of date: \($0)" : "wrote \($0)" }
        let deleted = report.deleted.map { isCheck ? "left over: \($0)" : "deleted \($0)" }
        (written + deleted).forEach { console.print($0) }
        if isCheck {
            console.error("Generated files are out of date. Run `relay-generator`.")
            return .failure
        }
        console.print(
            "\(count(report.fileCount)): \(report.written.count) written, "
                + "\(report.deleted.count) deleted."
        )
        return .success
    }

    private func count(_ files: Int) -> String {
        files == 1 ? "1 file" : "\(files) files"
    }
}
