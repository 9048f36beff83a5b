import Foundation
import GraphQLLanguage

/// The commands.
struct CommandLineTool {
    static let version = "0.1.0"

    static let help = """
        relay-generator compiles GraphQL documents to Swift.

        USAGE
          relay-generator [generate] [--check | --watch [--poll]] [--verbose] [PATH]
          relay-generator init [--schema S] [FOLDER]
          relay-generator config-schema
          relay-generator check --schema S [--extensions E] [--json | --fix-its]
                                [--strict-schema] [--no-relay] [DOCUMENT…]
          relay-generator check --schema S [--extensions E] [--strict-schema] [--no-relay]
                                --batch FILE
          relay-generator operations --schema S [--extensions E] [--json] DOCUMENT…
          relay-generator ir --stage NAME --schema S [--extensions E] DOCUMENT…
          relay-generator diff-schema [--project PATH] [--json] OLD [NEW]
          relay-generator inspect [--output FILE] (RECORDING | --port N)
          relay-generator inspect [--at V] [--failed] [--json] (RECORDING | --port N) QUESTION
                                  [ARGUMENT…]
          relay-generator lint [--json] [--swift PATH] [PATH]
          relay-generator lsp [--stdio]
          relay-generator fetch-schema [--header H] [--output FILE] [--timeout S] URL
          relay-generator print-schema [--extensions E] [--strict-schema] SCHEMA…
          relay-generator format [--check | --write] FILE…

        COMMANDS
          generate      Compile the projects of a relay.json. PATH is that file, or a folder in
                        which, or above which, there is one; the current folder if left out. With
                        `persist` in that file, list the ids and texts of operations too.
          init          Write a relay.json for the schema that is in FOLDER.
          config-schema Print the JSON schema of relay.json.
          check         Validate documents, or the schema alone; write nothing.
          operations    Print operations as they go to the server.
          ir            Print documents as they are at a stage of the compiler: source, reader,
                        fetched, text or normalization.
          diff-schema   List the changes between two versions of a schema, and the definitions and
                        Swift files that each affects. NEW is the project's schema if left out.
          fetch-schema  Ask a server for its schema by introspection, and print it as SDL.
          inspect       Show the recording of an app's store: as a page for a browser, or the answer to
                        a QUESTION: diff, events, history, operations, optimistic, problems, queue,
                        readers, record, records, roots, sizes, versions or why.
          lint          List fragments that nothing spreads, operations that no Swift code names,
                        and fields that no Swift code reads.
          lsp           Serve an editor: the Language Server Protocol on standard input and output.
          print-schema  Print a schema in canonical order.
          format        Print documents in canonical form, comments kept.

        OPTIONS
          --at V            With `inspect`: at this version of the store; at the end if left out.
          --batch FILE      Read lines of {"id", "document"}; answer each with a line of
                            {"id", "accept", "errors"}. Ends with status 0.
          --check           Write nothing; fail if a file is not as it should be.
          --extensions E    A file or folder of the client's extensions of the schema; may be
                            given several times.
          --failed          With `inspect`: only the operations that failed.
          --fix-its         With `check`: as --json, with the edits that would mend each finding.
          --header H        With `fetch-schema`: a header `Name: value`; may be given several times.
          --help            Print this; after a command, what belongs to it. So does `help COMMAND`.
          --json            Print JSON, one object a line.
          --no-relay        Check by the rules of the specification alone.
          --one-line        Print each finding on one line, as Xcode shows it.
          --output FILE     With `fetch-schema`: write the schema to this file if it differs. With
                            `inspect`: the file of the page; RECORDING.html if left out.
          --port N          With `inspect`: instead of a RECORDING, that of a running app which serves it at
                            this port of 127.0.0.1.
          --project PATH    With `diff-schema`: the project whose documents are compared, a relay.json
                            or a folder; that of the current folder if left out.
          --poll            Look at files twice a second instead of being told of changes.
          --schema S        A file (SDL or introspection JSON) or folder of the schema; may be
                            given several times.
          --stage NAME      With `ir`: source, fetched, text or normalization.
          --stdio           With `lsp`: accepted because some editors pass it.
          --strict-schema   Take all mistakes of the schema for errors.
          --swift PATH      With `lint`: a file or folder of Swift code to search besides `src`; may be
                            given several times.
          --timeout S       With `fetch-schema`: the time limit of a request, in seconds; 60 if left
                            out.
          --verbose         Print how long each stage took.
          --version         Print the version.
          --watch           Go on compiling whenever something changes.
          --write           Write what is formatted back to its file.

        A DOCUMENT, FILE or SCHEMA that is - is standard input.

        EXIT STATUS
          0  All is well.
          1  There are errors in documents or the schema; with --check, files out of date; with
             `diff-schema`, breaking changes; with `lint`, findings; with `fetch-schema`, no
             schema.
          2  The arguments or the configuration make no sense, or files can't be read or written.
        """

