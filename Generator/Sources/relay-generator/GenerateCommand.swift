import Foundation
import GraphQLLanguage
import RelayCompiler

/// `relay-generator [generate] [--check | --watch] [PATH]`.
struct GenerateCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "generate",
            flags: ["--check", "--poll", "--verbose", "--watch"]
        )
        let flags = arguments.flags
        guard arguments.values.count < 2 else {
            throw UsageError("Only one project can be compiled. Remove `\(arguments.values[1])`.")
        }
        guard !flags.isSuperset(of: ["--check", "--watch"]) else {
            throw UsageError("`--check` and `--watch` can't be combined. Choose one.")
        }
        guard flags.contains("--watch") || !flags.contains("--poll") else {
            throw UsageError("`--poll` only has an effect with `--watch`. Pass both.")
        }
        let compiler: ProjectCompiler
        do throws(ProjectError) {
            let path = arguments.values.first ?? "."
            let file = try ProjectCompiler.findConfiguration(path)
            // The user trusts a file whose path is passed.
            let isNamed = file == URL(fileURLWithPath: path).standardizedFileURL
            compiler = ProjectCompiler(file, runsForeignCommands: isNamed)
        } catch {
            throw UsageError(error.description)
        }
        let isVerbose = flags.contains("--verbose")
        if flags.contains("--watch") {
            watch(compiler, polls: flags.contains("--poll"), isVerbose: isVerbose)
        }
        let line = ProgressLine()
        let result: ProjectCompiler.Report
        do throws(ProjectError) {
            defer { line.clear() }
            result = try compiler.run(isCheck: flags.contains("--check"), progress: line.progress)
        } catch {
            throw UsageError(error.description)
        }
        let exitCode = finish(result, isCheck: flags.contains("--check"))
        if isVerbose { console.print(result.stages) }
        return exitCode
    }

    private func finish(_ report: ProjectCompiler.Report, isCheck: Bool) -> ExitCode {
        console.print(report.diagnostics)
        if report.diagnostics.hasErrors {
            return ExitCode(report.diagnostics)
        }
        printChanges(report, isCheck: isCheck)
        guard !report.isUpToDate else {
            console.print("\(count(report.fileCount)) up to date.")
            return .success
        }
        if isCheck {
            if !report.written.isEmpty || !report.deleted.isEmpty {
                console.error(
                    "Generated files are out of date. Run `relay-generator`"
                        + (report.overwritten.isEmpty
                            ? "." : "; it replaces what was edited by hand.")
                )
            }
            return .failure
        }
        console.print(
            "\(count(report.fileCount)): \(report.written.count) written, "
                + "\(report.deleted.count) deleted."
        )
        return .success
    }

    private func printChanges(_ report: ProjectCompiler.Report, isCheck: Bool) {
        let written = report.written.map { path in
            guard isCheck else { return "wrote \(path)" }
            let state =
                report.missing.contains(path)
                ? "missing" : report.overwritten.contains(path) ? "edited by hand" : "out of date"
            return "\(state): \(path)"
        }
        let deleted = report.deleted.map { isCheck ? "left over: \($0)" : "deleted \($0)" }
        let abandoned = report.abandoned.map {
            "left over: `\($0)` was the `artifactDirectory` before. Delete it."
        }
        (written + deleted + abandoned).forEach { console.print($0) }
        for path in report.edited {
            let message =
                "`\(path)` is left over: nothing generates it, but it was changed by hand, so it is "
                + "kept. Delete it, or move it out of the folder, and run `relay-generator`."
            if isCheck { console.error(message) } else { console.warning(message) }
        }
    }

    private func count(_ files: Int) -> String {
        files == 1 ? "1 file" : "\(files) files"
    }

    // MARK: - Watching

    /// Compiles after each change, until the process is ended.
    private func watch(_ compiler: ProjectCompiler, polls: Bool, isVerbose: Bool) -> Never {
        var last: String?
        let line = ProgressLine()
        ProjectWatcher(compiler, polls: polls).run(progress: line.progress) { outcome in
            line.clear()
            let (findings, status) = summary(of: outcome)
            let report = try? outcome.get()
            let isChanged = report.map { !$0.diagnostics.hasErrors && !$0.isUpToDate } ?? false
            // Repeated output is not printed again. It could also be redirected into a folder that
            // is watched, where it would be a change.
            let isNews = isChanged || last != findings + status
            if isNews {
                console.printError(findings)
                if isChanged, let report { printChanges(report, isCheck: false) }
                console.print(status)
            }
            if isVerbose, isNews, let report { console.print(report.stages) }
            last = findings + status
            return true
        }
        // Never reached, because the closure always continues.
        exit(ExitCode.success.rawValue)
    }

    /// Prints the findings and the summary.
    private func summary(of outcome: ProjectWatcher.Outcome) -> (findings: String, status: String) {
        switch outcome {
        case .success(let report):
            (
                console.text(report.diagnostics),
                report.diagnostics.hasErrors
                    ? "Nothing is written until the errors are fixed. Watching."
                    : "\(count(report.fileCount)) up to date. Watching."
            )
        case .failure(let error):
            ("error: \(error.description)\n", "Watching.")
        }
    }
}
