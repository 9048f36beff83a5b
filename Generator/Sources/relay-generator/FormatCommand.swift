import Foundation
import GraphQLLanguage
import GraphQLSchema

/// `relay-generator format FILE…`.
struct FormatCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "format",
            flags: ["--check", "--write"]
        )
        guard !arguments.values.isEmpty else {
            throw UsageError("`format` needs files. `-` is standard input.")
        }
        var exitCode = ExitCode.success
        for path in arguments.values {
            let source = try console.source(path)
            let (text, diagnostics) = DocumentFormatter.format(source)
            console.print(diagnostics)
            guard let text else {
                exitCode = .failure
                continue
            }
            let isFormatted = Array(text.utf8) == source.bytes
            if arguments.flags.contains("--check") {
                if !isFormatted {
                    console.print("not formatted: \(path)")
                    exitCode = .failure
                }
            } else if arguments.flags.contains("--write"), path != "-" {
                if !isFormatted {
                    try console.write(text, toFile: path)
                }
            } else {
                console.printText(text)
            }
        }
        return exitCode
    }
}
