import Foundation
import GraphQLLanguage
import RelayCompiler

/// The commands.
struct CommandLineTool {
    static let version = "0.1.0"

    static let help = """
        relay-generator compiles GraphQL documents to Swift.

        USAGE
          relay-generator [generate] [--check] [path]

        ARGUMENTS
          path        A relay.json, or a folder in which, or above which, there is one.
                      The current folder when it is left out.

        OPTIONS
          --check     Write nothing; fail if a generated file is out of date.
          --help      Print this.
          --version   Print the version.

        EXIT STATUS
          0  All is well.
          1  There are errors in documents, or with --check files that are out of date.
          2  The arguments or the configuration make no sense.
        """

    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        if arguments.contains("--help") || arguments.contains("-h") {
            console.print(Self.help)
            return .success
        }
        if arguments == ["--version"] {
            console.print("relay-generator \(Self.version)")
            return .success
        }
        var rest = arguments[...]
        if rest.first == "generate" {
            rest.removeFirst()
        }
        return try generate(Array(rest))
    }

    private func generate(_ arguments: [String]) throws(UsageError) -> ExitCode {
        var isCheck = false
        var path: String?
        for argument in arguments {
            if argument == "--check" {
                isCheck = true
            } else if argument.hasPrefix("-") {
                throw UsageError(
                    description: "Unknown option `\(argument)`."
                        + Suggestions.didYouMean(
                            argument,
                            among: ["--check", "--help", "--version"]
                        )
                        + " See `relay-generator --help`."
                )
            } else if path == nil {
                path = argument
            } else {
                throw UsageError(
                    description: "Only one project at a time: `\(argument)` is too much."
                )
            }
        }
        do {
            let file = try ProjectCompiler.findConfiguration(path ?? ".")
            return finish(try ProjectCompiler.run(file, isCheck: isCheck), isCheck: isCheck)
        } catch {
            throw UsageError(description: error.description)
        }
    }

    private func finish(_ report: ProjectCompiler.Report, isCheck: Bool) -> ExitCode {
        console.printError(DiagnosticRenderer().render(report.diagnostics))
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
        (written + deleted).forEach(console.print)
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
