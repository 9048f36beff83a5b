/// The help for one command, as parts of the help for all of them.
enum CommandHelp {
    /// The options that every command has.
    private static let general = ["--help", "--one-line"]

    /// Returns the usage, the description and the options of a command.
    ///
    /// - Parameters:
    ///   - command: The name of a command; `nil`, or another word, for all commands.
    ///   - help: The help for all commands, in sections that begin with a title in capitals.
    /// - Returns: The text, with a final line feed.
    static func text(_ command: String?, from help: String) -> String {
        let usage = entries("USAGE", of: help).filter { entry in
            command.map { words(entry).contains($0) } ?? false
        }
        guard let command, !usage.isEmpty else { return help + "\n" }
        let known = Set(usage.flatMap(words))
        let description = entries("COMMANDS", of: help).filter { words($0).first == command }
        let options = entries("OPTIONS", of: help).filter { entry in
            words(entry).first.map { known.contains($0) || general.contains($0) } ?? false
        }
        let status = entries("EXIT STATUS", of: help)
        return [
            ("USAGE", usage), ("COMMAND", description), ("OPTIONS", options),
            ("EXIT STATUS", status),
        ]
        .map { title, entries in
            "\(title)\n\(entries.map { $0 + "\n" }.joined())"
        }.joined(separator: "\n")
    }

    /// Returns the commands that have an option.
    static func commands(with option: String, in help: String) -> [String] {
        entries("USAGE", of: help).map { words($0) }.filter { $0.contains(option) }
            .compactMap { $0.dropFirst().first }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the entries of a section, which begin with an indentation of two.
    private static func entries(_ title: String, of help: String) -> [String] {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { $0 != title }.dropFirst().prefix { !$0.isEmpty }
        return section.reduce(into: []) { entries, line in
            if !entries.isEmpty, line.hasPrefix("   ") {
                entries[entries.count - 1] += "\n\(line)"
            } else {
                entries.append(String(line))
            }
        }
    }

    private static func words(_ entry: String) -> [String] {
        entry.split { " \n[]|".contains($0) }.map(String.init)
    }
}
