import GraphQLLanguage

/// The arguments of a command: flags, options with values, and the rest.
struct Arguments {
    private(set) var flags: Set<String> = []
    private(set) var options: [String: [String]] = [:]
    private(set) var values: [String] = []

    /// Parses arguments.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command.
    ///   - command: The command.
    ///   - known: The options without a value: `--check`.
    ///   - knownOptions: The options with a value, which may be repeated: `--schema`.
    /// - Throws: `UsageError` for unknown options and for missing values.
    init(
        _ arguments: [String],
        of command: String,
        flags known: [String] = [],
        options knownOptions: [String] = []
    ) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            if argument == "--" {
                values += rest
                return
            } else if known.contains(argument) {
                flags.insert(argument)
            } else if let name = parts.first, knownOptions.contains(name) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw UsageError(
                        "`\(name)` needs a value. See `relay-generator \(command) --help`."
                    )
                }
                options[name, default: []].append(value)
            } else if let name = parts.first, (known + ["--help", "--one-line"]).contains(name) {
                throw UsageError("`\(name)` has no value. Write `\(name)` alone.")
            } else if argument.hasPrefix("-"), argument != "-" {
                throw Self.unknown(parts.first ?? argument, command, known + knownOptions)
            } else {
                values.append(argument)
            }
        }
    }

    /// Keys of the configuration that Relay's compiler or Apollo's command have as options.
    private static let configurationKeys = [
        "accessLevel", "artifactDirectory", "customScalarTypes", "excludes", "modules", "persist",
        "samples", "schema", "schemaExtensions", "src",
    ]

    /// Returns the error for an option that a command does not have.
    private static func unknown(
        _ option: String,
        _ command: String,
        _ known: [String]
    ) -> UsageError {
        let name = option.drop { $0 == "-" }
        let nearest = Suggestions.nearest(
            to: String(name),
            among: (known + ["--help", "--one-line"]).map { String($0.dropFirst(2)) }
        )
        let key = configurationKeys.first {
            $0.lowercased() == name.replacing("-", with: "").lowercased()
        }
        let owners = CommandHelp.commands(with: option, in: CommandLineTool.help)
        var advice = Suggestions.didYouMean(nearest.map { "--\($0)" })
        if let key, ["generate", "lint"].contains(command) {
            advice = " It is the key `\(key)` of `relay.json`."
        } else if !owners.isEmpty {
            advice =
                " It is an option of " + owners.map { "`\($0)`" }.joined(separator: ", ") + "."
        }
        if option == "--output" {
            advice +=
                ["generate", "init"].contains(command)
                ? " `artifactDirectory` in `relay.json` is the folder for generated files."
                : " Redirect the output instead: `relay-generator \(command) … > FILE`."
        }
        return UsageError(
            "`\(command)` has no option `\(option)`.\(advice) See `relay-generator \(command) --help`."
        )
    }

    /// The values of an option.
    subscript(option: String) -> [String] { options[option] ?? [] }

    /// Returns the value of an option that must not be repeated.
    func single(_ option: String) throws(UsageError) -> String? {
        guard self[option].count < 2 else {
            throw UsageError("`\(option)` is given twice.")
        }
        return self[option].first
    }
}

/// A mistake in the arguments of the tool.
struct UsageError: Error {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
