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
    ///   - known: The options without a value: `--check`.
    ///   - knownOptions: The options with a value, which may be repeated: `--schema`.
    /// - Throws: `UsageError` for unknown options and for missing values.
    init(
        _ arguments: [String],
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
                    throw UsageError("`\(name)` needs a value. See `relay-generator --help`.")
                }
                options[name, default: []].append(value)
            } else if argument.hasPrefix("-"), argument != "-" {
                let all = known + knownOptions + ["--help", "--version"]
                throw UsageError(
                    "Unknown option `\(argument)`.\(Suggestions.didYouMean(argument, among: all))"
                        + " See `relay-generator --help`."
                )
            } else {
                values.append(argument)
            }
        }
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