    private static let commands = [
        "check", "config-schema", "diff-schema", "fetch-schema", "format", "generate", "init",
        "inspect",
        "ir", "lint", "lsp", "operations", "print-schema",
    ]

    /// The commands by the names that they have in other tools.
    private static let otherNames = [
        "codegen": "generate", "compile": "generate", "download-schema": "fetch-schema",
        "introspect": "fetch-schema", "validate": "check", "watch": "generate --watch",
    ]

    let console: Console

    /// Rejects a first argument that looks like a command but is neither a command nor a path.
    private func checkCommand(_ word: String?) throws(UsageError) {
        guard let word, !word.hasPrefix("-"), !word.contains(where: { "/.".contains($0) }),
            !FileManager.default.fileExists(atPath: word)
        else { return }
        let parts = Self.commands.filter { $0.split(separator: "-").contains(Substring(word)) }
        let hint: String =
            if word == "persist" {
                " `generate` persists operations if `relay.json` has the key `persist`."
            } else if let command = Self.otherNames[word] {
                Suggestions.didYouMean([command])
            } else if parts.isEmpty {
                Suggestions.didYouMean(word, among: Self.commands)
            } else {
                Suggestions.didYouMean(parts)
            }
        throw UsageError(
            "There is no command, file or folder `\(word)`.\(hint) See `relay-generator --help`."
        )
    }

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        var console = console
        var arguments = arguments
        if let index = arguments.firstIndex(of: "--one-line") {
            arguments.remove(at: index)
            console.style = .oneLine
        }
        if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
            let words = arguments.filter { !$0.hasPrefix("-") }
            let command = words.first == "help" ? words.dropFirst().first : words.first
            if !(Self.commands + ["help"]).contains(command ?? "") { try checkCommand(command) }
            console.printText(CommandHelp.text(command, from: Self.help))
            if command == "lsp" { console.printText(EditorSettings.text) }
            return .success
        }
        if arguments == ["--version"] {
            console.print("relay-generator \(Self.version)")
            return .success
        }
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "check": return try CheckCommand(console: console).run(rest)
        case "config-schema": return try ConfigSchemaCommand(console: console).run(rest)
        case "diff-schema": return try DiffSchemaCommand(console: console).run(rest)
        case "fetch-schema": return try FetchSchemaCommand(console: console).run(rest)
        case "format": return try FormatCommand(console: console).run(rest)
        case "generate": return try GenerateCommand(console: console).run(rest)
        case "init": return try InitCommand(console: console).run(rest)
        case "inspect": return try InspectCommand(console: console).run(rest)
        case "ir": return try IRCommand(console: console).run(rest)
        case "lint": return try LintCommand(console: console).run(rest)
        case "lsp": return try LanguageServerCommand().run(rest)
        case "operations": return try OperationsCommand(console: console).run(rest)
        case "print-schema": return try PrintSchemaCommand(console: console).run(rest)
        default:
            try checkCommand(arguments.first)
            return try GenerateCommand(console: console).run(arguments)
        }
    }
}
