/// The lookup of the code that a table of counterparts shows.
enum Counterpart {
    private static let interface = PublicInterface(SourceFile.all(in: "Sources"))
    private static let generator = text(in: "Generator/Sources")
    private static let runtime = text(in: "Sources")
    private static let definitions =
        text(in: "Generator/Sources/RelayCompiler/Directives")
        + text(in: "Generator/Sources/GraphQLSchema/Schema", file: "StandardDirective.swift")

    /// The code of the app in the examples, and of its documents.
    private static let examples: Set<String> = [
        "environment", "feed", "first:", "fragment", "mock", "mutation", "query", "story", "story:",
        "storyRow_story", "FQuery", "FeedQuery", "StoryRow_story", "Screen", "Fragment", "Other",
        "T", "M", "get", "sample",
    ]
    /// The types of its variables.
    private static let types = [
        "environment": "RelayEnvironment", "mock": "MockEnvironment", "options": "Options",
        "request": "NetworkRequest",
    ]
    /// Names of Swift, Foundation and SwiftUI.
    private static let foreign: Set<String> = [
        "Data", "Environment", "Result", "URLSessionTaskMetrics", "async", "await", "catch", "do",
        "in", "nil", "return", "seconds", "self", "throw", "try", "var", "where",
    ]

    private static func text(in folder: String, file: String = "") -> String {
        SourceFile.all(in: folder).filter { $0.path.hasSuffix(file) }.map(\.text).joined()
    }

    /// Says what is wrong with a code span, in one or two backquotes.
    static func problem(in span: String) -> String? {
        let code = span.drop { $0 == "`" }.prefix { $0 != "`" }
        if span.hasPrefix("``") { return symbol(String(code)) }
        if code.hasPrefix("relay-generator") || code.contains(/^[\w-]*\.(json|graphql)$/) {
            return code.split(separator: " ")
                .first { !generator.contains("\"\($0)\"") && !generator.contains("`\($0)`") }
                .map { "The generator has no `\($0)`." }
        }
        if code.contains(/^[A-Z]\w*-\w+$|^[A-Z]+_[A-Z_]+$/) {
            return runtime.contains("\"\(code)\"") ? nil : "No source has `\(code)`."
        }
        let isDocument = ["fragment ", "extend ", "..."].contains { code.hasPrefix($0) }
        let directives = code.matches(of: /@(\w+)(?:\(([^@]*)\))?/)
        if isDocument || directives.contains(where: { definition(of: $0.1) != nil }) {
            return directives.compactMap { directive($0.1, $0.2 ?? "") }.first
        }
        return swift(String(code.replacing(/"[^"]*"/, with: "\"\"")))
    }

    /// Says what is wrong with a link, such as `RelayEnvironment/read(_:)-(Query)`.
    private static func symbol(_ path: String) -> String? {
        let parts = path.prefix { $0 != "-" }.split(separator: "/")
        guard let last = parts.last else { return "There is no name." }
        let name = String(last.prefix { $0 != "(" })
        let found =
            parts.count == 1
            ? interface.declarations[name] ?? []
            : interface.members(name, of: String(parts[parts.count - 2]))
        let labels = last.dropFirst(name.count + 1).split(separator: ":").dropLast().map(
            String.init
        )
        let isThere = found.contains { !last.contains("(") || $0.hasLabels(labels) }
        return isThere ? nil : "There is no `\(path)`."
    }

    /// Returns the definition of a directive; without arguments if these have any name.
    private static func definition(of directive: Substring) -> String? {
        if directive == "arguments" || directive == "argumentDefinitions" {
            return definitions.contains("case \(directive)\n") ? "" : nil
        }
        let starts = ["(", " ", "\n"].compactMap {
            definitions.firstRange(of: "directive @\(directive)\($0)")
        }
        return starts.first.map { String(definitions[$0.lowerBound...].prefix { $0 != ")" }) }
    }

    private static func directive(_ name: Substring, _ arguments: Substring) -> String? {
        guard let definition = definition(of: name) else { return "There is no `@\(name)`." }
        if definition.isEmpty { return nil }
        let plain = arguments.replacing(/"[^"]*"|\{.*\}/, with: "")
        for label in plain.matches(of: /(\w+):/) where !definition.contains("\(label.1): ") {
            return "`@\(name)` has no argument `\(label.1)`."
        }
        for value in plain.matches(of: /\b[A-Z][A-Z_]+\b/)
        where !definitions.contains(" \(value.0)\n") {
            return "There is no value `\(value.0)`."
        }
        return nil
    }

    private static func swift(_ code: String) -> String? {
        for match in code.matches(of: /[A-Za-z_]\w*/) {
            let name = String(match.0)
            let (before, after) = (code[..<match.range.lowerBound], code[match.range.upperBound...])
            let isLabel = after.hasPrefix(":")
            if examples.contains(isLabel ? name + ":" : name) || foreign.contains(name) { continue }
            if isLabel {
                let isArgument = definitions.contains("\(name): ")
                if name != "_", !isArgument, !interface.labels.contains(name) {
                    return "No function has a parameter `\(name):`."
                }
            } else if !isDeclared(name, before, after) {
                return "There is no `\(name)` with these labels."
            }
        }
        return nil
    }

    /// Returns whether a name is declared for the type before it and the call after it.
    private static func isDeclared(_ name: String, _ before: Substring, _ after: Substring) -> Bool
    {
        let receiver = before.firstMatch(of: /(\w+)\.$/).map { String($0.1) } ?? ""
        let type = types[receiver] ?? receiver
        let isMember = type.first?.isUppercase == true && interface.declarations[type] != nil
        let all = interface.declarations[name] ?? []
        let found = isMember ? interface.members(name, of: type) : all
        guard after.hasPrefix("("), let end = PublicInterface.closing(after) else {
            return !found.isEmpty || definitions.contains("\(name): ")
                || generator.contains("\"\(name)\"")
        }
        let arguments = String(after[..<end].dropFirst())
        if arguments.contains("…") { return !found.isEmpty }
        let labels =
            arguments.contains(/^(\w+:)+$/)
            ? arguments.split(separator: ":").map(String.init)
            : PublicInterface.split(arguments).map { argument in
                argument.prefixMatch(of: /(\w+):/).map { String($0.1) } ?? "_"
            }
        let closures = after[end...].dropFirst().hasPrefix(" {") ? 1 : 0
        let callees = name.first?.isUppercase == true ? interface.members("init", of: name) : found
        return callees.contains { $0.accepts(labels, closures: closures) }
    }
}
