import GraphQLLanguage
import GraphQLSchema

/// Reads typed values from a configuration, and collects the mistakes.
struct ConfigValues {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func report(
        _ message: String,
        _ span: SourceSpan,
        severity: Diagnostic.Severity = .error
    ) {
        diagnostics.append(
            Diagnostic(severity: severity, rule: "Config", message: message, span: span)
        )
    }

    /// Returns the members of an object.
    ///
    /// Unknown and repeated keys are errors.
    mutating func members(
        _ node: JSONNode,
        _ what: String,
        keys: [String]?
    ) -> [JSONNode.Member]? {
        guard let members = node.members else {
            report("\(what), not \(node.kind).", node.span)
            return nil
        }
        var seen: Set<String> = []
        for member in members {
            if !seen.insert(member.key).inserted {
                report("The key `\(member.key)` occurs twice. Remove one.", member.keySpan)
            }
            guard let keys, !keys.contains(member.key) else { continue }
            let hint = Suggestions.didYouMean(member.key, among: keys)
            let known = keys.filter { $0 != "$schema" }.map { "`\($0)`" }.joined(separator: ", ")
            report(
                "Unknown key `\(member.key)`.\(hint.isEmpty ? " Known keys are \(known)." : hint)",
                member.keySpan
            )
        }
        return members
    }

    mutating func strings(_ node: JSONNode, _ key: String) -> [String] {
        places(node, key).map(\.string)
    }

    /// Returns a string or a list of strings, with their source ranges.
    mutating func places(
        _ node: JSONNode,
        _ key: String
    ) -> [(string: String, span: SourceSpan)] {
        if let elements = node.array {
            return elements.compactMap { element in
                string(element, key, isElement: true).map { ($0, element.span) }
            }
        }
        if node.string != nil {
            return string(node, key).map { [($0, node.span)] } ?? []
        }
        report("`\(key)` must be a string or a list of strings, not \(node.kind).", node.span)
        return []
    }

    /// Returns a string that is not empty.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - key: The key of the value, or of the list or object that contains it.
    ///   - isElement: Whether a list or object contains it.
    /// - Returns: The string, or `nil` if it was reported.
    mutating func string(_ node: JSONNode, _ key: String, isElement: Bool = false) -> String? {
        if let string = node.string, !string.isEmpty, !string.utf8.contains(0) {
            return string
        }
        let kind =
            node.string.map { $0.isEmpty ? "an empty one" : "one with a null character" }
            ?? node.kind
        let must = isElement ? "must contain strings" : "must be a string"
        report("`\(key)` \(must), not \(kind).", node.span)
        return nil
    }

    mutating func bool(_ node: JSONNode, _ key: String) -> Bool? {
        let bool = node.bool
        if bool == nil {
            report("`\(key)` must be `true` or `false`, not \(node.kind).", node.span)
        }
        return bool
    }

    /// Returns a positive number.
    mutating func positive(_ node: JSONNode, _ key: String) -> Double? {
        if case .number(let text) = node.content, let number = Double(text), number > 0,
            number < 1e6
        {
            return number
        }
        report("`\(key)` must be a number above 0 and below a million.", node.span)
        return nil
    }

    /// Returns a positive integer.
    mutating func count(_ node: JSONNode, _ key: String) -> Int? {
        if case .number(let text) = node.content, let number = Int(text), 0 < number,
            number <= 1_000_000_000
        {
            return number
        }
        report("`\(key)` must be a whole number from 1 to 1000000000.", node.span)
        return nil
    }

    /// Returns a case of an enum, such as `"camelCase"`.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: JSONNode,
        _ key: String,
        _ what: String
    ) -> Choice? where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        let quoted = names.map { "`\($0)`" }
        let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        guard let name = node.string else {
            report("`\(key)` must be \(list), not \(node.kind).", node.span)
            return nil
        }
        if let choice = Choice(rawValue: name) {
            return choice
        }
        let hint = Suggestions.didYouMean(name, among: names)
        report("`\(name)` is not a valid \(what). Choose \(list).\(hint)", node.span)
        return nil
    }
}
