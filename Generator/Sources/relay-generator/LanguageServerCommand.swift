import RelayLanguageServer

/// `relay-generator lsp`.
struct LanguageServerCommand {
    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        // Editors pass `--stdio` to servers that also have other transports.
        let arguments = try Arguments(arguments, of: "lsp", flags: ["--stdio"])
        guard arguments.values.isEmpty else {
            throw UsageError(
                "`lsp` takes no path. It finds the relay.json of each file that the editor opens."
            )
        }
        let status = StandardStreams.run(version: CommandLineTool.version)
        return status == 0 ? .success : .failure
    }
}
